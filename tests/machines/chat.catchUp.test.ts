// Missed messages are inserted in order; a closed chat is read and not connected.
import { describe, expect, test } from 'vitest';
import { createEntry } from '../../src/machines/chat/outbox.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, until } from '../support/time.ts';
import { collectLogs, historyCalls, openChat, outbox } from './testChat.ts';
import { OWN, createChatServer } from './chatServer.ts';

const SECOND = 1000;
const logged = collectLogs();

describe('catching up', () => {
  test.each([25, 250])('%i messages missed, ten to a page', async (missed) => {
    const server = createChatServer({ page: 10 });
    server.says('известно');
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    for (let count = 0; count < missed; count += 1) server.says(`пропущено ${count}`, { silently: true });
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(bench.texts()).toEqual(server.rows.map(({ content }) => content));
    expect(bench.texts()).toHaveLength(missed + 1);
  });

  test('reads an empty chat to its start, however many messages were missed', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    for (let count = 0; count < 120; count += 1) server.says(`${count}`, { silently: true });
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(bench.actor.getSnapshot().context.timeline).toHaveLength(120);
  });

  test('the first connection catches up from the history read without a socket', async () => {
    const server = createChatServer({ page: 10 });
    server.says('известно');
    server.accept = 'none';
    const bench = await openChat(server);
    for (let tries = 1; tries <= 2; tries += 1) {
      await until(() => server.handshakes.length === tries && bench.state() === 'waiting');
      bench.clock.increment(11 * SECOND);
    }
    await until(() => bench.texts().length === 1, 'the probe');
    await bench.reaches('waiting');
    for (let count = 0; count < 25; count += 1) server.says(`${count}`, { silently: true });
    server.accept = 'all';
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(bench.texts()).toEqual(server.rows.map(({ content }) => content));
  });

  test('reads only messages that may have been missed after a lost connection', async () => {
    const server = createChatServer({ page: 10 });
    server.says('известно');
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    for (let count = 0; count < 60; count += 1) server.says(`${count}`);
    await until(() => bench.texts().length === 61);
    server.drop();
    for (let count = 60; count < 65; count += 1) server.says(`${count}`, { silently: true });
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(historyCalls(server), 'one page has both').toHaveLength(2);
  });

  test('marks no message as missed before the first connection', async () => {
    const server = createChatServer({ page: 10 });
    for (let count = 0; count < 25; count += 1) server.says(`${count}`, { silently: true });
    server.accept = 'mute';
    const bench = await openChat(server);
    bench.say('слышно?');
    bench.clock.increment(10 * SECOND);
    server.accept = 'all';
    bench.actor.send({ type: 'connection.retry' });
    await until(() => outbox(bench).length === 0);
    expect(bench.texts()).toHaveLength(11);
  });

  test('rejects a history whose first page fails when read again', async () => {
    const server = createChatServer({ page: 10 });
    server.says('известно');
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    for (let count = 0; count < 15; count += 1) server.says(`${count}`, { silently: true });
    let pages = 0;
    server.order = (what, run) => {
      if (what === 'history' && (pages += 1) === 2) server.historyStatus = 500;
      queueMicrotask(run);
    };
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('degraded');
    expect([pages, bench.texts().length]).toEqual([3, 1]);
    server.historyStatus = null;
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(bench.texts()).toHaveLength(16);
  });

  test('keeps a message that arrives while pages are read', async () => {
    const server = createChatServer({ page: 10 });
    server.says('известно');
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    for (let count = 0; count < 15; count += 1) server.says(`${count}`, { silently: true });
    let pages = 0;
    server.order = (what, run) => {
      if (what === 'history' && (pages += 1) === 2) server.says('посреди чтения', { silently: true });
      queueMicrotask(run);
    };
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(bench.texts().at(-1)).toBe('посреди чтения');
    expect(bench.texts()).toHaveLength(17);
  });

  test('a gap is filled even if the socket brought newer messages while the history failed', async () => {
    const server = createChatServer({ page: 2 });
    server.says('известно');
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    for (const text of ['а', 'б', 'в', 'г']) server.says(text, { silently: true });
    server.historyStatus = 500;
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('degraded');
    server.says('новое 1');
    server.says('новое 2');
    server.says('новое 3');
    await until(() => bench.texts().length === 4);
    server.historyStatus = null;
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    expect(bench.texts()).toEqual(['известно', 'а', 'б', 'в', 'г', 'новое 1', 'новое 2', 'новое 3']);
  });

  test('a history read before a message arrived does not take it away', async () => {
    const server = createChatServer();
    server.says('старое');
    const answers: (() => void)[] = [];
    server.order = (what, run) => (what === 'history' ? void answers.push(run) : queueMicrotask(run));
    const bench = await openChat(server);
    await until(() => answers.length === 1);
    server.says('новее истории');
    await until(() => bench.texts().length === 1);
    answers[0]?.();
    await bench.reaches('live.idle');
    expect(bench.texts()).toEqual(['старое', 'новее истории']);
  });

  test('sends nothing without the history, and shows incoming messages', async () => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server);
    await bench.reaches('degraded');
    bench.say('подожду истории');
    server.says('привет');
    await until(() => bench.texts().length === 2);
    expect(server.frames).toEqual([]);
    expect(logged()).not.toContain('WebSocket connection is not open');
    server.historyStatus = null;
    bench.clock.increment(2 * SECOND);
    await until(() => outbox(bench).length === 0);
    expect(bench.texts()).toEqual(['привет', 'подожду истории']);
  });

  test('does not request a missing chat again', async () => {
    const server = createChatServer();
    server.historyStatus = 404;
    const bench = await openChat(server);
    await bench.reaches('stopped');
    bench.clock.increment(60 * SECOND);
    await quiet();
    expect(historyCalls(server)).toHaveLength(1);
    expect(server.open.size).toBe(0);
  });

  test('loads older rows on demand, though offsets have shifted', async () => {
    const server = createChatServer();
    for (let count = 0; count < 170; count += 1) server.says(`${count}`, { silently: true });
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    expect(bench.texts()).toHaveLength(50);
    for (let count = 170; count < 230; count += 1) server.says(`${count}`);
    await until(() => bench.texts().length === 110);
    for (const shown of [100, 150]) {
      bench.actor.send({ type: 'history.fetchOlder' }); // rows the window hides
      expect(bench.actor.getSnapshot().context.shown).toBe(shown);
    }
    for (const known of [150, 200, 230]) {
      bench.actor.send({ type: 'history.fetchOlder' });
      await until(() => bench.texts().length === known, `${known} rows`);
      await until(() => bench.actor.getSnapshot().value.paging === 'idle');
    }
    expect(bench.texts()).toEqual(server.rows.map(({ content }) => content));
    const before = server.calls.length;
    bench.actor.send({ type: 'history.fetchOlder' });
    await quiet();
    expect(server.calls).toHaveLength(before);
  });
});

