import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { beforeEach, vi } from 'vitest';
import { chatList, chatMessageList } from '../../src/api/endpoints/chats.ts';
import type { ChatMessage } from '../../src/api/schemas/chats.ts';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { outboxKey } from '../../src/machines/chat/outbox.ts';
import type { CrossTabLock } from '../../src/machines/data/ports.ts';
import { hasMessage } from '../../src/machines/chat/timeline.ts';
import { type SocketEvents, createWebSocketClass } from '../../src/mock-server/transports/socket/socketShim.ts';
import { openApp, signedIn } from '../support/app.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import type { Drivers } from '../support/models/harness.ts';
import { createHeldRequests, failing } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { turn, until } from '../support/time.ts';
import {
  CHAT_ID,
  CLOSED_AT_FIRST,
  OLDER,
  OWN_ID,
  RESTORED,
  chatModel,
  many,
  me,
  oldest,
  own,
  theirs,
} from './chat.model.ts';

const SECOND = 1_000;

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

/** One socket as the server holds it. */
interface Line {
  readonly sink: SocketEvents;
  readonly frames: string[];
  state: 'connecting' | 'open' | 'over';
}

/** A lock that the test grants. */
function createHeldLock(): { readonly lock: CrossTabLock; readonly grant: () => void } {
  const waiting: (() => void)[] = [];
  return {
    lock: (_, run) => new Promise((resolve, reject) => waiting.push(() => void run().then(resolve, reject))),
    grant: () => waiting.splice(0).forEach((next) => next()),
  };
}

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const { app } = openApp({ profile: createProfile({ ...signedIn(), 'meridian:chat-signature-known': 'true' }) });
  const fakeApi = createHeldRequests();
  const lines: Line[] = [];
  const held = createHeldLock();
  const watched = { idleFor: 0 };
  const restored = RESTORED[scene];
  if (restored) app.env.tabStorage.setItem(outboxKey(me.id, CHAT_ID), JSON.stringify(restored));
  const WebSocket = createWebSocketClass((_, sink) => {
    const connection: Line = { sink, frames: [], state: 'connecting' };
    lines.push(connection);
    return {
      send: (frame) => connection.frames.push(frame),
      leave() {
        connection.state = 'over';
      },
    };
  });
  const clock = new SimulatedClock();
  const actor = createActor(chatMachine, {
    input: {
      chat: { id: CHAT_ID, closed: scene === CLOSED_AT_FIRST },
      user: me,
      services: {
        ...app,
        requests: fakeApi.ports,
        env: { ...app.env, newId: () => OWN_ID, lock: held.lock, WebSocket },
      },
      presence: { visible: () => true, idleFor: () => watched.idleFor, watch: () => () => undefined },
    },
    clock,
    inspect,
  });
  actor.subscribe({ complete: () => app.stop() });
  return { app, fakeApi, lines, held, watched, clock, said: { lost: false }, actor: actor.start() };
}
type World = ReturnType<typeof open>;
type Driver = Drivers<World>[string];

const isOver = ({ state }: Line) => state === 'over';

/** The socket of the current attempt, once it was opened. */
async function line({ lines }: World): Promise<Line> {
  await until(() => lines.some((one) => !isOver(one)), 'a handshake');
  const live = lines.filter((one) => !isOver(one));
  assert.equal(live.length, 1, 'one socket at a time');
  const [one] = live;
  assert.ok(one);
  return one;
}

const opens: Driver = async (world) => {
  const one = await line(world);
  one.state = 'open';
  one.sink.opened();
};
const ends =
  (end: (sink: SocketEvents) => void): Driver =>
  async (world) => {
    const one = await line(world);
    one.state = 'over';
    end(one.sink);
  };
const receives =
  (frame: object): Driver =>
  async (world) =>
    (await line(world)).sink.message(JSON.stringify(frame));
const advanceTime =
  (ms: number): Driver =>
  ({ clock }) =>
    clock.increment(ms);

/** The page is hidden: the live connection is not probed. */
const passesUnwatched =
  (ms: number): Driver =>
  ({ clock, watched }) => {
    watched.idleFor = 3_600 * SECOND;
    clock.increment(ms);
    watched.idleFor = 0;
  };

/** The history responds, and, where the chat was loaded before, the list after it. */
const reads =
  (
    rows: readonly ChatMessage[],
    { closed = false, next = null }: { closed?: boolean; next?: string | null } = {},
  ): Driver =>
  async ({ fakeApi }) => {
    const page = { count: rows.length, next, previous: null, results: rows.toReversed() };
    fakeApi.settle({ ok: true, value: page }, chatMessageList.path);
    await turn();
    const chat = { id: CHAT_ID, name: 'Общие вопросы', closed, sender: me.company_name, created_at: own.created_at };
    if (fakeApi.live().some(({ call }) => call.endpoint.path === chatList.path))
      fakeApi.settle({ ok: true, value: { count: 1, next: null, previous: null, results: [chat] } }, chatList.path);
  };
