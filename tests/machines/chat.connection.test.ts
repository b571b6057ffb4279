// The connection of a chat: attempts, backoff, token, probes, unknown frames.
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { quiet, until } from '../support/time.ts';
import { type TestChat, collectLogs, historyCalls, openChat } from './testChat.ts';
import { CHAT, OWN, createChatServer } from './chatServer.ts';

const SECOND = 1000;
const logged = collectLogs();
function refusalOf() {
  return {
    status: 500,
    catalogueEntry: {
      modal: 'serverError',
      channel: 'error',
      status: 500,
      text: 'Internal server error',
      retry: false,
      alert: null,
      restriction: null,
      endsSession: false,
    },
    data: null,
    messages: [],
    method: 'GET',
    path: '/',
    hadCurrentToken: true,
  } as const;
}
function ceiling(ms: number): number {
  return Math.ceil((ms + 250) / 50) * 50 - 250;
}

describe('connection', () => {
  test('opens with the current token and shows the history oldest first', async () => {
    const server = createChatServer();
    server.says('первое');
    server.says('второе');
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    expect(server.handshakes).toEqual(['wss://meridian.test/ws/chat/7/?token=access-1']);
    expect(bench.texts()).toEqual(['первое', 'второе']);
  });

  test('reads the token again for every attempt, encodes it and logs it nowhere', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.token = 'a&token=/+?';
    bench.app.tokens.save({ access: server.token });
    server.drop();
    await bench.reaches('waiting');
    bench.clock.increment(2 * SECOND);
    await bench.reaches('live.idle');
    expect(new URL(server.handshakes[1] ?? '').searchParams.get('token')).toBe(server.token);
    expect(logged().join()).not.toContain('token');
  });

  test('backs off from 1 s by 1.6 to 10 s, with jitter, and from the start again after a message', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    const gaps: number[] = [];
    server.historyStatus = 500; // keeps the probes from succeeding
    server.accept = 'none';
    server.drop();
    for (let round = 0; round < 7; round += 1) {
      await bench.reaches('waiting');
      const before = bench.clock.now();
      while (bench.state() === 'waiting') bench.clock.increment(50);
      gaps.push(bench.clock.now() - before);
    }
    expect(gaps.map((gap) => gap - 250)).toEqual([1000, 1600, 2600, 4100, 6600, 10_000, 10_000].map(ceiling));
    server.accept = 'all';
    server.historyStatus = null;
    bench.actor.send({ type: 'connection.retry' });
    await bench.reaches('live.idle');
    server.says('снова тут');
    await until(() => bench.actor.getSnapshot().context.attempts === 0);
  });

  test('reads the history after two refused handshakes, which refreshes the token', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.accept = 'none';
    server.token = 'access-2'; // the stored one is no longer good
    server.drop();
    for (const refused of [2, 3]) {
      await bench.reaches('waiting');
      bench.clock.increment(11 * SECOND);
      await until(() => server.handshakes.length === refused);
    }
    server.accept = 'all';
    await bench.reaches('waiting');
    bench.clock.increment(11 * SECOND);
    await bench.reaches('live.idle');
    expect(server.handshakes).toHaveLength(4);
    expect(server.handshakes[3]).toContain('token=access-2%2B');
  });

  test('a token refused after the opening is refreshed before the next attempt', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.token = 'access-2';
    server.close(4401);
    await bench.reaches('waiting');
    bench.clock.increment(2 * SECOND);
    await bench.reaches('live.idle');
    expect(server.handshakes).toHaveLength(2);
    expect(server.handshakes[1]).toContain('token=access-2%2B');
  });

  test('abandons an unanswered handshake, sooner without a history, and reads the history', async () => {
    const server = createChatServer();
    server.says('здесь прокси');
    server.accept = 'mute';
    const bench = await openChat(server);
    await until(() => server.handshakes.length === 1);
    bench.clock.increment(4 * SECOND - 1);
    expect([bench.state(), bench.texts()]).toEqual(['connecting', []]);
    bench.clock.increment(1);
    await bench.reaches('connecting');
    await until(() => server.handshakes.length === 2);
    expect(bench.texts()).toEqual(['здесь прокси']);
    bench.clock.increment(10 * SECOND - 1);
    expect(bench.state(), 'a slow one may take its time').toBe('connecting');
    bench.clock.increment(1);
    expect(bench.state()).toBe('waiting');
  });

  test.each([1000, 1006, 1008, 1011, 4001, 4003, 4004, 4401])(
    'shows the history although the server closes every connection at once with %i',
    async (code) => {
      const server = createChatServer();
      server.says('есть кто?', { silently: true });
      server.closesWith = code;
      const bench = await openChat(server);
      await bench.reaches('waiting');
      bench.clock.increment(2 * SECOND);
      await until(() => bench.actor.getSnapshot().context.loaded, 'the history');
      expect(bench.texts()).toEqual(['есть кто?']);
      await bench.reaches('waiting');
      server.closesWith = null;
      bench.clock.increment(11 * SECOND);
      await bench.reaches('live.idle');
    },
  );

  test.each([1008, 3000, 3003, 4001, 4003, 4004])(
    'close code %i reads the history: a refused one ends the chat, an allowed one reconnects',
    async (code) => {
      const server = createChatServer();
      const bench = await openChat(server);
      await bench.reaches('live.idle');
      server.close(code);
      bench.clock.increment(2 * SECOND);
      await bench.reaches('live.idle');
      server.historyStatus = 403;
      server.close(code);
      bench.clock.increment(2 * SECOND);
      await bench.reaches('stopped');
      expect(server.handshakes).toHaveLength(2);
    },
  );

  test.each([4403, 4404])('close code %i ends the chat for good', async (code) => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.close(code);
    expect(bench.state()).toBe('stopped');
    bench.clock.increment(60 * SECOND);
    await quiet();
    expect(server.handshakes).toHaveLength(1);
  });

  test('network, visible page and user each make it try at once', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    for (const wake of [
      () => bench.fakeNetwork.setOnline(true),
      () => bench.presence.show(true),
      () => bench.actor.send({ type: 'connection.retry' }),
    ]) {
      await bench.reaches('live.idle');
      server.drop();
      await bench.reaches('waiting');
      wake();
    }
    await bench.reaches('live.idle');
    expect(bench.clock.now()).toBe(0);
  });

  test('a hundred selections leave no socket, no listener and no timer', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    const before = timers();
    const clock = new TimerCount();
    bench.actor.stop();
    expect(bench.presence.isWatched()).toBe(false);
    for (let round = 0; round < 100; round += 1) {
      const actor = createActor(chatMachine, { input: bench.input, clock }).start();
      if (round % 2) await until(() => actor.getSnapshot().hasTag('connected'));
      actor.stop();
    }
    await quiet();
    expect([server.open.size, bench.presence.isWatched()]).toEqual([0, false]);
    expect(clock.pending.size).toBe(0);
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe('probe', () => {
  test('after 30 s of silence the history shows missed messages, and the socket is replaced', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.says('из другой вкладки', { silently: true, sender: OWN });
    server.says('не дошло', { silently: true });
    bench.presence.idle = 5 * 60 * SECOND;
    bench.clock.increment(29 * SECOND);
    await quiet();
    expect(bench.texts()).toEqual([]);
    bench.clock.increment(SECOND);
    await bench.reaches('waiting');
    expect(bench.texts()).toEqual(['из другой вкладки', 'не дошло']);
    bench.clock.increment(2 * SECOND);
    await bench.reaches('live.idle');
    expect(server.handshakes).toHaveLength(2);
  });

  test.each([null, 500])('that shows nothing new leaves the socket alone (%j)', async (status) => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.says('дошло');
    await until(() => bench.texts().length === 1);
    server.historyStatus = status;
    bench.clock.increment(30 * SECOND);
    expect(bench.state()).toBe('live.verifying');
    await until(() => bench.state() !== 'live.verifying');
    expect([bench.state(), server.handshakes.length]).toEqual(['live.idle', 1]);
  });

  test('starts after thirty quiet seconds while the user is present', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.presence.idle = 3_600_000;
    bench.clock.increment(30 * SECOND);
    expect(bench.state()).toBe('live.idle');
    bench.presence.idle = 0;
    bench.clock.increment(30 * SECOND);
    expect(bench.state()).toBe('live.verifying');
  });

  test('traffic postpones it', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    bench.clock.increment(20 * SECOND);
    server.says('дошло');
    await until(() => bench.texts().length === 1);
    bench.clock.increment(20 * SECOND);
    await quiet();
    expect(historyCalls(server)).toHaveLength(1);
  });

  test.each([
    ['the page is hidden', (bench: TestChat) => bench.presence.show(false)],
    [
      'nobody has touched anything for 5 minutes',
      (bench: TestChat) => void (bench.presence.idle = 5 * 60 * SECOND + 1),
    ],
    ['a modal is open', (bench: TestChat) => bench.app.requests.onFailure({ ...refusalOf(), kind: 'refused' })],
  ])('none while %s', async (_, arrange) => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    arrange(bench);
    bench.clock.increment(120 * SECOND);
    await quiet();
    expect(historyCalls(server)).toHaveLength(1);
  });
});

