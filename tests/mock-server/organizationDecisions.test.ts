// Operator decisions on organisations: verification, account states, closing (contract rows 74, 99–101, 115).
import { describe, expect, test } from 'vitest';
import { settlementAccountValidator } from '../../src/api/validation/bank.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, apiOf } from './mock.ts';
import {
  NOT_FOUND,
  TRANSITION_ERROR,
  getWalletFunds,
  getLastNotification,
  openLedgerMock,
  signInAll,
  getRejection,
  getRoubleFunds,
} from './money.ts';
import { newParticipant } from './newcomer.ts';

const {
  agreementAccept,
  agreementList,
  chatList,
  currentUser,
  depositCreate,
  exchangeRead,
  exchangeSellReview,
  fiatWalletRead,
  notificationUnreadList,
  organizationChangeStatus,
  organizationClose,
  organizationList,
  organizationRead,
  participantStatusRead,
  participantVerify,
  providerVerify,
  registerParticipant,
  tradeCancel,
  tradeRead,
  withdrawalCreate,
  withdrawalReview,
  lotCreate,
} = endpoints;

const GATE = { status: 403, data: { detail: 'You must accept pending agreements before proceeding.' } };
const REVIEW = { status: 403, data: { detail: 'Your account is under review. Only GET requests are allowed.' } };
const deposit = { body: { amount: '1000.00' } };
const withdrawal = {
  amount: '1000.00',
  recipient_name: 'АО «Полярное Карго»',
  settlement_account: '40702810600010000001',
  bik: '040200701',
  purpose: 'Вывод средств',
};

test('all steps: registered, checked, documents requested, verified, agreements accepted, active', async () => {
  const mock = openLedgerMock();
  const operator = await apiAs(mock, 'operator');
  const { access, user } = await apiOf(mock, null)(registerParticipant, { body: newParticipant });
  const company_id = user?.company_id ?? 0;
  const owner = apiOf(mock, access);
  const move = (status: string, comment?: string) =>
    operator(participantVerify, { body: { company_id, status, ...(comment !== undefined && { comment }) } });

  expect(await getRejection(owner(depositCreate, deposit))).toEqual(REVIEW);
  expect(await getRejection(owner(fiatWalletRead))).toEqual(NOT_FOUND);
  expect(await getRejection(move('verified'))).toEqual(TRANSITION_ERROR);
  expect(await move('in_review')).toMatchObject({ verification_status: 'in_review', status: 'under_review' });
  await move('needs_documents', 'Пришлите устав');
  expect(await owner(participantStatusRead)).toEqual({
    status: 'under_review',
    verification_status: 'needs_documents',
    comment: 'Пришлите устав',
    wants_to_close_account: false,
  });
  expect(mock.world.filter('mails', () => true)).toMatchObject([
    { company_id, to: 'test@probny.example', subject: 'Верификация: Нужны документы', text: 'Пришлите устав' },
  ]);
  expect(await getLastNotification(owner)).toEqual([
    'verification_status',
    'Организация: Нужны документы',
    '/account/dashboard',
  ]);
  await move('in_review');
  expect(await move('verified')).toMatchObject({ verification_status: 'verified', status: 'active' });

  const me = await owner(currentUser);
  expect(me).toMatchObject({ account_state: 'pending_agreements', is_active: false });
  expect(await getRejection(owner(chatList))).toEqual(GATE);
  const pending = (await owner(agreementList, { query: { status: 'pending' } })).results;
  expect(pending.map(({ title, version }) => `${title} ${version}`)).toEqual([
    'Согласие на обработку персональных данных 1.4',
    'Договор-оферта на оказание услуг 3.1',
  ]);
  for (const { id } of pending) {
    expect(await getRejection(owner(depositCreate, deposit))).toEqual(GATE);
    await owner(agreementAccept, { params: { id } });
  }
  expect(await owner(currentUser)).toMatchObject({ account_state: 'active', is_active: true });
  expect((await owner(notificationUnreadList)).results.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['agreement_pending', 'verification_status']),
  );
  const account = await owner(fiatWalletRead);
  expect(account).toMatchObject({
    balance: '0.00',
    reserved: '0.00',
    available: '0.00',
    currency: 'RUB',
    recipient: 'АО «Расчётный Демо-Оператор»',
    bank_name: 'АО «Демо-Банк Север»',
    bik: '040200701',
    corr_account: '30101810400000000701',
    operations: { count: 0 },
  });
  expect(settlementAccountValidator(account.bik ?? '')(account.account_number ?? '')).toBeNull();
  expect(await owner(depositCreate, deposit)).toMatchObject({ status: 'pending', company_id });
});

