// The seeds that are small enough to be looked at whole: their books balance, and every row has its schema's fields.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/mock-server/domain/money/verifyLedger.ts';
import { TABLE_NAMES, tables } from '../../src/mock-server/db/tables.ts';
import { historyClients } from '../../src/mock-server/db/seeds/history/clients.ts';
import { createDatabase } from '../../src/mock-server/db/createDatabase.ts';

test.each(['default', 'empty', 'lived'] as const)('%s', (seed) => {
  const world = createDatabase(() => 0);
  world.reset(seed, true);
  expect(verifyLedger(world)).toEqual([]);
  for (const table of TABLE_NAMES)
    for (const row of world.rows(table)) expect(v.parse(tables[table], row)).toEqual(row);
});

test('a table first read after changes of others still has its seed', () => {
  const [fresh, used] = [createDatabase(() => 0), createDatabase(() => 0)];
  for (const world of [fresh, used]) world.reset('default', true);
  for (const trade of used.sortedBy('trades', 'status', 'pending').slice())
    used.put('trades', { ...trade, status: 'rejected' }); // wallets hold their reserves
  expect([...used.rows('wallets')]).toEqual([...fresh.rows('wallets')]);
  for (const wallet of used.sorted('wallets').slice()) used.put('wallets', { ...wallet, balance: '1' }); // external accounts balance them
  expect([...used.rows('externals')]).toEqual([...fresh.rows('externals')]);
});

test('the history seed has ninety days of twelve clients, full queues, and no account below zero', () => {
  const world = createDatabase(() => 0);
  world.reset('lived', true);
  const dates = [...world.rows('trades')].map(({ created_at }) => created_at).sort();
  const days = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  const inHistory = (table: 'trades' | 'ved_transactions', company: number) =>
    world.filter(table, (row) => row.company_id === company && row.created_at < '2026-11-01').length;
  for (const { company } of historyClients)
    expect(inHistory('trades', company) + inHistory('ved_transactions', company), `${company}`).toBeGreaterThan(3);
  for (const { company_id } of world.rows('fiat_wallets')) {
    const lines = [...world.sortedBy('fiat_operations', 'company_id', company_id)];
    let balance = 0;
    for (const { amount, number } of lines.sort((a, b) => a.created_at.localeCompare(b.created_at))) {
      balance += Math.round(Number(amount) * 100);
      expect(balance, `${company_id} at ${number}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('rows of the contract keep their indexes and next numbers in the history seed', () => {
  const [plain, lived] = [createDatabase(() => 0), createDatabase(() => 0)];
  plain.reset('default', true);
  lived.reset('lived', true);
  for (const table of [
    'trades',
    'exchanges',
    'deposits',
    'withdrawals',
    'ved_transactions',
    'operations',
    'submissions',
  ] as const) {
    expect(lived.ids.next(table), table).toBe(plain.ids.next(table));
    const ids = [...lived.rows(table)].map(({ id }) => id);
    expect(new Set(ids).size, table).toBe(ids.length);
    expect(Math.min(...ids), table).toBeGreaterThan(0);
  }
});

test('the history seed has exchanges at their rates, submissions of its operations, findings and closings', () => {
  const world = createDatabase(() => 0);
  world.reset('lived', true);
  const exchanges = [...world.rows('exchanges')];
  expect(exchanges.filter(({ status }) => status === 'completed').length).toBeGreaterThan(30);
  for (const row of exchanges) {
    const sides = [Number(row.amount_to_pay), Number(row.amount_to_receive)];
    const [coins = 0, usdt = 0] = row.currency_to_receive === 'USDT' ? sides : sides.toReversed();
    expect(coins * Number(row.exchange_rate), row.number).toBeCloseTo(usdt, 5);
    const [from, to] = [row.wallet_id, row.target_wallet_id].map((id) => world.get('wallets', id));
    expect([from?.company_id, to?.company_id], row.number).toEqual([row.company_id, row.company_id]);
    expect([from?.currency, to?.currency], row.number).toEqual([row.currency_to_pay, row.currency_to_receive]);
  }
  const operations = new Map([...world.rows('operations')].map((row) => [row.operation_id, row]));
  const submissions = [...world.rows('submissions')];
  expect(submissions.filter(({ status }) => status === 'accepted').length).toBeGreaterThan(20);
  for (const { operation_id, company_id, currency_amount, created_at } of submissions) {
    const operation = operations.get(operation_id);
    expect([operation?.participant_id, operation?.currency_amount], operation_id).toEqual([
      company_id,
      currency_amount,
    ]);
    expect(created_at >= (operation?.operation_date ?? ''), operation_id).toBe(true);
  }
  const notifiedCompanies = (kind: string) =>
    world.filter('notifications', (row) => row.kind === kind).map((row) => row.company_id);
  expect(notifiedCompanies('wallet_blocked')).toEqual(expect.arrayContaining([104, 206]));
  expect(notifiedCompanies('account_status')).toContain(105);
  expect(world.get('organizations', 205)?.wants_to_close_account).toBe(true);
});

test('no request of the history seed is older than its wallet or its client', () => {
  const world = createDatabase(() => 0);
  world.reset('lived', true);
  for (const table of ['trades', 'exchanges', 'ved_transactions'] as const)
    for (const { number, wallet_id, company_id, created_at } of world.rows(table)) {
      const wallet = wallet_id === null ? undefined : world.get('wallets', wallet_id);
      expect((wallet?.created_at ?? '') <= created_at, `${number} and its wallet`).toBe(true);
      expect((world.get('organizations', company_id)?.created_at ?? '') <= created_at, number).toBe(true);
    }
});
