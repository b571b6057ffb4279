// The stored world: it survives a restart, half-done calls leave nothing, and only one owner can write (stack.md 12.2).
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockServerOptions } from '../../src/mock-server/mockServer.ts';
import { createMockServer } from '../../src/mock-server/createMockServer.ts';
import { openIdbDatabase } from '../../src/mock-server/db/idb.ts';
import { indexedDbPersistence } from '../../src/mock-server/db/indexedDb.ts';
import { createFetchAdapter } from '../../src/mock-server/transports/fetchAdapter.ts';
import { parseSession } from '../../src/mock-server/recording/sessionFile.ts';
import { createLease } from '../../src/mock-server/db/lease.ts';
import { LeaseLostError, memoryPersistence, withMemoryFallback } from '../../src/mock-server/db/persistence.ts';
import { type Caller, caller, credentials, form, pdf } from './mock.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const ORIGIN = 'http://localhost';
const DATABASE = 'meridian-demo:test';
/** Orders the file of a session. */
const PREFERENCES = { tab: 'roles', open: true, layout: 'stage' };
const SAVED = { method: 'POST', body: JSON.stringify({ seats: {}, preferences: PREFERENCES, events: [] }) };

/** A page or worker that opens the stored world. */
function open(options: Omit<MockServerOptions, 'persistence'> = {}) {
  const server = createMockServer({
    frozen: true,
    log: () => undefined,
    ...options,
    persistence: withMemoryFallback(indexedDbPersistence(openIdbDatabase(DATABASE))),
  });
  const send = createFetchAdapter((request, signal) => server.call(request, signal), {
    base: () => ORIGIN,
    ours: () => true,
    native: fetch,
  });
  const as = (token: string | null) => caller({ fetch: send, origin: ORIGIN }, token);
  const world = () => send('/__demo__/world').then((answer) => answer.text());
  return { server, fetch: send, as, world };
}

async function signIn(as: (token: null) => Caller, login = 'ved.active'): Promise<string> {
  const { body } = await as(null)('POST', 'auth/jwt/create/', credentials(login, 'ved_participant'));
  return String(Object(body).access);
}

async function storedRows(table: string): Promise<unknown[]> {
  const db = await openDB(DATABASE);
  const rows: { table: string; row: unknown }[] = await db.getAll('rows');
  db.close();
  return rows.filter((row) => row.table === table).map(({ row }) => row);
}

async function signInAndCreate(page: ReturnType<typeof open>) {
  const call = page.as(await signIn(page.as));
  await call('POST', 'chats/create/', { name: 'x' });
  return page;
}

/** How many transactions have been written. */
async function writes(): Promise<number> {
  const db = await openDB(DATABASE);
  const { version } = Object(await db.get('head', 'head'));
  db.close();
  return Number(version);
}

