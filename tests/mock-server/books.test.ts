// The ledger check itself: each kind of inconsistency is found and named, and nothing else. Random histories
// (histories.test.ts) and all tests of money rely on its silence.
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/mock-server/domain/money/verifyLedger.ts';
import type { Key, Row, TableName } from '../../src/mock-server/db/tables.ts';
import { createDatabase } from '../../src/mock-server/db/createDatabase.ts';
import type { Database } from '../../src/mock-server/db/database.ts';

type Spoil = (world: Database) => void;

/** Changes fields of a row behind the back of every rule. */
function set<T extends TableName>(table: T, key: Key<T>, fields: Partial<Row<T>>): Spoil {
  return (world) => {
    const row = world.get(table, key);
    if (!row) throw new Error(`no ${table} ${key}`);
    world.put(table, { ...row, ...fields });
  };
}
const all =
  (...spoils: readonly Spoil[]): Spoil =>
  (world) =>
    spoils.forEach((spoil) => spoil(world));

/** A party to a lot as the other side names it. */
const party = (company_id: number) =>
  ({ company_id, company_name: 'АО', company_inn: null, role: 'liquidity_provider' }) as const;
const gold = { id: 999, currency: 'XAU', balance: '5', reserved: '0' };
const DIFFER = ['LOT-2026-0003: the sides С-990 and С-989 differ'];

const WRONG: Readonly<Record<string, readonly [Spoil, readonly string[]]>> = {
  'a reserve below zero': [
    set('wallets', 1, { reserved: '-1' }),
    ['wallet 1: balance 182500.000000, reserved -1', 'wallet 1: reserved -1, open requests hold 0'],
  ],
  'a wallet with less than its reserve': [
    set('wallets', 6, { balance: '4000' }),
    ['wallet 6: balance 4000, reserved 5000.000000', 'USDT: -8000 appeared from nowhere'],
  ],
  'a reserve that no request holds': [
    set('wallets', 1, { reserved: '10' }),
    ['wallet 1: reserved 10, open requests hold 0'],
  ],
  'roubles that are neither free nor reserved': [
    set('fiat_wallets', 401, { available: '1.00' }),
    ['roubles of 101: balance 46250000.00, reserved 17456115.00, available 1.00'],
  ],
  'roubles in reserve below zero': [
    set('fiat_wallets', 401, { reserved: '-1.00', available: '46250001.00' }),
    [
      'roubles of 101: balance 46250000.00, reserved -1.00, available 46250001.00',
      'roubles of 101: reserved -1.00, open requests hold 17456115',
    ],
  ],
  'more roubles reserved than there are': [
    set('fiat_wallets', 401, { reserved: '46250001.00', available: '-1.00' }),
    [
      'roubles of 101: balance 46250000.00, reserved 46250001.00, available -1.00',
      'roubles of 101: reserved 46250001.00, open requests hold 17456115',
    ],
  ],
  'money from nowhere': [set('externals', 'USDT', { balance: '-3085149' }), ['USDT: 1 appeared from nowhere']],
  'money of a currency that nobody holds': [
    (world) => world.put('externals', { id: 'XAU', balance: '5' }),
    ['XAU: 5 appeared from nowhere'],
  ],
  'money of a currency that never came in': [
    (world) => [...world.rows('wallets')].slice(0, 1).forEach((row) => world.put('wallets', { ...row, ...gold })),
    ['XAU: 5 appeared from nowhere'],
  ],
  'a statement that does not add up': [
    set('fiat_operations', 1, { amount: '153726041.00' }),
    ['statement of 1: 154000001 instead of 154000000.00'],
  ],
  'a risky wallet in use': [set('wallets', 1, { aml_percentage: 50 }), ['wallet 1: AML 50 but funded']],
  'another fee': [set('trades', 989, { fee: '1.00' }), ['С-989: fee 1.00 on 1098000.00']],
  'a trade with the wallet of others': [
    set('trades', 989, { wallet_id: 26 }),
    ['С-989: wallet 26 is not its own or of another currency'],
  ],
  'a trade with the wallet of nobody': [
    set('trades', 989, { wallet_id: 999 }),
    ['С-989: wallet 999 is not its own or of another currency'],
  ],
  'a sale from a wallet of another currency': [
    set('trades', 989, { wallet_id: 31 }),
    ['С-989: wallet 31 is not its own or of another currency'],
  ],
  'a purchase into a wallet of another currency': [
    set('trades', 991, { currency_to_receive: 'BTC' }),
    ['С-991: wallet 35 is not its own or of another currency'],
  ],
  'a trade that is done without a lot': [
    set('trades', 989, { lot_id: null }),
    ['С-989: completed without a lot', 'LOT-2026-0003: 1 sides'],
  ],
  'a trade in progress without a lot': [
    set('trades', 1003, { lot_id: null }),
    ['С-1003: in_progress without a lot', 'LOT-2026-0007: 1 sides'],
  ],
  'a lot of three sides': [
    set('trades', 991, { lot_id: 'LOT-2026-0003' }),
    ['LOT-2026-0002: 1 sides', 'LOT-2026-0003: 3 sides'],
  ],
  'a buyer matched with nobody': [set('trades', 990, { matched_trade_id: null }), DIFFER],
  'a seller matched with nobody': [set('trades', 989, { matched_trade_id: null }), DIFFER],
  'sides of two statuses': [set('trades', 989, { status: 'cancelled' }), DIFFER],
  'a buyer who names another seller': [set('trades', 990, { counterparty: party(201) }), DIFFER],
  'a seller who names another buyer': [set('trades', 989, { counterparty: party(201) }), DIFFER],
  'a buyer without a seller': [set('trades', 990, { counterparty: null }), DIFFER],
  'a seller without a buyer': [set('trades', 989, { counterparty: null }), DIFFER],
  'a lot with oneself': [
    all(
      set('trades', 989, { counterparty: party(202) }),
      set('trades', 990, { counterparty: party(202), company_id: 202, wallet_id: 30 }),
    ),
    DIFFER,
  ],
  'sides of two rates': [set('trades', 989, { exchange_rate: '91.51' }), DIFFER],
  'sides of two sums of roubles': [set('trades', 989, { amount_to_receive: '1098000.01' }), DIFFER],
  'sides of two sums of coins': [set('trades', 989, { amount_to_pay: '12000.000001' }), DIFFER],
  'a contract of another kind': [
    set('contracts', 301, { contract_type: 'export' }),
    ['contract 26090017/9901/0000/2/1 (export): Тип контракта не соответствует УНК'],
  ],
};

function fresh(): Database {
  const world = createDatabase(() => 0);
  world.reset('default', true);
  return world;
}

test.each(Object.entries(WRONG))('%s', (_, [spoil, problems]) => {
  const world = fresh();
  spoil(world);
  expect(verifyLedger(world)).toEqual(problems);
});

test('a lot of two sellers', () => {
  const world = fresh();
  set('trades', 990, { request_type: 'sell' })(world);
  expect(verifyLedger(world)).toContain('LOT-2026-0003: 2 sides');
});

test('reports no false positives: risk just below the limit, risk of an unused wallet', () => {
  const world = fresh();
  all(set('wallets', 1, { aml_percentage: 49.9 }), set('wallets', 7, { aml_percentage: 50 }))(world);
  expect(verifyLedger(world)).toEqual([]);
});
