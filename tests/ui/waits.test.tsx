// Waiting for several responses, and for the profile: after 15 s each offers to cancel or retry, whichever is missing.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type DemoApp, closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const SLOW_MS = 15_000;
const PROFILE = 'GET auth/current_user/';
const WALLETS = 'GET wallets/ved_participant';
const ACCOUNT = 'GET wallets/fiat_wallet/';
const CONTRACTS = 'GET contracts/';
const PAYMENTS = '/account/history-request-for-payment-ved';

const openHeld = (path: string, ...held: readonly string[]) => openHeldAs('ved.active', path, ...held);

/** Opens `path` with pending calls of `held`; `release` settles them. */
async function openHeldAs(login: string, path: string, ...held: readonly string[]) {
  const gate: { shut: boolean; waiting: (() => void)[] } = { shut: true, waiting: [] };
  const demoApp = await openDemoApp({
    path,
    login,
    async before(call) {
      if (gate.shut && held.some((match) => `${call.method} ${call.path}`.startsWith(match)))
        await new Promise<void>((done) => gate.waiting.push(done));
      return null;
    },
  });
  const release = () => {
    gate.shut = false;
    gate.waiting.forEach((done) => done());
  };
  return { ...demoApp, release };
}
const passes = ({ clock }: Pick<DemoApp, 'clock'>) => act(() => clock.increment(SLOW_MS));

it('a new request does not wait for the rouble balance longer than the user does', async () => {
  const demoApp = await openHeld('/account/createRequest', ACCOUNT);
  await waitFor(() => expect(demoApp.countReads('wallets/fiat_wallet/')).toBe(1));
  passes(demoApp);
  await demoApp.user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByRole('group', { name: 'Вид заявки' })).toBeDefined();
});

it('a new request without its wallets reports this and refetches', async () => {
  const demoApp = await openHeld('/account/createRequest', WALLETS);
  await waitFor(() => expect(demoApp.countReads('wallets/ved_participant')).toBe(1));
  passes(demoApp);
  await demoApp.user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await screen.findByText('Загрузка отменена');
  demoApp.release();
  await demoApp.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('group', { name: 'Вид заявки' })).toBeDefined();
});

it('repeats only the slow reads of the inbox', async () => {
  const deposits = 'authorized_organization/deposits';
  const demoApp = await openHeldAs('operator', '/organization/inbox', `GET ${deposits}`);
  await screen.findByRole('link', { name: /^Выводы/ });
  const [slow, loaded] = [demoApp.countReads(deposits), demoApp.countReads('authorized_organization/withdrawals')];
  passes(demoApp);
  await demoApp.user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(demoApp.countReads(deposits)).toBe(slow + 1));
  expect(demoApp.countReads('authorized_organization/withdrawals')).toBe(loaded);
});

it('cancels a payment with two slow lists at once', async () => {
  const demoApp = await openHeld(PAYMENTS, CONTRACTS, WALLETS);
  await demoApp.user.click(await enabled('Оплатить поставщику'));
  await waitFor(() => expect(demoApp.countReads('wallets/ved_participant')).toBe(1));
  passes(demoApp);
  const dialog = within(screen.getByRole('dialog'));
  await demoApp.user.click(await dialog.findByRole('button', { name: 'Отменить' }));
  await dialog.findByText('Загрузка отменена');
  demoApp.release();
  await demoApp.user.click(dialog.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('textbox', { name: 'Контрагент' })).toBeDefined();
});

it('a slow profile is reported above the page, cancelled and refetched', async () => {
  const said = 'Профиль загружается дольше обычного';
  const demoApp = await openHeld('/account/edit', PROFILE);
  await waitFor(() => expect(demoApp.countReads('auth/current_user/')).toBe(1));
  expect(screen.queryByText(said)).toBeNull();
  passes(demoApp);
  await screen.findByText(said);
  await demoApp.user.click(screen.getByRole('button', { name: 'Отменить' }));
  await screen.findByText('Не удалось загрузить профиль');
  demoApp.release();
  await demoApp.user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText('Не удалось загрузить профиль')).toBeNull());
  expect(await screen.findByRole('region', { name: 'Данные организации' })).toBeDefined();
});

it('a slow bulk decision can be cancelled: it is shown at the row, sends no more and refetches the list', async () => {
  const demoApp = await openHeldAs('operator', '/organization/queue-requests', 'PATCH ');
  const { user } = demoApp;
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать С-1001' }));
  await user.click(await enabled(/^Одобрить: 1\s/));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(demoApp.writes('update_status')).toHaveLength(1));
  passes(demoApp);
  const before = demoApp.countReads('authorized_organization/trades/');
  await user.click(await screen.findByRole('button', { name: 'Отменить отправку' }));
  const done = within(await screen.findByRole('dialog', { name: 'Готово 0 из 1' }));
  expect(done.getByRole('button', { name: 'Повторить неудавшиеся' })).toBeDefined();
  await waitFor(() => expect(demoApp.countReads('authorized_organization/trades/')).toBe(before + 1));
});

it('slow agreements, loading or being accepted, can be cancelled', async () => {
  const demoApp = await openHeldAs('ved.agreements', '/account/dashboard', 'GET agreements/', 'PATCH agreements/');
  const modal = within(await screen.findByRole('dialog', { name: 'Примите соглашения' }));
  await waitFor(() => expect(demoApp.countReads('agreements/')).toBe(1));
  passes(demoApp);
  await demoApp.user.click(await modal.findByRole('button', { name: 'Отменить' }));
  await modal.findByText('Не удалось загрузить соглашения');
  expect(modal.queryByRole('button', { name: 'Отменить' })).toBeNull();
  demoApp.release();
  await demoApp.user.click(modal.getByRole('button', { name: 'Повторить' }));
  expect(await modal.findByRole('checkbox')).toBeDefined();
});

it.each([
  ['operator', '/organization/support/0', 'PATCH chats', 'Закончить общение', 'Отменить отправку'],
  ['operator', '/organization/responsibility-report', 'POST ', 'Сформировать отчёт', 'Отменить отправку'],
  ['operator', '/organization/my-check', 'GET wallets/fiat_wallet/pdf/', 'Скачать PDF', 'Отменить'],
  ['lp.active', '/liquidity/verification/liqudity-form', 'POST chats/create/', 'Дослать документ', 'Отменить'],
])('%s at %s gives up a slow %s: «%s» becomes «%s» and returns', async (login, path, call, name, cancel) => {
  const demoApp = await openHeldAs(login, path, call);
  const begin = async () => {
    await demoApp.user.click(await enabled(name));
    const question = screen.queryByRole('dialog');
    if (question) await demoApp.user.click(within(question).getByRole('button', { name }));
  };
  await begin();
  expect(screen.queryByRole('button', { name: cancel })).toBeNull();
  passes(demoApp);
  const button = await screen.findByRole('button', { name: cancel });
  expect(button.getAttribute('aria-busy')).toBeNull();
  await demoApp.user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: cancel })).toBeNull());
  expect(await enabled(name)).toBeTruthy();
});