describe('verification', () => {
  test('a rejection needs a reason, leaves the account under review and can be resumed', async () => {
    const mock = openLedgerMock();
    const { operator, owner } = await signInAll(mock, { operator: 'operator', owner: 'ved.review' });
    const move = (status: string, comment?: string) =>
      operator(participantVerify, { body: { company_id: 103, status, ...(comment !== undefined && { comment }) } });
    expect(await getRejection(move('rejected'))).toEqual({ status: 400, data: { comment: ['Заполните поле'] } });
    await move('rejected', 'Сведения не подтверждены');
    expect(await owner(participantStatusRead)).toMatchObject({
      status: 'under_review',
      verification_status: 'rejected',
      comment: 'Сведения не подтверждены',
    });
    await move('in_review');
    expect(await owner(participantStatusRead)).toMatchObject({ verification_status: 'in_review', comment: null });
  });

  test('a provider gets its own agreements; a second check restricts the account, its end issues nothing twice', async () => {
    const mock = openLedgerMock();
    const { operator, owner } = await signInAll(mock, { operator: 'operator', owner: 'lp.review' });
    const move = (status: string) => operator(providerVerify, { body: { company_id: 203, status } });
    expect(await move('verified')).toMatchObject({ role: 'liquidity_provider', status: 'active' });
    const [agreement] = (await owner(agreementList)).results;
    expect(agreement).toMatchObject({ title: 'Правила внутреннего контроля ПОД/ФТ', status: 'pending' });
    await owner(agreementAccept, { params: { id: agreement?.id ?? 0 } });
    expect(await move('in_review')).toMatchObject({ status: 'under_review', verification_status: 'in_review' });
    expect(await getRejection(owner(depositCreate, deposit))).toEqual(REVIEW);
    expect(await move('verified')).toMatchObject({ status: 'active' });
    expect((await owner(agreementList)).count).toBe(1);
    expect(mock.world.filter('fiat_wallets', (row) => row.company_id === 203)).toHaveLength(1);
  });

  test('never unblocks an account', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const body = { company_id: 206, status: 'in_review' };
    expect(await operator(providerVerify, { body })).toMatchObject({ status: 'blocked' });
    const verified = { company_id: 206, status: 'verified' };
    expect(await operator(providerVerify, { body: verified })).toMatchObject({ status: 'blocked' });
  });

  test.each(['needs_documents', 'verified'])(
    '%s, an account opened by unblocking it has its agreements',
    async (status) => {
      const mock = openLedgerMock();
      const operator = await apiAs(mock, 'operator');
      const held = () =>
        (['fiat_wallets', 'agreements'] as const).map((table) => mock.world.sortedBy(table, 'company_id', 103).length);
      const account = { company_id: 103, role: 'ved_participant' } as const;
      await operator(organizationChangeStatus, { body: { ...account, status: 'blocked' } });
      expect(held()).toEqual([0, 0]);
      await operator(organizationChangeStatus, { body: { ...account, status: 'active' } });
      expect(held()).toEqual([1, 2]);
      const checked = await operator(participantVerify, { body: { company_id: 103, status } });
      expect(checked).toMatchObject({ status: 'active', verification_status: status });
      expect(held()).toEqual([1, 2]);
    },
  );

  test('while blocked, has its agreements before it once it is unblocked', async () => {
    const mock = openLedgerMock();
    const { operator, owner } = await signInAll(mock, { operator: 'operator', owner: 'ved.review' });
    const change = (status: string) =>
      operator(organizationChangeStatus, { body: { company_id: 103, role: 'ved_participant', status } });
    await change('blocked');
    await operator(participantVerify, { body: { company_id: 103, status: 'verified' } });
    expect(mock.world.sortedBy('agreements', 'company_id', 103)).toEqual([]);
    await change('active');
    expect(await owner(currentUser)).toMatchObject({ account_state: 'pending_agreements' });
    expect(await getRejection(owner(chatList))).toEqual(GATE);
  });

  test('rejects the other role, unknown accounts and unknown statuses', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const verify = (company_id: number, status: string) =>
      getRejection(operator(participantVerify, { body: { company_id, status } }));
    expect(await verify(203, 'verified')).toEqual(NOT_FOUND);
    expect(await verify(999, 'verified')).toEqual(NOT_FOUND);
    expect(await verify(103, 'nonsense')).toEqual(TRANSITION_ERROR);
  });
});

