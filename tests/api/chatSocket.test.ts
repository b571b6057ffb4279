// One connection attempt over a real WebSocket: how it opens, what it passes on, how each end looks.
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import * as v from 'valibot';
import { openChatSocket } from '../../src/api/chatSocket.ts';
import { type InboundFrame, parseInboundFrame } from '../../src/api/endpoints/chatSocket.ts';
import { chatMessageList } from '../../src/api/endpoints/chats.ts';
import { chatMessageSchema } from '../../src/api/schemas/chats.ts';
import { type NodeServer, startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { DEMO_PASSWORD } from '../../src/mock-server/db/demo.ts';
import { deferred } from '../support/time.ts';

let nodeServer: NodeServer;
let access = '';

beforeAll(async () => {
  nodeServer = await startNodeServer({ port: 0, log: () => {} });
  access = await signIn('ved.active');
});
afterAll(() => nodeServer.close());
beforeEach(() => {
  vi.stubGlobal('WebSocket', NodeSocket); // Node 20 has none
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Treatment of handshakes from now on. */
async function sockets(action: 'refuse' | 'heal'): Promise<void> {
  const body = JSON.stringify({ action });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${nodeServer.url}/__demo__/sockets`, { method: 'POST', headers, body });
}

function listen(chatId: number, token: string | null = access) {
  const frames: InboundFrame[] = [];
  const ends: (number | null)[] = [];
  const opened = deferred<void>();
  const ended = deferred<number | null>();
  const socket = openChatSocket({
    origin: nodeServer.url,
    chatId,
    token: () => token,
    onOpen: () => opened.resolve(),
    onFrame: (frame) => frames.push(frame),
    onUnreadable: () => undefined,
    onEnd(code) {
      ends.push(code);
      ended.resolve(code);
    },
  });
  onTestFinished(() => socket.close());
  return { socket, opened: opened.promise, ended: ended.promise, frames, ends };
}

test('sends frames and passes on received ones', async () => {
  const ear = listen(1);
  await ear.opened;
  const frame = { type: 'chat_message', content: 'привет', message_id: 'a-1', sender: 'я' } as const;
  expect(ear.socket.send({ ...frame, created_at: '2026-11-20T12:00:00Z', file: null })).toBe(true);
  await vi.waitFor(() => expect(ear.frames).toMatchObject([{ content: 'привет', message_id: 'a-1', chat_id: 1 }]));
});

test('a bad token ends it with the code of the contract', async () => {
  const ear = listen(1, 'forged');
  expect([await ear.ended, ear.ends]).toEqual([4401, [4401]]);
});

test('a refused handshake ends it once, without a code', async () => {
  await sockets('refuse');
  onTestFinished(() => sockets('heal'));
  const ear = listen(1);
  expect(await ear.ended).toBeNull();
  expect(ear.ends).toEqual([null]);
  expect(console.error).toHaveBeenCalledWith('WebSocket error');
  expect(ear.socket.send({ message: 'x' })).toBe(false);
});

/** A socket to the server under `origin`; the test records the dialled URL and passes frames on. */
async function dial(origin = 'http://meridian.test') {
  const dialled = deferred<{ url: string; line: EventTarget }>();
  class Socket extends EventTarget {
    constructor(url: string) {
      super();
      dialled.resolve({ url, line: this });
    }
    close = () => undefined;
  }
  vi.stubGlobal('WebSocket', Socket);
  const received = { frames: [] as InboundFrame[], ends: [] as (number | null)[], onUnreadable: vi.fn<() => void>() };
  const socket = openChatSocket({
    origin,
    chatId: 1,
    token: () => 'a b',
    onOpen: () => undefined,
    onFrame: (frame) => received.frames.push(frame),
    onUnreadable: received.onUnreadable,
    onEnd: (code) => received.ends.push(code),
  });
  onTestFinished(() => socket.close());
  return { ...received, socket, ...(await dialled.promise) };
}

test.each([
  ['http', 'ws'],
  ['https', 'wss'],
])('over %s the scheme is %s', async (scheme, expected) => {
  expect((await dial(`${scheme}://http.test`)).url).toBe(`${expected}://http.test/ws/chat/1/?token=a%20b`);
});

const message = {
  type: 'chat_message',
  message_id: 'a-1',
  content: 'привет',
  sender: 'я',
  created_at: '2026-11-20T12:00:00Z',
};

const closing = (code: number) => Object.assign(new Event('close'), { code, reason: '' });

test('closing by the client notifies no listener and logs nothing', async () => {
  const { socket, line, frames, ends } = await dial();
  socket.close();
  line.dispatchEvent(closing(1005));
  line.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  expect([frames, ends]).toEqual([[], []]);
  expect(console.warn).not.toHaveBeenCalled();
});

test('reports the end once, with the server’s code if the connection was ever open', async () => {
  const opened = await dial();
  const refused = await dial();
  opened.line.dispatchEvent(new Event('open'));
  for (const { line } of [opened, refused]) for (const code of [1006, 4401]) line.dispatchEvent(closing(code));
  expect([opened.ends, refused.ends]).toEqual([[1006], [null]]);
});

test.each([
  ['a closed chat', { type: 'chat_closed' }],
  ['a message of this chat', { ...message, chat_id: 1 }],
  ['a message that does not say of which', message],
])('%s is passed on', async (_, frame) => {
  const { line, frames } = await dial();
  line.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  expect(frames).toMatchObject([frame]);
  expect(console.error).not.toHaveBeenCalled();
});

const unknown = { content: '', sender: null, sender_id: null, created_at: null, file: null, chat_id: null };

test.each<[string, object, object]>([
  ['a numeric id', { message_id: 12 }, { message_id: '12' }],
  ['the id of the record', { message_id: undefined, id: 12 }, { message_id: '12' }],
  ['no sender', { sender: null }, { sender: null }],
  ['a sender by its id', { sender: 5 }, { sender: null, sender_id: 5 }],
  ['a sender by digits', { sender: '5' }, { sender: null, sender_id: '5' }],
  ['a sender that is a record', { sender: { id: 5, company_name: 'А' } }, { sender: 'А', sender_id: 5 }],
  ['a sender that cannot be read', { sender: [1] }, { sender: null }],
  ['a time that cannot be read', { created_at: 'вчера' }, { created_at: null }],
  [
    'a time with a space and no zone',
    { created_at: '2026-11-20 12:00:00' },
    { created_at: '2026-11-20T12:00:00+03:00' },
  ],
  ['no time', { created_at: undefined }, { created_at: null }],
  ['a file that is a record', { file: { url: '/media/a.pdf' } }, { file: '/media/a.pdf' }],
  ['an empty file', { file: '' }, { file: null }],
  ['a file that cannot be read', { file: 7 }, { file: null }],
  ['a numeric text', { content: 7 }, { content: '7' }],
  ['a text of another type', { content: { a: 1 } }, { content: '' }],
  ['its text under message', { content: undefined, message: 'привет' }, { content: 'привет' }],
  ['its text under text', { content: undefined, text: 'привет' }, { content: 'привет' }],
  [
    'its sender under author',
    { sender: undefined, author: { id: 5, username: 'ved' } },
    { sender: 'ved', sender_id: 5 },
  ],
  ['its time under timestamp', { created_at: undefined, timestamp: message.created_at }, {}],
  ['no type', { type: undefined }, {}],
  ['extra fields', { read_by: [1], avatar: null }, {}],
])('a message with %s is read, in the history and from the socket', (_, given, read) => {
  const row = { ...message, ...given };
  const expected = { ...message, ...read };
  expect(parseInboundFrame(JSON.stringify(row))).toMatchObject({ kind: 'understood', frame: expected });
  const page = { count: 2, next: null, previous: null, results: [row, message] };
  expect(v.parse(chatMessageList.response, page).results).toMatchObject([expected, message]);
});

test('a row that is no record becomes a message with empty fields', () => {
  const page = { count: 3, next: null, previous: null, results: [null, 'x', message] };
  expect(v.parse(chatMessageList.response, page).results).toMatchObject([unknown, unknown, message]);
});

const idOf = (row: object) => v.parse(chatMessageSchema, row).message_id;

test('rows without an id get a stable id, and another one for another text', () => {
  const row = { content: 'да', sender: 'А', created_at: message.created_at };
  expect(idOf(row)).toBe(idOf({ ...row }));
  expect(
    new Set([row, { ...row, content: 'нет' }, { ...row, sender: 'Б' }, { ...row, created_at: null }].map(idOf)).size,
  ).toBe(4);
});

test.each<[string, object, object]>([
  ['a bare text', { message: 'привет' }, { content: 'привет' }],
  [
    'a message inside',
    { type: 'chat_message', message: { content: 'привет', id: 3 } },
    { content: 'привет', message_id: '3' },
  ],
  ['a message in data', { type: 'chat.message', data: { text: 'привет', id: 3 } }, { content: 'привет' }],
  ['an event with a payload', { event: 'new_message', payload: { content: 'привет', id: 3 } }, { content: 'привет' }],
  ['a closed chat in the words of Channels', { type: 'chat.closed' }, { type: 'chat_closed' }],
  ['a new file', { type: 'new_file', file_url: '/media/a.pdf', chat_id: 1 }, { file: '/media/a.pdf' }],
  ['a closed chat with more fields', { type: 'chat_closed', by: 'operator', chat_id: '1' }, { type: 'chat_closed' }],
])('%s is understood', (_, given, read) => {
  expect(parseInboundFrame(JSON.stringify(given))).toMatchObject({ kind: 'understood', frame: read });
});

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'not JSON'],
  ['bytes', new ArrayBuffer(2), 'not JSON'],
  ['a list', '[1]', 'array'],
  ['a file without its address', '{"type":"new_file","file_url":{"secret":"x"},"chat_id":1}', 'file_url: object'],
])('%s is logged by type once, reported once and leaves the connection alone', async (_, data, types) => {
  const { line, frames, ends, onUnreadable } = await dial();
  for (let count = 0; count < 3; count += 1) line.dispatchEvent(new MessageEvent('message', { data }));
  expect([frames, ends]).toEqual([[], []]);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['Error processing WebSocket message', expect.stringContaining(types)],
  ]);
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('secret');
  expect(onUnreadable).toHaveBeenCalledOnce();
});

