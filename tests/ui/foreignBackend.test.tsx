// Screens over a backend that follows the specification in its own way: redirects, envelopes, token refusals, filters, pages.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../support/fakeApi.ts';
import { type SentCall, closeDemoApp, getRowNumbers, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const OWN = '/account/replenishment-requests';
const isCreate = ({ method, path }: SentCall) => method === 'POST' && path === 'deposits/';

/** The body of a response of the mock server. */
async function rowsOf(answer: Promise<Response>) {
  const body: unknown = await (await answer).json();
  const page = typeof body === 'object' && body !== null ? body : {};
  const rows: unknown = 'results' in page ? page.results : [];
  return { page, rows: Array.isArray(rows) ? rows.map((row: object) => row) : [] };
}

describe('a create call without effect keeps the draft and reports this', () => {
  it.each([
    [
      'redirected',
      () => new Response(null, { status: 301, headers: { Location: '/api/v1/deposits' } }),
      'Сервер перенаправляет запрос на другой адрес, туда он не отправлен',
    ],
    ['success: false', () => json(200, { success: false, message: 'Лимит дня исчерпан' }), 'Лимит дня исчерпан'],
  ])('%s', async (_, answer, words) => {
    const { user, writes } = await openDemoApp({
      path: OWN,
      login: 'ved.active',
      before: (call) => Promise.resolve(isCreate(call) ? answer() : null),
    });
    await user.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
    const form = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
    await user.type(form.getByLabelText('Сумма'), '1000');
    await user.click(form.getByRole('button', { name: 'Создать заявку' }));
    expect(await form.findByText(new RegExp(words))).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Сумма').value.replaceAll(/\s/g, '')).toBe('1000');
    expect(screen.queryByText('Заявка создана')).toBe(null);
    expect(writes('deposits')).toHaveLength(1);
  });
});

it('loads the screen after one refresh when an expired token is rejected with 403 in Russian', async () => {
  let isRenewed = false;
  const refused = { detail: 'Данный токен недействителен для любого типа токена', code: 'token_not_valid' };
  const { writes } = await openDemoApp({
    path: OWN,
    login: 'ved.active',
    before({ path }) {
      if (path.startsWith('auth/jwt/refresh')) isRenewed = true;
      return Promise.resolve(isRenewed ? null : json(403, refused));
    },
  });
  expect(await screen.findByRole('table', { name: 'Пополнения' })).toBeTruthy();
  expect(writes('auth/jwt/refresh')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(location.pathname).toBe(OWN);
});

it.each([
  ['404', () => json(404, { detail: 'Not found.' }), true],
  ['500', () => new Response('<h1>Server Error</h1>', { status: 500 }), true],
  ['no id, no company', () => json(200, { login: 'ved.active', account_type: 'ved_participant' }), false],
])('fills in a request where current_user responds %s', async (_, answer, isFailure) => {
  await openDemoApp({
    path: '/account/createRequest',
    login: 'ved.active',
    before: ({ path }) => Promise.resolve(path === 'auth/current_user/' ? answer() : null),
  });
  expect(await screen.findByRole('button', { name: 'Проверить заявку' })).toBeTruthy();
  expect(screen.queryAllByText('Не удалось загрузить профиль')).toHaveLength(isFailure ? 1 : 0);
});

it('shows the bank details of the own account for a deposit without any', async () => {
  await openDemoApp({
    path: `${OWN}?id=601`,
    login: 'ved.active',
    async before({ path }, pass) {
      if (path !== 'deposits') return null;
      const { page, rows } = await rowsOf(pass());
      return json(200, { ...page, results: rows.map((row) => ({ ...row, payment_details: undefined })) });
    },
  });
  const drawer = within(await screen.findByRole('complementary', { name: 'Пополнение П-601' }));
  expect(await drawer.findByText('Реквизиты для оплаты')).toBeTruthy();
  expect(drawer.getByText('Расчётный счёт')).toBeTruthy();
});

it('lists only organizations with a closing request when the backend ignores that filter', async () => {
  await openDemoApp({
    path: '/organization/request-closed',
    arrange(world) {
      const [first] = world.filter('organizations', ({ role }) => role === 'ved_participant');
      if (first) world.put('organizations', { ...first, company_name: 'Уходящая', wants_to_close_account: true });
    },
    async before({ path, query }, pass) {
      if (path !== 'authorized_organization/organizations/' || !query.includes('wants_to_close_account=true'))
        return null;
      const { page, rows } = await rowsOf(pass());
      const others = rows.map((row, index) => ({
        ...row,
        id: 9000 + index,
        company_name: 'Чужая',
        wants_to_close_account: false,
      }));
      return json(200, { ...page, count: rows.length + others.length, results: [...others, ...rows] });
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Заявки на закрытие' }));
  expect(table.getByText('Уходящая')).toBeTruthy();
  expect(table.queryByText('Чужая')).toBe(null);
});

it('opens the second page when `next` carries the host of the backend', async () => {
  let row: object | undefined;
  const { user, countReads } = await openDemoApp({
    path: OWN,
    login: 'ved.active',
    async before({ method, path, query }, pass) {
      if (method !== 'GET' || path !== 'deposits') return null;
      row ??= (await rowsOf(pass())).rows[0];
      const offset = Number(new URLSearchParams(query).get('offset'));
      const results = Array.from({ length: offset === 0 ? 10 : 2 }, (_, index) => ({
        ...row,
        id: 5000 + offset + index,
        number: `П-${5000 + offset + index}`,
      }));
      const next = offset === 0 ? 'http://backend.internal:8000/api/v1/deposits?limit=10&offset=10' : null;
      return json(200, { count: 12, next, previous: null, results });
    },
  });
  expect(await getRowNumbers('Пополнения')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  await waitFor(async () => expect(await getRowNumbers('Пополнения')).toEqual(['П-5010', 'П-5011']));
  expect(countReads('deposits')).toBe(2);
});

/** Rows of a list in another form. */
const rowsAs =
  (list: string, change: (row: object, index: number) => object) =>
  async (call: SentCall, pass: () => Promise<Response>) => {
    if (call.path !== list || call.method !== 'GET') return null;
    const { page, rows } = await rowsOf(pass());
    return json(200, { ...page, results: rows.map(change) });
  };

it('shows upper-case, object and unknown statuses, with the transitions of known ones', async () => {
  const forms = [
    'PENDING',
    { value: 'accepted', label: 'Принята банком' },
    { value: 'frozen', label: 'Заморожена' },
    'ON_HOLD',
  ];
  const { user } = await openDemoApp({
    path: '/organization/deposit-requests',
    before: rowsAs('authorized_organization/deposits', (row, index) => ({
      ...row,
      payment_order: null,
      status: forms[index % forms.length],
    })),
  });
  const table = within(await screen.findByRole('table', { name: 'Заявки на пополнение' }));
  const cells = table
    .getAllByRole('row')
    .slice(1, 5)
    .map((row) => row.textContent);
  expect(
    cells.map((text, index) => text?.includes(['Ожидает оплаты', 'Принято', 'Заморожена', 'ON_HOLD'][index] ?? '')),
  ).toEqual([true, true, true, true]);
  await user.click(table.getAllByRole('link')[0] ?? document.body);
  const drawer = within(await screen.findByRole('complementary', { name: /^Пополнение/ }));
  expect(await drawer.findByRole('button', { name: 'Отклонить' })).toBeTruthy();
});

it('offers the operator no transitions of the client where a record names no owner', async () => {
  await openDemoApp({
    path: '/organization/deposit-requests/601',
    before: rowsAs('authorized_organization/deposits', ({ ...row }) => ({
      ...row,
      status: 'pending',
      company_id: undefined,
      role: undefined,
    })),
  });
  const drawer = within(await screen.findByRole('complementary', { name: /^Пополнение/ }));
  expect(await drawer.findByRole('button', { name: 'Отклонить' })).toBeTruthy();
  expect(drawer.queryByRole('button', { name: /Отменить заявку|Загрузить платёжное поручение/ })).toBe(null);
});

it.each([
  ['201 with an empty body', () => new Response('', { status: 201 })],
  ['202', () => json(202, {})],
  ['204', () => new Response(null, { status: 204 })],
])('a deposit created with %s is successful', async (_, answer) => {
  const { user, writes } = await openDemoApp({
    path: OWN,
    login: 'ved.active',
    before: (call) => Promise.resolve(isCreate(call) ? answer() : null),
  });
  await user.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  const form = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
  await user.type(form.getByLabelText('Сумма'), '1000');
  await user.click(form.getByRole('button', { name: 'Создать заявку' }));
  expect(await screen.findByText('Заявка создана')).toBeTruthy();
  expect(writes('deposits')).toHaveLength(1);
});

it.each<[string, unknown]>([
  ['{detail: {field: []}}', { detail: { amount: ['A valid number is required.'] } }],
  ['{errors: [{field, message}]}', { errors: [{ field: 'amount', message: 'A valid number is required.' }] }],
  ['{field: {nested: []}}', { deposit: { amount: ['A valid number is required.'] } }],
])('names the field of an error in the form %s', async (_, body) => {
  const { user } = await openDemoApp({
    path: OWN,
    login: 'ved.active',
    before: (call) => Promise.resolve(isCreate(call) ? json(400, body) : null),
  });
  await user.click(await screen.findByRole('button', { name: 'Пополнить счёт' }));
  const form = within(screen.getByRole('dialog', { name: 'Пополнить счёт' }));
  await user.type(form.getByLabelText('Сумма'), '1000');
  await user.click(form.getByRole('button', { name: 'Создать заявку' }));
  await waitFor(() => expect(form.getByLabelText('Сумма').getAttribute('aria-invalid')).toBe('true'));
  expect(form.getByText('Введите число')).toBeTruthy();
});

it.each([
  ['operator', '/organization/reestr-users/101?tab=chats', 'chats', 'Чатов с организацией нет'],
  ['operator', '/organization/reestr-users/101?tab=contracts', 'contracts', 'Контрактов нет'],
  [
    'operator',
    '/organization/reestr-users/101?tab=money&created_at_after=2027-01-01',
    /deposits|withdrawals/,
    'За этот период записей нет',
  ],
  ['operator', '/organization/rating', /liquidity_providers/, 'Рейтинг пока не сформирован'],
  ['ved.active', '/account/help-chat', 'chats', 'Чатов пока нет'],
])('%s at %s without %s reads «%s»', async (login, path, list, text) => {
  await openDemoApp({
    login,
    path,
    before: async (call) =>
      call.method === 'GET' && (typeof list === 'string' ? call.path === list : list.test(call.path))
        ? json(200, { count: 0, next: null, previous: null, results: [] })
        : null,
  });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('shows the bank details that a withdrawal has', async () => {
  const missing = [{ bik: null }, { settlement_account: null }, { bik: null, settlement_account: null }];
  await openDemoApp({
    path: '/organization/withdrawal-requests',
    before: rowsAs('authorized_organization/withdrawal', (row, index) => ({
      ...row,
      bik: '040200701',
      settlement_account: '40702810400000000101',
      ...missing[index],
    })),
  });
  const table = within(await screen.findByRole('table', { name: 'Заявки на вывод' }));
  const cells = table
    .getAllByRole('row')
    .slice(1, 5)
    .map((row) => [...row.querySelectorAll('td')].at(-2)?.textContent);
  expect(cells).toEqual(['40702810400000000101, —', '—, БИК 040200701', '—', '40702810400000000101, БИК 040200701']);
});

it('shows what a contract has: the sum of its wallets without a currency, and a notice without its names', async () => {
  const { user } = await openDemoApp({
    path: '/organization/reestr-contracts?id=301',
    before: rowsAs('contracts', (row) => ({
      ...row,
      balance: '1500.50',
      company_name: null,
      ved_contract_number: null,
    })),
  });
  const sum = (await screen.findByText('Учтено с кошельков')).nextElementSibling?.textContent;
  expect(sum?.replaceAll('\u00A0', ' ').trim()).toBe('1 500,50');
  await user.click(screen.getByRole('button', { name: 'Уведомить' }));
  expect(await screen.findByText('Организация получит уведомление «Контракт —» с вашим текстом.')).toBeTruthy();
});
