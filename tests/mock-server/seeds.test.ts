// The seeds that are small enough to be looked at whole: their books balance, and every row has its schema's fields.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/mock-server/domain/money/verifyLedger.ts';
import { TABLE_NAMES, tables } from '../../src/mock-server/db/tables.ts';
import { createDatabase } from '../../src/mock-server/db/database.ts';

test.each(['default', 'empty'] as const)('%s', (seed) => {
  const world = createDatabase(() => 0);
  world.reset(seed, true);
  expect(verifyLedger(world)).toEqual([]);
  for (const table of TABLE_NAMES)
    for (const row of world.rows(table)) expect(v.parse(tables[table], row)).toEqual(row);
});

test('a table that is first read when others have changed is still the seed’s', () => {
  const [fresh, used] = [createDatabase(() => 0), createDatabase(() => 0)];
  for (const world of [fresh, used]) world.reset('default', true);
  for (const trade of used.sortedBy('trades', 'status', 'pending').slice())
    used.put('trades', { ...trade, status: 'rejected' }); // wallets hold their reserves
  expect([...used.rows('wallets')]).toEqual([...fresh.rows('wallets')]);
  for (const wallet of used.sorted('wallets').slice()) used.put('wallets', { ...wallet, balance: '1' }); // externals stand against them
  expect([...used.rows('externals')]).toEqual([...fresh.rows('externals')]);
});