test.each([
  ['of another kind', '{"type":"typing","sender":5}'],
  ['of no kind', '{"status":"connected"}'],
  ['that is a bare word', 'ping'],
  ['that is a word in JSON', '"pong"'],
  ['that is a number', '1'],
  ['that is null', 'null'],
  ['that is empty', ''],
  ['of an event without a message', '{"event":"ping","payload":{}}'],
  ['that repeats the history', JSON.stringify([message, message])],
  ['of another chat', JSON.stringify({ ...message, chat_id: 2 })],
])('a frame %s is ignored', async (_, data) => {
  const { line, frames, onUnreadable } = await dial();
  line.dispatchEvent(new MessageEvent('message', { data }));
  expect([frames, onUnreadable.mock.calls]).toEqual([[], []]);
  expect(console.error).not.toHaveBeenCalled();
});

test('makes no attempt while signed out', async () => {
  const dialled = vi.fn<(url: string) => void>();
  vi.stubGlobal(
    'WebSocket',
    class extends NodeSocket {
      constructor(url: string) {
        super(url);
        dialled(url);
      }
    },
  );
  const ear = listen(1, null);
  expect(await ear.ended).toBeNull();
  expect(dialled).not.toHaveBeenCalled();
});

test.each([
  [7, 4403],
  [999, 4404],
])('chat %i is closed with %i', async (chatId, code) => {
  expect(await listen(chatId).ended).toBe(code);
});

test('a lost connection ends with its code; closing it ourselves notifies no listener', async () => {
  const dying = listen(1);
  const leaving = listen(1);
  await Promise.all([dying.opened, leaving.opened]);
  leaving.socket.close();
  await fetch(`${nodeServer.url}/__demo__/sockets`, { method: 'POST', body: '{"action":"drop"}' });
  expect(await dying.ended).not.toBeNull();
  expect(leaving.ends).toEqual([]);
});

test('logs contain no token', async () => {
  await listen(1, 'forged-secret').ended;
  expect(JSON.stringify([vi.mocked(console.error).mock.calls, vi.mocked(console.warn).mock.calls])).not.toContain(
    'secret',
  );
  expect(vi.mocked(console.warn)).toHaveBeenCalledWith('WebSocket closed');
});

async function signIn(login: string): Promise<string> {
  const body = { login, password: DEMO_PASSWORD, account_type: 'ved_participant', 'smart-token': 'demo' };
  const answer = await fetch(`${nodeServer.url}/api/v1/auth/jwt/create/`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const said: unknown = await answer.json();
  if (typeof said === 'object' && said !== null && 'access' in said) return String(said.access);
  throw new Error(`signing in: ${answer.status}`);
}
