// Withdrawals: requisites are checked, the exact sum is looked at, one request goes out.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import world from '../contract/demo-world.json' with { type: 'json' };
import { API } from '../support/app.ts';
import { json } from '../support/wire.ts';
import { closeDeposits, openDeposits, pageOf } from './deposits.stage.tsx';

afterEach(closeDeposits);

const CREATE = `POST ${API}withdrawals/`;
const OPERATOR_LIST = `GET ${API}authorized_organization/withdrawal`;
const wallet = {
  id: 1,
  currency: 'RUB',
  account_number: '40702810600010000001',
  bik: '040200701',
  bank_name: 'АО «Демо-Банк Север»',
  recipient: 'АО «Расчётный Демо-Оператор»',
  balance: '1000.00',
  reserved: '0.00',
  available: '1000.00',
  operations: { count: 0, next: null, previous: null, results: [] },
};

it('creates a withdrawal after a look at it, never above what there is', async () => {
  const { user, wire } = await openDeposits({
    path: '/account/operations-history?tab=withdrawals',
    role: 'ved_participant',
    script: (scripted) => scripted.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, wallet)),
  });
  wire.once(CREATE, () => json(400, { settlement_account: ['Счёт закрыт'] }));
  wire.once(CREATE, () => json(201, world.withdrawals[0]));
  await user.click(await screen.findByRole('button', { name: 'Вывести средства' }));
  await user.type(await screen.findByLabelText('Получатель'), 'ООО Вектор');
  await user.type(screen.getByLabelText('Сумма'), '1000.01');
  await user.type(screen.getByLabelText('БИК'), '040200701');
  await user.type(screen.getByLabelText('Расчётный счёт'), '40702810700010000001');
  await user.type(screen.getByLabelText('Назначение платежа'), 'Возврат{Enter}');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(screen.getByText(/^Недостаточно средств: доступно 1\s000,00\s₽$/)).toBeTruthy();
  expect(screen.getByText('Расчётный счёт не соответствует БИК')).toBeTruthy();
  await user.clear(screen.getByLabelText('Сумма'));
  await user.type(screen.getByLabelText('Сумма'), '1000');
  await user.clear(screen.getByLabelText('Расчётный счёт'));
  await user.type(screen.getByLabelText('Расчётный счёт'), '40702810600010000001');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  const review = within(await screen.findByRole('dialog', { name: 'Проверьте заявку' }));
  expect(review.getByText('40702810600010000001')).toBeTruthy();
  expect(wire.calls(CREATE)).toHaveLength(0);
  await user.dblClick(review.getByRole('button', { name: 'Создать заявку' }));
  expect(await screen.findByText('Ошибка при создании депозита')).toBeTruthy();
  expect(screen.getByText('Расчётный счёт: Счёт закрыт')).toBeTruthy();
  expect(screen.getByLabelText('Назначение платежа')).toHaveProperty('value', 'Возврат');
  await user.type(screen.getByLabelText('Расчётный счёт'), '{Backspace}1');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click(await screen.findByRole('button', { name: 'Создать заявку' }));
  await waitFor(() => expect(location.search).toBe('?tab=withdrawals&id=701'));
  expect(wire.calls(CREATE)).toHaveLength(2);
});

it('offers the operator the moves of the status, each asked before it is sent', async () => {
  const review = `PATCH ${API}authorized_organization/withdrawal/702/update/`;
  const { user, wire } = await openDeposits({
    path: '/organization/withdrawal-requests/702',
    role: 'authorized_organization',
    script: (scripted) => scripted.answer(OPERATOR_LIST, (call) => pageOf(world.withdrawals, call)),
  });
  wire.once(review, () => json(200, { ...world.withdrawals[1], status: 'in_review' }));
  const card = within(await screen.findByRole('complementary', { name: 'Вывод В-702' }));
  const foot = ['На проверку', 'Исполнить', 'Отклонить'];
  expect(foot.map((name) => card.getByRole('button', { name }).textContent)).toEqual(foot);
  await user.click(card.getByRole('button', { name: 'На проверку' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отправить на проверку?' }));
  await user.click(dialog.getByRole('button', { name: 'На проверку' }));
  await waitFor(() => expect(wire.calls(review).map(({ body }) => body)).toEqual([{ status: 'in_review' }]));
});
