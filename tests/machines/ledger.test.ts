// The ledger: entries of executed records, running balances backwards from the current one, statements of a period, and rows
// of a server that sends only the fields of the specification.
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositSchema } from '../../src/api/schemas/deposits.ts';
import { exchangeSchema } from '../../src/api/schemas/exchanges.ts';
import { tradeSchema } from '../../src/api/schemas/trades.ts';
import { vedTransactionSchema } from '../../src/api/schemas/ved.ts';
import { withdrawalSchema } from '../../src/api/schemas/withdrawals.ts';
import { type LedgerRecords, createLedgerEntries } from '../../src/machines/ledger/ledgerEntries.ts';
import {
  createLedgerLines,
  createStatements,
  findLedgerGaps,
  sumBalances,
} from '../../src/machines/ledger/statement.ts';

const none: LedgerRecords = { deposits: [], withdrawals: [], trades: [], exchanges: [], payments: [] };
const at = (day: string, time = '12:00') => `2026-11-${day}T${time}:00+03:00`;
const history = (status: string, when: string) => [{ status, at: when, by: 'authorized_organization' }];

/** A readable row may lack extensions: that is an issue of the schema, but no refusal. */
function read<S extends v.GenericSchema>(schema: S, row: object): v.InferOutput<S> {
  const { typed, output } = v.safeParse(schema, row);
  if (!typed) throw new Error('an unreadable row');
  return output;
}
const deposit = (row: object) => read(depositSchema, row);
const trade = (row: object) => read(tradeSchema, row);
const payment = (row: object) => read(vedTransactionSchema, row);
const exchange = (row: object) => read(exchangeSchema, row);
const withdrawal = (row: object) => read(withdrawalSchema, row);

/** Lists are newest first, as a server sends them. */
const records: LedgerRecords = {
  deposits: [
    deposit({ id: 3, number: 'П-3', status: 'pending', amount: '1.00', created_at: at('20') }),
    deposit({
      id: 2,
      number: 'П-2',
      status: 'executed',
      amount: '1000000.00',
      top_up_amount: '999999.99',
      created_at: at('01'),
      events: history('executed', at('02')),
    }),
  ],
  trades: [
    trade({
      id: 5,
      number: 'С-5',
      status: 'completed',
      request_type: 'buy',
      currency_to_pay: 'RUB',
      amount_to_pay: '92350.10',
      currency_to_receive: 'USDT',
      amount_to_receive: '1000.000000',
      exchange_rate: '92.3501',
      fee: '461.75',
      lot_id: 'LOT-1',
      created_at: at('03'),
      events: history('completed', at('04')),
    }),
  ],
  exchanges: [
    exchange({
      id: 6,
      number: 'О-6',
      status: 'completed',
      currency_to_pay: 'USDT',
      amount_to_pay: '100.000000',
      currency_to_receive: 'BTC',
      amount_to_receive: '0.00100000',
      created_at: at('05'),
      events: history('completed', at('06')),
    }),
  ],
  payments: [
    payment({
      id: 7,
      number: 'ВЭД-7',
      status: 'executed',
      amount: '5000.00',
      currency: 'CNY',
      debit_amount: '691.922000',
      debit_currency: 'USDT',
      fee: '0.000000',
      counterparty_name: 'Harbor Tools',
      created_at: at('07'),
      events: history('executed', at('08')),
    }),
  ],
  withdrawals: [
    withdrawal({
      id: 8,
      number: 'В-8',
      status: 'executed',
      amount: '7000.00',
      purpose: 'Возврат',
      created_at: at('09'),
      events: history('executed', at('10')),
    }),
  ],
};
const balances = new Map([
  ['RUB', '900188.14'],
  ['USDT', '208.078000'],
  ['BTC', '0.00100000'],
]);

it('lists executed movements in the order of execution with the balance after each', () => {
  const lines = createLedgerLines(createLedgerEntries(records), balances);
  expect(lines.map(({ number, kind, currency, amount, balance }) => [number, kind, currency, amount, balance])).toEqual(
    [
      ['П-2', 'deposit', 'RUB', '999999.99', '999999.99'],
      ['С-5', 'buy', 'RUB', '-92350.10', '907649.89'],
      ['С-5', 'buy', 'USDT', '1000.000000', '1000.000000'],
      ['С-5', 'fee', 'RUB', '-461.75', '907188.14'],
      ['О-6', 'exchange', 'USDT', '-100.000000', '900.000000'],
      ['О-6', 'exchange', 'BTC', '0.00100000', '0.00100000'],
      ['ВЭД-7', 'payment', 'USDT', '-691.922000', '208.078000'],
      ['В-8', 'withdrawal', 'RUB', '-7000.00', '900188.14'],
    ],
  );
});

it('states opening and closing balance and turnover of a period by currency', () => {
  const statements = createStatements(createLedgerEntries(records), balances, { from: '2026-11-04', to: '2026-11-06' });
  expect(statements.map(({ lines, ...sums }) => ({ ...sums, lines: lines.map(({ key }) => key) }))).toEqual([
    {
      currency: 'RUB',
      opening: '999999.99',
      received: '0.00',
      spent: '92811.85',
      closing: '907188.14',
      lines: ['trade 5 paid', 'trade 5 fee'],
    },
    {
      currency: 'USDT',
      opening: '0.000000',
      received: '1000.000000',
      spent: '100.000000',
      closing: '900.000000',
      lines: ['trade 5 received', 'exchange 6 paid'],
    },
    {
      currency: 'BTC',
      opening: '0.00000000',
      received: '0.00100000',
      spent: '0.00000000',
      closing: '0.00100000',
      lines: ['exchange 6 received'],
    },
  ]);
});