const readFails =
  (status: number | null): Driver =>
  ({ fakeApi }) =>
    fakeApi.settle(
      { ok: false, failure: failing(status === null ? 'network' : 'http', { status }) },
      chatMessageList.path,
    );
/** A deliberate cancel is not a loss. */
const gives =
  (event: 'message.remove' | 'session.ended'): Driver =>
  ({ actor, said }) => {
    said.lost = true;
    actor.send(event === 'message.remove' ? { type: event, id: OWN_ID } : { type: event, signedOut: true });
  };

testModelAsActor(
  chatModel,
  createActorHarness({
    scenes: chatModel.scenes,
    open,
    drivers: {
      'socket.opened': opens,
      'the connection is lost': ends((sink) => sink.failed()),
      'the server closes for a bad token': ends((sink) => sink.closed(4401, '')),
      'the server closes for a foreign chat': ends((sink) => sink.closed(4403, '')),
      'nothing opens': advanceTime(10 * SECOND),
      'the backoff is over': advanceTime(10.5 * SECOND),
      'the backoff without history is over': advanceTime(10.5 * SECOND),
      'the connection proves stable': advanceTime(5 * SECOND),
      'no echo comes': advanceTime(5 * SECOND),
      'thirty quiet seconds pass': advanceTime(30 * SECOND),
      'the history drags on': advanceTime(15 * SECOND),
      'the probe drags on': advanceTime(15 * SECOND),
      'the last read drags on': advanceTime(15 * SECOND),
      'older rows drag on': passesUnwatched(15 * SECOND),
      'thirty unwatched seconds pass': passesUnwatched(30 * SECOND),
      'chat.closed': receives({ type: 'chat_closed' }),
      'frame.unreadable': receives([]),
      'is echoed': receives(own),
      'somebody else speaks': receives(theirs),
      'the tab has it to itself': ({ held }) => held.grant(),
      'says something'({ actor, said }) {
        said.lost = false;
        actor.send({ type: 'message.send', content: own.content, file: null });
      },
      'deletes it': gives('message.remove'),
      'the user signs out': gives('session.ended'),
      'the history is read': reads([]),
      'the history lacks it': reads([]),
      'the history lacks what is ours alone': reads([]),
      'the history has it': reads([own]),
      'the history says closed': reads([], { closed: true }),
      'the history is not ours': readFails(403),
      'the history does not answer': readFails(null),
      'a long history is read': reads(many, { next: OLDER }),
      'the probe comes through': reads([]),
      'the probe says closed': reads([], { closed: true }),
      'the probe is refused': readFails(404),
      'the probe does not answer': readFails(null),
      'the last read comes through': reads([]),
      'the last read is refused': readFails(403),
      'the last read does not answer': readFails(500),
      'the check finds it': reads([own]),
      'the check finds nothing': reads([]),
      'the check finds what the socket owed': reads([theirs]),
      'the check does not answer': readFails(null),
      'older rows come': reads([oldest]),
      'older rows do not come': readFails(null),
    },
    assertions: {
      '*'({ actor, lines, said }) {
        const { children, context } = actor.getSnapshot();
        const live = lines.filter((one) => !isOver(one));
        assert.ok(live.length <= (children.socket ? 1 : 0), 'no socket outlives its state, and there is one at most');
        const copies = context.outbox.filter(({ id }) => id === OWN_ID).length;
        const shown = hasMessage(context.timeline, OWN_ID) ? 1 : 0;
        assert.ok(copies + shown <= 1, 'never twice on the screen');
        const written = lines.some(({ frames }) => frames.length > 0) || context.claimed.length > 0;
        assert.ok(!written || said.lost || copies + shown === 1, 'never lost');
      },
      'connection.socket.live.awaitingAck'({ lines, actor }) {
        const { inFlight } = actor.getSnapshot().context;
        const [frame] = lines.at(-1)?.frames.slice(-1) ?? [];
        assert.equal(JSON.parse(frame ?? '{}').message_id, inFlight, 'what is waited for was sent');
      },
      'connection.socket.live.idle': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('connected'), true),
      'connection.closed'({ actor }) {
        const { outbox } = actor.getSnapshot().context;
        assert.ok(
          outbox.every(({ failed }) => failed),
          'nothing goes out of a closed chat by itself',
        );
      },
      'connection.paused': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('givenUp'), true),
      'connection.socket.reconciling.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      'connection.stopped': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('unavailable'), true),
    },
  }),
);
