// Demo control: clock, reset, log, world export and import.
import { describe, expect, test } from 'vitest';
import { SEED_SCHEMA_VERSION } from '../../src/mock-server/db/demo.ts';
import { openMock, pdf, form, signedIn, PASSWORD } from './mock.ts';

describe('clock', () => {
  test('runs with the real one, from the start of the seed; stops when frozen; jumps when advanced', async () => {
    let real = 1_000_000;
    const mock = openMock({ frozen: false, clock: () => real });
    const now = async () => Object(await mock.control('POST', 'clock', {})).now;
    expect(await now()).toBe('2026-11-20T18:00:00+03:00');
    real += 5_000;
    expect(await now()).toBe('2026-11-20T18:00:05+03:00');
    await mock.control('POST', 'clock', { frozen: true });
    real += 60_000;
    expect(await now()).toBe('2026-11-20T18:00:05+03:00');
    await mock.advance(60_000);
    expect(await now()).toBe('2026-11-20T18:01:05+03:00');
    await mock.control('POST', 'clock', { frozen: false });
    real += 1_000;
    expect(await now()).toBe('2026-11-20T18:01:06+03:00');
  });

  test('every page is notified', async () => {
    const mock = openMock();
    const events: unknown[] = [];
    mock.server.subscribe((event) => events.push(event));
    await mock.advance(1000);
    for (const state of ['stopped', 'running']) await mock.control('POST', 'clock', { timers: state });
    const now = Date.parse('2026-11-20T18:00:01+03:00');
    expect(events).toEqual([
      { type: 'clock', advance_ms: 1000, now, frozen: true },
      { type: 'clock', advance_ms: 0, now, frozen: true, timers: 'stopped' },
      { type: 'clock', advance_ms: 0, now, frozen: true, timers: 'running' },
    ]);
  });
});

describe('reset', () => {
  test('restores the seed: changes, sessions, faults and moved clock are gone; pages are notified', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    const fresh = openMock();
    await fresh.server.ready;
    await call('POST', 'chats/create/', { name: 'x' });
    await mock.control('POST', 'faults', { kind: 'network', times: 'always' });
    await mock.advance(5000);
    const events: unknown[] = [];
    mock.server.subscribe((event) => events.push(event));
    await mock.control('POST', 'reset', {});
    expect(events).toEqual([{ type: 'reset' }]);
    expect(await mock.control('GET', 'world')).toEqual(await fresh.control('GET', 'world'));
    expect((await call('GET', 'chats')).status).toBe(403);
  });

  test('seed empty: the same accounts without history', async () => {
    const mock = openMock();
    await mock.control('POST', 'reset', { seed: 'empty' });
    const call = await signedIn(mock, 'ved.active');
    expect((await call('GET', 'chats')).body).toMatchObject({ count: 0, results: [] });
    expect((await call('GET', 'notifications/unread/')).body).toMatchObject({ count: 0 });
  });

  test('an unknown seed is refused and changes nothing', async () => {
    const mock = openMock();
    const call = await signedIn(mock, 'ved.active');
    await expect(mock.control('POST', 'reset', { seed: 'nonsense' })).rejects.toThrow('known seeds: default, empty');
    expect((await call('GET', 'chats')).status).toBe(200);
  });
});

describe('log', () => {
  test('reports every call since n with caller and status, and no secret', async () => {
    const mock = openMock();
    const { access, refresh } = await mock.signIn('ved.active');
    const headers = { Authorization: `Bearer ${access}` };
    await mock.fetch('/api/v1/chats?limit=2', { headers });
    await mock.fetch(`/api/v1/auth/jwt/refresh/?token=${access}`, {
      method: 'POST',
      body: JSON.stringify({ refresh }),
    });
    const log = await mock.control('GET', 'log');
    expect(log).toMatchObject([
      { n: 1, method: 'POST', path: '/api/v1/auth/jwt/create/', account: null, status: 200 },
      { n: 2, method: 'GET', path: '/api/v1/chats', query: 'limit=2', account: 'ved.active', status: 200 },
      { n: 3, path: '/api/v1/auth/jwt/refresh/', query: '', at: '2026-11-20T18:00:00+03:00' },
    ]);
    for (const secret of [access, refresh, PASSWORD]) expect(JSON.stringify(log)).not.toContain(secret);
    expect(await mock.control('GET', 'log?since=2')).toHaveLength(1);
    expect(await mock.control('GET', 'log?since=ever')).toHaveLength(3);
  });

  test('a call without an answer has status 0', async () => {
    const mock = openMock();
    await mock.control('POST', 'faults', { kind: 'network' });
    await expect(mock.fetch('/media/rules/1.pdf')).rejects.toThrow('Failed to fetch');
    expect(await mock.control('GET', 'log')).toMatchObject([{ path: '/media/rules/1.pdf', status: 0 }]);
  });

  test('keeps the last five thousand calls', async () => {
    const mock = openMock();
    for (let calls = 0; calls < 5_001; calls += 1) await mock.fetch('/media/nothing');
    const log = await mock.control('GET', 'log');
    expect([Object(log).length, Object(log)[0].n]).toEqual([5_000, 2]);
  });
});

