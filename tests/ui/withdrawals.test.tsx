// Withdrawals: requisites are checked, the exact sum is looked at, one request goes out.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import world from '../contract/demo-world.json' with { type: 'json' };
import { API, userRecord } from '../support/app.ts';
import { json } from '../support/fakeApi.ts';
import { closeDeposits, openDeposits, pageOf } from './deposits.setup.tsx';
import { type Mock, closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';
import { pickOption, searchOrganizations } from './organizations.setup.ts';

afterEach(closeDeposits);
afterEach(closeDemoApp);

const CREATE = `POST ${API}withdrawals/`;
const OPERATOR_LIST = `GET ${API}authorized_organization/withdrawal`;
const wallet = {
  id: 1,
  currency: 'RUB',
  account_number: '40702810600010000001',
  bik: '040200701',
  bank_name: 'АО «Демо-Банк Север»',
  recipient: 'АО «Расчётный Демо-Оператор»',
  balance: '1500.00',
  reserved: '500.00',
  available: '1000.00',
  operations: { count: 0, next: null, previous: null, results: [] },
};

const look = async () => within(await screen.findByRole('dialog', { name: 'Проверьте заявку' }));

it('can be filled in while the balance fails to load', async () => {
  const { user } = await openDeposits({
    path: '/account/operations-history?tab=withdrawals',
    role: 'ved_participant',
    script: (scripted) => scripted.answer(`GET ${API}wallets/fiat_wallet/`, () => json(500, {})),
  });
  await user.click(await screen.findByRole('button', { name: 'Вывести средства' }));
  expect(await screen.findByLabelText('Получатель')).toBeTruthy();
});

it('creates a withdrawal after a review, never above the available amount', async () => {
  const { user, fakeApi } = await openDeposits({
    path: '/account/operations-history?tab=withdrawals',
    role: 'ved_participant',
    script: (scripted) => scripted.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, wallet)),
  });
  fakeApi.once(CREATE, () => json(400, { settlement_account: ['Счёт закрыт'] }));
  fakeApi.once(CREATE, () => json(201, world.withdrawals[0]));
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
  // the second press of a double click: on a phone the review has its button where «Проверить» was
  fireEvent.click(screen.getByRole('button', { name: 'Проверить' }), { detail: 1 });
  fireEvent.click((await look()).getByRole('button', { name: 'Создать заявку' }), { detail: 2 });
  await user.click((await look()).getByRole('button', { name: 'Назад' }));
  expect(fakeApi.calls(CREATE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  const review = await look();
  expect(['Получатель', 'Расчётный счёт', 'БИК', 'Назначение платежа'].map((label) => rowOf(review, label))).toEqual([
    expect.stringMatching(/ООО Вектор$/),
    '40702810600010000001',
    '040200701',
    'Возврат',
  ]);
  expect(rowOf(review, 'Сумма')).toMatch(/^1\s000,00/);
  expect(fakeApi.calls(CREATE)).toHaveLength(0);
  await user.dblClick(review.getByRole('button', { name: 'Создать заявку' }));
  expect(await screen.findByText('Ошибка при создании депозита')).toBeTruthy();
  expect(screen.getByText('Расчётный счёт: Счёт закрыт')).toBeTruthy();
  expect(screen.getByLabelText('Назначение платежа')).toHaveProperty('value', 'Возврат');
  await user.type(screen.getByLabelText('Расчётный счёт'), '{Backspace}1');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click(await screen.findByRole('button', { name: 'Создать заявку' }));
  await waitFor(() => expect(location.search).toBe('?tab=withdrawals&id=701'));
  expect(fakeApi.calls(CREATE)).toHaveLength(2);
});

it('reports a text that is too long instead of truncating it, and returns from the review to it', async () => {
  const { user, fakeApi } = await openDeposits({
    path: '/account/operations-history?tab=withdrawals',
    role: 'ved_participant',
    script: (scripted) => scripted.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, wallet)),
  });
  await user.click(await screen.findByRole('button', { name: 'Вывести средства' }));
  await user.type(await screen.findByLabelText('Получатель'), 'ООО Вектор');
  await user.type(screen.getByLabelText('Сумма'), '1000');
  await user.type(screen.getByLabelText('БИК'), '040200701');
  await user.type(screen.getByLabelText('Расчётный счёт'), '40702810600010000001');
  const purpose = screen.getByLabelText('Назначение платежа');
  await user.click(purpose);
  await user.paste('x'.repeat(211));
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(screen.getByText('Не больше 210 знаков: сократите текст')).toBeTruthy();
  expect([purpose, document.activeElement]).toEqual([expect.objectContaining({ value: 'x'.repeat(211) }), purpose]);
  await user.keyboard('{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  const review = await screen.findByRole('dialog', { name: 'Проверьте заявку' });
  const described = document.getElementById(review.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent, 'what the question is about is read with it').toContain('ООО Вектор');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Проверить' }));
  expect(fakeApi.calls(CREATE)).toHaveLength(0);
});

