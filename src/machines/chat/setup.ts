import { assertEvent, assign, sendTo, setup, spawnChild } from 'xstate';
import { CHAT_SOCKET_CLOSE_CODES } from '../../api/endpoints/chatSocket.ts';
import {
  type PersistOutbox,
  type SendFrame,
  syncActor,
  outboxPersister,
  historyActor,
  olderPageActor,
  logSocketNotOpen,
  socketActor,
  environmentListener,
} from './actors.ts';
import { type ChatContext, type ChatEvent, type ChatInput, type HistoryRead, VISIBLE_ROWS_STEP } from './context.ts';
import {
  SCROLLED_TO_END,
  closeUnreadMarker,
  markInFlight,
  enqueueMessage,
  applyMessages,
  applyHistory,
  applyOlderPage,
} from './contextUpdates.ts';
import type { HistoryResult } from './history.ts';
import { getMessageSignature } from './identity.ts';
import { composerMachine } from './composer.machine.ts';
import {
  toFrame,
  markFailed,
  getNextEntry,
  hasNoTriesLeft,
  removeEntry,
  resetEntry,
  failAll,
  markUndelivered,
} from './outbox.ts';
import { SLOW_AFTER_MS } from '../data/slowStates.ts';
import { publishInvalidation } from '../data/invalidation.ts';
import { machineTypes } from '../lib/machineTypes.ts';

const SECOND = 1000;
const FIRST_BACKOFF_MS = SECOND;
const BACKOFF_GROWTH = 1.6;
const LONGEST_BACKOFF_MS = 10 * SECOND;
const JITTER_MS = 500;
const IDLE_AFTER_MS = 5 * 60 * SECOND;
const FAILED_OPENS_BEFORE_PROBE = 2;

/** Final refusals of the history call: no such chat, or a chat of somebody else. */
const REFUSALS: readonly (number | null)[] = [403, 404];

/**
 * Close codes that may mean an expired token or a lost permission: the contract's, the registered ones, and those of
 * other backends.
 */
const SUSPICIOUS_CODES: readonly (number | null)[] = [
  CHAT_SOCKET_CLOSE_CODES.badToken,
  1008,
  3000,
  3003,
  4001,
  4003,
  4004,
];

const backoff = ({ attempts, services }: ChatContext) =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * BACKOFF_GROWTH ** (attempts - 1)) + JITTER_MS * services.env.random();

const mine = (context: ChatContext) => {
  const entry = getNextEntry(context.outbox);
  return entry && context.claimed.includes(entry.id) ? entry : null;
};
const isUserPresent = ({ presence, services }: ChatContext) =>
  presence.visible() && presence.idleFor() <= IDLE_AFTER_MS && !services.failures.getSnapshot().hasTag('open');
/** The frame of the entry in flight. */
const transmission = ({ outbox, inFlight, chatId, user }: ChatContext): SendFrame => {
  const entry = outbox.find(({ id }) => id === inFlight);
  if (!entry) throw new Error('nothing to transmit');
  return { type: 'socket.send', frame: toFrame(entry, chatId, getMessageSignature(user)) };
};
const endCode = (event: ChatEvent) => (event.type === 'socket.closed' ? event.code : null);

/**
 * Types, actors, actions, guards and delays of the chat machine; its states are in chat.machine.ts and socketStates.ts.
 */
