// Screens read by the calls that the specification lists for them.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

async function openAndCollect(path: string, login: string) {
  const reads: string[] = [];
  const demoApp = await openDemoApp({
    path,
    login,
    before({ method, path: at, query }) {
      if (method === 'GET') reads.push(at + query);
      return Promise.resolve(null);
    },
  });
  return { ...demoApp, reads };
}

it("lists companies by wallets in pages of five, each leading to the company's screening", async () => {
  const { user, reads } = await openAndCollect('/organization/wallets?tab=companies', 'operator');
  const table = within(await screen.findByRole('table', { name: 'Организации с кошельками' }));
  const links = table.getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]?.getAttribute('href')).toMatch(/^\/organization\/kyt-requests\/\d+$/);
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  await screen.findByText(/^6–/);
  expect(reads.filter((call) => call.includes('wallets/companies/'))).toEqual([
    'authorized_organization/wallets/companies/?limit=5&offset=0',
    'authorized_organization/wallets/companies/?limit=5&offset=5',
  ]);
});

it("reads all wallets of a provider's home at once", async () => {
  const { reads } = await openAndCollect('/liquidity/dashboard', 'lp.active');
  expect(await screen.findByText('Структура по валютам')).toBeTruthy();
  expect(reads).toContain('wallets/liquidity_provider?no_pagination=true');
});

it.each([
  ['the balance', '/account/createRequest', 'Отдаю'],
  ['the rates', '/account/request', 'Предложения'],
  ['the balance', '/account/operations-history?tab=withdrawals&new=withdrawal', 'Расчётный счёт'],
])('reads one movement of the account where only %s is needed: %s', async (_, path, label) => {
  const { reads } = await openAndCollect(path, 'ved.active');
  await screen.findByLabelText(label);
  const account = () => reads.filter((call) => call.startsWith('wallets/fiat_wallet/'));
  await waitFor(() => expect(account()).not.toEqual([]));
  expect(new Set(account())).toEqual(new Set(['wallets/fiat_wallet/?limit=1&offset=0']));
});

it('reads the last message alone of every chat in the list', async () => {
  const { reads } = await openAndCollect('/organization/support', 'operator');
  const last = () => reads.filter((call) => /^chats\/\d+\/messages/.test(call));
  await waitFor(() => expect(last().length).toBeGreaterThan(3));
  expect(last().filter((call) => !call.endsWith('?limit=1&offset=0'))).toEqual([]);
});

it('reads the withdrawals that are not final for the sum in reserve', async () => {
  const { user, reads } = await openAndCollect('/account/my-wallets', 'ved.active');
  await user.click(await enabled('В резерве'));
  await screen.findByRole('dialog', { name: /резерв/i });
  expect(reads).toContain('withdrawals?limit=100&offset=0');
});
