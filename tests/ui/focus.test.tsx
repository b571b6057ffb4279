// The focus of whoever works by keys: it stays on the tab or kind that was chosen though another list or form is drawn, and
// goes back to the row whose record was closed.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeDesk, openDesk } from './desks.stage.tsx';

afterEach(closeDesk);

const main = () => within(screen.getByRole('main'));
const tableThere = () => screen.findByRole('table');
const focused = () => document.activeElement;

describe('a tab keeps the focus when its list is another one', () => {
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
    const { user } = await openDesk({ login, path });
    const tab = () => main().getByRole('link', { name: new RegExp(`^${name}`) });
    await tableThere();
    tab().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tab().getAttribute('aria-current')).toBe('page'));
    await tableThere();
    expect(focused()).toBe(tab());
  });

  it('also when it was chosen with the mouse', async () => {
    const { user } = await openDesk({ login: 'ved.active', path: '/account/deal' });
    await tableThere();
    await user.click(main().getByRole('link', { name: /^Продажа/ }));
    await waitFor(() => expect(focused()).toBe(main().getByRole('link', { name: /^Продажа/ })));
  });
});

// The arrow keys themselves: tests/browser/demo/focus.spec.ts.
describe('a kind keeps the focus when it brings another form or list', () => {
  it.each([
    ['/account/createRequest', ['Продажа', 'Обмен', 'Покупка']],
    ['/account/operations-history?tab=operations', ['Поданные', 'Доступные']],
  ])('%s', async (path, names) => {
    const { user } = await openDesk({ login: 'ved.active', path });
    for (const name of names) {
      const radio = () => screen.getByRole('radio', { name });
      await user.click(await screen.findByRole('radio', { name }));
      await waitFor(() => expect(radio()).toHaveProperty('checked', true));
      await waitFor(() => expect(focused()).toBe(radio()));
    }
  });
});

describe('a closed record gives the focus back to its row', () => {
  const CLOSE = ['{Escape}', '{Enter}'];
  it.each([
    ...CLOSE.map((key) => ['operator', '/organization/queue-requests', key] as const),
    ['operator', '/organization/deposit-requests', '{Escape}'] as const,
    ['ved.active', '/account/request', '{Enter}'] as const,
  ])('%s %s with %s on «Закрыть»', async (login, path, key) => {
    const { user } = await openDesk({ login, path });
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

  it('and to the list where it has none', async () => {
    const { user } = await openDesk({ path: '/organization/queue-requests/7777' });
    await screen.findByText('Заявка не найдена');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(location.pathname).toBe('/organization/queue-requests'));
    expect(focused()).toBe(screen.getByRole('main'));
  });
});

async function firstRow(): Promise<HTMLElement> {
  const [row] = within(await tableThere()).getAllByRole('link');
  if (!row) throw new Error('the list is empty');
  return row;
}