/** A day in the life of a world: the same every time. */
async function play(seed: 'default' | 'empty' = 'default') {
  const mock = openMock({ seed });
  const owner = await signedIn(mock, 'ved.active');
  const operator = await signedIn(mock, 'operator');
  await owner('POST', 'chats/create/', { name: 'Вопрос' });
  await owner('POST', 'chats/upload_file/', form({ file: pdf(), chat_id: 1 }));
  await mock.advance(60_000);
  await operator('PATCH', 'authorized_organization/wallets/15/block/');
  await operator('PATCH', 'chats/1/update/', { closed: true });
  return { mock, bytes: await mock.fetch('/__demo__/world').then((answer) => answer.text()) };
}

describe('world', () => {
  test.each(['default', 'empty'] as const)(
    '%s: the same calls under a frozen clock give the same bytes',
    async (seed) => {
      const [first, second] = [await play(seed), await play(seed)];
      expect(first.bytes).toBe(second.bytes);
    },
  );

  test('an exported database is restored completely: rows, clock, tokens and files', async () => {
    const { mock, bytes } = await play();
    const { access } = await mock.signIn('ved.cargo');
    const exported = await mock.fetch('/__demo__/world').then((answer) => answer.text());
    expect(exported).not.toBe(bytes);
    const other = openMock({ seed: 'empty' });
    expect(await other.control('PUT', 'world', JSON.parse(exported))).toEqual({ now: '2026-11-20T18:01:00+03:00' });
    expect(await other.fetch('/__demo__/world').then((answer) => answer.text())).toBe(exported);
    const headers = { Authorization: `Bearer ${access}` };
    expect((await other.fetch('/api/v1/chats', { headers })).status).toBe(200);
    const file = mock.world.filter('files', () => true)[0]?.id ?? '';
    const back = await other.fetch(file).then((answer) => answer.arrayBuffer());
    expect(new Uint8Array(back)).toEqual(new Uint8Array(await pdf().arrayBuffer()));
  });

  test.each([
    ['not a world', { hello: 1 }],
    ['a row of the wrong shape', { schema: SEED_SCHEMA_VERSION, tables: { chats: [{ id: 'one' }] }, files: [] }],
    ['another schema', { schema: 0, tables: {}, files: [] }],
  ])('%s is refused and changes nothing', async (_name, data) => {
    const { mock, bytes } = await play();
    await expect(mock.control('PUT', 'world', data)).rejects.toThrow('400 {"world":["');
    expect(await mock.fetch('/__demo__/world').then((answer) => answer.text())).toBe(bytes);
  });
});

test.each([
  ['GET', 'faults', 405],
  ['POST', 'nonsense', 404],
  ['POST', 'clock', 400],
  ['GET', 'state/', 200],
  ['GET', 'sta/te', 404],
] as const)('%s %s with nothing sensible: %i', async (method, name, status) => {
  const body = method === 'POST' ? '{broken' : null;
  const answer = await openMock().fetch(`/__demo__/${name}`, { method, body });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json']);
});

