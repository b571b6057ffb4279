// The guards, actions, delays and actors of the chat machine, by the names its states use (reliability.md section 3).
import { assertEvent, assign, sendTo, setup, spawnChild } from 'xstate';
import { CHAT_SOCKET_CLOSE } from '../../api/endpoints/chatSocket.ts';
import {
  type Keep,
  type Transmit,
  catchUp,
  outboxKeeper,
  read,
  readBefore,
  reportNotOpen,
  socket,
  surroundings,
} from './actors.ts';
import {
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type Reading,
  WINDOW,
  atTheEnd,
  back,
  launched,
  queued,
  received,
  reconciled,
  widened,
} from './context.ts';
import type { History } from './history.ts';
import { signatureOf } from './identity.ts';
import { composerMachine } from './composer.machine.ts';
import { frameOf, givenUp, head, isSpent, removed, revived, suspended, withoutDoubt } from './outbox.ts';
import { SLOW_MS } from '../data/slowStates.ts';
import { touched } from '../data/invalidation.ts';
import { typed } from '../lib/machineTypes.ts';

const SECOND = 1000;
const FIRST_BACKOFF_MS = SECOND;
const BACKOFF_GROWTH = 1.6;
const LONGEST_BACKOFF_MS = 10 * SECOND;
const JITTER_MS = 500;
const IDLE_AFTER_MS = 5 * 60 * SECOND;
const FAILED_OPENS_BEFORE_PROBE = 2;

/** Refused for good by the history call: no such chat, or somebody else's. */
const REFUSALS: readonly (number | null)[] = [403, 404];

const backoff = ({ attempts, services }: ChatContext) =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * BACKOFF_GROWTH ** (attempts - 1)) + JITTER_MS * services.env.random();

const mine = (context: ChatContext) => {
  const entry = head(context.outbox);
  return entry && context.claimed.includes(entry.id) ? entry : null;
};
const isWatched = ({ presence, services }: ChatContext) =>
  presence.visible() && presence.idleFor() <= IDLE_AFTER_MS && !services.failures.getSnapshot().hasTag('open');
/** The frame of the entry just launched. */
const transmission = ({ outbox, inFlight, chatId, user }: ChatContext): Transmit => {
  const entry = outbox.find(({ id }) => id === inFlight);
  if (!entry) throw new Error('nothing to transmit');
  return { type: 'TRANSMIT', frame: frameOf(entry, chatId, signatureOf(user)) };
};
const endCode = (event: ChatEvent) => (event.type === 'ENDED' ? event.code : null);

