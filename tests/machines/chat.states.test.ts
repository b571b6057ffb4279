// What the screen is told of a connection, and the ways out of every wait: the user's, the network's, the page's in front.
import { describe, expect, test } from 'vitest';
import { until } from '../support/time.ts';
import { type ChatBench, collectLogs, historyCalls, live, openChat, outbox, told } from './chatBench.ts';
import { type ChatServer, createChatServer, holdHistory } from './chatServer.ts';

const SECOND = 1000;
const logged = collectLogs();
const OUTBOX = 'meridian:outbox:1:7';

const attempts = ({ actor }: ChatBench) => actor.getSnapshot().context.attempts;

/** Two handshakes in a row are refused: browsers do not tell why, so the history is asked. */
async function refusedTwice(server: ChatServer, bench: ChatBench): Promise<void> {
  server.accept = 'none';
  server.drop();
  await until(() => bench.state() === 'waiting' && bench.actor.getSnapshot().context.failedOpens === 0);
  for (const times of [1, 2]) {
    bench.actor.send({ type: 'WOKEN' });
    await until(() => bench.state() === 'waiting' && bench.actor.getSnapshot().context.failedOpens === times);
  }
}

/** A connection that asks the history before it tries again. */
async function probing(): Promise<{ server: ChatServer; bench: ChatBench; answer: () => void }> {
  const { server, bench } = await live();
  await refusedTwice(server, bench);
  const answer = holdHistory(server);
  bench.actor.send({ type: 'WOKEN' });
  await until(() => historyCalls(server).length === 2, 'the probe');
  return { server, bench, answer };
}

/** A connection whose history does not come. */
async function reconciling(): Promise<{ server: ChatServer; bench: ChatBench; answer: () => void }> {
  const server = createChatServer();
  const answer = holdHistory(server);
  const bench = await openChat(server);
  await until(() => historyCalls(server).length === 1, 'the history');
  return { server, bench, answer };
}

/** A closed chat whose history does not come. */
async function closedUnread(): Promise<{ server: ChatServer; bench: ChatBench; answer: () => void }> {
  const server = createChatServer();
  const answer = holdHistory(server);
  const bench = await openChat(server, { closed: true });
  await until(() => historyCalls(server).length === 1, 'the history');
  return { server, bench, answer };
}

describe('the screen is told', () => {
  test('that it connects, and then that it is connected', async () => {
    const server = createChatServer();
    server.accept = 'mute';
    const bench = await openChat(server);
    bench.say('слышно?');
    expect(logged()).toEqual(['WebSocket connection is not open']);
    bench.clock.increment(10 * SECOND - 1);
    expect(told(bench)).toBe('connecting connecting');
    server.accept = 'all';
    bench.clock.increment(1);
    expect(told(bench)).toBe('waiting connecting');
    server.nextFrame = 'swallowed';
    bench.actor.send({ type: 'RECONNECT' });
    await bench.reaches('live.awaitingAck');
    expect(told(bench)).toBe('live connected');
    bench.clock.increment(5 * SECOND - 1);
    expect(bench.state()).toBe('live.awaitingAck');
    bench.clock.increment(1);
    expect(bench.state()).toBe('live.checking');
    expect(logged(), 'a word on its way is no error').toHaveLength(1);
  });

  test.each([
    ['reconciling', reconciling, 'reconciling connected'],
    ['probing', probing, 'probing connecting'],
    ['closed', closedUnread, 'closed'],
  ] as const)('that the history drags on after 15 s: %s', async (_, reach, first) => {
    const { bench } = await reach();
    bench.clock.increment(15 * SECOND - 1);
    expect(told(bench)).toBe(first);
    bench.clock.increment(1);
    expect(told(bench)).toBe(`${first} slow`);
  });

  test('that the history is not there, and that the chat is not ours', async () => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server);
    await bench.reaches('degraded');
    expect(told(bench)).toBe('degraded connected');
    expect(bench.actor.getSnapshot().context.failure).toMatchObject({ status: 500 });
    server.historyStatus = 403;
    bench.actor.send({ type: 'RECONNECT' });
    expect(bench.actor.getSnapshot().context.failure, 'another try').toBeNull();
    await bench.reaches('stopped');
    expect(told(bench)).toBe('stopped unavailable');
  });
});

describe('who gives up waiting for the history', () => {
  test.each([
    ['of an open connection', reconciling],
    ['of one that cannot be opened', probing],
  ])('%s leaves it, until he or the page in front asks again', async (_, reach) => {
    const { server, bench, answer } = await reach();
    server.accept = 'all';
    for (const again of ['RECONNECT', 'WOKEN'] as const) {
      bench.actor.send({ type: 'CANCELLED' });
      expect(told(bench)).toBe('paused givenUp');
      expect(server.open.size).toBe(0);
      bench.clock.increment(60 * SECOND);
      expect(bench.state(), 'not by itself').toBe('paused');
      bench.actor.send({ type: again });
      expect(told(bench)).toBe('connecting connecting');
      await bench.reaches('reconciling');
    }
    answer();
    await bench.reaches('live.quiet');
  });

  test('and says something has it read for that', async () => {
    const { server, bench, answer } = await reconciling();
    bench.actor.send({ type: 'CANCELLED' });
    bench.say('есть кто?');
    expect(told(bench)).toBe('connecting connecting');
    expect(logged()).toContain('WebSocket connection is not open');
    expect(bench.tabStorage.getItem(OUTBOX)).toContain('есть кто?');
    answer();
    await until(() => outbox(bench).length === 0);
    expect(server.frames).toHaveLength(1);
  });

  test('of a closed chat leaves it unread, until he or the page in front asks again', async () => {
    const { server, bench, answer } = await closedUnread();
    for (const again of ['RECONNECT', 'WOKEN'] as const) {
      bench.actor.send({ type: 'CANCELLED' });
      expect(told(bench)).toBe('closed givenUp');
      bench.actor.send({ type: again });
      expect(bench.state()).toBe('closed.reading.waiting');
      await until(() => historyCalls(server).length === (again === 'RECONNECT' ? 2 : 3));
    }
    answer();
    await bench.reaches('closed.settled');
    expect(told(bench)).toBe('closed');
  });
});

