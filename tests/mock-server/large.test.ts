// The large world: ten thousand organisations and all that comes with them; it boots, balances, pages and is not stored.
import { createHash } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addressValidator } from '../../src/api/validation/addressChecksum.ts';
import { innValidator, ogrnValidator } from '../../src/api/validation/organization.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { type InProcessMock, createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import { verifyLedger } from '../../src/mock-server/domain/money/verifyLedger.ts';
import { openIdbDatabase } from '../../src/mock-server/db/idb.ts';
import { indexedDbPersistence } from '../../src/mock-server/db/indexedDb.ts';
import { type Row, TABLE_NAMES, type TableName } from '../../src/mock-server/db/tables.ts';
import { type Api, apiAs } from './mock.ts';

const {
  chatCreate,
  chatMessageList,
  depositCreate,
  operationList,
  operatorTradeList,
  operatorWalletList,
  organizationList,
  participantRead,
  providerRead,
  tradeSellList,
} = endpoints;

let mock: InProcessMock;
let operator: Api;
beforeAll(async () => {
  mock = createInProcessMock({ frozen: true, seed: 'large', log: () => undefined });
  operator = await apiAs(mock, 'operator');
});
afterAll(() => mock.close());

const isWaiting = ({ status }: Row<'trades'>): boolean => status === 'pending';

/** All rows of a table as one short text. */
function digest(world: InProcessMock['world'], table: TableName): string {
  const hash = createHash('sha256');
  for (const row of world.rows(table)) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}

describe('its data', () => {
  test('are the same, byte by byte, whenever they are generated', async () => {
    const again = createInProcessMock({ frozen: true, seed: 'large', log: () => undefined });
    await again.signIn('operator'); // as beforeAll did
    for (const world of [mock, again]) {
      const owner = await apiAs(world, 'ved.active');
      await owner(depositCreate, { body: { amount: '1500.00' } });
    }
    for (const table of TABLE_NAMES)
      expect([table, digest(again.world, table)]).toEqual([table, digest(mock.world, table)]);
    again.close();
  });

  test('have the stated number of rows, and a balanced ledger', () => {
    const count = (table: TableName) => [...mock.world.rows(table)].length;
    expect([count('organizations'), count('wallets'), count('trades'), count('messages')]).toEqual([
      10_000, 100_000, 100_000, 50_000,
    ]);
    expect(verifyLedger(mock.world)).toEqual([]);
  });

  test("have numbers and addresses that pass the product's validators, no address twice", async () => {
    const residents = mock.world.filter('organizations', (row) => row.is_resident);
    expect(residents.filter((row) => innValidator(row.inn) !== null || ogrnValidator(row.ogrn) !== null)).toEqual([]);
    const wallets = [...mock.world.sorted('wallets')];
    expect(new Set(wallets.map((row) => row.address)).size).toBe(wallets.length);
    for (const network of ['eth', 'btc', 'spctr'] as const)
      for (const row of wallets.filter((wallet) => wallet.network === network && wallet.id % 401 === 0))
        expect([row.id, addressValidator(network)(row.address)]).toEqual([row.id, null]);
    expect(await operator(participantRead, { params: { id: 2001 } })).toMatchObject({ status: 'active' });
    expect(await operator(providerRead, { params: { id: 2003 } })).toMatchObject({ verification_status: 'verified' });
  });
});

describe('its lists', () => {
  test('page from end to end: right counts, links, order', async () => {
    const page = await operator(organizationList, { query: { limit: 10, offset: 9_990 } });
    expect([page.count, page.results.length, page.next]).toEqual([9_999, 9, null]);
    expect(page.previous).toContain('offset=9980');
    expect(page.results.at(-1)?.id).toBe(101);
    const wallets = await operator(operatorWalletList, { query: { limit: 10, offset: 50_000 } });
    expect([wallets.count, wallets.results[0]?.id]).toEqual([100_000, 2001 + 50_000 - 40]);
    const registry = await operator(operationList, { query: { offset: 10_020 } });
    expect([registry.count, registry.results.length]).toEqual([10_024, 4]);
  });

  test.each([undefined, 'sell'] as const)(
    'the queue of trades (%s): pending ones first, then all others, on any page',
    async (request_type) => {
      const isIncluded = (row: Row<'trades'>) => request_type === undefined || row.request_type === request_type;
      const newest = mock.world.sorted('trades').toReversed().filter(isIncluded);
      const waiting = newest.filter(isWaiting);
      const queue = [...waiting, ...newest.filter((row) => !isWaiting(row))].map(({ id }) => id);
      for (const offset of [0, waiting.length - 5, waiting.length, 25_000, queue.length - 5]) {
        const { count, results } = await operator(operatorTradeList, { query: { request_type, limit: 20, offset } });
        expect([count, results.map(({ id }) => id)]).toEqual([queue.length, queue.slice(offset, offset + 20)]);
      }
    },
  );

  test('adjacent pages neither overlap nor skip rows', async () => {
    const seen = new Set<unknown>();
    for (const offset of [0, 50, 100, 150]) {
      const { results } = await operator(operatorTradeList, { query: { status: 'completed', limit: 50, offset } });
      for (const { id } of results) seen.add(id);
    }
    const expected = [...mock.world.sortedBy('trades', 'status', 'completed')].slice(-200).map(({ id }) => id);
    expect(seen).toEqual(new Set(expected));
  });

  test('filters find their few among the many', async () => {
    const found = await operator(organizationList, { query: { search_query: '0077101379' } });
    expect(found.results.map(({ id }) => id)).toEqual([101]);
    const provider = await apiAs(mock, 'lp.active');
    const query = { request_type: 'sell', limit: 5 } as const;
    const market = await provider(tradeSellList, { query });
    expect(market.count).toBeGreaterThan(4_000);
    expect(market.results.every(({ status }) => status === 'accepted')).toBe(true);
  });

  test('a chat of twenty thousand messages begins with the newest', async () => {
    const query = { limit: 3, offset: 0 };
    const newest = await operator(chatMessageList, { params: { id: 1 }, query });
    expect(newest.count).toBeGreaterThan(19_000);
    expect(newest.results[0]?.created_at).toMatch(/^2026-11-/);
    const last = await operator(chatMessageList, { params: { id: 1 }, query: { limit: 3, offset: newest.count - 3 } });
    expect(last.results.at(-1)?.created_at).toMatch(/^2025-11-/);
  });
});

// Makes the world twice more: longer than other tests.
test('is not stored: only changes are, and a restart restores both', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const database = 'meridian-demo:large';
  const open = () =>
    createInProcessMock({
      frozen: true,
      log: () => undefined,
      persistence: indexedDbPersistence(openIdbDatabase(database)),
    });
  const first = open();
  await first.fetch('/__demo__/reset', { method: 'POST', body: '{"seed":"large"}' });
  await (
    await apiAs(first, 'ved.active')
  )(chatCreate, { body: { name: 'Вопрос' } });
  first.close();
  const db = await openDB(database);
  expect(await db.count('rows')).toBeLessThan(50);
  db.close();

  const second = open();
  const chats = await (await apiAs(second, 'ved.active'))(endpoints.chatList);
  expect(chats.results.map(({ name }) => name)).toContain('Вопрос');
  expect(second.world.get('trades', 50_000)).toEqual(mock.world.get('trades', 50_000));
  await second.fetch('/__demo__/reset', { method: 'POST', body: '{}' });
  expect([...second.world.rows('wallets')]).toHaveLength(40);
  second.close();
}, 30_000);