describe('frames', () => {
  test.each([
    ['{"type":"new_file"}', true],
    ['not json', true],
    ['[]', true],
    ['{"type":"__proto__"}', false],
    ['{"status":"connected"}', false],
  ])(
    'an unknown frame has no effect, and is reported where it may have been a message: %s',
    async (frame, isReported) => {
      const server = createChatServer();
      const bench = await openChat(server);
      await bench.reaches('live.idle');
      for (let count = 0; count < 3; count += 1) server.send(frame);
      server.says('дальше');
      await until(() => bench.texts().length === 1);
      expect(logged()).toHaveLength(isReported ? 1 : 0);
      expect(bench.actor.getSnapshot().context.hasUnreadable).toBe(isReported);
      expect(server.handshakes).toHaveLength(1);
    },
  );

  test('a message of another chat is not shown', async () => {
    const server = createChatServer();
    const bench = await openChat(server);
    await bench.reaches('live.idle');
    server.send(JSON.stringify({ ...server.says('своё', { silently: true }), chat_id: CHAT + 1 }));
    await quiet();
    expect(bench.texts()).toEqual([]);
  });
});

/** Running timers of this process. */
const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

/** A clock that never fires: every timer that is set must be cleared. */
class TimerCount {
  readonly pending = new Set<unknown>();
  setTimeout(): unknown {
    const id = {};
    this.pending.add(id);
    return id;
  }
  clearTimeout(id: unknown): void {
    this.pending.delete(id);
  }
}
