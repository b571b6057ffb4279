// A session as a file: it holds no secret, makes the same world again call by call, and a bad one is refused in Russian.
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { parseSession } from '../../src/mock-server/recording/sessionFile.ts';
import { replayRecording } from '../../src/mock-server/recording/replay.ts';
import { type Answer, caller, credentials, form, openMock, pdf, signedIn } from './mock.ts';
import { newParticipant } from './newcomer.ts';

const SECRETS = {
  password: 'Taina-Plan8',
  wrong: 'Drugaja-Taina9',
  captcha: 'captcha-7c1e5a',
  typed: 'Taina-Plan8 в поле логина',
};
const LOGIN = 'taina.plan';
const CONSOLE = {
  seats: {},
  preferences: { tab: 'roles', open: true, layout: 'stage' },
  events: [{ frame: 'page', at: 1, machine: 'session', event: 'session.signIn' }],
};

/** Fails if the call was rejected: the test would record less than it states. */
const went = ({ status, body }: Answer) => expect(status, JSON.stringify(body)).toBeLessThan(300);

/** A running clock that shows another moment each time it is read. */
function running() {
  let ms = 1_800_000_000_000;
  return () => (ms += 37);
}

/** Ten minutes of a demo: every kind of request, secrets everywhere. */
async function live() {
  const mock = openMock({ frozen: false, clock: running() });
  const anyone = caller(mock, null);
  const signIn = { ...credentials(LOGIN, 'ved_participant'), 'smart-token': SECRETS.captcha };
  went(
    await anyone('POST', 'register/ved_participant/', { ...newParticipant, login: LOGIN, password: SECRETS.password }),
  );
  await anyone('POST', 'auth/jwt/create/', { ...signIn, password: SECRETS.wrong });
  await anyone('POST', 'auth/jwt/create/', { ...signIn, login: SECRETS.typed, password: SECRETS.password });
  went(await anyone('POST', 'auth/jwt/create/', { ...signIn, password: SECRETS.password }));

  const { access, refresh } = await mock.signIn('ved.active');
  await mock.advance(60_000);
  await anyone('POST', 'auth/jwt/refresh/', { refresh });
  const owner = caller(mock, access);
  await owner('POST', 'chats/create/', { name: `Мой пароль ${SECRETS.password}` });
  await owner('POST', 'chats/upload_file/', form({ file: pdf(), chat_id: 1 }));
  const operator = await signedIn(mock, 'operator');
  await operator('PATCH', 'authorized_organization/wallets/15/block/');

  await anyone('POST', 'organizations/send_recovery_code/', { login: 'ved.cargo' });
  const entered = { login: 'ved.cargo', code: '246810' };
  const { body } = await anyone('POST', 'organizations/verify_recovery_code/', entered);
  const { recovery_token } = v.parse(v.object({ recovery_token: v.string() }), body);
  const recovery = { login: 'ved.cargo', recovery_token, password: SECRETS.wrong };
  went(await anyone('POST', 'organizations/password_recovery/', recovery));

  await mock.control('POST', 'faults', { kind: 'hold', match: 'POST deposits' });
  const held = owner('POST', 'deposits/', { amount: '1000.00', currency: 'RUB' });
  await operator('GET', 'chats');
  await mock.control('DELETE', 'faults');
  went(await held);
  await mock.control('POST', 'faults', { kind: 'network' });
  await expect(owner('GET', 'chats')).rejects.toThrow('Failed to fetch');

  const socket = new mock.WebSocket(`${mock.origin.replace('http', 'ws')}/ws/chat/1/?token=${access}`);
  const echoed = new Promise((resolve) => socket.addEventListener('message', resolve));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.send(JSON.stringify({ type: 'chat_message', content: 'Здравствуйте', message_id: 'm-1' }));
  await echoed;
  socket.close();
  const seats = { 'seat:ved': { storage: { access_token: access, refresh_token: refresh }, path: '/account/deal' } };
  return { mock, access, refresh, file: await mock.control('POST', 'session', { ...CONSOLE, seats }) };
}

test('the file of a busy session contains no secrets, yet restores the same tokens', async () => {
  const { access, refresh, file } = await live();
  const text = JSON.stringify(file);
  const known = [access, refresh, ...Object.values(SECRETS), 'Demo-2026!', '246810', 'eyJ', 'recovery-'];
  expect(known.filter((secret) => text.includes(secret))).toEqual([]);
  expect(parseSession(file).seats['seat:ved']?.storage).toEqual({ access_token: access, refresh_token: refresh });
});