describe('closed chat', () => {
  test('a chat closed during a send loses nothing and sends nothing', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.closed = true;
    bench.say('опоздало');
    await bench.reaches('closed.settled');
    expect(outbox(bench).map(({ content, failed }) => [content, failed])).toEqual([['опоздало', true]]);
    expect(server.open.size).toBe(0);
    bench.say('ещё позже');
    bench.clock.increment(60 * SECOND);
    await quiet();
    expect(server.frames).toHaveLength(1);
    expect(bench.texts()).toEqual(['опоздало', 'ещё позже']);
  });

  test('the list reports a chat that was closed while disconnected', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.drop();
    server.closed = true;
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('closed.settled');
    expect(server.open.size).toBe(0);
  });

  test('a closed chat is read without a socket and connects when reopened', async () => {
    const server = createChatServer();
    server.closed = true;
    server.says('конец');
    const bench = await openChat(server, { closed: true });
    await bench.reaches('closed.settled');
    expect(bench.texts()).toEqual(['конец']);
    expect(server.handshakes).toEqual([]);
    server.closed = false;
    bench.actor.send({ type: 'chat.updated', closed: false });
    await bench.reaches('live.idle');
  });

  test('a closed chat shows the messages that had arrived; a refused one is reported as foreign', async () => {
    const server = createChatServer();
    server.closed = true;
    const { message_id: id, content } = server.says('дошло', { sender: OWN });
    const said = {
      ...createEntry({ id, content, createdAt: '2026-11-20T12:00:00Z', file: null, after: null }),
      tries: 1,
    };
    const { storage: tabStorage } = createProfile({ 'meridian:outbox:1:7': JSON.stringify([said]) }).tab();
    const bench = await openChat(server, { closed: true, tabStorage });
    await bench.reaches('closed.settled');
    expect([bench.texts(), outbox(bench)]).toEqual([['дошло'], []]);

    server.historyStatus = 403;
    const foreign = await openChat(server, { closed: true });
    await foreign.reaches('stopped');
  });

  test('a message sent into a closed chat fails at once', async () => {
    const server = createChatServer();
    server.closed = true;
    const bench = await openChat(server, { closed: true });
    await bench.reaches('closed.settled');
    bench.say('поздно');
    expect(outbox(bench)).toMatchObject([{ content: 'поздно', failed: true }]);
  });

  test('the list is notified of the closing', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    const tags: string[] = [];
    bench.app.invalidations.subscribe((touched) => tags.push(...touched));
    await bench.reaches('live.idle');
    server.send('{"type":"chat_closed"}');
    expect(tags).toEqual(['chat']);
  });
});
