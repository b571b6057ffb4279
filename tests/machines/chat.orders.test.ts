// Echoes, histories, drops and timeouts in any order: every sent message is shown exactly once at all times.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedIn } from '../support/app.ts';
import { figure } from '../support/figure.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet, turn } from '../support/time.ts';
import { type TestChat, collectLogs, openChat, outbox } from './testChat.ts';
import { type ChatServer, OPERATOR, createChatServer } from './chatServer.ts';

collectLogs();

/** The backend has signed a message of this browser with its company's name. */
const SIGNED_BEFORE = { 'meridian:chat-signature-known': 'true' };

/** More in a campaign. */
const RUNS = Number(process.env['SCHEDULES'] ?? 300);
const WORDS = ['да', 'нет'] as const;
const word = fc.constantFrom(...WORDS);

/** Other events: another user writes, the connection is lost, a frame is lost, time passes. */
const disturbance = fc.oneof(
  word.map((text) => ({ kind: 'said' as const, text })),
  fc
    .constantFrom('dropped' as const, 'frameLost' as const, 'echoLost' as const, 'timePassed' as const)
    .map((kind) => ({ kind })),
);
type Disturbance = { kind: 'said'; text: string } | { kind: 'dropped' | 'frameLost' | 'echoLost' | 'timePassed' };

const story = fc.record({
  echo: fc.constantFrom('same' as const, 'renamed' as const, 'none' as const),
  repeats: fc.constantFrom('dropped' as const, 'kept' as const),
  said: fc.array(word, { minLength: 1, maxLength: 4 }),
  disturbances: fc.array(disturbance, { maxLength: 4 }),
});

test(`${RUNS} orders of echo and history`, { timeout: 60_000 + RUNS * 200 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), story, async (scheduler, { said, disturbances, ...habits }) => {
      const server = createChatServer(habits);
      server.order = inAnyOrder(scheduler);
      const bench = await openChat(server, { profile: createProfile({ ...signedIn(), ...SIGNED_BEFORE }) });
      for (const one of disturbances) {
        void scheduler.schedule(Promise.resolve(), one.kind).then(() => disturb(server, bench, one));
      }
      for (const text of said) bench.say(text);
      await play(bench, scheduler, () => expect(ownTexts(bench).toSorted()).toEqual(said.toSorted()));

      expect(bench.texts()).toEqual(server.rows.map(({ content }) => content));
      expect(ownTexts(bench)).toEqual(said);
      bench.stop();
    }),
    { numRuns: RUNS },
  );
  figure('races', { outbox: RUNS });
  figure('chat.orders', { orders: RUNS });
});

/** Responses arrive in any order; frames in any order with them, but among themselves as sent. */
function inAnyOrder(scheduler: fc.Scheduler): ChatServer['order'] {
  const frames: (() => void)[] = [];
  return (what, run) => {
    if (what === 'frame') frames.push(run);
    const arrive = () => (what === 'frame' ? frames.shift()?.() : run());
    void scheduler.schedule(Promise.resolve(), what).then(arrive);
  };
}

/** Runs the scheduled steps one after the other; advances the clock when only timers are left. */
async function play(bench: TestChat, scheduler: fc.Scheduler, check: () => void): Promise<void> {
  const isOver = () => outbox(bench).length === 0 && scheduler.count() === 0 && bench.state() === 'live.idle';
  for (let steps = 0; !isOver(); steps += 1) {
    if (steps > 400) throw new Error(`it never ends: ${bench.state()} ${JSON.stringify(outbox(bench))}`);
    if (scheduler.count() > 0) await scheduler.waitOne();
    else if (bench.state() === 'waiting' || bench.state() === 'live.awaitingAck') bench.clock.increment(5_000);
    else await turn();
    await quiet(2);
    check();
  }
}

function disturb(server: ChatServer, bench: TestChat, one: Disturbance): void {
  if (one.kind === 'said') server.says(one.text, { sender: OPERATOR });
  if (one.kind === 'dropped') server.drop();
  if (one.kind === 'frameLost') server.nextFrame = 'lost';
  if (one.kind === 'echoLost') server.nextFrame = 'keptAndDropped';
  if (one.kind === 'timePassed') bench.clock.increment(5_000);
}

/** Own texts on the screen: those the server has, then those on their way. */
function ownTexts(bench: TestChat): readonly string[] {
  const theirs = bench.rows().filter(({ sender }) => sender === OPERATOR).length;
  const shown = bench.rows().filter(({ sender }) => sender !== OPERATOR);
  expect(bench.texts()).toHaveLength(theirs + shown.length + outbox(bench).length);
  return [...shown, ...outbox(bench)].map(({ content }) => content);
}