describe('a restart', () => {
  test('starts the recording of a session with the stored database, not with a seed', async () => {
    const first = await signInAndCreate(open());
    const found = first.server.world.export();
    first.server.close();
    const second = await signInAndCreate(open());
    const { recording } = parseSession(await second.fetch('/__demo__/session', SAVED).then((answer) => answer.json()));
    expect(Object(recording.from).world).toEqual(JSON.parse(JSON.stringify(await found)));
    expect(recording.entries.filter(({ kind }) => kind === 'call')).toHaveLength(2);
  });

  test('starts it with an imported database, too', async () => {
    const first = open();
    await first.fetch('/__demo__/world', { method: 'PUT', body: await first.world() });
    const found = first.server.world.export();
    first.server.close();
    const second = await signInAndCreate(open());
    const { recording } = parseSession(await second.fetch('/__demo__/session', SAVED).then((answer) => answer.json()));
    expect(Object(recording.from).world).toEqual(JSON.parse(JSON.stringify(await found)));
  });

  test('restores the whole database: rows, session, clock, faults, ids, files', async () => {
    const first = open();
    const call = first.as(await signIn(first.as));
    await call('POST', 'chats/create/', { name: 'Вопрос' });
    await call('POST', 'chats/upload_file/', form({ file: pdf('Акт.pdf'), chat_id: 1 }));
    await first.fetch('/__demo__/clock', { method: 'POST', body: '{"advance_ms":5000}' });
    await first.fetch('/__demo__/faults', { method: 'POST', body: '{"kind":"network","match":"nowhere"}' });
    const before = await first.world();
    first.server.close();

    const second = open();
    expect(await second.world()).toBe(before);
    const file = second.server.world.filter('files', () => true)[0];
    expect(await file?.content.arrayBuffer()).toEqual(await pdf().arrayBuffer());
  });

  test('is not blocked: closing releases the database', async () => {
    const first = open();
    await first.server.ready;
    first.server.close();
    const found = new Promise<string>((resolve) => {
      void deleteDB(DATABASE, { blocked: () => resolve('held') }).then(() => resolve('free'));
    });
    expect(await found).toBe('free');
  });

  test('a running clock has advanced meanwhile', async () => {
    let real = 1_000;
    const first = open({ frozen: false, clock: () => real });
    await first.server.ready;
    first.server.close();
    real += 60_000;
    const second = open({ frozen: false, clock: () => real });
    await second.server.ready;
    expect(second.server.world.clock.iso()).toBe('2026-11-20T18:01:00+03:00');
  });

  test('a clock runs unless it was frozen', async () => {
    let real = 1_000;
    const server = createMockServer({ clock: () => real, log: () => undefined });
    await server.ready;
    const began = server.world.clock.now();
    real += 60_000;
    expect(server.world.clock.now() - began).toBe(60_000);
  });

  test('never assigns an id twice', async () => {
    const ids: unknown[] = [];
    for (let starts = 0; starts < 3; starts += 1) {
      const page = open();
      const call = page.as(await signIn(page.as));
      const { body } = await call('POST', 'chats/create/', { name: 'x' });
      ids.push(Object(body).id);
      page.server.close();
    }
    expect(ids).toEqual([9, 10, 11]);
  });

  test('reset replaces everything on disk, files too', async () => {
    const first = open();
    const call = first.as(await signIn(first.as));
    await call('POST', 'chats/upload_file/', form({ file: pdf(), chat_id: 1 }));
    await first.fetch('/__demo__/reset', { method: 'POST', body: '{"seed":"empty"}' });
    const before = await first.world();
    first.server.close();
    expect(await storedRows('files')).toEqual([]);
    expect(await open().world()).toBe(before);
  });

  test('an imported database replaces everything on disk', async () => {
    const first = open();
    const before = await first.world();
    await signInAndCreate(first);
    await first.fetch('/__demo__/world', { method: 'PUT', body: before });
    expect(await first.world()).toBe(before);
    first.server.close();
    expect(await open().world()).toBe(before);
  });

  test('a database of another schema or seed is seeded again', async () => {
    const first = open();
    await (
      await signInAndCreate(first)
    ).server.ready;
    first.server.close();
    const db = await openDB(DATABASE);
    await db.put('head', { ...Object(await db.get('head', 'head')), seed: 'another' }, 'head');
    db.close();
    const second = open();
    await second.server.ready;
    expect(second.server.world.filter('chats', () => true)).toHaveLength(8);
  });
});

/** Storage events that the console receives. */
const keeping = (page: ReturnType<typeof open>) =>
  page.fetch('/__demo__/state').then(async (answer) => Object(await answer.json()).keeping);