export const chatSetup = setup({
  types: typed<{
    context: ChatContext;
    input: ChatInput;
    events: ChatEvent;
    tags: 'connecting' | 'connected' | 'unavailable' | 'slow' | 'givenUp' | 'olderSlow';
    children: {
      composer: 'composer';
      surroundings: 'surroundings';
      outboxKeeper: 'outboxKeeper';
      socket: 'socket';
      check: 'read';
      reconcile: 'catchUp';
      probe: 'catchUp';
      lastRead: 'read';
      readBefore: 'readBefore';
      told: 'touched';
    };
  }>(),
  actors: { composer: composerMachine, surroundings, outboxKeeper, socket, read, catchUp, readBefore, touched },
  delays: {
    // assumed: who has read nothing yet waits less long for a proxy that lets no socket through: the history needs none
    opening: ({ context }) => (context.loaded ? 10 : 4) * SECOND,
    slow: SLOW_MS,
    acknowledgement: 5 * SECOND,
    probe: 30 * SECOND,
    stable: 5 * SECOND,
    backoff: ({ context }) => backoff(context),
  },
  guards: {
    isClosed: ({ context }) => context.closed,
    isSignedIn: ({ context }) => context.services.session.getSnapshot().hasTag('signedIn'),
    isUnread: ({ context }) => !context.loaded,
    isWatched: ({ context }) => isWatched(context),
    isAcknowledged: ({ context }) => !context.outbox.some(({ id }) => id === context.inFlight),
    hasMissedMessages: ({ context }) => context.missedMessages,
    isDoubtful: ({ context }) => mine(context)?.doubtful === true,
    isSpent: ({ context }) => isSpent(mine(context)),
    isReady: ({ context }) => mine(context) !== null,
    isForeign: ({ event }) =>
      [CHAT_SOCKET_CLOSE.foreignChat, CHAT_SOCKET_CLOSE.unknownChat].some((code) => code === endCode(event)),
    isBadToken: ({ event }) => endCode(event) === CHAT_SOCKET_CLOSE.badToken,
    isClosing: ({ event }) => event.type === 'UPDATED' && event.closed,
    isReopening: ({ event }) => event.type === 'UPDATED' && !event.closed,
    isSigningOut: ({ event }) => event.type === 'SESSION_ENDED' && event.signedOut,
    hasFailedOpens: ({ context }) => context.failedOpens >= FAILED_OPENS_BEFORE_PROBE,
    hasOlder: ({ context }) => context.older !== null,
    hasHidden: ({ context }) => context.timeline.length > context.shown,
    wasRead: (_, { history }: Reading) => history.ok,
    wasReadClosed: (_, { history, closed }: Reading) => history.ok && closed === true,
    wasRefused: (_, { history }: Reading) => !history.ok && REFUSALS.includes(history.failure.status),
  },
  actions: {
    reportNotOpen,
    queue: assign(({ context, event }) => {
      assertEvent(event, 'SEND');
      return queued(context, event);
    }),
    take: assign(({ context, event }) => {
      assertEvent(event, 'RECEIVED');
      return received(context, event.messages);
    }),
    merge: assign(({ context }, reading: Reading) => reconciled(context, reading)),
    clearDoubt: assign(({ context }, { claimed }: Reading) => ({ outbox: withoutDoubt(context.outbox, claimed) })),
    widen: assign(({ context }, history: History) => widened(context, history)),
    launch: assign(({ context }) => launched(context)),
    transmit: sendTo('socket', ({ context }) => transmission(context)),
    giveUp: assign(({ context }) => ({ outbox: givenUp(context.outbox, head(context.outbox)?.id ?? '') })),
    /** A socket tells no reason: the account may be for viewing only by now. */
    askProfile: sendTo(({ context }) => context.services.session, { type: 'PROFILE_ASKED' }),
    revive: assign(({ context }, id: string) => ({ outbox: revived(context.outbox, id) })),
    remove: assign(({ context }, id: string) => ({ outbox: removed(context.outbox, id) })),
    suspend: assign(({ context }) => ({ closed: true, outbox: suspended(context.outbox) })),
    dropOutbox: assign({ outbox: [] }),
    keepOutbox: sendTo('outboxKeeper', ({ context }): Keep => ({ type: 'KEEP', outbox: context.outbox })),
    forgetDraft: sendTo('composer', { type: 'FORGOTTEN' }),
    keepClaim: assign(({ context }, id: string) => ({ claimed: [...context.claimed, id] })),
    reopen: assign({ closed: false }),
    /** What is known when the live time ends is complete; what comes later may have a gap before it. */
    markGap: assign(({ context }) => ({ anchor: context.timeline, inFlight: null, echoesDue: [] })),
    noteUnreadable: assign({ hasUnreadable: true }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    resetFailedOpens: assign({ failedOpens: 0 }),
    forgetFailure: assign({ failure: null }),
    countFailedOpen: assign(({ context }) => ({ failedOpens: context.failedOpens + 1 })),
    suspectToken: assign({ failedOpens: FAILED_OPENS_BEFORE_PROBE }),
    resetAttempts: assign({ attempts: 0 }),
    tellList: spawnChild('touched', {
      id: 'told',
      input: ({ context }) => ({ touches: context.services.touches, tags: ['chat'] }),
    }),
    showMore: assign(({ context }) => ({ shown: context.shown + WINDOW })),
    follow: assign(({ context: { fresh } }) => ({ ...atTheEnd, fresh: fresh && back(fresh) })),
    leave: assign({ following: false }),
  },
});
