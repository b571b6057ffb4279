// Balances of wallets: set by the operator, requested, funded from outside, attributed to contracts (contract rows 29,
// 107, 116–118).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs } from './mock.ts';
import {
  INSUFFICIENT_FUNDS,
  NOT_FOUND,
  TRANSITION_ERROR,
  getWalletFunds,
  getLastNotification,
  openLedgerMock,
  signInAll,
  getRejection,
} from './money.ts';

const { walletBalanceSet, walletBalanceRequest, walletBalanceRefresh, contractBalanceUpdate } = endpoints;
const { walletRequestProcess, walletFundingNotify, walletBlock } = endpoints;

const both = { owner: 'ved.active', operator: 'operator' };
const FROZEN = { status: 400, data: { wallet_id: ['Средства кошелька заморожены'] } };
const TOO_FINE = { status: 400, data: { balance: ['Не больше 6 знаков после запятой'] } };
const NOT_YET = { status: 400, data: { wallet_id: ['Кошелёк ещё не одобрен'] } };
const NOT_SCREENED = { status: 400, data: { wallet_id: ['Кошелёк не прошёл AML-проверку'] } };

describe('a corrected balance', () => {
  test('is requested once, and granted', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const body = { wallet_id: 2, amount: '1.2', comment: 'Пришёл перевод' };
    expect((await owner(walletBalanceRequest, { body })).balance_request).toEqual({
      status: 'pending',
      amount: '1.20000000',
      comment: 'Пришёл перевод',
      created_at: '2026-11-20T18:00:00+03:00',
    });
    expect(await getLastNotification(operator)).toEqual([
      'balance_requested',
      'Баланс кошелька W-000002: запрошено обновление',
      '/organization/wallet-request?tab=balance',
    ]);
    expect(await getRejection(owner(walletBalanceRequest, { body }))).toEqual(TRANSITION_ERROR);
    const answer = { wallet_id: 2, request_kind: 'balance', status: 'approved' } as const;
    const granted = await operator(walletRequestProcess, { body: answer });
    expect(granted).toMatchObject({ balance: '1.20000000', balance_request: { status: 'approved' } });
    expect((await getLastNotification(owner))?.slice(0, 2)).toEqual([
      'wallet_request_processed',
      'Кошелёк W-000002: Одобрено',
    ]);
    expect((await owner(walletBalanceRequest, { body })).balance_request).toMatchObject({ status: 'pending' });
  });

  test('is rejected with a reason and changes nothing', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const body = { wallet_id: 1, request_kind: 'balance', status: 'rejected', comment: 'Перевод не найден' } as const;
    const kept = await operator(walletRequestProcess, { body });
    expect(kept).toMatchObject({ balance: '182500.000000', balance_request: { status: 'rejected' } });
    expect((await getLastNotification(owner))?.[1]).toBe('Кошелёк W-000001: Отклонено. Перевод не найден');
  });

  test('set by the operator, completes the open request too', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const set = await operator(walletBalanceSet, { params: { id: 1 }, body: { balance: '175000.5' } });
    expect(set).toMatchObject({ balance: '175000.500000', balance_request: { status: 'approved' } });
    expect(await getLastNotification(owner)).toEqual([
      'wallet_balance',
      'Баланс кошелька W-000001 обновлён',
      '/account/digital-wallets?id=1',
    ]);
    expect(await operator(walletBalanceSet, { params: { id: 4 }, body: { balance: '20000' } })).toMatchObject({
      balance: '20000.00000000',
      balance_request: null,
    });
  });

  test('notifies its owner of the reason; a report of funding notifies the operator of the transfer', async () => {
    const { owner, operator } = await signInAll(openLedgerMock(), both);
    await operator(walletBalanceSet, { params: { id: 1 }, body: { balance: '1', comment: 'Сверка за ноябрь' } });
    expect((await getLastNotification(owner))?.[1]).toBe('Баланс кошелька W-000001 обновлён. Сверка за ноябрь');
    await owner(walletFundingNotify, { body: { wallet_id: 1, amount: '5', hash: '0xabc' } });
    expect((await getLastNotification(operator))?.[1]).toBe(
      'Пополнение кошелька W-000001 заявлено. Хеш перевода: 0xabc',
    );
  });

  test('of the operator’s own wallet notifies nobody', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, both);
    const before = await getLastNotification(operator);
    await operator(walletBalanceSet, { params: { id: 37 }, body: { balance: '1300000' } });
    expect(getWalletFunds(mock, 37)).toBe('1300000.000000 (0.000000)');
    expect(await getLastNotification(operator)).toEqual(before);
  });

  test.each(['0', '0.00'])('may be zero: %s', async (balance) => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    await operator(walletBalanceSet, { params: { id: 1 }, body: { balance } });
    expect(getWalletFunds(mock, 1)).toBe('0.000000 (0.000000)');
  });

  test.each([
    [26, { balance: '1' }, { status: 400, data: { balance: ['Меньше, чем в резерве'] } }],
    [1, { balance: '-1' }, { status: 400, data: { balance: ['Введите сумму больше нуля'] } }],
    [1, { balance: '1.1234567' }, TOO_FINE],
    [1, { balance: '1.1234560' }, TOO_FINE],
    [1, { balance: '0.1234567' }, TOO_FINE],
    [17, { balance: '8' }, FROZEN],
    [40, { balance: '8' }, NOT_YET],
    [999, { balance: '8' }, NOT_FOUND],
  ])('of wallet %i to %j is refused', async (id, body, answer) => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    const before = getWalletFunds(mock, id);
    expect(await getRejection(operator(walletBalanceSet, { params: { id }, body }))).toEqual(answer);
    expect(getWalletFunds(mock, id)).toBe(before);
  });

  test.each([
    [{ wallet_id: 40, amount: '5' }, NOT_YET],
    [{ wallet_id: 9, amount: '5' }, NOT_FOUND],
    [{ wallet_id: 1, amount: '5' }, TRANSITION_ERROR],
    [
      { wallet_id: 2, amount: '-5' },
      { status: 400, data: { amount: ['Введите сумму больше нуля'] } },
    ],
  ])('requested by %j is refused', async (body, answer) => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    expect(await getRejection(owner(walletBalanceRequest, { body }))).toEqual(answer);
  });

  test('requested before the wallet was blocked is not granted', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, both);
    await operator(walletBlock, { params: { id: 1 } });
    const body = { wallet_id: 1, request_kind: 'balance', status: 'approved' } as const;
    expect(await getRejection(operator(walletRequestProcess, { body }))).toEqual(FROZEN);
    expect(getWalletFunds(mock, 1)).toBe('182500.000000 (0.000000)');
  });
});

