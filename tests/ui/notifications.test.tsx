// The bell over the mock server of the demo: its requests and their times, marking as read, its links.
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { areaScreens } from '../../src/ui/app/routes.ts';
import { toInternalPath } from '../../src/ui/features/notifications/internalPath.ts';
import { supportDialogs } from '../support/dialogs.ts';
import { supportPopovers } from '../support/popovers.ts';
import { type OpenedDemo, openDemo } from './modals.setup.tsx';

configure({ defaultHidden: false }); // hidden elements do not count

const UNREAD = ['GET', '/api/v1/notifications/unread/'] as const;
const MARK = ['POST', '/api/v1/notifications/mark_read/'] as const;

let demo: OpenedDemo;

beforeAll(supportDialogs);
beforeAll(supportPopovers);
afterEach(() => {
  cleanup();
  demo.stop();
});

const bell = () => screen.getByRole('button', { name: /^Уведомления/ });
/** Status of the own organisation in its profile. */
const organizationStatus = () =>
  within(screen.getByRole('main')).getByText('Организация', { selector: 'dt' }).nextSibling;
const badge = () => bell().textContent;

async function open(login: string, path = '/account/dashboard') {
  demo = await openDemo(login, path);
  await demo.settle();
  await userEvent.click(bell());
  return within(screen.getByRole('region', { name: 'Новые уведомления' }));
}