describe('an unreadable stored database', () => {
  test.each([
    ['a clock without a time', { table: 'clock', id: 'clock', row: { id: 'clock', at: 'yesterday', since: {} } }],
    ['a row that is none', { table: 'sessions', id: 'x', row: null }],
    ['a table of another program', { table: 'others', id: 1, row: { id: 1 } }],
  ])('is seeded again, reported, and stored as before: %s', async (_, row) => {
    const first = await signInAndCreate(open());
    expect(await keeping(first)).toBe('kept');
    first.server.close();
    const db = await openDB(DATABASE);
    await db.put('rows', row);
    db.close();
    const second = await signInAndCreate(open());
    expect(await keeping(second)).toBe('renewed');
    expect(second.server.world.filter('chats', () => true)).toHaveLength(9);
    const before = await second.world();
    second.server.close();
    const third = open();
    expect(await third.world()).toBe(before);
    expect(await keeping(third)).toBe('kept');
  });

  test('of another version is reported until a fresh one is requested', async () => {
    const first = await signInAndCreate(open());
    first.server.close();
    const db = await openDB(DATABASE);
    await db.put('head', { ...Object(await db.get('head', 'head')), schema: 1 }, 'head');
    db.close();
    const second = open();
    expect(await keeping(second)).toBe('renewed');
    await second.fetch('/__demo__/reset', { method: 'POST' });
    expect(await keeping(second)).toBe('kept');
  });
});

describe('a response', () => {
  test('is sent after the commit', async () => {
    const page = open();
    const call = page.as(await signIn(page.as));
    const { body } = await call('POST', 'chats/create/', { name: 'Вопрос' });
    expect(await storedRows('chats')).toContainEqual(body);
    expect(await storedRows('messages')).toContainEqual(expect.objectContaining({ content: 'Чат открыт: Вопрос' }));
  });

  test('of a rejected call leaves no change in memory or on disk, although the handler had started', async () => {
    const page = open();
    const call = page.as(await signIn(page.as));
    await page.world();
    const [memory, disk] = [page.server.world.filter('wallets', () => true), await storedRows('wallets')];
    const row = page.server.world.get('wallets', 1);
    if (row) page.server.world.put('wallets', { ...row, company_id: 999 });
    page.server.world.take();
    // The owner to notify does not exist: the handler fails after it has put the blocked wallet.
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { body } = await page.as(null)(
      'POST',
      'auth/jwt/create/',
      credentials('operator', 'authorized_organization'),
    );
    const operator = page.as(String(Object(body).access));
    const answer = await operator('PATCH', 'authorized_organization/wallets/1/block/');
    expect(answer).toMatchObject({ status: 500, body: { error: 'Internal server error' } });
    expect(quiet).toHaveBeenCalledOnce();
    expect(page.server.world.get('wallets', 1)?.status).toBe('funded');
    expect(page.server.world.filter('wallets', () => true)).toHaveLength(memory.length);
    expect(await storedRows('wallets')).toEqual(disk);
    expect((await call('GET', 'chats')).status).toBe(200);
  });

  test('without changes writes nothing', async () => {
    const page = open();
    const call = page.as(await signIn(page.as));
    const before = await writes();
    await page.fetch('/media/nothing');
    await call('POST', 'chats/create/', { name: 'x' });
    expect((await writes()) - before).toBe(1);
  });

  test('a hundred writes at once are a few transactions, all on disk', async () => {
    const page = open();
    const call = page.as(await signIn(page.as));
    const before = await writes();
    const names = Array.from({ length: 100 }, (_, index) => `Чат ${index}`);
    await Promise.all(names.map((name) => call('POST', 'chats/create/', { name })));
    expect((await writes()) - before).toBeLessThanOrEqual(5);
    expect(await storedRows('chats')).toHaveLength(100);
  });
});