describe('a second try asks the server anew', () => {
  test.each([
    ['of the history', reconciling, 'live.quiet'],
    ['of the probe', probing, 'live.quiet'],
    ['of a closed chat', closedUnread, 'closed.settled'],
  ])('%s', async (_, reach, end) => {
    const { server, bench, answer } = await reach();
    server.accept = 'all';
    const before = historyCalls(server);
    bench.actor.send({ type: 'RECONNECT' });
    await until(() => historyCalls(server).length === before.length + 1);
    expect(before.at(-1)?.signal?.aborted).toBe(true);
    answer();
    await bench.reaches(end);
  });

  test.each(['RECONNECT', 'WOKEN'] as const)('without its history, on %s', async (again) => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server);
    await bench.reaches('degraded');
    server.historyStatus = null;
    bench.actor.send({ type: again });
    expect(bench.state()).toBe('reconciling.waiting');
    await bench.reaches('live.quiet');
    expect(server.handshakes, 'over the same connection').toHaveLength(1);
  });

  test('of a closed chat that could not be read, whose failure is shown until then', async () => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server, { closed: true });
    await bench.reaches('closed.unread');
    const failure = () => bench.actor.getSnapshot().context.failure;
    expect([told(bench), failure()]).toMatchObject(['closed givenUp', { status: 500 }]);
    server.historyStatus = null;
    bench.actor.send({ type: 'RECONNECT' });
    expect(failure()).toBeNull();
    await bench.reaches('closed.settled');
  });
});

describe('after two refused handshakes the history is asked first', () => {
  test.each([
    ['when the user asks', (bench: ChatBench) => bench.actor.send({ type: 'RECONNECT' })],
    ['when the page comes in front', (bench: ChatBench) => bench.stage.show(true)],
    ['when the backoff is over', (bench: ChatBench) => bench.clock.increment(11 * SECOND)],
  ])('%s', async (_, again) => {
    const { server, bench } = await live();
    await refusedTwice(server, bench);
    const { length } = server.handshakes;
    const answer = holdHistory(server);
    again(bench);
    expect(bench.state()).toBe('probing.waiting');
    bench.say('слышно?');
    expect(logged()).toContain('WebSocket connection is not open');
    expect(bench.tabStorage.getItem(OUTBOX)).toContain('слышно?');
    expect(server.handshakes).toHaveLength(length);
    server.accept = 'all';
    answer();
    await until(() => outbox(bench).length === 0);
    expect(server.handshakes).toHaveLength(length + 1);
  });

  test('and tells that the chat is closed, or not ours any more', async () => {
    for (const [status, state] of [
      [null, 'closed.settled'],
      [404, 'stopped'],
    ] as const) {
      const { server, bench, answer } = await probing();
      const tags: string[] = [];
      bench.app.touches.subscribe((touched) => tags.push(...touched));
      server.closed = true;
      if (status !== null) {
        server.historyStatus = status;
        bench.actor.send({ type: 'RECONNECT' });
      }
      answer();
      await bench.reaches(state);
      expect(tags).toEqual(status === null ? ['chat'] : []);
      bench.stop();
    }
  });

  test('and, where it does not come, there is another wait', async () => {
    const { server, bench, answer } = await probing();
    server.historyStatus = 500;
    bench.actor.send({ type: 'RECONNECT' });
    answer();
    await bench.reaches('waiting');
    const { failure, failedOpens } = bench.actor.getSnapshot().context;
    expect([failure, failedOpens]).toMatchObject([{ status: 500 }, 0]);
    bench.actor.send({ type: 'RECONNECT' });
    expect(bench.actor.getSnapshot().context.failure, 'another try').toBeNull();
    expect(bench.state()).toBe('connecting');
  });
});

describe('a connection', () => {
  test('that stands for 5 s is a good one: the next wait is a short one again', async () => {
    const { server, bench } = await live();
    server.drop();
    bench.actor.send({ type: 'RECONNECT' });
    await bench.reaches('live.quiet');
    bench.clock.increment(5 * SECOND - 1);
    expect(attempts(bench)).toBe(1);
    bench.clock.increment(1);
    expect(attempts(bench)).toBe(0);
  });

  test('that opens between two refused ones: its history is asked, not that of a probe', async () => {
    const { server, bench } = await live();
    for (const accept of ['none', 'all', 'none', 'all'] as const) {
      if (accept === 'none') server.drop();
      server.accept = accept;
      bench.actor.send({ type: 'RECONNECT' });
      expect(bench.state()).toBe('connecting');
      await bench.reaches(accept === 'none' ? 'waiting' : 'live.quiet');
    }
  });

  test('that is refused for its token stays so until the history was asked', async () => {
    const { server, bench } = await live();
    server.close(4401);
    expect(bench.state()).toBe('waiting');
    bench.actor.send({ type: 'RECONNECT' });
    expect(bench.state()).toBe('probing.waiting');
    bench.actor.send({ type: 'CANCELLED' });
    bench.actor.send({ type: 'RECONNECT' });
    expect(bench.state()).toBe('connecting');
  });
});
