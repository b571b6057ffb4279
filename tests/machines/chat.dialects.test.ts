// Backends that sign, number and echo messages in their own way: each message is shown once and sent once.
import { expect, test } from 'vitest';
import { json } from '../support/fakeApi.ts';
import { until } from '../support/time.ts';
import { type TestChat, collectLogs, openLiveChat, openChat, outbox } from './testChat.ts';
import { API, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { CHAT, OPERATOR, OWN, createChatServer } from './chatServer.ts';
import { parseRecordId } from '../../src/api/recordId.ts';
import { isOwnMessage } from '../../src/machines/chat/identity.ts';

collectLogs();
const SECOND = 1000;
const user = userRecord();

/** Whether each row on the screen is the user's own. */
const ownership = (bench: TestChat) => {
  const { identity } = bench.actor.getSnapshot().context;
  return bench.rows().map((row) => isOwnMessage(row, identity));
};

type Echo = Readonly<Record<string, unknown>> | null;
interface Dialect {
  /** The frame the sender receives for the n-th text; null for none. */
  readonly echo: (text: string, nth: number) => Echo;
  /** The row of the history. */
  readonly row: (text: string, nth: number) => Readonly<Record<string, unknown>>;
  readonly user?: typeof user;
  /** Another user has written before. */
  readonly greeted?: true;
}
const at = (nth: number) => `2026-11-20T12:00:0${nth}.000Z`;

const HELLO = 'Добрый день';
const SOMEONE = '3f2b8c1e-0d4a-4b6e-9a57-1c2d3e4f5a6b';

const DIALECTS: Readonly<Record<string, Dialect>> = {
  'the Channels tutorial: a bare text comes back': {
    echo: (message) => ({ message }),
    row: (content, nth) => ({ id: nth, content, sender: user.id, created_at: at(nth) }),
  },
  'numeric ids, the sender by the id of the company': {
    echo: (content, nth) => ({ type: 'chat_message', id: nth, content, sender: user.company_id, created_at: at(nth) }),
    row: (content, nth) => ({ id: nth, content, sender: user.company_id, created_at: at(nth) }),
  },
  'no ids at all, the sender by the login': {
    echo: (content, nth) => ({ type: 'chat_message', content, sender: user.login, created_at: at(nth) }),
    row: (content, nth) => ({ content, sender: user.login, created_at: at(nth) }),
  },
  'no ids, no times, nobody signs': {
    echo: (content) => ({ type: 'chat_message', content }),
    row: (content) => ({ content }),
  },
  'other ids in the history, the sender is a record': {
    echo: (content, nth) => ({ type: 'chat_message', message_id: `e-${nth}`, content, sender: { id: user.id } }),
    row: (content, nth) => ({ message_id: nth, content, sender: { id: user.id, username: user.login } }),
  },
  'the sender by a UUID': {
    user: { ...user, id: parseRecordId(SOMEONE) ?? user.id },
    echo: (content, nth) => ({ type: 'chat_message', message_id: nth, content, sender: SOMEONE, created_at: at(nth) }),
    row: (content, nth) => ({ message_id: nth, content, sender: SOMEONE, created_at: at(nth) }),
  },
  'signed by a name that the profile does not contain': {
    greeted: true,
    echo: (content, nth) => ({
      type: 'chat_message',
      message_id: nth,
      content,
      sender: 'Иван Петров',
      created_at: at(nth),
    }),
    row: (content, nth) => ({ message_id: nth, content, sender: 'Иван Петров', created_at: at(nth) }),
  },
  'no echo, signed by such a name': {
    greeted: true,
    echo: () => null,
    row: (content, nth) => ({ id: nth, content, sender: 'Иван Петров', created_at: at(nth) }),
  },
  'signed by such a name, nobody else has spoken': {
    echo: (content, nth) => ({ type: 'chat_message', message_id: nth, content, sender: 'Иван Петров' }),
    row: (content, nth) => ({ message_id: nth, content, sender: 'Иван Петров', created_at: at(nth) }),
  },
  'no echo, signed by such a name, nobody else has spoken': {
    echo: () => null,
    row: (content, nth) => ({ id: nth, content, sender: 'Иван Петров', created_at: at(nth) }),
  },
  'an id of another sequence, nobody else has spoken': {
    echo: (content) => ({ message: content, sender: 987_654 }),
    row: (content, nth) => ({ id: nth, content, sender: 987_654, created_at: at(nth) }),
  },
  'an id of another sequence': {
    greeted: true,
    echo: (content, nth) => ({ type: 'chat_message', id: nth, content, sender: 987_654, created_at: at(nth) }),
    row: (content, nth) => ({ id: nth, content, sender: 987_654, created_at: at(nth) }),
  },
  'signed by a name that a lean profile does not contain': {
    user: { ...user, company_name: null, login: null, organization: null },
    echo: (content, nth) => ({
      type: 'chat_message',
      message_id: nth,
      content,
      sender: 'Иван Петров',
      created_at: at(nth),
    }),
    row: (content, nth) => ({ message_id: nth, content, sender: 'Иван Петров', created_at: at(nth) }),
  },
  'no echo': {
    echo: () => null,
    row: (content, nth) => ({ id: nth, content, sender: String(user.id), created_at: at(nth) }),
  },
};

/** A server that stores each text once per frame and uses the dialect. */
function speaking({ echo, row, greeted }: Dialect) {
  const server = createChatServer({ echo: 'none' });
  const { fetch: plain } = server;
  const said: string[] = [];
  const fetch: typeof globalThis.fetch = async (request, init) => {
    const path = new URL(request instanceof Request ? request.url : request).pathname;
    if (path !== `${API}chats/${CHAT}/messages/`) return plain(request, init);
    const before = greeted ? [{ message_id: 'hello', content: HELLO, sender: OPERATOR, created_at: at(0) }] : [];
    const results = [
      ...server.frames.map((frame, nth) => row(String(frame['content']), nth + 1)).toReversed(),
      ...before,
    ];
    return json(200, { count: results.length, next: null, previous: null, results });
  };
  const answer = (): void => {
    for (const [place, { content, message }] of server.frames.entries()) {
      if (place < said.length) continue;
      expect(message, 'both forms in one frame').toBe(content);
      said.push(String(content));
      const frame = echo(String(content), place + 1);
      if (frame) server.send(JSON.stringify(frame));
    }
  };
  return { server: Object.assign(server, { fetch }), answer, said };
}

test.each(Object.entries(DIALECTS))('%s', async (_, dialect) => {
  const { server, answer } = speaking(dialect);
  const bench = await openChat(server, dialect.user ? { user: dialect.user } : {});
  await bench.reaches('live.idle');
  const texts = ['да', 'да', 'нет'];
  for (const text of texts) bench.say(text);
  for (let count = 0; count < texts.length; count += 1) {
    await until(() => outbox(bench).length === 0 || server.frames.length > count, 'a frame');
    answer();
    if (dialect.echo('', 1) === null) {
      bench.clock.increment(5 * SECOND);
      await bench.reaches('live');
    }
    await until(() => outbox(bench).length < texts.length - count, 'the echo');
  }
  const greeting = dialect.greeted ? [HELLO] : [];
  const shown = [...greeting, ...texts];
  const owned = [...greeting.map(() => false), true, true, true];
  expect([bench.texts(), ownership(bench)]).toEqual([shown, owned]);

  server.drop();
  await bench.reaches('waiting');
  bench.actor.send({ type: 'connection.retry' });
  await bench.reaches('live.idle');
  expect([bench.texts(), server.frames.length]).toEqual([shown, texts.length]);
  expect(ownership(bench), 'what was sent here stays ours').toEqual(owned);
  expect(server.handshakes, 'no row under another id counts as missed').toHaveLength(2);
});

test.each([
  ['that has signed a message of this browser before takes no word of others for ours', true],
  ['that has not may have signed ours with any name', false],
])('a backend %s', async (_, isKnown) => {
  const server = createChatServer({ echo: 'none' });
  const storage = { ...signedIn(), ...(isKnown ? { 'meridian:chat-signature-known': 'true' } : {}) };
  const bench = await openChat(server, { profile: createProfile(storage) });
  await bench.reaches('live.idle');
  server.nextFrame = 'swallowed';
  bench.say('да');
  await until(() => server.frames.length === 1, 'a frame');
  server.says('да', { sender: OPERATOR });
  await until(() => bench.rows().length === 1, 'the word of others');
  expect([outbox(bench).length, ownership(bench)]).toEqual(isKnown ? [1, [false]] : [0, [true]]);
});

test('is stored for the next chat once it signs with a name of the profile, or keeps an id', async () => {
  for (const echo of ['renamed', 'same'] as const) {
    const server = createChatServer({ echo });
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    const known = () => bench.profile.tab().storage.getItem('meridian:chat-signature-known');
    expect(known()).toBe(null);
    bench.say('да');
    await until(() => known() === 'true', echo);
  }
});

test('shows a file once that is announced and then arrives with its message, without an error', async () => {
  const { server, bench } = await openLiveChat();
  const file = `/media/chats/${CHAT}/act.pdf`;
  server.send(JSON.stringify({ type: 'new_file', file_url: file, chat_id: CHAT }));
  await until(() => bench.rows().length === 1);
  expect(bench.rows()).toMatchObject([{ file, content: '' }]);
  server.send(JSON.stringify({ type: 'chat_message', message_id: 9, content: 'act.pdf', sender: OPERATOR, file }));
  await until(() => bench.ids()[0] === '9');
  server.send(JSON.stringify({ type: 'new_file', file_url: `https://s3.example${file}?sign=1`, chat_id: CHAT }));
  server.says('дальше');
  await until(() => bench.rows().length === 2);
  expect(bench.texts()).toEqual(['act.pdf', 'дальше']);
});

test('drops a company id as own id once a signed row shows the own one', async () => {
  const server = createChatServer();
  server.rows.push({ ...server.says('моё', { silently: true, sender: OWN }), sender_id: user.company_id });
  server.rows.push({ ...server.says('чужое', { silently: true }), sender_id: user.id });
  server.rows.splice(0, server.rows.length, ...server.rows.filter(({ sender_id }) => sender_id !== null));
  const bench = await openChat(server);
  await bench.reaches('live.idle');
  expect(ownership(bench)).toEqual([true, user.id === user.company_id]);
});