export const chatSetup = setup({
  types: machineTypes<{
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
      invalidate: 'touched';
    };
  }>(),
  actors: {
    composer: composerMachine,
    surroundings: environmentListener,
    outboxKeeper: outboxPersister,
    socket: socketActor,
    read: historyActor,
    catchUp: syncActor,
    readBefore: olderPageActor,
    touched: publishInvalidation,
  },
  delays: {
    // assumed: before the first read the timeout is shorter, since behind a proxy that blocks sockets the history still loads
    opening: ({ context }) => (context.loaded ? 10 : 4) * SECOND,
    slow: SLOW_AFTER_MS,
    acknowledgement: 5 * SECOND,
    probe: 30 * SECOND,
    stable: 5 * SECOND,
    backoff: ({ context }) => backoff(context),
  },
  guards: {
    isClosed: ({ context }) => context.closed,
    isSignedIn: ({ context }) => context.services.session.getSnapshot().hasTag('signedIn'),
    isUnread: ({ context }) => !context.loaded,
    isUserPresent: ({ context }) => isUserPresent(context),
    isAcknowledged: ({ context }) => !context.outbox.some(({ id }) => id === context.inFlight),
    hasMissedMessages: ({ context }) => context.missedMessages,
    isDeliveryUnknown: ({ context }) => mine(context)?.doubtful === true,
    hasNoTriesLeft: ({ context }) => hasNoTriesLeft(mine(context)),
    isReady: ({ context }) => mine(context) !== null,
    isForeign: ({ event }) =>
      [CHAT_SOCKET_CLOSE_CODES.foreignChat, CHAT_SOCKET_CLOSE_CODES.unknownChat].some(
        (code) => code === endCode(event),
      ),
    /** Reading the history distinguishes a refusal from a broken connection, also when every socket closes early. */
    needsProbe: ({ context, event }) => !context.loaded || SUSPICIOUS_CODES.includes(endCode(event)),
    isClosing: ({ event }) => event.type === 'chat.updated' && event.closed,
    isReopening: ({ event }) => event.type === 'chat.updated' && !event.closed,
    isSigningOut: ({ event }) => event.type === 'session.ended' && event.signedOut,
    hasFailedOpens: ({ context }) => context.failedOpens >= FAILED_OPENS_BEFORE_PROBE,
    hasOlder: ({ context }) => context.older !== null,
    hasHidden: ({ context }) => context.timeline.length > context.shown,
    isLoaded: (_, { history }: HistoryRead) => history.ok,
    isLoadedClosed: (_, { history, closed }: HistoryRead) => history.ok && closed === true,
    isRejected: (_, { history }: HistoryRead) => !history.ok && REFUSALS.includes(history.failure.status),
  },
  actions: {
    reportNotOpen: logSocketNotOpen,
    enqueue: assign(({ context, event }) => {
      assertEvent(event, 'message.send');
      return enqueueMessage(context, event);
    }),
    applyReceived: assign(({ context, event }) => {
      assertEvent(event, 'messages.received');
      return applyMessages(context, event.messages);
    }),
    applyHistoryRead: assign(({ context }, reading: HistoryRead) => applyHistory(context, reading)),
    clearUnknownOutcome: assign(({ context }, { claimed }: HistoryRead) => ({
      outbox: markUndelivered(context.outbox, claimed),
    })),
    applyOlder: assign(({ context }, history: HistoryResult) => applyOlderPage(context, history)),
    markNextInFlight: assign(({ context }) => markInFlight(context)),
    transmit: sendTo('socket', ({ context }) => transmission(context)),
    failNext: assign(({ context }) => ({ outbox: markFailed(context.outbox, getNextEntry(context.outbox)?.id ?? '') })),
    /** A socket gives no reason for its refusal: the account may have become read-only. */
    refetchProfile: sendTo(({ context }) => context.services.session, { type: 'profile.refetch' }),
    resetMessage: assign(({ context }, id: string) => ({ outbox: resetEntry(context.outbox, id) })),
    remove: assign(({ context }, id: string) => ({ outbox: removeEntry(context.outbox, id) })),
    closeChat: assign(({ context }) => ({ closed: true, outbox: failAll(context.outbox) })),
    dropOutbox: assign({ outbox: [] }),
    saveOutbox: sendTo('outboxKeeper', ({ context }): PersistOutbox => ({
      type: 'outbox.save',
      outbox: context.outbox,
      isSignatureKnown: context.isSignatureKnown,
    })),
    forgetDraft: sendTo('composer', { type: 'message.discard' }),
    addClaim: assign(({ context }, id: string) => ({ claimed: [...context.claimed, id] })),
    reopen: assign({ closed: false }),
    /** The timeline is complete up to the end of the live connection; later messages may follow a gap. */
    markGap: assign(({ context }) => ({ anchor: context.timeline, inFlight: null, echoesDue: [] })),
    markUnreadable: assign({ hasUnreadable: true }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    resetFailedOpens: assign({ failedOpens: 0 }),
    forgetFailure: assign({ failure: null }),
    countFailedOpen: assign(({ context }) => ({ failedOpens: context.failedOpens + 1 })),
    requestProbe: assign({ failedOpens: FAILED_OPENS_BEFORE_PROBE }),
    resetAttempts: assign({ attempts: 0 }),
    invalidateChats: spawnChild('touched', {
      id: 'invalidate',
      input: ({ context }) => ({ invalidations: context.services.invalidations, tags: ['chat'] }),
    }),
    showMore: assign(({ context }) => ({ shown: context.shown + VISIBLE_ROWS_STEP })),
    follow: assign(({ context: { unreadMarker } }) => ({
      ...SCROLLED_TO_END,
      unreadMarker: unreadMarker && closeUnreadMarker(unreadMarker),
    })),
    leave: assign({ following: false }),
  },
});