test.each([
  ['clock', { advance_ms: -1 }],
  ['clock', { advance_ms: 0.5 }],
  ['clock', { frozen: 'yes' }],
  ['clock', { timers: 'gone' }],
  ['sockets', { action: 'burn' }],
  ['reset', { seed: 1 }],
])('%s: the command %j is rejected with the reason', async (name, order) => {
  await expect(openMock().control('POST', name, order)).rejects.toThrow(/400 \{"body":\["Invalid/);
});

test('a wrong command returns all its errors', async () => {
  const order = { advance_ms: -1, frozen: 'yes' };
  await expect(openMock().control('POST', 'clock', order)).rejects.toThrow(/Invalid[^;]+; Invalid/);
});

test('accepts every command to the sockets', async () => {
  const mock = openMock();
  for (const action of ['drop', 'swallow', 'refuse', 'hold', 'heal'])
    expect(await mock.control('POST', 'sockets', { action })).toEqual({ action });
});

test('a blank command is an empty one, a form is invalid', async () => {
  const mock = openMock();
  const sent = async (body: BodyInit) => {
    const answer = await mock.fetch('/__demo__/clock', { method: 'POST', body });
    return [answer.status, await answer.json()];
  };
  expect(await sent('  ')).toEqual([200, { now: '2026-11-20T18:00:00+03:00', frozen: true }]);
  expect(await sent(form({ advance_ms: 1 }))).toEqual([400, { message: 'JSON parsing error' }]);
});

test('clearing returns the number of armed faults; a reset, its seed', async () => {
  const mock = openMock();
  for (const kind of ['network', 'timeout'])
    expect(await mock.control('POST', 'faults', { kind })).toEqual({ id: expect.any(Number) });
  expect(await mock.control('DELETE', 'faults')).toEqual({ cleared: 2 });
  expect(await mock.control('POST', 'reset', { seed: 'empty' })).toEqual({
    seed: 'empty',
    now: '2026-11-20T18:00:00+03:00',
  });
});

test('returns armed faults and the time', async () => {
  const mock = openMock();
  await mock.control('POST', 'faults', { kind: 'serverError', match: 'GET deposits', times: 3 });
  await mock.control('POST', 'sockets', { action: 'refuse' });
  expect(await mock.control('GET', 'state')).toMatchObject({
    now: '2026-11-20T18:00:00+03:00',
    frozen: true,
    sockets: 'refuse',
    faults: [{ kind: 'serverError', match: 'GET deposits', left: 3 }],
  });
  expect(await openMock().control('GET', 'state')).toMatchObject({ sockets: 'heal', faults: [] });
});

test('emits fault.consumed for counted faults only', async () => {
  const mock = openMock();
  const events: string[] = [];
  mock.server.subscribe(({ type }) => events.push(type));
  const call = await signedIn(mock, 'ved.active');
  await mock.control('POST', 'faults', { kind: 'status-500', times: 2 });
  for (const _ of [1, 2, 3]) await call('GET', 'chats');
  expect(events).toEqual(['faultSpent', 'faultSpent']);
  await mock.control('POST', 'faults', { kind: 'status-500', times: 'always' });
  await call('GET', 'chats');
  expect(events).toHaveLength(2);
});

test('emits it for a network fault too, after which nothing is returned', async () => {
  const mock = openMock();
  const events: string[] = [];
  mock.server.subscribe(({ type }) => events.push(type));
  const call = await signedIn(mock, 'ved.active');
  await mock.control('POST', 'faults', { kind: 'network', times: 1 });
  await expect(call('GET', 'chats')).rejects.toThrow('Failed to fetch');
  expect(events).toEqual(['faultSpent']);
});

test('returns the status of a record and nothing else', async () => {
  const mock = openMock();
  expect(await mock.control('GET', 'record?table=wallets&id=15')).toEqual({ id: 15, status: 'rejected' });
  expect(await mock.control('GET', 'record?table=chats&id=3')).toEqual({ id: 3, status: 'closed' });
  expect(await mock.control('GET', 'record?table=chats')).toEqual({ id: 8, status: 'closed' });
  expect(await mock.control('GET', 'record?table=messages')).toBeNull();
  expect(await mock.control('GET', 'record?table=trades&id=latest')).toMatchObject({ id: 1016 });
  expect(await mock.control('GET', 'record?table=trades&after=1014')).toMatchObject({ id: 1015 });
  expect(await mock.control('GET', 'record?table=trades&after=1016')).toBeNull();
  expect(await mock.control('GET', 'record?table=trades&id=9')).toBeNull();
  await expect(mock.control('GET', 'record?table=constructor')).rejects.toThrow('400 {"table":["unknown"]}');
});
