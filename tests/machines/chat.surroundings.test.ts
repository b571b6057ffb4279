// Reactions of a chat to session and account, network, page visibility and the list of chats.
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { ALL_TAGS } from '../../src/machines/data/ports.ts';
import { quiet, until } from '../support/time.ts';
import { type TestChat, collectLogs, historyCalls, listCalls, openLiveChat, openChat, outbox } from './testChat.ts';
import { createChatServer } from './chatServer.ts';

const logged = collectLogs();

/** A connection that has just been lost. */
async function lost(): Promise<TestChat> {
  const { server, bench } = await openLiveChat();
  server.drop();
  await bench.reaches('waiting');
  return bench;
}

test.each([
  ['under_review', true],
  ['pending_agreements', false],
  ['closed', false],
] as const)('an account that is %s can read; it can write texts: %s', async (limit, writes) => {
  const { server, bench } = await openLiveChat();
  bench.app.session.send({ type: 'account.restricted', limit });
  bench.say('вопрос');
  await quiet();
  expect([bench.state(), server.frames.length]).toEqual(['live.idle', writes ? 1 : 0]);
});

test('a blocked account has no chat, whether it is open or not', async () => {
  const { server, bench } = await openLiveChat();
  bench.say('не успело');
  await until(() => outbox(bench).length === 0);
  server.nextFrame = 'swallowed';
  bench.say('останется');
  bench.app.session.send({ type: 'account.restricted', limit: 'blocked' });
  expect(bench.state()).toBe('stopped');
  expect(outbox(bench).map(({ content }) => content)).toEqual(['останется']);
  const second = createActor(chatMachine, { input: bench.input }).start();
  onTestFinished(() => void second.stop());
  expect(second.getSnapshot().matches({ connection: 'stopped' })).toBe(true);
  await quiet();
  expect(server.open.size).toBe(0);
});

test('ignores another session, even of the same user', async () => {
  const { server, bench } = await openLiveChat();
  const { storage } = bench.profile.tab(); // another tab
  const again = { access_token: 'access-1', refresh_token: 'r', account_type: 'liquidity_provider' };
  for (const [key, value] of Object.entries(again)) storage.setItem(key, value);
  await until(() => bench.app.session.getSnapshot().context.epoch === 2, 'the new session');
  expect([bench.state(), server.open.size]).toEqual(['stopped', 0]);
});

test('only the signed-in user can request a foreign chat again', async () => {
  const { server, bench } = await openLiveChat();
  server.close(4403);
  expect(bench.state()).toBe('stopped');
  bench.actor.send({ type: 'connection.retry' });
  await bench.reaches('live.idle');
  server.close(4403);
  bench.app.session.send({ type: 'session.signOut' });
  bench.actor.send({ type: 'connection.retry' });
  expect(bench.state()).toBe('stopped');
});

test('makes no attempt on a lost network, a hidden page or an unrelated write', async () => {
  const bench = await lost();
  bench.fakeNetwork.setOnline(false);
  bench.presence.show(false);
  bench.app.invalidations.publish(['chat']);
  expect(bench.state()).toBe('waiting');
});

test.each<[string, (bench: TestChat) => void]>([
  ['the network comes back', ({ fakeNetwork }) => fakeNetwork.setOnline(true)],
  ['the page comes in front', ({ presence }) => presence.show(true)],
  ['a limit is lifted', ({ app }) => app.invalidations.publish([ALL_TAGS])],
])('%s: connects at once', async (_, happens) => {
  const bench = await lost();
  happens(bench);
  expect(bench.state()).toBe('connecting');
});

test('checks the history when the page becomes visible, unless a modal is open or the user is absent', async () => {
  const { server, bench } = await openLiveChat();
  bench.presence.idle = 3_600_000;
  bench.presence.show(true);
  expect(bench.state()).toBe('live.idle');
  bench.presence.idle = 0;
  server.says('не дошло', { silently: true });
  bench.presence.show(true);
  expect(bench.state()).toBe('live.verifying');
  await bench.reaches('waiting');
  expect(bench.texts()).toEqual(['не дошло']);
});

test('an unchanged list leaves an open chat open and a closed one closed', async () => {
  const { server, bench } = await openLiveChat();
  bench.actor.send({ type: 'chat.updated', closed: false });
  expect(bench.state()).toBe('live.idle');
  bench.actor.send({ type: 'chat.updated', closed: true });
  await bench.reaches('closed.settled');
  bench.actor.send({ type: 'chat.updated', closed: true });
  expect(bench.state()).toBe('closed.settled');
  expect(bench.actor.getSnapshot().context.closed).toBe(true);
  bench.actor.send({ type: 'chat.updated', closed: false });
  expect(bench.actor.getSnapshot().context.closed).toBe(false);
  await bench.reaches('live.idle');
  expect(server.open.size).toBe(1);
});

test('checks for a closed chat only after a lost connection, and after its history', async () => {
  const { server, bench } = await openLiveChat();
  expect(listCalls(server)).toEqual([]);
  server.historyStatus = 500;
  server.drop();
  bench.actor.send({ type: 'connection.retry' });
  await bench.reaches('degraded');
  expect(listCalls(server)).toEqual([]);
  server.historyStatus = null;
  bench.actor.send({ type: 'connection.retry' });
  await bench.reaches('live.idle');
  expect(listCalls(server).map(({ query }) => query)).toEqual(['?limit=100&offset=0']);
  expect(historyCalls(server)).toHaveLength(3);
});

test.each([
  ['amongOthers', 'closed.settled', 2],
  ['without', 'live.idle', 1],
  [500, 'live.idle', 1],
] as const)('a list that has it %s leads to %s', async (list, state, pages) => {
  const { server, bench } = await openLiveChat();
  server.drop();
  server.closed = true;
  server.list = list;
  const tags: string[] = [];
  bench.app.invalidations.subscribe((touched) => tags.push(...touched));
  bench.actor.send({ type: 'connection.retry' });
  await bench.reaches(state);
  expect(listCalls(server)).toHaveLength(pages);
  expect(tags, 'the list of the screen is invalidated').toEqual(list === 'amongOthers' ? ['chat'] : []);
});

test('a closing socket sends nothing; the next one does', async () => {
  const server = createChatServer();
  const sockets: WebSocket[] = [];
  const WebSocket = new Proxy(server.WebSocket, {
    construct(target, args, newTarget) {
      sockets.push(Reflect.construct(target, args, newTarget));
      return sockets.at(-1) ?? {};
    },
  });
  const bench = await openChat({ ...server, WebSocket });
  await bench.reaches('live.idle');
  Object.defineProperty(sockets[0], 'readyState', { value: WebSocket.CLOSING });
  bench.say('слышно?');
  await bench.reaches('waiting');
  expect([server.frames, logged()]).toEqual([[], ['WebSocket connection is not open']]);
  bench.actor.send({ type: 'connection.retry' });
  await until(() => outbox(bench).length === 0);
  expect(server.frames).toHaveLength(1);
});