describe('two owners', () => {
  test('stop: rejects writes of the previous lease holder and emits lease.lost once', async () => {
    const older = open();
    const call = older.as(await signIn(older.as));
    const events: unknown[] = [];
    older.server.subscribe((event) => events.push(event));
    const newer = open();
    await newer.server.ready;
    await expect(call('POST', 'chats/create/', { name: 'зря' })).rejects.toThrow('Failed to fetch');
    await expect(call('GET', 'chats')).rejects.toThrow('Failed to fetch');
    expect(events).toEqual([{ type: 'superseded' }]);
    expect(await storedRows('chats')).toEqual([]);
    expect((await newer.as(await signIn(newer.as))('GET', 'chats')).status).toBe(200);
  });

  test('stop: a read detects it too', async () => {
    const older = open();
    const call = older.as(await signIn(older.as));
    const event = new Promise((resolve) => older.server.subscribe(resolve));
    await open().server.ready;
    await call('GET', 'chats');
    expect(await event).toEqual({ type: 'superseded' });
    await expect(call('GET', 'chats')).rejects.toThrow('Failed to fetch');
  });

  test('share: two pages that open a fresh database at once get one whole seed', async () => {
    const pages = [open({ onFenced: 'share' }), open({ onFenced: 'share' })];
    const worlds = await Promise.all(pages.map((page) => page.world()));
    expect(worlds[0]).toBe(worlds[1]);
    expect(await storedRows('origins')).toEqual([{ id: 'origin', seed: 'default' }]);
  });

  test('share: a control call of one page applies to the other', async () => {
    const [left, right] = [open({ onFenced: 'share' }), open({ onFenced: 'share' })];
    const token = await signIn(left.as);
    await right.fetch('/__demo__/faults', { method: 'POST', body: '{"kind":"status-500"}' });
    expect((await left.as(token)('GET', 'chats')).status).toBe(500);
    await left.fetch('/__demo__/reset', { method: 'POST' });
    expect((await right.as(token)('GET', 'chats')).status).toBe(403);
  });

  test('share: 200 writes from two pages, none lost, no id twice, each sees the other’s', async () => {
    const pages = [open({ onFenced: 'share' }), open({ onFenced: 'share' })];
    const [left, right] = pages;
    if (!left || !right) throw new Error('two pages');
    const token = await signIn(left.as);
    const calls = Array.from({ length: 200 }, (_, index) => {
      const page = index % 2 === 0 ? left : right;
      return page.as(token)('POST', 'chats/create/', { name: `Чат ${index}` });
    });
    const settled = await Promise.allSettled(calls);
    const acked = settled.flatMap((one) => (one.status === 'fulfilled' ? [Object(one.value.body).id] : []));
    expect(new Set(acked).size).toBe(acked.length);
    const stored = (await storedRows('chats')).map((row) => Object(row).id);
    expect(acked.filter((id) => !stored.includes(id))).toEqual([]);
    expect(acked.length).toBeGreaterThanOrEqual(190);
    const seen = await left.as(token)('GET', 'chats?limit=500');
    expect(Object(seen.body).count).toBe(stored.filter((id) => id > 8).length + 3);
  });

  test('share: a call that repeatedly loses against the others fails', async () => {
    const alone = { onFenced: 'share', superseded: () => undefined } as const;
    const ownership = createLease(memoryPersistence(), () => [], alone);
    const call = vi.fn<() => Promise<never>>(() => Promise.reject(new LeaseLostError()));
    await expect(ownership.run(call)).rejects.toThrow('this world belongs to another owner');
    expect(call).toHaveBeenCalledTimes(10);
  });
});

test('reports a database in memory where nothing can be stored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('storage is blocked', 'SecurityError');
    },
  });
  const page = open({ onFenced: 'share' });
  const call = page.as(await signIn(page.as));
  expect((await call('POST', 'chats/create/', { name: 'Вопрос' })).status).toBe(201);
  expect((await call('GET', 'chats')).body).toMatchObject({ count: 4 });
  await page.fetch('/__demo__/reset', { method: 'POST' });
  expect((await call('GET', 'chats')).status, 'the session went with the world').toBe(403);
  const blocked = expect.objectContaining({ name: 'SecurityError' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('mock server: the demo world cannot be stored', blocked);
  page.server.close();
});

test('a full or lost disk fails no call: the database continues in memory, and this is reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = open();
  const call = page.as(await signIn(page.as));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const created = await Promise.all(['Раз', 'Два'].map((name) => call('POST', 'chats/create/', { name })));
  expect(created.map(({ status }) => status)).toEqual([201, 201]);
  full.mockRestore();
  expect((await call('GET', 'chats')).body).toMatchObject({ count: 5 });
  expect(await keeping(page)).toBe('memory');
  expect(warn).toHaveBeenCalledOnce();
  page.server.close();
});