describe('the account', () => {
  const participant = { company_id: 101, role: 'ved_participant' } as const;

  test('blocked, it cannot call; its open requests end and their reserves are released', async () => {
    const mock = openLedgerMock();
    const { operator, owner } = await signInAll(mock, { operator: 'operator', owner: 'ved.active' });
    expect(await getRoubleFunds(owner)).toBe('46250000.00 (17456115.00)');
    await operator(organizationChangeStatus, { body: { ...participant, status: 'blocked' } });
    expect(await getRejection(owner(currentUser))).toEqual({
      status: 403,
      data: { detail: 'Your account has been blocked.' },
    });
    const open = mock.world
      .sortedBy('trades', 'company_id', 101)
      .filter(({ status }) => ['pending', 'accepted', 'in_progress'].includes(status));
    expect(open).toEqual([]);
    const ended = await operator(tradeRead, { params: { id: 1002 } });
    expect(ended).toMatchObject({ status: 'rejected', comment: 'Организация: Заблокирована' });
    expect(ended.events.at(-1)).toMatchObject({ status: 'rejected', by: 'authorized_organization' });
    expect(getWalletFunds(mock, 2)).toBe('0.85000000 (0.00000000)');
    expect(await operator(organizationChangeStatus, { body: { ...participant, status: 'active' } })).toMatchObject({
      id: 101,
      status: 'active',
    });
    const withdrawals = mock.world.filter('withdrawals', (row) => row.company_id === 101 && row.status === 'pending');
    expect(withdrawals).toHaveLength(1);
    expect(await owner(currentUser)).toMatchObject({ account_state: 'active' });
    expect(await owner(exchangeRead, { params: { id: 501 } })).toMatchObject({ status: 'rejected' });
    expect(await getLastNotification(owner)).toEqual(['account_status', 'Организация: Активна', '/account/edit']);
  });

  test('blocked, it ends the lot of another too, without the reason', async () => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    await operator(lotCreate, { body: { buy_trade_id: 1002, sell_trade_id: 1008 } });
    await operator(organizationChangeStatus, { body: { ...participant, status: 'blocked' } });
    const comments = [1002, 1008].map((id) => mock.world.get('trades', id)?.comment);
    expect(comments).toEqual(['Организация: Заблокирована', 'Лот отменён оператором']);
  });

  test('is not activated without its verification; a verified one under review is', async () => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    const move = (company_id: number, status: string) =>
      operator(organizationChangeStatus, { body: { company_id, role: 'ved_participant', status } });
    for (const company_id of [103, 106, 111, 112])
      expect(await getRejection(move(company_id, 'active'))).toEqual(TRANSITION_ERROR);
    expect(mock.world.sortedBy('agreements', 'company_id', 106)).toEqual([]);
    await move(107, 'under_review');
    expect(await move(107, 'active')).toMatchObject({ status: 'active' });
  });

  test('activated without a check by unblocking it, has the agreements before it at once', async () => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    for (const status of ['blocked', 'active'])
      await operator(organizationChangeStatus, { body: { company_id: 106, role: 'ved_participant', status } });
    expect(mock.world.sortedBy('agreements', 'company_id', 106)).toMatchObject([
      { status: 'pending', version: '3.1' },
      { status: 'pending', version: '1.4' },
    ]);
  });

  test.each([
    ['closed', []],
    ['under_review', [996, 997]],
  ])('%s, it keeps open of its trades %j', async (status, expected) => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    await operator(organizationChangeStatus, { body: { company_id: 107, role: 'ved_participant', status } });
    const open = mock.world
      .sortedBy('trades', 'company_id', 107)
      .filter((trade) => ['pending', 'accepted', 'in_progress'].includes(trade.status));
    expect(open.map(({ id }) => id)).toEqual(expected);
  });

  test('cannot request closing while anything is open, of any kind; ended records do not matter', async () => {
    const { operator, owner } = await signInAll(openLedgerMock(), { operator: 'operator', owner: 'ved.cargo' });
    const requestClosing = () => owner(organizationClose, { body: {} });
    const { id } = await owner(withdrawalCreate, { body: withdrawal });
    for (const end of [
      () => owner(tradeCancel, { params: { id: 996 } }),
      () => owner(tradeCancel, { params: { id: 997 } }),
      () => operator(exchangeSellReview, { params: { id: 498 }, body: { status: 'rejected' } }),
      () => operator(withdrawalReview, { params: { id }, body: { status: 'rejected' } }),
    ]) {
      expect(await getRejection(requestClosing())).toMatchObject({ status: 400 });
      await end();
    }
    expect(await requestClosing()).toEqual({ wants_to_close_account: true });
  });

  test('keeps its closing request when it is blocked; the request allows no other transition', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const change = (status: string) =>
      operator(organizationChangeStatus, { body: { company_id: 205, role: 'liquidity_provider', status } });
    expect(await getRejection(change('pending_agreements'))).toEqual(TRANSITION_ERROR);
    expect(await change('blocked')).toMatchObject({ status: 'blocked', wants_to_close_account: true });
    expect(await change('blocked')).toMatchObject({ status: 'blocked', wants_to_close_account: false });
  });

  test('requests closing once nothing is open; the operator closes it, or declines the request', async () => {
    const mock = openLedgerMock();
    const { operator, owner, provider } = await signInAll(mock, {
      operator: 'operator',
      owner: 'ved.active',
      provider: 'lp.foreign',
    });
    expect(await getRejection(owner(organizationClose, { body: { reason: 'Переезд' } }))).toEqual({
      status: 400,
      data: { non_field_errors: ['Сначала завершите открытые заявки и выводы'] },
    });
    const own = mock.world.filter('trades', ({ company_id, status }) => company_id === 204 && status === 'pending');
    for (const { id } of own) await provider(tradeCancel, { params: { id } });
    expect(await provider(organizationClose, { body: { reason: 'Переезд' } })).toEqual({
      wants_to_close_account: true,
    });
    expect(await getLastNotification(operator)).toEqual([
      'close_requested',
      'Falcon Bridge Liquidity LLC просит закрыть аккаунт. Переезд',
      '/organization/request-closed',
    ]);
    const waiting = async () =>
      (await operator(organizationList, { query: { wants_to_close_account: true } })).results.map(({ id }) => id);
    expect(await waiting()).toEqual([205, 204]);
    const client = { role: 'liquidity_provider' } as const;
    await operator(organizationChangeStatus, { body: { ...client, company_id: 205, status: 'active' } });
    const closed = { ...client, company_id: 204, status: 'closed' };
    expect(await operator(organizationChangeStatus, { body: closed })).toMatchObject({
      status: 'closed',
      wants_to_close_account: false,
    });
    expect(await waiting()).toEqual([]);
    expect(await getRejection(provider(depositCreate, deposit))).toEqual({
      status: 403,
      data: { detail: 'Your account is closed. Only GET requests are allowed.' },
    });
    expect(await provider(currentUser)).toMatchObject({ account_state: 'closed' });
    await operator(organizationChangeStatus, { body: { ...closed, status: 'active' } });
    expect(await provider(currentUser)).toMatchObject({ account_state: 'active' });
  });

  test('every other transition is rejected', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    const change = (company_id: number, status: string) =>
      getRejection(operator(organizationChangeStatus, { body: { company_id, role: 'ved_participant', status } }));
    for (const [id, status] of [
      [101, 'active'],
      [101, 'pending_agreements'],
      [103, 'closed'],
      [104, 'closed'],
      [105, 'blocked'],
      [101, 'nonsense'],
    ] as const)
      expect([id, status, await change(id, status)]).toEqual([id, status, TRANSITION_ERROR]);
    expect(await change(201, 'blocked')).toEqual(NOT_FOUND);
    expect(await change(1, 'blocked')).toEqual(NOT_FOUND);
    const params = { id: 101, role: 'ved_participant' };
    expect(await operator(organizationRead, { params })).toMatchObject({ status: 'active' });
  });
});