it('counts days in Moscow, both ends included', () => {
  const night = [
    deposit({ id: 1, status: 'executed', amount: '1.00', created_at: '2026-11-01T20:59:59Z' }),
    deposit({ id: 2, status: 'executed', amount: '2.00', created_at: '2026-11-01T21:00:00Z' }),
  ];
  const entries = createLedgerEntries({ ...none, deposits: night });
  const of = (from?: string, to = from) => {
    const [roubles] = createStatements(entries, new Map([['RUB', '10.00']]), { from, to });
    return [roubles?.opening, roubles?.received, roubles?.closing, roubles?.lines.length];
  };
  expect(of('2026-10-31')).toEqual(['7.00', '0.00', '7.00', 0]);
  expect(of('2026-11-01')).toEqual(['7.00', '1.00', '8.00', 1]);
  expect(of('2026-11-02')).toEqual(['8.00', '2.00', '10.00', 1]);
  expect(of('2026-11-03')).toEqual(['10.00', '0.00', '10.00', 0]);
  expect(of('2026-11-01', '2026-11-02')).toEqual(['7.00', '3.00', '10.00', 2]);
  expect(of()).toEqual(['7.00', '3.00', '10.00', 2]);
});

it('an entry without a time belongs to no period with an end or a beginning', () => {
  const entries = createLedgerEntries({ ...none, deposits: [deposit({ id: 1, status: 'executed', amount: '1.00' })] });
  const linesOf = (period: { readonly from?: string; readonly to?: string }) =>
    createStatements(entries, new Map([['RUB', '1.00']]), period).map(({ lines }) => lines.length);
  expect(linesOf({})).toEqual([1]);
  expect(linesOf({ from: '2026-11-01' })).toEqual([0]);
  expect(linesOf({ to: '2026-11-30' })).toEqual([0]);
});

it('charges the fee of a trade or a payment only where there is one', () => {
  const side = { currency_to_pay: 'RUB', amount_to_pay: '92.00', currency_to_receive: 'USDT', amount_to_receive: '1' };
  const bought = { status: 'completed', request_type: 'buy', exchange_rate: '92', ...side };
  const paid = { status: 'executed', amount: '7.00', currency: 'CNY', debit_amount: '1.00', debit_currency: 'USDT' };
  const entries = createLedgerEntries({
    ...none,
    trades: [trade({ id: 1, ...bought, fee: '0.00' }), trade({ id: 2, ...bought, fee: '0.46' })],
    payments: [payment({ id: 3, ...paid, fee: '0.05' }), payment({ id: 4, ...paid, fee: null })],
  });
  expect(entries.map(({ key }) => key).toSorted()).toEqual([
    'payment 3',
    'payment 3 fee',
    'payment 4',
    'trade 1 paid',
    'trade 1 received',
    'trade 2 fee',
    'trade 2 paid',
    'trade 2 received',
  ]);
  const fees = entries.filter(({ kind }) => kind === 'fee');
  expect(fees.map(({ currency, amount }) => `${amount} ${currency}`).toSorted()).toEqual(['-0.05 USDT', '-0.46 RUB']);
});

it('shows what rows of the specification allow, and names what is missing', () => {
  const spec: LedgerRecords = {
    deposits: [deposit({ id: 1, amount: '50.00', status: 'executed', payment_order: null, top_up_amount: '40.00' })],
    withdrawals: [withdrawal({ id: 2, amount: '5.00', status: 'executed' })],
    trades: [
      trade({
        id: 3,
        status: 'completed',
        request_type: 'sell',
        currency_to_pay: 'USDT',
        amount_to_pay: '1.000000',
        currency_to_receive: 'RUB',
        amount_to_receive: '92.00',
        exchange_rate: '92',
      }),
    ],
    exchanges: [exchange({ id: 4, amount_to_receive: '2.000000', status: 'completed' })],
    payments: [payment({ id: 5, amount: '7.00', status: 'executed' })],
  };
  const entries = createLedgerEntries(spec);
  const nothing = sumBalances(null, [{ currency: 'USDT', balance: null }]);
  expect(findLedgerGaps(entries, nothing)).toEqual({
    undated: 8,
    requestDated: 0,
    unpriced: 4, // the fee, both sides of the exchange, the debit of the payment
    balances: ['RUB', 'USDT'],
  });
  expect(createLedgerLines(entries, nothing).every(({ balance }) => balance === null)).toBe(true);
  const [rubles] = createStatements(entries, new Map([['RUB', '127.00']]), {});
  expect([rubles?.opening, rubles?.received, rubles?.spent, rubles?.closing]).toEqual([
    null,
    '132.00',
    '5.00',
    '127.00',
  ]);
});

it('sums wallets of a currency, and leaves a currency with an unknown balance out', () => {
  const sums = sumBalances('10.00', [
    { currency: 'USDT', balance: '0.1' },
    { currency: 'USDT', balance: '0.2' },
    { currency: 'BTC', balance: '1' },
    { currency: 'BTC', balance: null },
    { currency: null, balance: '5' },
  ]);
  expect([...sums]).toEqual([
    ['RUB', '10.00'],
    ['USDT', '0.300000'],
  ]);
});
