// Waits for more than one answer, and for the profile: after 15 s each offers a way out, whichever answer is missing.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Desk, closeDesk, enabled, openDesk } from './desks.stage.tsx';

afterEach(closeDesk);

const SLOW_MS = 15_000;
const PROFILE = 'GET auth/current_user/';
const WALLETS = 'GET wallets/ved_participant';
const ACCOUNT = 'GET wallets/fiat_wallet/';
const CONTRACTS = 'GET contracts/';
const PAYMENTS = '/account/history-request-for-payment-ved';

const openHeld = (path: string, ...held: readonly string[]) => openHeldAs('ved.active', path, ...held);

/** Opens `path` while the calls of `held` are not answered; `release` lets them be. */
async function openHeldAs(login: string, path: string, ...held: readonly string[]) {
  const gate: { shut: boolean; waiting: (() => void)[] } = { shut: true, waiting: [] };
  const desk = await openDesk({
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
  return { ...desk, release };
}
const passes = ({ clock }: Pick<Desk, 'clock'>) => act(() => clock.increment(SLOW_MS));

it('a new request does not wait for the rouble balance longer than one likes', async () => {
  const desk = await openHeld('/account/createRequest', ACCOUNT);
  await waitFor(() => expect(desk.asked('wallets/fiat_wallet/')).toBe(1));
  passes(desk);
  await desk.user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByRole('group', { name: 'Вид заявки' })).toBeDefined();
});

it('a new request without its wallets says so and asks again', async () => {
  const desk = await openHeld('/account/createRequest', WALLETS);
  await waitFor(() => expect(desk.asked('wallets/ved_participant')).toBe(1));
  passes(desk);
  await desk.user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await screen.findByText('Загрузка отменена');
  desk.release();
  await desk.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('group', { name: 'Вид заявки' })).toBeDefined();
});

it('a payment whose two lists last is given up at once', async () => {
  const desk = await openHeld(PAYMENTS, CONTRACTS, WALLETS);
  await desk.user.click(await enabled('Оплатить поставщику'));
  await waitFor(() => expect(desk.asked('wallets/ved_participant')).toBe(1));
  passes(desk);
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(await dialog.findByRole('button', { name: 'Отменить' }));
  await dialog.findByText('Загрузка отменена');
  desk.release();
  await desk.user.click(dialog.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('textbox', { name: 'Контрагент' })).toBeDefined();
});

it('the profile that lasts is told of above the page, given up and read again', async () => {
  const said = 'Профиль загружается дольше обычного';
  const desk = await openHeld('/account/edit', PROFILE);
  await waitFor(() => expect(desk.asked('auth/current_user/')).toBe(1));
  expect(screen.queryByText(said)).toBeNull();
  passes(desk);
  await screen.findByText(said);
  await desk.user.click(screen.getByRole('button', { name: 'Отменить' }));
  await screen.findByText('Не удалось загрузить профиль');
  desk.release();
  await desk.user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText('Не удалось загрузить профиль')).toBeNull());
  expect(await screen.findByRole('region', { name: 'Данные организации' })).toBeDefined();
});

it('a decision for several rows that hangs is given up: it says so at the row, sends no more and reads the list again', async () => {
  const desk = await openHeldAs('operator', '/organization/queue-requests', 'PATCH ');
  const { user } = desk;
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать С-1001' }));
  await user.click(await enabled(/^Одобрить: 1\s/));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Одобрить' }));
  await waitFor(() => expect(desk.writes('update_status')).toHaveLength(1));
  passes(desk);
  const before = desk.asked('authorized_organization/trades/');
  await user.click(await screen.findByRole('button', { name: 'Отменить отправку' }));
  const done = within(await screen.findByRole('dialog', { name: 'Готово 0 из 1' }));
  expect(done.getByRole('button', { name: 'Повторить неудавшиеся' })).toBeDefined();
  await waitFor(() => expect(desk.asked('authorized_organization/trades/')).toBe(before + 1));
});

it('agreements that do not come, or are not accepted, are waited for no longer than one likes', async () => {
  const desk = await openHeldAs('ved.agreements', '/account/dashboard', 'GET agreements/', 'PATCH agreements/');
  const modal = within(await screen.findByRole('dialog', { name: 'Примите соглашения' }));
  await waitFor(() => expect(desk.asked('agreements/')).toBe(1));
  passes(desk);
  await desk.user.click(await modal.findByRole('button', { name: 'Отменить' }));
  await modal.findByText('Не удалось загрузить соглашения');
  expect(modal.queryByRole('button', { name: 'Отменить' })).toBeNull();
  desk.release();
  await desk.user.click(modal.getByRole('button', { name: 'Повторить' }));
  expect(await modal.findByRole('checkbox')).toBeDefined();
});