it('offers the operator the transitions of the status, each confirmed before it is sent', async () => {
  const review = `PATCH ${API}authorized_organization/withdrawal/702/update/`;
  const { user, fakeApi } = await openDeposits({
    path: '/organization/withdrawal-requests/702',
    role: 'authorized_organization',
    script: (scripted) => scripted.answer(OPERATOR_LIST, (call) => pageOf(world.withdrawals, call)),
  });
  fakeApi.once(review, () => json(200, { ...world.withdrawals[1], status: 'in_review' }));
  const card = within(await screen.findByRole('complementary', { name: 'Вывод В-702' }));
  const foot = ['На проверку', 'Исполнить', 'Отклонить'];
  expect(foot.map((name) => card.getByRole('button', { name }).textContent)).toEqual(foot);
  await user.click(card.getByRole('button', { name: 'На проверку' }));
  const question = await dialog('Отправить на проверку?');
  await user.click(question.getByRole('button', { name: 'На проверку' }));
  await waitFor(() => expect(fakeApi.calls(review).map(({ body }) => body)).toEqual([{ status: 'in_review' }]));
});

it.each([
  ['rejected', 1],
  ['executed', 0],
])('of a withdrawal that is %s, the drawer reports that its money is released: %i', async (status, times) => {
  await openDeposits({
    path: '/organization/withdrawal-requests/702',
    role: 'authorized_organization',
    script: (scripted) =>
      scripted.answer(OPERATOR_LIST, (call) =>
        pageOf(
          world.withdrawals.map((one) => ({ ...one, status })),
          call,
        ),
      ),
  });
  const card = within(await screen.findByRole('complementary', { name: 'Вывод В-702' }));
  expect(card.queryAllByText('Средства вернулись из резерва.')).toHaveLength(times);
});

async function filled(
  user: Awaited<ReturnType<typeof openDemoApp>>['user'],
  [bank, account]: readonly [string, string],
) {
  await user.type(await screen.findByLabelText('Сумма'), '1000');
  await user.type(screen.getByLabelText('SWIFT или БИК'), bank);
  await user.type(screen.getByLabelText('IBAN или расчётный счёт'), account);
  await user.type(screen.getByLabelText('Назначение платежа'), 'Вывод');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
}
const rowOf = (review: ReturnType<typeof within>, label: string) =>
  review.getByText(label).nextElementSibling?.textContent;

/** Gives the non-resident participant 5 000 roubles. */
function fillAccount(started: Mock['world']): void {
  const account = started.filter('fiat_wallets', ({ company_id }) => company_id === 110)[0];
  if (account) started.put('fiat_wallets', { ...account, balance: '5000.00', available: '5000.00' });
}

it('asks an account of unknown residency for a bank in Russia', async () => {
  const { user } = await openDeposits({
    path: '/account/operations-history?tab=withdrawals',
    role: 'ved_participant',
    script(scripted) {
      const record = userRecord({ account_type: 'ved_participant', is_resident: null });
      scripted.answer(`GET ${API}auth/current_user/`, () => json(200, record));
      scripted.answer(`GET ${API}wallets/fiat_wallet/`, () => json(200, wallet));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Вывести средства' }));
  expect(await screen.findByLabelText('БИК')).toBeTruthy();
  expect(screen.queryByLabelText(/SWIFT/)).toBeNull();
});

describe('a non-resident', () => {
  const HOME = ['040200812', '40807840000020000002'] as const;
  const ABROAD = ['DEMOAEAD', 'AE069990000000000000101'] as const;

  it('withdraws roubles to a domestic bank, as the server allows it', async () => {
    const { user, writes } = await openDemoApp({
      login: 'ved.foreign',
      path: '/account/operations-history?tab=withdrawals',
      arrange: fillAccount,
    });
    await user.click(await enabled('Вывести средства'));
    await filled(user, ['040200812', '40807840000020000003']);
    expect(screen.getByText('Расчётный счёт не соответствует БИК')).toBeTruthy();
    await user.type(screen.getByLabelText('IBAN или расчётный счёт'), '{Backspace}2');
    await user.click(screen.getByRole('button', { name: 'Проверить' }));
    const review = await dialog('Проверьте заявку');
    expect([rowOf(review, 'БИК'), rowOf(review, 'Расчётный счёт')]).toEqual(HOME);
    await user.click(review.getByRole('button', { name: 'Создать заявку' }));
    await waitFor(() => expect(writes('withdrawals')).toHaveLength(1));
    expect(await screen.findByRole('complementary', { name: /^Вывод В-/ })).toBeTruthy();
  });

  it('labels a bank abroad by its SWIFT, also where the operator creates the withdrawal', async () => {
    const { user, clock, writes } = await openDemoApp({
      path: '/organization/withdrawal-requests',
      arrange: fillAccount,
    });
    await user.click(await enabled('Создать вывод'));
    await screen.findByRole('combobox', { name: 'Организация' });
    expect(screen.getByLabelText('БИК')).toBeTruthy();
    await searchOrganizations(user, clock, 'golden');
    await pickOption(user, 'Организация', /^Golden Dune Trading FZ-LLC · Участник ВЭД/);
    await filled(user, ABROAD);
    const review = await dialog('Проверьте заявку');
    expect([rowOf(review, 'SWIFT'), rowOf(review, 'Счёт (IBAN)')]).toEqual(ABROAD);
    await user.click(review.getByRole('button', { name: 'Создать заявку' }));
    expect(await screen.findByRole('complementary', { name: /^Вывод В-/ })).toBeTruthy();
    expect(writes('withdrawal').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      {
        company_id: 110,
        role: 'ved_participant',
        amount: '1000',
        currency: 'RUB',
        settlement_account: ABROAD[1],
        bik: ABROAD[0],
        purpose: 'Вывод',
      },
    ]);
  });
});
