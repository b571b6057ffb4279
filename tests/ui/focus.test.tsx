// Focus for keyboard users: it stays on the chosen tab or kind when another list or form is rendered, and
// returns to the row of a closed record.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const main = () => within(screen.getByRole('main'));
const tableThere = () => screen.findByRole('table');
const focused = () => document.activeElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const step = () => button('Следующая по списку');

describe('a tab keeps the focus when its list changes', () => {
  it.each([
    ['ved.active', '/account/deal', 'Продажа'],
    ['ved.active', '/account/deal', 'Обмен'],
    ['ved.active', '/account/history-ved', 'Продажа'],
    ['ved.active', '/account/request', 'Продать'],
    ['ved.active', '/account/operations-history', 'Выводы'],
    ['lp.active', '/liquidity/operations-status', 'Поданные'],
    ['operator', '/organization/queue-requests', 'Продажа'],
    ['operator', '/organization/wallet-request', 'Обновление баланса'],
    ['operator', '/organization/wallets', 'Мои кошельки'],
    ['operator', '/organization/operation-history-organization', 'Обмены'],
    ['operator', '/organization/kyc-verification', 'Поставщики'],
    ['operator', '/organization/reestr-operation', 'На рассмотрении'],
  ])('%s %s: «%s»', async (login, path, name) => {
    const { user } = await openDemoApp({ login, path });
    const tab = () => main().getByRole('link', { name: new RegExp(`^${name}`) });
    await tableThere();
    tab().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tab().getAttribute('aria-current')).toBe('page'));
    await tableThere();
    expect(focused()).toBe(tab());
  });

  it('also when it was selected with the mouse', async () => {
    const { user } = await openDemoApp({ login: 'ved.active', path: '/account/deal' });
    await tableThere();
    await user.click(main().getByRole('link', { name: /^Продажа/ }));
    await waitFor(() => expect(focused()).toBe(main().getByRole('link', { name: /^Продажа/ })));
  });
});

it('announces another screen by its title, since the focus stays on its link', async () => {
  const { user } = await openDemoApp({ path: '/organization/deposit-requests' });
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.getAttribute('aria-live')).toBe('polite');
  const link = within(screen.getByRole('navigation', { name: 'Разделы' })).getByRole('link', { name: /^KYT/ });
  await user.click(link);
  await waitFor(() => expect(title.textContent).toBe('KYT'));
  expect([title.isConnected, focused()]).toEqual([true, link]);
});

// The arrow keys themselves: tests/browser/demo/focus.spec.ts.
describe('a kind keeps the focus when its form or list changes', () => {
  it.each([
    ['/account/createRequest', ['Продажа', 'Обмен', 'Покупка']],
    ['/account/operations-history?tab=operations', ['Поданные', 'Доступные']],
  ])('%s', async (path, names) => {
    const { user } = await openDemoApp({ login: 'ved.active', path });
    for (const name of names) {
      const radio = () => screen.getByRole('radio', { name });
      await user.click(await screen.findByRole('radio', { name }));
      await waitFor(() => expect(radio()).toHaveProperty('checked', true));
      await waitFor(() => expect(focused()).toBe(radio()));
    }
  });
});

describe('a closed record returns the focus to its row', () => {
  const CLOSE = ['{Escape}', '{Enter}'];
  it.each([
    ...CLOSE.map((key) => ['operator', '/organization/queue-requests', key] as const),
    ['operator', '/organization/deposit-requests', '{Escape}'] as const,
    ['ved.active', '/account/request', '{Enter}'] as const,
  ])('%s %s with %s on «Закрыть»', async (login, path, key) => {
    const { user } = await openDemoApp({ login, path });
    const row = await firstRow();
    const { textContent: name } = row;
    await user.click(row);
    within(await screen.findByRole('complementary', { name: new RegExp(`${name}$`) }))
      .getByRole('button', { name: 'Закрыть' })
      .focus();
    await user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('complementary', { name: new RegExp(`${name}$`) })).toBeNull());
    await waitFor(() => expect(focused()?.textContent).toBe(name));
    expect(focused()?.closest('table')).toBe(screen.getByRole('table'));
  });

  it('and to the list without one', async () => {
    const { user } = await openDemoApp({ path: '/organization/queue-requests/7777' });
    await screen.findByText('Заявка не найдена');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(location.pathname).toBe('/organization/queue-requests'));
    expect(focused()).toBe(screen.getByRole('main'));
  });
});