describe('refreshing from the chain', () => {
  test('credits the last reported funding once', async () => {
    const mock = openLedgerMock();
    const { owner } = await signInAll(mock, both);
    await owner(walletFundingNotify, { body: { wallet_id: 1, amount: '1000.5' } });
    await owner(walletFundingNotify, { body: { wallet_id: 1, amount: '0.25' } });
    expect(getWalletFunds(mock, 1)).toBe('182500.000000 (0.000000)');
    expect(await owner(walletBalanceRefresh, { body: { wallet_id: 1 } })).toMatchObject({ balance: '182500.250000' });
    await mock.advance(60_000);
    await owner(walletBalanceRefresh, { body: { wallet_id: 1 } });
    expect(getWalletFunds(mock, 1)).toBe('182500.250000 (0.000000)');
    expect(mock.world.get('wallets', 1)?.updated_at).toBe('2026-11-20T18:01:00+03:00');
  });

  test('credits no frozen wallet, and no wallet of another', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    await owner(walletFundingNotify, { body: { wallet_id: 1, amount: '7' } });
    await operator(walletBlock, { params: { id: 1 } });
    expect(await owner(walletBalanceRefresh, { body: { wallet_id: 1 } })).toMatchObject({ balance: '182500.000000' });
    expect(await getRejection(owner(walletBalanceRefresh, { body: { wallet_id: 9 } }))).toEqual(NOT_FOUND);
  });
});

describe('a contract', () => {
  const number = '26090017/9901/0000/2/1';
  const claim = { wallet_id: 1, ved_contract_number: number };

  test('claims part of a wallet, and no more than its balance', async () => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    const first = await owner(contractBalanceUpdate, { body: { ...claim, amount: '180000' } });
    expect(first.contract).toMatchObject({ ved_contract_number: number, balance: '180000.000000' });
    expect(first.wallet).toMatchObject({ id: 1, balance: '182500.000000' });
    expect(await getRejection(owner(contractBalanceUpdate, { body: { ...claim, amount: '2500.000001' } }))).toEqual(
      INSUFFICIENT_FUNDS,
    );
    const second = await owner(contractBalanceUpdate, { body: { ...claim, amount: '2500' } });
    expect(second.contract.balance).toBe('182500.000000');
    const other = { ...claim, wallet_id: 2, amount: '0.1' };
    expect(await getRejection(owner(contractBalanceUpdate, { body: other }))).toEqual({
      status: 400,
      data: { wallet_id: ['Кошелёк в другой валюте'] },
    });
  });

  test('claims no more than the wallet has after a payment', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    await owner(contractBalanceUpdate, { body: { ...claim, amount: '182500' } });
    const { balance } = mock.world.known('wallets', 1);
    await operator(walletBalanceSet, { params: { id: 1 }, body: { balance: '100' } });
    expect([balance, mock.world.known('wallets', 1).attributed]).toEqual(['182500.000000', '100.000000']);
    expect(await getRejection(owner(contractBalanceUpdate, { body: { ...claim, amount: '1' } }))).toEqual(
      INSUFFICIENT_FUNDS,
    );
  });

  test.each([
    [{ ...claim, wallet_id: 9, amount: '1' }, NOT_FOUND],
    [{ ...claim, wallet_id: 3, amount: '1' }, NOT_SCREENED],
    [
      { ...claim, amount: '0' },
      { status: 400, data: { amount: ['Введите сумму больше нуля'] } },
    ],
    [
      { ...claim, ved_contract_number: '26100011/9901/0000/2/1', amount: '1' },
      { status: 400, data: { ved_contract_number: ['УНК принадлежит другой организации'] } },
    ],
  ])('%j is refused', async (body, answer) => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    expect(await getRejection(owner(contractBalanceUpdate, { body }))).toEqual(answer);
  });
});
