// Older messages: requested, aborted, missing; the scroll position while others write.
import { expect, test } from 'vitest';
import { quiet, until } from '../support/time.ts';
import { collectLogs, historyCalls, openLiveChat, openChat, getScreenState } from './testChat.ts';
import { OWN, createChatServer, holdHistory } from './chatServer.ts';

const SECOND = 1000;
collectLogs();

/** A chat with a page of older rows, which does not come. */
async function long() {
  const server = createChatServer();
  for (let count = 0; count < 60; count += 1) server.says(`${count}`, { silently: true });
  const bench = await openChat(server);
  await bench.reaches('live.idle');
  const answer = holdHistory(server);
  bench.actor.send({ type: 'history.fetchOlder' });
  await until(() => historyCalls(server).length === 2);
  return { server, bench, answer };
}

test('a slow load of older rows can be cancelled and repeated', async () => {
  const { server, bench, answer } = await long();
  bench.clock.increment(15 * SECOND);
  expect(getScreenState(bench)).toBe('live connected olderSlow');
  bench.actor.send({ type: 'history.cancelOlder' });
  expect(historyCalls(server)[1]?.signal?.aborted).toBe(true);
  answer();
  await quiet();
  expect([getScreenState(bench), bench.texts().length]).toEqual(['live connected', 50]);
  bench.actor.send({ type: 'history.fetchOlder' });
  await until(() => bench.texts().length === 60);
});

test('a failed load of older rows is reported and can be repeated', async () => {
  const { server, bench, answer } = await long();
  server.historyStatus = 500;
  bench.actor.send({ type: 'history.cancelOlder' });
  bench.actor.send({ type: 'history.fetchOlder' });
  answer();
  await until(() => bench.actor.getSnapshot().value.paging === 'failed');
  server.historyStatus = null;
  bench.actor.send({ type: 'history.fetchOlder' });
  await until(() => bench.texts().length === 60);
  expect(bench.actor.getSnapshot().context.shown).toBe(100);
});

test('loads older rows as soon as none is hidden any more', async () => {
  const { server, bench, answer } = await long();
  bench.actor.send({ type: 'history.cancelOlder' });
  answer();
  for (let count = 60; count < 110; count += 1) server.says(`${count}`);
  await until(() => bench.texts().length === 100);
  bench.actor.send({ type: 'history.fetchOlder' }); // rows the window hides
  bench.actor.send({ type: 'history.fetchOlder' });
  await until(() => bench.texts().length === 110);
  expect(bench.texts()).toEqual(server.rows.map(({ content }) => content));
});

test('keeps the position of a reader away from the end, and follows again at the end', async () => {
  const { server, bench } = await openLiveChat();
  bench.actor.send({ type: 'scroll.leftEnd' });
  server.says('раз');
  server.says('два');
  await until(() => bench.texts().length === 2);
  const place = () => {
    const { shown, following, unseen } = bench.actor.getSnapshot().context;
    return { shown, following, unseen };
  };
  expect(place()).toEqual({ shown: 52, following: false, unseen: 2 });
  server.drop();
  server.says('пропущено', { silently: true });
  bench.actor.send({ type: 'connection.retry' });
  await bench.reaches('live.idle');
  expect(place()).toEqual({ shown: 53, following: false, unseen: 3 });
  bench.actor.send({ type: 'scroll.reachedEnd' });
  server.says('три');
  await until(() => bench.texts().length === 4);
  expect(place()).toEqual({ shown: 50, following: true, unseen: 0 });
});

test('sending scrolls to the end, and own messages are never unread', async () => {
  const { server, bench } = await openLiveChat();
  bench.actor.send({ type: 'scroll.leftEnd' });
  server.says('раз');
  await until(() => bench.texts().length === 1);
  bench.actor.send({ type: 'message.send', content: 'своё', file: null });
  await until(() => bench.texts().length === 2);
  expect(bench.actor.getSnapshot().context).toMatchObject({ shown: 50, following: true, unseen: 0 });
});

/** The message below «Новые сообщения», and whether the reader is still away. */
const line = ({ actor }: { actor: { getSnapshot(): { context: { unreadMarker: unknown } } } }) =>
  actor.getSnapshot().context.unreadMarker;

test('a divider precedes the first message of another user while the reader was away from the end', async () => {
  const { server, bench } = await openLiveChat();
  server.says('при нём');
  await until(() => bench.texts().length === 1);
  expect(line(bench)).toBeNull();
  bench.actor.send({ type: 'scroll.leftEnd' });
  server.says('его же, из другой вкладки', { sender: OWN });
  await until(() => bench.texts().length === 2);
  expect(line(bench)).toBeNull();
  const first = server.says('раз');
  server.says('два');
  await until(() => bench.texts().length === 4);
  expect(line(bench)).toEqual({ id: first.message_id, open: true });
  bench.actor.send({ type: 'scroll.reachedEnd' });
  expect(line(bench)).toEqual({ id: first.message_id, open: false });
  server.says('три');
  await until(() => bench.texts().length === 5);
  expect(line(bench)).toEqual({ id: first.message_id, open: false });
  bench.actor.send({ type: 'scroll.leftEnd' });
  const next = server.says('четыре');
  await until(() => bench.texts().length === 6);
  expect(line(bench)).toEqual({ id: next.message_id, open: true });
  bench.say('вижу');
  expect(line(bench)).toBeNull();
});

test('the divider also covers messages of a hidden page, and of a lost connection', async () => {
  const { server, bench } = await openLiveChat();
  bench.presence.show(false);
  const first = server.says('раз');
  await until(() => bench.texts().length === 1);
  expect(line(bench)).toEqual({ id: first.message_id, open: true });
  bench.presence.show(true);
  server.says('два');
  await until(() => bench.texts().length === 2);
  expect(line(bench)).toEqual({ id: first.message_id, open: false });
  bench.presence.show(false);
  server.drop();
  const missed = server.says('пропущено', { silently: true });
  bench.actor.send({ type: 'connection.retry' });
  await until(() => bench.texts().length === 3);
  expect(line(bench)).toEqual({ id: missed.message_id, open: true });
});