test.each([
  [
    'a short one is replaced as a whole value only',
    { password: 'Ab1-я', note: 'Ab1-я и ещё' },
    { password: 'Xc0-ж', note: 'Ab1-я и ещё' },
  ],
  [
    'a long one inside other texts too',
    { password: 'Taina-Plan8', note: 'Это Taina-Plan8!' },
    { password: 'Xcxxx-Xxxx0', note: 'Это Xcxxx-Xxxx0!' },
  ],
  [
    'of two the longer one first',
    { code: 'taina1', password: 'taina1-dva', note: 'taina1-dva, taina1' },
    { code: 'cxxxx0', password: 'dxxxx0-xxx', note: 'dxxxx0-xxx, cxxxx0' },
  ],
  ['in what a text holds as data', { draft: '{"password":"Taina-Plan8"}' }, { draft: '{"password":"Xcxxx-Xxxx0"}' }],
  [
    'in the entry of a form',
    { form: '[["password","Taina-Plan8"],["note","x"]]' },
    { form: '[["password","Xcxxx-Xxxx0"],["note","x"]]' },
  ],
  [
    'a captcha is one, but not the refused one',
    { a: '{"smart-token":"abcdef"}', b: '{"smart-token":"fail"}' },
    { a: '{"smart-token":"‹captcha›"}', b: '{"smart-token":"fail"}' },
  ],
  ['in data behind blanks', { draft: ' {"password":"Taina-Plan8"}' }, { draft: '{"password":"Xcxxx-Xxxx0"}' }],
  ['three texts are no entry of a form', { list: '["password","a","b"]' }, { list: '["password","a","b"]' }],
  [
    'beside what is no text',
    { list: '["Taina-Plan8",{"password":"Taina-Plan8"}]' },
    { list: '["Xcxxx-Xxxx0",{"password":"Xcxxx-Xxxx0"}]' },
  ],
  ['before a text', { list: '[{"password":"Taina-Plan8"},"x"]' }, { list: '[{"password":"Xcxxx-Xxxx0"},"x"]' }],
  ['a captcha that is empty is none', { draft: '{"smart-token":""}' }, { draft: '{"smart-token":""}' }],
  ['what lets set a new password', { recovery_token: 'recovery-12' }, { recovery_token: '‹recovery 12›' }],
  ['a token that says nothing', { refresh: 'eyJa.b.c' }, { refresh: '‹token none›' }],
  [
    'none is none',
    { password: '', draft: '{broken', list: '[1,null]' },
    { password: '', draft: '{broken', list: '[1,null]' },
  ],
])("a secret in the console's data: %s", async (_name, storage, expected) => {
  const file = await openMock().control('POST', 'session', { ...CONSOLE, seats: { page: { storage, path: '/' } } });
  expect(Object(file).seats).toEqual({ page: { storage: expected, path: '/' } });
});

test('the start of a recording, and its commands', async () => {
  const mock = openMock();
  const { recording: seeded } = parseSession(await mock.control('POST', 'session', CONSOLE));
  expect(seeded).toEqual({ from: { seed: 'default' }, entries: [] });
  const world = await mock.control('GET', 'world');
  await mock.control('POST', 'reset', { seed: 'empty' });
  await mock.control('POST', 'faults', { kind: 'network' });
  await mock.control('DELETE', 'faults');
  await mock.control('POST', 'clock', {});
  await mock.control('POST', 'sockets', { action: 'heal' });
  const { recording } = parseSession(await mock.control('POST', 'session', CONSOLE));
  expect(recording.from).toEqual({ seed: 'empty' });
  const orders = recording.entries.flatMap((entry) => (entry.kind === 'call' ? [`${entry.method} ${entry.url}`] : []));
  expect(orders).toEqual([
    'POST /__demo__/faults',
    'DELETE /__demo__/faults',
    'POST /__demo__/clock',
    'POST /__demo__/sockets',
  ]);
  await mock.control('PUT', 'world', world);
  const file = await mock.control('POST', 'session', CONSOLE);
  expect(parseSession(file).recording).toMatchObject({
    from: { world: { tables: { chats: { length: 8 } } } },
    entries: [],
  });
  expect(await mock.control('POST', 'seats', file)).toEqual({ seats: {}, preferences: CONSOLE.preferences });
});

