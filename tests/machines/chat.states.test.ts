// Connection states reported to the screen, when a connection counts as stable, what is requested before a retry.
import { describe, expect, test } from 'vitest';
import { until } from '../support/time.ts';
import { type TestChat, collectLogs, openLiveChat, openChat, outbox, getScreenState } from './testChat.ts';
import { createChatServer, holdHistory } from './chatServer.ts';
import { openClosedChat, openProbingChat, openReconcilingChat, refuseTwoHandshakes } from './chatStates.ts';

const SECOND = 1000;
const logged = collectLogs();
const OUTBOX = 'meridian:outbox:1:7';

const attempts = ({ actor }: TestChat) => actor.getSnapshot().context.attempts;

describe('the screen shows', () => {
  test('that the chat connects, and then that it is connected', async () => {
    const server = createChatServer();
    server.accept = 'mute';
    const bench = await openChat(server);
    bench.say('слышно?');
    expect(logged()).toEqual(['WebSocket connection is not open']);
    bench.clock.increment(4 * SECOND - 1);
    expect(getScreenState(bench)).toBe('connecting connecting');
    server.accept = 'all';
    bench.clock.increment(1);
    expect(getScreenState(bench)).toBe('probing connecting');
    expect(bench.actor.getSnapshot().context.failedOpens).toBe(1);
    server.nextFrame = 'swallowed';
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.awaitingAck');
    expect(getScreenState(bench)).toBe('live connected');
    bench.clock.increment(5 * SECOND - 1);
    expect(bench.state()).toBe('live.awaitingAck');
    bench.clock.increment(1);
    expect(bench.state()).toBe('live.verifying');
    expect(logged(), 'a word on its way is no error').toHaveLength(1);
  });

  test.each([
    ['reconciling', openReconcilingChat, 'reconciling connected'],
    ['probing', openProbingChat, 'probing connecting'],
    ['closed', openClosedChat, 'closed'],
  ] as const)('that the history is slow after 15 s: %s', async (_, reach, first) => {
    const { bench } = await reach();
    bench.clock.increment(15 * SECOND - 1);
    expect(getScreenState(bench)).toBe(first);
    bench.clock.increment(1);
    expect(getScreenState(bench)).toBe(`${first} slow`);
  });

  test('that the history failed, and that the chat is foreign', async () => {
    const server = createChatServer();
    server.historyStatus = 500;
    const bench = await openChat(server);
    await bench.reaches('degraded');
    expect([getScreenState(bench), attempts(bench)]).toEqual(['degraded connected', 1]);
    expect(bench.actor.getSnapshot().context.failure).toMatchObject({ status: 500 });
    server.historyStatus = 403;
    bench.actor.send({ type: 'connection.retry' });
    expect(bench.actor.getSnapshot().context.failure, 'another try').toBeNull();
    await bench.reaches('stopped');
    expect(getScreenState(bench)).toBe('stopped unavailable');
  });
});

describe('reads the history after two refused handshakes', () => {
  test.each([
    ['when the user retries', (bench: TestChat) => bench.actor.send({ type: 'connection.retry' })],
    ['when the page comes in front', (bench: TestChat) => bench.presence.show(true)],
    ['when the backoff is over', (bench: TestChat) => bench.clock.increment(11 * SECOND)],
  ])('%s', async (_, again) => {
    const { server, bench } = await openLiveChat();
    await refuseTwoHandshakes(server, bench);
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

  test('and reports a closed or foreign chat', async () => {
    for (const [status, state] of [
      [null, 'closed.settled'],
      [404, 'stopped'],
    ] as const) {
      const { server, bench, answer } = await openProbingChat();
      const tags: string[] = [];
      bench.app.invalidations.subscribe((touched) => tags.push(...touched));
      server.closed = true;
      if (status !== null) {
        server.historyStatus = status;
        bench.actor.send({ type: 'connection.retry' });
      }
      answer();
      await bench.reaches(state);
      expect(tags).toEqual(status === null ? ['chat'] : []);
      bench.stop();
    }
  });

  test('and removes own messages that it contains from the outbox', async () => {
    const { server, bench } = await openLiveChat();
    server.nextFrame = 'keptAndDropped';
    bench.say('дошло');
    await bench.reaches('waiting');
    await refuseTwoHandshakes(server, bench);
    expect(outbox(bench)).toHaveLength(1);
    bench.actor.send({ type: 'page.visible' });
    await until(() => outbox(bench).length === 0);
    expect([server.open.size, server.frames.length, bench.texts()]).toEqual([0, 1, ['дошло']]);
  });

  test('and waits again if it fails', async () => {
    const { server, bench, answer } = await openProbingChat();
    server.historyStatus = 500;
    bench.actor.send({ type: 'connection.retry' });
    answer();
    await bench.reaches('waiting');
    const { failure, failedOpens } = bench.actor.getSnapshot().context;
    expect([failure, failedOpens]).toMatchObject([{ status: 500 }, 0]);
    bench.actor.send({ type: 'connection.retry' });
    expect(bench.actor.getSnapshot().context.failure, 'another try').toBeNull();
    expect(bench.state()).toBe('connecting');
  });
});

describe('a connection', () => {
  test('open for 5 s resets the backoff', async () => {
    const { server, bench } = await openLiveChat();
    server.drop();
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    bench.clock.increment(5 * SECOND - 1);
    expect(attempts(bench)).toBe(1);
    bench.clock.increment(1);
    expect(attempts(bench)).toBe(0);
  });

  test('opened between two refused ones reads its own history, not that of a probe', async () => {
    const { server, bench } = await openLiveChat();
    for (const accept of ['none', 'all', 'none', 'all'] as const) {
      if (accept === 'none') server.drop();
      server.accept = accept;
      bench.actor.send({ type: 'connection.retry' });
      expect(bench.state()).toBe('connecting');
      await bench.reaches(accept === 'none' ? 'waiting' : 'live.idle');
    }
  });

  test('refused for its token stays refused until the history is read', async () => {
    const { server, bench } = await openLiveChat();
    server.close(4401);
    expect(bench.state()).toBe('waiting');
    bench.actor.send({ type: 'connection.retry' });
    expect(bench.state()).toBe('probing.waiting');
    bench.actor.send({ type: 'history.cancel' });
    bench.actor.send({ type: 'connection.retry' });
    expect(bench.state()).toBe('connecting');
  });
});
