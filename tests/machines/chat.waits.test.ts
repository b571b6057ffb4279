// Waiting for the history: cancelled, retried, and why it did not arrive.
import { describe, expect, test } from 'vitest';
import { until } from '../support/time.ts';
import { type TestChat, collectLogs, historyCalls, openChat, outbox, getScreenState } from './testChat.ts';
import { createChatServer, holdHistory } from './chatServer.ts';
import { openClosedChat, openProbingChat, openReconcilingChat, refuseTwoHandshakes } from './chatStates.ts';

const SECOND = 1000;
const logged = collectLogs();
const OUTBOX = 'meridian:outbox:1:7';
const failure = ({ actor }: TestChat) => actor.getSnapshot().context.failure;

describe('a read of the history without a response', () => {
  test.each([
    ['after a send without an echo', true],
    ['of a quiet connection', false],
  ])('%s treats the connection as dead: the next one sends waiting messages', async (_, isSent) => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    const answer = holdHistory(server);
    server.nextFrame = 'swallowed';
    if (isSent) bench.say('раз');
    await bench.reaches(isSent ? 'live.awaitingAck' : 'live.idle');
    bench.clock.increment((isSent ? 5 : 30) * SECOND);
    expect(bench.state()).toBe('live.verifying');
    if (!isSent) bench.say('раз');
    bench.clock.increment(5 * SECOND);
    expect(bench.state()).toBe('waiting');
    answer();
    server.nextFrame = 'taken';
    bench.actor.send({ type: 'connection.retry' });
    await until(() => outbox(bench).length === 0);
    expect(server.rows.map(({ content }) => content)).toEqual(['раз']);
  });
});

describe('cancelling the wait for the history', () => {
  test.each([
    ['of an open connection', openReconcilingChat],
    ['of one that cannot be opened', openProbingChat],
  ])('%s stops it until the user or the visible page requests it again', async (_, reach) => {
    const { server, bench, answer } = await reach();
    server.accept = 'all';
    for (const again of ['connection.retry', 'page.visible'] as const) {
      bench.actor.send({ type: 'history.cancel' });
      expect(getScreenState(bench)).toBe('paused givenUp');
      expect(server.open.size).toBe(0);
      bench.clock.increment(60 * SECOND);
      expect(bench.state(), 'not by itself').toBe('paused');
      bench.actor.send({ type: again });
      expect(getScreenState(bench)).toBe('connecting connecting');
      await bench.reaches('reconciling');
    }
    answer();
    await bench.reaches('live.idle');
  });

  test('and sending a message reads it again', async () => {
    const { server, bench, answer } = await openReconcilingChat();
    bench.actor.send({ type: 'history.cancel' });
    bench.say('есть кто?');
    expect(getScreenState(bench)).toBe('connecting connecting');
    expect(logged()).toContain('WebSocket connection is not open');
    expect(bench.tabStorage.getItem(OUTBOX)).toContain('есть кто?');
    answer();
    await until(() => outbox(bench).length === 0);
    expect(server.frames).toHaveLength(1);
  });

  test('of a closed chat leaves it unread until the user or the visible page requests it again', async () => {
    const { server, bench, answer } = await openClosedChat();
    for (const again of ['connection.retry', 'page.visible'] as const) {
      bench.actor.send({ type: 'history.cancel' });
      expect(getScreenState(bench)).toBe('closed givenUp');
      bench.actor.send({ type: again });
      expect(bench.state()).toBe('closed.reading.waiting');
      await until(() => historyCalls(server).length === (again === 'connection.retry' ? 2 : 3));
    }
    answer();
    await bench.reaches('closed.settled');
    expect(getScreenState(bench)).toBe('closed');
  });
});

describe('a second try requests the server again', () => {
  test.each([
    ['of the history', openReconcilingChat, 'live.idle'],
    ['of the probe', openProbingChat, 'live.idle'],
    ['of a closed chat', openClosedChat, 'closed.settled'],
  ])('%s', async (_, reach, end) => {
    const { server, bench, answer } = await reach();
    server.accept = 'all';
    const before = historyCalls(server);
    bench.actor.send({ type: 'connection.retry' });
    await until(() => historyCalls(server).length === before.length + 1);
    expect(before.at(-1)?.signal?.aborted).toBe(true);
    answer();
    await bench.reaches(end);
  });

  test.each(['connection.retry', 'page.visible'] as const)('without its history, on %s', async (again) => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server);
    await bench.reaches('degraded');
    server.historyStatus = null;
    bench.actor.send({ type: again });
    expect(bench.state()).toBe('reconciling.waiting');
    await bench.reaches('live.idle');
    expect(server.handshakes, 'over the same connection').toHaveLength(1);
  });

  test('of a closed chat that failed to load, whose failure is shown until then', async () => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server, { closed: true });
    await bench.reaches('closed.unread');
    expect([getScreenState(bench), failure(bench)]).toMatchObject(['closed givenUp', { status: 500 }]);
    server.historyStatus = null;
    bench.actor.send({ type: 'connection.retry' });
    expect(failure(bench)).toBeNull();
    await bench.reaches('closed.settled');
  });
});

describe('reports why the history failed until the user requests it again', () => {
  test('with a connection', async () => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server);
    await bench.reaches('degraded');
    holdHistory(server);
    bench.actor.send({ type: 'page.visible' });
    expect([bench.state(), failure(bench)]).toMatchObject(['reconciling.waiting', { status: 500 }]);
    bench.actor.send({ type: 'connection.retry' });
    expect([bench.state(), failure(bench)]).toEqual(['reconciling.waiting', null]);
  });

  test.each(['waiting', 'probing.waiting'])('without one: %s', async (state) => {
    const { server, bench, answer } = await openProbingChat();
    server.historyStatus = 500;
    bench.actor.send({ type: 'connection.retry' });
    answer();
    await bench.reaches('waiting');
    await refuseTwoHandshakes(server, bench);
    if (state !== 'waiting') bench.actor.send({ type: 'page.visible' });
    expect([bench.state(), failure(bench)]).toMatchObject([state, { status: 500 }]);
    bench.actor.send({ type: 'connection.retry' });
    expect([bench.state(), failure(bench)]).toEqual(['probing.waiting', null]);
  });

  test('in a closed chat', async () => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server, { closed: true });
    await bench.reaches('closed.unread');
    bench.actor.send({ type: 'page.visible' });
    expect([bench.state(), failure(bench)]).toMatchObject(['closed.reading.waiting', { status: 500 }]);
    bench.actor.send({ type: 'connection.retry' });
    expect([bench.state(), failure(bench)]).toEqual(['closed.reading.waiting', null]);
  });
});
