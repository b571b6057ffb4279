// States that no call can cause but a wrong rule would: the ledger throws, and the call is rolled back.
import { expect, test } from 'vitest';
import {
  type AccountPair,
  externalAccount,
  getFiatAccountPair,
  reserveFunds,
  transferFunds,
  getWalletAccountPair,
} from '../../src/mock-server/domain/money/ledger.ts';
import { createDatabase } from '../../src/mock-server/db/createDatabase.ts';
import type { Database } from '../../src/mock-server/db/database.ts';

function fresh(): Database {
  const world = createDatabase(() => 0);
  world.reset('default', true);
  return world;
}

const USDT = getWalletAccountPair(1).available;
const WRONG: Readonly<Record<string, readonly [move: (world: Database) => void, complaint: string]>> = {
  'less than nothing': [(world) => transferFunds(world, USDT, externalAccount('USDT'), '-1'), 'a transfer of -1'],
  'two currencies': [(world) => transferFunds(world, externalAccount('RUB'), USDT, '1'), 'a transfer from RUB to USDT'],
  'a wallet that is not there': [
    (world) => reserveFunds(world, getWalletAccountPair(9_999), '1'),
    'no row 9999 of wallets',
  ],
  'roubles for nobody': [
    (world) => transferFunds(world, externalAccount('RUB'), getFiatAccountPair(9_999).available, '1'),
    'organisation 9999 has no rouble account',
  ],
};

test.each(Object.entries(WRONG))('%s', (_, [move, complaint]) => {
  expect(() => move(fresh())).toThrow(complaint);
});

test.each<[string, AccountPair]>([
  ['roubles', getFiatAccountPair(101)],
  ['coins', getWalletAccountPair(1)],
])('a request without changes leaves %s unchanged, timestamps too', (_, holding) => {
  const world = fresh();
  world.clock.advance(1_000);
  const before = JSON.stringify([world.get('wallets', 1), world.get('fiat_wallets', 401)]);
  reserveFunds(world, holding, '0');
  expect(JSON.stringify([world.get('wallets', 1), world.get('fiat_wallets', 401)])).toBe(before);
});

test('the first transfer of a currency opens its external account', () => {
  const world = fresh();
  transferFunds(world, externalAccount('XAU'), externalAccount('XAU'), '5');
  expect(world.get('externals', 'XAU')?.balance).toBe('0.00000000');
});
