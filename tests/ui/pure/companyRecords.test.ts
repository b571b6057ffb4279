// Records of one company in one shape, their totals, and the actions of trades and exchanges.
import { describe, expect, it, test } from 'vitest';
import {
  type CompanyRecord,
  belongsTo,
  byDate,
  fromDeposit,
  fromExchange,
  fromPayment,
  fromTrade,
  fromWithdrawal,
  getTotals,
  isInPeriod,
} from '../../../src/ui/app/screens/company/companyRecords.ts';
import {
  getExchangeReviewEndpoint,
  canApproveExchange,
  canFormOrCompleteLot,
} from '../../../src/ui/features/trades/operator/queuePaths.ts';
import { exchangeBuyReview, exchangeSellReview } from '../../../src/api/endpoints/exchanges.ts';
import { depositOf, exchangeOf, paymentOf, tradeOf, withdrawalOf } from './records.ts';

const since = '2026-11-20T10:00:00+03:00';
const client = 'ООО «Лазурит Импорт»';

const shape = ({ lifecycle, ...record }: CompanyRecord) => ({ ...record, of: lifecycle.id });

const rouble = (amount: string) => ({ amount, currency: 'RUB' });

const isDayIn = (created_at: string | null, from?: string, to?: string) => isInPeriod({ created_at }, { from, to });

const depositAt = (id: number, created_at: string | null) => fromDeposit(depositOf({ id, created_at }));

describe('records of a company', () => {
  const company = { id: 101, role: 'ved_participant', company_name: client } as const;
  const ownerOf = (
    company_id: number | null,
    company_name: string | null,
    role?: typeof company.role | 'liquidity_provider' | null,
  ) => belongsTo(company)({ company_id, company_name, ...(role === undefined ? {} : { role }) });

  it('belong to it by id and role, without an id by name', () => {
    expect([
      ownerOf(101, 'Другое имя'),
      ownerOf(101, null, null),
      ownerOf(101, client, 'liquidity_provider'),
      ownerOf(102, client),
    ]).toEqual([true, true, false, false]);
    expect([ownerOf(null, client), ownerOf(null, 'Другое имя'), ownerOf(null, null)]).toEqual([true, false, false]);
    expect(belongsTo({ ...company, company_name: null })({ company_id: null, company_name: null })).toBe(false);
  });

  it('have one shape', () => {
    const created_at = since;
    const common = { created_at, status: 'pending', counterparty: null };
    expect(
      [depositOf({ created_at }), depositOf({ created_at, top_up_amount: '7' })].map((row) => shape(fromDeposit(row))),
    ).toEqual(
      ['3000000.00', '7'].map((amount) => ({
        ...common,
        id: 'deposit-601',
        kind: 'Пополнение',
        number: 'П-601',
        gives: null,
        receives: rouble(amount),
        href: '/organization/deposit-requests/601',
        of: 'deposit',
      })),
    );
    expect(shape(fromWithdrawal(withdrawalOf({ created_at })))).toEqual({
      ...common,
      id: 'withdrawal-701',
      kind: 'Вывод',
      number: 'В-701',
      gives: rouble('750000.00'),
      receives: null,
      counterparty: client,
      href: '/organization/withdrawal-requests/701',
      of: 'withdrawal',
    });
    const trade = {
      ...common,
      id: 'trade-1001',
      kind: 'Покупка',
      number: 'С-1001',
      gives: rouble('4617500.00'),
      receives: { amount: '50000.000000', currency: 'USDT' },
      href: '/organization/queue-requests/1001',
      of: 'trade',
    };
    expect(shape(fromTrade(tradeOf()))).toEqual(trade);
    const other = {
      status: 'completed',
      request_type: 'sell',
      counterparty: { id: 201, company_name: 'ООО «Ликвид-Мост»' },
    };
    expect(shape(fromTrade(tradeOf(other)))).toEqual({
      ...trade,
      kind: 'Продажа',
      status: 'completed',
      counterparty: 'ООО «Ликвид-Мост»',
      href: '/organization/lot-requests-sale/1001',
    });
    expect(shape(fromExchange(exchangeOf()))).toEqual({
      ...common,
      id: 'exchange-501',
      kind: 'Обмен',
      number: 'О-501',
      gives: { amount: '0.10000000', currency: 'BTC' },
      receives: { amount: '9850.000000', currency: 'USDT' },
      href: '/organization/queue-requests-exchange/501',
      of: 'exchange',
    });
    expect(shape(fromPayment(paymentOf({ created_at })))).toEqual({
      ...common,
      id: 'payment-801',
      kind: 'Платёж',
      number: 'ВЭД-801',
      gives: { amount: '240000.00', currency: 'CNY' },
      receives: null,
      counterparty: 'Harbor Tools Demo Co., Ltd',
      href: '/organization/payment-requests-ved/801',
      of: 'vedTransaction',
    });
  });

  it('are limited to days in Moscow, both included', () => {
    const midnight = '2026-11-19T21:00:00Z'; // 20.11.2026 in Moscow
    expect([isDayIn(null), isDayIn(null, '2026-11-20'), isDayIn(null, undefined, '2026-11-20')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      isDayIn(midnight, '2026-11-20'),
      isDayIn(midnight, '2026-11-21'),
      isDayIn(midnight, '2026-11-20', '2026-11-20'),
    ]).toEqual([true, false, true]);
    expect([
      isDayIn(midnight, undefined, '2026-11-20'),
      isDayIn(midnight, undefined, '2026-11-19'),
      isDayIn(midnight),
    ]).toEqual([true, false, true]);
  });

  it('are summed by kind: successful ones only, open ones are counted', () => {
    const deposits = ['executed', 'executed', 'rejected', 'accepted', 'unheard'].map((status) =>
      fromDeposit(depositOf({ status, amount: '10.50' })),
    );
    const nameless = fromDeposit(depositOf({ status: null }));
    const sale = fromTrade(tradeOf({ status: 'completed', request_type: 'sell' }));
    expect(getTotals([...deposits, sale, nameless])).toEqual([
      { kind: 'Пополнение', done: 2, open: 3, gives: [], receives: [{ amount: '21.00', currency: 'RUB' }] },
      {
        kind: 'Продажа',
        done: 1,
        open: 0,
        gives: [{ amount: '4617500.00', currency: 'RUB' }],
        receives: [{ amount: '50000.000000', currency: 'USDT' }],
      },
    ]);
  });

  it('are listed with the newest first', () => {
    const records = [
      depositAt(1, since),
      depositAt(2, '2026-11-21T10:00:00+03:00'),
      depositAt(3, '2026-11-19T10:00:00+03:00'),
    ];
    expect(records.toSorted(byDate).map(({ id }) => id)).toEqual(['deposit-2', 'deposit-1', 'deposit-3']);
    expect(byDate(depositAt(1, null), depositAt(2, null))).toBe(0);
  });
});

test('an exchange is reviewed by the call of its side, and actions follow the lifecycle', () => {
  expect(getExchangeReviewEndpoint({ request_type: 'sell' })).toBe(exchangeSellReview);
  expect(getExchangeReviewEndpoint({ request_type: 'buy' })).toBe(exchangeBuyReview);
  expect(['pending', 'accepted', 'completed', null].map(canApproveExchange)).toEqual([true, false, false, false]);
  expect(['pending', 'accepted', 'in_progress', 'completed'].map(canFormOrCompleteLot)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