describe('the panel', () => {
  it("lists the unread ones with the server's count", async () => {
    const panel = await open('ved.active');
    expect(badge()).toBe('3');
    expect(screen.getByRole('button', { name: 'Уведомления: 3 непрочитанных' })).toBe(bell());
    const [first] = panel.getAllByRole('listitem');
    expect(first?.textContent).toContain('Пополнение П-602 принято в работу');
    expect(within(first ?? document.body).getByText('19.11.2026, 11:30')).toBeTruthy();
  });

  it.each([
    [99, '99', 'Уведомления: 99 непрочитанных'],
    [100, '99+', 'Уведомления: 99+ непрочитанных'],
  ])('counts %i unread ones as %s', async (count, shown, name) => {
    demo = await openDemo('ved.active', '/account/dashboard', (world) => {
      const known = world.known('notifications', 1);
      for (let id = 9004; id <= 9000 + count; id += 1) world.put('notifications', { ...known, id });
    });
    await demo.settle();
    expect(badge()).toBe(shown);
    expect(screen.getByRole('button', { name })).toBe(bell());
  });

  it('opening it marks nothing as read', async () => {
    await open('ved.active');
    await demo.settle();
    expect([demo.sent(...MARK), badge()]).toEqual([0, '3']);
  });

  it('marks all by one call', async () => {
    const panel = await open('ved.active');
    await userEvent.click(panel.getByRole('button', { name: 'Отметить прочитанными' }));
    expect(await panel.findByText('Новых уведомлений нет')).toBeTruthy();
    expect([demo.sent(...MARK), badge()]).toEqual([1, '']);
    expect(demo.mock.world.filter('notifications', (row) => row.company_id === 101 && !row.is_read)).toEqual([]);
  });

  it('cancels slow marks, and marks again', async () => {
    const panel = await open('ved.active');
    await demo.mock.control('POST', 'faults', {
      match: 'POST notifications/mark_read/',
      kind: 'hold',
      times: 'always',
    });
    await userEvent.click(panel.getByRole('button', { name: 'Отметить прочитанными' }));
    expect(panel.queryByRole('button', { name: 'Отменить' })).toBeNull();
    act(() => demo.bench.clock.increment(15_000));
    await userEvent.click(panel.getByRole('button', { name: 'Отменить' }));
    expect(panel.getByRole('button', { name: 'Повторить' })).toBeTruthy();
    await demo.mock.control('DELETE', 'faults');
    await userEvent.click(panel.getByRole('button', { name: 'Отметить прочитанными' }));
    expect(await panel.findByText('Новых уведомлений нет')).toBeTruthy();
  });

  it('follows a link to its screen and marks that one', async () => {
    const panel = await open('ved.active');
    await userEvent.click(panel.getByRole('link', { name: 'Заявка С-1002 одобрена' }));
    expect(location.pathname).toBe('/account/deal/1002');
    await waitFor(() => expect(badge()).toBe('2'));
    expect(demo.mock.world.get('notifications', 1)?.is_read).toBe(true);
    expect(screen.queryByRole('heading', { name: 'Уведомления' })).toBeNull();
  });

  it('is refetched when it is opened', async () => {
    demo = await openDemo('ved.active', '/account/dashboard');
    await demo.settle();
    const old = demo.mock.world.known('notifications', 1);
    demo.mock.world.put('notifications', { ...old, id: 9002, text: 'Пришло позже' });
    await userEvent.click(bell());
    expect(await screen.findByText('Пришло позже')).toBeTruthy();
    expect(badge()).toBe('4');
  });

  it('refetches the current screen when its link is followed', async () => {
    const panel = await open('ved.active', '/account/deal/1002');
    const trade = ['GET', '/api/v1/trades/1002/'] as const;
    await waitFor(() => expect(demo.sent(...trade)).toBeGreaterThan(0));
    await demo.settle();
    const before = demo.sent(...trade);
    await userEvent.click(panel.getByRole('link', { name: 'Заявка С-1002 одобрена' }));
    await waitFor(() => expect(demo.sent(...trade)).toBe(before + 1));
  });

  it('writes nothing for a read-only account and shows why', async () => {
    const panel = await openWithNews('ved.review', 103, '/account/deal');
    const all = panel.getByRole('button', { name: 'Отметить прочитанными' });
    expect(all.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(all.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Отметки недоступны: аккаунт открыт только для просмотра',
    );
    await userEvent.click(all);
    await userEvent.click(panel.getByRole('link', { name: 'Новость' }));
    await demo.settle();
    expect([location.pathname, demo.sent(...MARK)]).toEqual(['/account/deal', 0]);
  });

  it('shows a notification without a screen of the app as plain text', async () => {
    const panel = await openWithNews('ved.active', 101, 'https://evil.example/account/deal');
    expect(panel.getByText('Новость').tagName).toBe('SPAN');
  });

  it('reports that there is nothing new', async () => {
    const panel = await open('ved.foreign');
    expect(panel.getByText('Новых уведомлений нет')).toBeTruthy();
    const all = panel.getByRole('button', { name: 'Отметить прочитанными' });
    expect(all.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(all);
    await demo.settle();
    expect(demo.sent(...MARK)).toBe(0);
    expect(panel.queryByRole('heading', { name: 'Последние ошибки' })).toBeNull();
  });

  it('reports its own failure, offers to retry and keeps the last failures', async () => {
    demo = await openDemo('ved.foreign', '/account/dashboard');
    await demo.settle();
    await demo.mock.control('POST', 'faults', { match: 'GET trades_history', kind: 'serverError' });
    act(() => history.pushState(null, '', '/account/history-ved'));
    await screen.findByRole('dialog', { name: 'Сервис временно недоступен' });
    await userEvent.keyboard('{Escape}');
    await demo.mock.control('POST', 'faults', { match: 'GET notifications/unread', kind: 'serverError' });
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByRole('dialog', { name: 'Сервис временно недоступен' });
    await userEvent.keyboard('{Escape}');
    await demo.settle();
    await userEvent.click(bell());
    const panel = within(screen.getByRole('region', { name: 'Новые уведомления' }));
    expect(panel.getByRole('heading', { name: 'Последние ошибки' })).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Повторить' }));
    expect(await panel.findByText('Новых уведомлений нет')).toBeTruthy();
    expect(panel.getByText('GET /api/v1/notifications/unread/ 500')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Скопировать детали' }));
    expect(demo.bench.copied[0]).toContain('GET /api/v1/notifications/unread/ 500\nInternal server error');
    expect(demo.bench.copied[0], 'all failures of the list').toMatch(/GET \/api\/v1\/trades_history\S* 500/);
  });
});

/** One unread notification with this link arrives for the company before the page is opened. */
async function openWithNews(login: string, company_id: number, link: string) {
  demo = await openDemo(login, '/account/dashboard', (world) => {
    for (const row of world.filter('notifications', (one) => one.company_id === company_id))
      world.delete('notifications', row.id);
    world.put('notifications', {
      id: 9001,
      company_id,
      kind: 'trade_status',
      text: 'Новость',
      link,
      is_read: false,
      created_at: '2026-11-20T12:00:00+03:00',
    });
  });
  await demo.settle();
  await userEvent.click(bell());
  return within(screen.getByRole('region', { name: 'Новые уведомления' }));
}

describe('reading', () => {
  it('requests at the start, on another screen, on focus and after an own write, and not in between', async () => {
    demo = await openDemo('ved.active', '/account/dashboard');
    await demo.settle();
    const counts = [demo.sent(...UNREAD)];
    const count = async () => {
      await demo.settle();
      counts.push(demo.sent(...UNREAD));
    };
    await act(async () => history.pushState(null, '', '/account/deal'));
    await count();
    act(() => void window.dispatchEvent(new Event('focus')));
    await count();
    act(() => demo.bench.app.invalidations.publish(['deposit']));
    await count();
    act(() => demo.bench.clock.increment(3_600_000));
    await count();
    expect(counts).toEqual([1, 2, 3, 4, 4]);
  });

  it('sends nothing on the focus that the idle warning takes: a call would close it', async () => {
    demo = await openDemo('ved.active', '/account/dashboard');
    await demo.settle();
    const before = demo.sent(...UNREAD);
    const warning = document.createElement('div');
    warning.setAttribute('role', 'alertdialog');
    document.body.append(warning);
    act(() => void window.dispatchEvent(new Event('focus')));
    await demo.settle();
    expect(demo.sent(...UNREAD)).toBe(before);
    warning.remove();
    act(() => void window.dispatchEvent(new Event('focus')));
    await demo.settle();
    expect(demo.sent(...UNREAD)).toBe(before + 1);
  });

  it('refetches the screen on window focus, at most twice a minute and not behind a modal', async () => {
    demo = await openDemo('ved.active', '/account/deal/1002');
    const trade = ['GET', '/api/v1/trades/1002/'] as const;
    await waitFor(() => expect(demo.sent(...trade)).toBe(1));
    const looks = async () => {
      await demo.settle();
      act(() => void window.dispatchEvent(new Event('focus')));
      await demo.settle();
      return demo.sent(...trade);
    };
    const counts = [await looks(), await looks()];
    await demo.mock.control('POST', 'clock', { advance_ms: 30_000 });
    act(() => demo.bench.clock.increment(30_000));
    await demo.mock.control('POST', 'faults', { match: 'GET notifications/unread', kind: 'serverError' });
    act(() => demo.bench.app.invalidations.publish(['notification']));
    await screen.findByRole('dialog', { name: 'Сервис временно недоступен' });
    counts.push(await looks());
    await userEvent.keyboard('{Escape}');
    counts.push(await looks());
    expect(counts).toEqual([2, 2, 2, 3]);
  });

  it('treats a page restored from the back-forward cache as focused, and a loaded one not', async () => {
    demo = await openDemo('ved.active', '/account/deal/1002');
    const trade = ['GET', '/api/v1/trades/1002/'] as const;
    await waitFor(() => expect(demo.sent(...trade)).toBe(1));
    const counts: number[] = [];
    for (const persisted of [false, true]) {
      await demo.settle();
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
      await demo.settle();
      counts.push(demo.sent(...trade));
    }
    expect(counts).toEqual([1, 2]);
  });

  it.each(['a look', 'the news'])('refetches the own organisation at %s', async (way) => {
    await openWithNews('ved.foreign', 110, '/account/edit');
    await act(async () => history.pushState(null, '', '/account/edit'));
    await waitFor(() => expect(organizationStatus()?.textContent).toBe('Активна'));
    await demo.settle();
    const { world } = demo.mock;
    world.put('organizations', { ...world.known('organizations', 110), status: 'under_review' });
    if (way === 'a look') act(() => void window.dispatchEvent(new Event('focus')));
    else await userEvent.click(screen.getByRole('link', { name: 'Новость' }));
    await waitFor(() => expect(organizationStatus()?.textContent).toBe('На проверке'));
  });

  it('refetches on focus though the clock of the computer was set back since the last one', async () => {
    demo = await openDemo('ved.active', '/account/deal/1002');
    const trade = ['GET', '/api/v1/trades/1002/'] as const;
    await waitFor(() => expect(demo.sent(...trade)).toBe(1));
    act(() => demo.bench.clock.increment(3_600_000));
    for (const clock of ['as it is', 'set back']) {
      if (clock === 'set back') vi.spyOn(demo.bench.clock, 'now').mockReturnValue(0);
      await demo.settle();
      act(() => void window.dispatchEvent(new Event('focus')));
    }
    await waitFor(() => expect(demo.sent(...trade)).toBe(3));
  });

  it('never refetches for a blocked account, so that its modal stays dismissed', async () => {
    demo = await openDemo('ved.blocked', '/account/dashboard');
    await screen.findByRole('dialog', { name: 'Аккаунт заблокирован' });
    await screen.findByRole('heading', { level: 1, name: 'Аккаунт заблокирован' }); // the home page sends no more requests
    await demo.settle();
    await userEvent.keyboard('{Escape}');
    act(() => void window.dispatchEvent(new Event('focus')));
    await demo.settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('internalPath', () => {
  const session = { signedIn: true, role: 'ved_participant' } as const;
  it.each([
    ['/account/deal/1002', '/account/deal/1002'],
    ['/account/operations-history?page=2#top', '/account/operations-history?page=2#top'],
    ['/organization/request-closed', null],
    ['/account/no-such-screen', null],
    ['/login', null],
    ['//evil.example/account/deal', null],
    ['/\\evil.example/account/deal', null],
    ['https://evil.example/account/deal', null],
    ['javascript:alert(1)', null],
    ['data:text/html,hi', null],
    ['', null],
    [null, null],
  ])('%s → %s', (link, expected) => {
    expect(toInternalPath(link, session, areaScreens)).toBe(expected);
  });
});