test('entries of a call and of a socket, in the order they happened, numbered separately', async () => {
  const mock = openMock();
  const { access } = await mock.signIn('ved.active');
  const headers = { Authorization: `Bearer ${access}`, Accept: 'application/json', 'X-Own': 'Taina-Plan8' };
  await mock.fetch(`${mock.origin}/api/v1/chats?limit=1`, { headers });
  const socket = new mock.WebSocket(`${mock.origin.replace('http', 'ws')}/ws/chat/1/?token=${access}`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const left = new Promise((resolve) => socket.addEventListener('close', resolve));
  socket.close();
  await left;
  const noted = async () => parseSession(await mock.control('POST', 'session', CONSOLE)).recording.entries;
  const entries = await noted();
  expect(entries.map(({ kind, n }) => `${kind} ${n}`)).toEqual([
    'call 1',
    'end 1',
    'call 2',
    'end 2',
    'enter 3',
    'leave 3',
  ]);
  expect(entries[2]).toMatchObject({ method: 'GET', url: '/api/v1/chats?limit=1' });
  expect(Object.keys(Object(entries[2]).headers)).toEqual(['authorization']);
  await mock.control('PUT', 'session', await mock.control('POST', 'session', CONSOLE));
  await caller(mock, access)('POST', 'chats/create/', { name: 'x' });
  const more = (await noted()).slice(entries.length);
  expect(more.map(({ kind, n }) => `${kind} ${n}`)).toEqual(['call 4', 'end 4']);
  expect(Object.keys(Object(more[0]).headers).toSorted()).toEqual(['authorization', 'content-type']);
});

test('a token without claims does not break the file', async () => {
  const seats = { page: { storage: { refresh: 'eyJa.b.c' }, path: '/' } };
  const file = await openMock().control('POST', 'session', { ...CONSOLE, seats });
  expect(parseSession(file).seats.page?.storage).toEqual({ refresh: 'none' });
});

test('replaying the recorded calls creates the same database, byte by byte', async () => {
  const { file } = await live();
  const { world, recording } = parseSession(file);
  const [clock] = world.tables['clock'] ?? [];
  const { at } = v.parse(v.object({ at: v.number() }), clock);
  expect(recording.from).toEqual({ seed: 'default' });
  expect(JSON.stringify(await replayRecording(recording, { at, frozen: false }))).toBe(JSON.stringify(world));
});

test('a session imported by another server is unchanged, and is saved and replayed as before', async () => {
  const { file, access } = await live();
  const other = openMock({ seed: 'empty', frozen: false, clock: running() });
  const imported: string[] = [];
  other.server.subscribe(({ type }) => imported.push(type));
  await other.control('PUT', 'session', file);
  expect(imported).toEqual(['imported']);
  const chats = await caller(other, access)('GET', 'chats');
  expect(JSON.stringify(chats.body)).toContain('Общие вопросы');
  const again = parseSession(await other.control('POST', 'session', CONSOLE));
  expect(again.recording.from).toEqual({ seed: 'default' });
  const numbers = again.recording.entries.flatMap(({ kind, n }) => (kind === 'call' ? [n] : []));
  expect(new Set(numbers).size, 'each call has a number of its own').toBe(numbers.length);
  const { at } = v.parse(v.object({ at: v.number() }), again.world.tables['clock']?.[0]);
  expect(JSON.stringify(await replayRecording(again.recording, { at, frozen: false }))).toBe(
    JSON.stringify(again.world),
  );
});

describe('an invalid file', () => {
  test.each([
    ['something else', { hello: 1 }, 'Это не файл сессии демо'],
    ['no JSON object', 'text', 'Это не файл сессии демо'],
    ['another version', { format: 'meridian-session', version: 7 }, 'Файл сессии версии 7'],
    [
      'another build',
      { format: 'meridian-session', version: 1, world: { schema: 0 } },
      'Файл сессии сделан другой сборкой демо',
    ],
    ['a part is missing', { format: 'meridian-session', version: 1 }, 'Файл сессии повреждён'],
  ])('%s is refused and changes nothing', async (_name, data, words) => {
    const mock = openMock();
    const before = JSON.stringify(await mock.control('GET', 'world'));
    await expect(mock.control('PUT', 'session', data)).rejects.toThrow(words);
    await expect(mock.control('POST', 'seats', data)).rejects.toThrow(words);
    expect(JSON.stringify(await mock.control('GET', 'world'))).toBe(before);
  });

  test('a foreign address or frame is refused', async () => {
    const mock = openMock();
    const file = Object(await mock.control('POST', 'session', CONSOLE));
    for (const seats of [{ page: { storage: {}, path: '//evil.example' } }, { else: { storage: {}, path: '/' } }])
      await expect(mock.control('POST', 'seats', { ...file, seats })).rejects.toThrow('Файл сессии повреждён');
  });
});

test('every secret of the contract is declared so', () => {
  const fields = Object.values(endpoints).flatMap(({ body }) => Object.keys(body));
  const named = [...new Set(fields)].filter((name) => /pass|token|secret|captcha|^code$|^refresh$/i.test(name)).sort();
  expect(named).toEqual(['code', 'password', 'recovery_token', 'refresh', 'smart-token']);
});