describe('a press that removes its own button leaves the focus near', () => {
  it.each(['/organization/queue-requests', '/organization/deposit-requests'])(
    'on the step through %s',
    async (path) => {
      const { user } = await openDemoApp({ path });
      await user.click(await firstRow());
      await waitFor(() => expect(step().ariaDisabled).toBeNull());
      step().focus();
      for (let at = location.pathname; step().ariaDisabled === null; at = location.pathname) {
        await user.keyboard('{Enter}');
        await waitFor(() => expect(location.pathname).not.toBe(at));
        await waitFor(() => expect(focused()).toBe(step()));
      }
      const last = location.pathname;
      await user.keyboard('{Enter}');
      expect(location.pathname).toBe(last);
      expect(focused()).toBe(step());
    },
  );

  it('on the pagination arrow that becomes disabled', async () => {
    const { user } = await openDemoApp({ path: '/organization/kyt-requests/107' });
    const pages = within(await screen.findByRole('navigation', { name: 'Страницы: Отказано' }));
    for (const [name, search] of [
      ['Следующая страница', '?pd=2'],
      ['Предыдущая страница', ''],
    ] as const) {
      const arrow = pages.getByRole('button', { name });
      await waitFor(() => expect(arrow.ariaDisabled).toBeNull());
      arrow.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(arrow.ariaDisabled).toBe('true'));
      expect(arrow).toHaveProperty('disabled', false); // a browser takes the focus from what is
      await user.keyboard('{Enter}');
      expect([focused(), location.search]).toEqual([arrow, search]);
    }
  });

  it('in the field whose search is cleared', async () => {
    const { user } = await openDemoApp({ path: '/organization/kyt-requests' });
    const field = await screen.findByRole('searchbox', { name: 'Поиск пользователей' });
    await user.type(field, 'карго');
    button('Очистить поиск').focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe(field);
  });

  it.each([
    ['in the bar of filters', 'status=accepted', () => screen.getByRole('group', { name: 'Фильтры' })],
    ['in the list that was empty by them', 'amount=1.00', async () => (await tableThere()).closest('section')],
  ])('%s', async (place, search, part) => {
    const { user } = await openDemoApp({ path: `/organization/deposit-requests?${search}` });
    const reset = 'Сбросить фильтры (1)';
    await (place.includes('empty') ? screen.findByText('Ничего не найдено') : tableThere());
    screen.getAllByRole('button', { name: reset }).at(-1)?.focus();
    await user.keyboard('{Enter}');
    const wanted = await part();
    await waitFor(() => expect(focused()).toBe(wanted));
  });

  it('at the fields of saved views', async () => {
    const { user } = await openDemoApp({ path: '/organization/deposit-requests' });
    await tableThere();
    await user.click(button('Настроить список'));
    const settings = await dialog('Настроить список');
    await user.type(await settings.findByLabelText('Название вида'), 'Мой');
    await user.click(settings.getByRole('button', { name: 'Сохранить' }));
    (await settings.findByRole('button', { name: 'Удалить вид «Мой»' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(settings.getByRole('group', { name: 'Сохранённые виды' })));
  });

  it('on the screen behind a toast', async () => {
    const { app, user } = await openDemoApp({ path: '/organization/deposit-requests' });
    await tableThere();
    act(() => app.notices.send({ type: 'notice.show', kind: 'error', text: 'Файл не загружен' }));
    within(await screen.findByText('Файл не загружен').then(({ parentElement }) => cardOf(parentElement)))
      .getByRole('button', { name: 'Закрыть' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });

  it('on a single file that is picked, replaced and removed', async () => {
    const { user } = await openDemoApp({ path: '/organization/reestr-users/101?role=ved_participant' });
    await user.click(await enabled('Отправить письмо'));
    const form = await dialog('Отправить письмо');
    const field = () => form.getByLabelText('Файл');
    for (const name of ['act.pdf', 'other.pdf']) {
      await user.upload(field(), new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
      await form.findByText(name);
      await waitFor(() => expect(focused()).toBe(field()));
    }
    form.getByRole('button', { name: 'Убрать файл other.pdf' }).focus();
    await user.keyboard('{Enter}');
    expect(form.queryByText('other.pdf')).toBeNull();
    await waitFor(() => expect(focused()).toBe(field()));
  });
});

function cardOf(element: HTMLElement | null): HTMLElement {
  if (!element?.parentElement) throw new Error('no toast');
  return element.parentElement;
}

// Safari focuses no clicked button: a bare click event leaves the focus where it was.
describe('a dialog returns the focus in a browser that focuses no clicked button', () => {
  it('to its opener', async () => {
    const { user } = await openDemoApp({ path: '/organization/deposit-requests' });
    const opener = await screen.findByRole('button', { name: 'Настроить список' });
    await tableThere();
    screen.getByRole('main').focus();
    fireEvent.click(opener, { detail: 1 });
    await dialog('Настроить список');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe(opener));
  });

  it('to the row of the open record, without an opener', async () => {
    const { user, name } = await openRecord();
    screen.getByRole('main').focus();
    fireEvent.click(button('Принять')); // by code
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(screen.getByRole('link', { name }));
  });
});

describe('Esc closes a record', () => {
  it.each([
    ['the row', (): void => undefined, 'row'],
    [
      'nothing',
      (): void => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
      'row',
    ],
    ['a button of the list', () => button('Обновить').focus(), 'button'],
    ['the record', () => button('Закрыть').focus(), 'row'],
  ] as const)('while %s is focused', async (_, focus, wanted) => {
    const { user, name } = await openRecord();
    focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(record()).toBeNull());
    const element = () => (wanted === 'row' ? screen.getByRole('link', { name }) : button('Обновить'));
    await waitFor(() => expect(focused()).toBe(element()));
  });

  it('but not from outside of the screen, nor under a dialog', async () => {
    const { user } = await openRecord();
    button(/^Уведомления/).focus();
    await user.keyboard('{Escape}');
    expect(record()).not.toBeNull();
    await user.click(button('Настроить список'));
    await dialog('Настроить список');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(record()).not.toBeNull();
  });
});

const record = () => screen.queryByRole('complementary', { name: /^Пополнение/ });

async function openRecord() {
  const { user } = await openDemoApp({ path: '/organization/deposit-requests' });
  const row = await firstRow();
  const { textContent: name } = row;
  await user.click(row);
  await waitFor(() => expect(record()).not.toBeNull());
  return { user, name };
}

async function firstRow(): Promise<HTMLElement> {
  const [row] = within(await tableThere()).getAllByRole('link');
  if (!row) throw new Error('the list is empty');
  return row;
}
