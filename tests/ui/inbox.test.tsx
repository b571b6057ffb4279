// @vitest-environment jsdom
// The operator's inbox: one list oldest first, partial failures, the record beside it, the next one after a decision,
// and the counters of the menu.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { ORIGIN } from '../support/app.ts';
import { deferred } from '../support/time.ts';
import { type Mock, type SentCall, closeDemoApp, leaveDemoApp, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const KINDS = 11;
const path = '/organization/inbox';
const table = () => screen.findByRole('table', { name: 'Входящие' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const tabOf = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Вид' })).getByRole('link', { name });
const settled = () => waitFor(() => expect(document.querySelector('[data-state="settled"]')).toBeTruthy());

/** A backend without filters lists organisations in service first and has no last message of a chat. */
const unassistedRows = async () =>
  (await rows()).flatMap(({ textContent }) => (/Верификация|Чаты/.test(textContent) ? [] : [textContent])).toSorted();

const operatorHeaders = async (mock: Mock) => ({ Authorization: `Bearer ${(await mock.signIn('operator')).access}` });

function recorded() {
  const sent: SentCall[] = [];
  return {
    sent,
    before: async (call: SentCall) => {
      sent.push(call);
      return null;
    },
  };
}

describe('the list', () => {
  it('contains every kind, oldest first, loaded by at most one call each', async () => {
    const { sent, before } = recorded();
    await openDemoApp({ path, before });
    expect(await screen.findByRole('heading', { level: 1, name: 'Входящие' })).toBeTruthy();
    await settled();
    const times = (await rows()).flatMap((row) => row.querySelector('time')?.dateTime ?? []);
    expect(times.length).toBeGreaterThan(10);
    expect(times.map((time) => Date.parse(time))).toEqual(times.map((time) => Date.parse(time)).sort((a, b) => a - b));
    const lists = sent.filter(({ path: at, query }) => query.includes('limit=10') && !at.startsWith('notifications'));
    expect(lists).toHaveLength(KINDS);
    for (const name of [/^Пополнения/, /^Выводы/, /^Верификация/, /^Покупка и продажа/, /^Кошельки/, /^Чаты/])
      expect(tabOf(name)).toBeTruthy();
  });

  it('omits rows that need no decision where the backend ignores the filter', async () => {
    await openDemoApp({
      path: `${path}?kind=deposit`,
      before: async (call) => {
        if (call.path !== 'authorized_organization/deposits') return null;
        const row = { number: 'П-1', amount: '1.00', currency: 'RUB', created_at: '2026-11-01T10:00:00+03:00' };
        return Response.json({
          count: 3,
          next: null,
          previous: null,
          results: [
            { ...row, id: 1, status: 'pending', payment_order: '/media/order.pdf' },
            { ...row, id: 2, number: 'П-2', status: 'executed', payment_order: '/media/order.pdf' },
            { ...row, id: 3, number: 'П-3', status: 'pending', payment_order: null },
          ],
        });
      },
    });
    await settled();
    expect((await rows()).map((row) => within(row).getByRole('link').textContent)).toEqual(['П-1']);
    expect(tabOf(/^Пополнения/).textContent).toBe('Пополнения1');
  });

  it('shows only rows that need a decision where the backend ignores every filter', async () => {
    const { mock } = await openDemoApp({ path });
    await settled();
    const waiting = await unassistedRows();
    expect(waiting.length).toBeGreaterThan(15);
    leaveDemoApp();
    const FILTERS = /[?&](awaiting_operator|status|wants_to_close_account|limit)=[^&]*/g;
    await openDemoApp({
      path,
      mock,
      before: async ({ method, path: called, query }) => {
        if (method !== 'GET' || !query.includes('limit=10')) return null;
        const whole = `${query.replaceAll(FILTERS, '')}&limit=100`.replace(/^&/, '?');
        return mock.fetch(`${ORIGIN}/api/v1/${called}${whole}`, { headers: await operatorHeaders(mock) });
      },
    });
    await settled();
    expect(await unassistedRows()).toEqual(waiting);
  });

  it('sends every call at once and shows the first answers, oldest first, before the last', async () => {
    const { sent, before } = recorded();
    const held = deferred<null>();
    await openDemoApp({
      path,
      before: (call) =>
        before(call).then(() => (call.path === 'authorized_organization/deposits' ? held.promise : null)),
    });
    const partial = await rows();
    const times = partial.flatMap((row) => row.querySelector('time')?.dateTime ?? []).map((time) => Date.parse(time));
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const lists = sent.filter(({ path: at, query }) => query.includes('limit=10') && !at.startsWith('notifications'));
    expect(lists).toHaveLength(KINDS);
    held.resolve(null);
    await settled();
    expect((await rows()).length).toBeGreaterThan(partial.length);
  });

  it('counts nothing before the first response', async () => {
    const held = deferred<null>();
    await openDemoApp({
      path,
      before: ({ query }) => (query.includes('limit=10') ? held.promise : Promise.resolve(null)),
    });
    await screen.findByRole('heading', { level: 1, name: 'Входящие' });
    expect(tabOf(/^Все/).textContent).toBe('Все');
    held.resolve(null);
    await settled();
    expect(tabOf(/^Все/).textContent).toMatch(/^Все\d+$/);
  });

  it('shows its rows at once when it is opened again, and reads them again', async () => {
    const { sent, before } = recorded();
    let isHeld = false;
    const held = deferred<null>();
    await openDemoApp({ path, before: (call) => before(call).then(() => (isHeld ? held.promise : null)) });
    await settled();
    const known = (await rows()).map(({ textContent }) => textContent);
    act(() => navigate('/organization/my-check'));
    await screen.findByRole('heading', { level: 1, name: 'Мой счёт' });
    isHeld = true;
    sent.length = 0;
    act(() => navigate(path));
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(known);
    const lists = sent.filter(({ path: at, query }) => query.includes('limit=10') && !at.startsWith('notifications'));
    expect(lists).toHaveLength(KINDS);
    held.resolve(null);
    await settled();
  });

  it('sends its calls before the bell sends its own', async () => {
    const { sent, before } = recorded();
    await openDemoApp({ path: '/organization/my-check', before });
    await screen.findByRole('heading', { level: 1, name: 'Мой счёт' });
    await waitFor(() => expect(sent.some(({ path: called }) => called.startsWith('notifications'))).toBe(true));
    sent.length = 0;
    act(() => navigate(path));
    await settled();
    await waitFor(() => expect(sent.some(({ path: called }) => called.startsWith('notifications'))).toBe(true));
    const ofBell = sent.findIndex(({ path: called }) => called.startsWith('notifications'));
    expect(sent.slice(0, ofBell).filter(({ query }) => query.includes('limit=10'))).toHaveLength(KINDS);
  });

  it('names the kinds that failed to load and shows the rest', async () => {
    let fails = true;
    const sent: string[] = [];
    const { user } = await openDemoApp({
      path,
      before: async ({ path: called, query }) => {
        if (query.includes('limit=10')) sent.push(called);
        return fails && called === 'authorized_organization/deposits' ? Response.json({}, { status: 500 }) : null;
      },
    });
    const notice = await screen.findByText('Не удалось прочитать: Пополнения');
    await settled();
    expect((await rows()).length).toBeGreaterThan(5);
    fails = false;
    sent.length = 0;
    const strip = notice.parentElement;
    if (!strip) throw new Error('no strip');
    await user.click(within(strip).getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByText(/^Не удалось прочитать/)).toBeNull());
    expect(tabOf(/^Пополнения/)).toBeTruthy();
    expect(sent, 'what was read is not read again').toEqual(['authorized_organization/deposits']);
  });

  it('says how many more of a kind wait, and where they are', async () => {
    await openDemoApp({
      path: `${path}?kind=withdrawal`,
      arrange(world) {
        const waiting = world.known('withdrawals', 702);
        for (const row of world.filter('withdrawals', () => true)) world.delete('withdrawals', row.id);
        for (let id = 901; id <= 913; id += 1) world.put('withdrawals', { ...waiting, id, number: `В-${id}` });
      },
    });
    await settled();
    expect(await rows()).toHaveLength(10);
    const notice = screen.getByText(/Ещё 3\sзаписи\.$/);
    const all = within(notice.parentElement ?? document.body).getByRole('link', { name: 'Открыть все' });
    expect(all.getAttribute('href')).toBe('/organization/withdrawal-requests');
  });

  it('reports that nothing is left', async () => {
    const empty = { count: 0, next: null, previous: null, results: [] };
    await openDemoApp({
      path,
      before: async ({ query }) => (query.includes('limit=10') ? Response.json(empty) : null),
    });
    expect(await screen.findByText('Всё разобрано: ничего не ждёт вашего решения')).toBeTruthy();
    const kinds = within(screen.getByRole('navigation', { name: 'Вид' })).getAllByRole('link');
    expect(
      kinds.map(({ textContent }) => textContent),
      'a kind with nothing is left out',
    ).toEqual(['Все0']);
  });
});

describe('an open record', () => {
  it('is followed by the next one once it is decided', async () => {
    const { user } = await openDemoApp({ path: `${path}?kind=withdrawal` });
    await settled();
    const [first, second] = (await rows()).map((row) => within(row).getByRole('link'));
    if (!first || !second) throw new Error('two withdrawals have to wait');
    const [gone, next] = [first.textContent, second.textContent];
    await user.click(first);
    expect(await screen.findByRole('heading', { name: `Вывод ${gone}` })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Отклонить' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Нет договора');
    await user.click(within(dialog).getByRole('button', { name: /^Отклонить/ }));
    expect(await screen.findByRole('heading', { name: `Вывод ${next}` })).toBeTruthy();
    act(() => history.back());
    await waitFor(() => expect(location.search).toBe('?kind=withdrawal'));
    expect(screen.queryByRole('heading', { name: /^Вывод / })).toBeNull();
  });

  it('is followed by the first one if it was the last', async () => {
    const { user } = await openDemoApp({ path: `${path}?kind=withdrawal` });
    await settled();
    const links = (await rows()).map((row) => within(row).getByRole('link'));
    const [first, last] = [links[0], links.at(-1)];
    if (!first || !last || first === last) throw new Error('two withdrawals have to wait');
    await user.click(last);
    expect(await screen.findByRole('heading', { name: `Вывод ${last.textContent}` })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Следующая заявка' }));
    expect(await screen.findByRole('heading', { name: `Вывод ${first.textContent}` })).toBeTruthy();
  });

  it.each([
    ['verification', /^\/organization\/verification\//],
    ['chat', /^\/organization\/support\/\d+$/],
    ['wallet', /^\/organization\/wallet-request\?id=/],
    ['submission', /^\/organization\/reestr-operation\?tab=submissions&id=/],
  ])('of kind %s is on its own screen', async (kind, href) => {
    await openDemoApp({ path: `${path}?kind=${kind}` });
    const [row] = await rows();
    if (!row) throw new Error('nothing waits');
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(href);
  });
});

describe('the menu', () => {
  it('counts pending records once the inbox was opened, and follows decisions elsewhere', async () => {
    const { user } = await openDemoApp({ path });
    await settled();
    const menu = screen.getByRole('navigation', { name: 'Разделы' });
    const countAt = () => within(menu).getByRole('link', { name: /^Заявки на вывод/ }).textContent;
    const before = Number(countAt().replace('Заявки на вывод', ''));
    expect(before).toBeGreaterThan(1);
    const [total] = within(menu).getAllByRole('link', { name: /^Входящие/ });
    expect(total?.querySelector('[title]')?.getAttribute('title')).toMatch(/^Самая давняя ждёт \d+/);
    act(() => navigate('/organization/withdrawal-requests/702'));
    await user.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Нет договора');
    await user.click(within(dialog).getByRole('button', { name: /^Отклонить/ }));
    await waitFor(() => expect(countAt()).toBe(`Заявки на вывод${before - 1}`));
  });

  it('loads nothing on other screens before that', async () => {
    const { sent, before } = recorded();
    await openDemoApp({ path: '/organization/my-check', before });
    await screen.findByRole('heading', { level: 1, name: 'Мой счёт' });
    expect(sent.filter(({ query }) => query.includes('awaiting_operator'))).toEqual([]);
  });
});
