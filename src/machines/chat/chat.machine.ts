// Chat machine: connection and message delivery of one selected chat.
import type { SnapshotFrom } from 'xstate';
import { canSendText } from './actors.ts';
import { socketStates } from './socketStates.ts';
import { createChatContext } from './context.ts';
import { chatSetup } from './setup.ts';
import { slowStates } from '../data/slowStates.ts';
import { outboxKey } from './outbox.ts';

/** No socket until the backoff is over, unless the user, the network or the visible page causes an attempt at once. */
const waiting = chatSetup.createStateConfig({
  tags: 'connecting',
  entry: 'countAttempt',
  on: {
    SEND: { actions: ['reportNotOpen', 'queue', 'keepOutbox'] },
    RECONNECT: [
      { guard: 'hasFailedOpens', target: 'probing', actions: 'forgetFailure' },
      { target: 'attached', actions: 'forgetFailure' },
    ],
    WOKEN: [{ guard: 'hasFailedOpens', target: 'probing' }, { target: 'attached' }],
  },
  after: { backoff: [{ guard: 'hasFailedOpens', target: 'probing' }, { target: 'attached' }] },
});

/** Browsers hide why a handshake failed; reading the history reveals it and refreshes the token if needed. */
const probing = chatSetup.createStateConfig({
  tags: 'connecting',
  ...slowStates,
  on: {
    SEND: { actions: ['reportNotOpen', 'queue', 'keepOutbox'] },
    RECONNECT: { target: 'probing', reenter: true, actions: 'forgetFailure' },
    CANCELLED: 'paused',
  },
  exit: 'resetFailedOpens',
  invoke: {
    id: 'probe',
    src: 'catchUp',
    input: ({ context }) => context,
    onDone: [
      { guard: { type: 'wasReadClosed', params: ({ event }) => event.output }, target: 'closed', actions: 'tellList' },
      {
        guard: { type: 'wasRead', params: ({ event }) => event.output },
        target: 'attached',
        actions: [{ type: 'merge', params: ({ event }) => event.output }, 'keepOutbox'],
      },
      { guard: { type: 'wasRefused', params: ({ event }) => event.output }, target: 'stopped' },
      { target: 'waiting', actions: { type: 'merge', params: ({ event }) => event.output } },
    ],
  },
});

/** The user cancelled the read of the history: «Повторить», a new message or a return to the page restarts it. */
const paused = chatSetup.createStateConfig({
  tags: 'givenUp',
  on: {
    SEND: { target: 'attached', actions: ['reportNotOpen', 'queue', 'keepOutbox'] },
    RECONNECT: 'attached',
    WOKEN: 'attached',
  },
});

/** Closed by the manager: no socket, one more read of the history; unsent messages wait for the user. */
const closed = chatSetup.createStateConfig({
  entry: ['suspend', 'keepOutbox'],
  initial: 'reading',
  on: {
    SEND: { actions: ['queue', 'suspend', 'keepOutbox'] },
    UPDATED: [{ guard: 'isReopening', target: 'attached', actions: 'reopen' }, {}],
  },
  states: {
    reading: {
      ...slowStates,
      on: {
        RECONNECT: { target: 'reading', reenter: true, actions: 'forgetFailure' },
        CANCELLED: 'unread',
      },
      invoke: {
        id: 'lastRead',
        src: 'read',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasRead', params: ({ event }) => event.output },
            target: 'settled',
            actions: [{ type: 'merge', params: ({ event }) => event.output }, 'keepOutbox'],
          },
          { guard: { type: 'wasRefused', params: ({ event }) => event.output }, target: '#connection.stopped' },
          { target: 'unread', actions: { type: 'merge', params: ({ event }) => event.output } },
        ],
      },
    },
    settled: {},
    unread: { tags: 'givenUp', on: { RECONNECT: { target: 'reading', actions: 'forgetFailure' }, WOKEN: 'reading' } },
  },
});

/**
 * Input `ChatInput`; one actor per chat while it is selected. Child: `composer` (draft and file). A message stays in
 * the outbox until it is seen on the server: it is neither lost nor shown twice.
 * `connection` is the delivery; `paging` reads older rows. Tags: `connecting`, `connected`, `unavailable`; `slow` and
 * `olderSlow` after 15 s of reading, `givenUp` when the history could not be read.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  type: 'parallel',
  context: ({ input }) => createChatContext(input),
  invoke: [
    {
      id: 'composer',
      src: 'composer',
      input: ({ context: { chatId, topic, user, services } }) => ({
        chatId,
        topic,
        userId: user.id,
        storage: services.env.storage,
        requests: services.requests,
        mayText: () => canSendText(services.session.getSnapshot()),
      }),
    },
    {
      id: 'outboxKeeper',
      src: 'outboxKeeper',
      input: ({ context: { services, user, chatId, outbox } }) => ({
        lock: services.env.lock,
        storage: services.env.tabStorage,
        key: outboxKey(user.id, chatId),
        outbox,
      }),
    },
    { id: 'surroundings', src: 'surroundings', input: ({ context }) => context },
  ],
  on: {
    CLAIMED: { actions: { type: 'keepClaim', params: ({ event }) => event.id } },
    RETRIED: { actions: [{ type: 'revive', params: ({ event }) => event.id }, 'keepOutbox'] },
    REMOVED: { actions: [{ type: 'remove', params: ({ event }) => event.id }, 'keepOutbox'] },
    FOLLOWED: { actions: 'follow' },
    LEFT: { actions: 'leave' },
  },
  states: {
    connection: {
      id: 'connection',
      initial: 'idle',
      on: {
        SEND: { actions: ['queue', 'keepOutbox'] },
        UPDATED: { guard: 'isClosing', target: '.closed' },
        SESSION_ENDED: [
          {
            guard: 'isSigningOut',
            target: '.stopped',
            actions: ['dropOutbox', 'keepOutbox', 'forgetDraft'],
          },
          { target: '.stopped' },
        ],
      },
      states: {
        /** An open chat connects at once. */
        idle: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'attached' }] },
        attached: socketStates,
        waiting,
        probing,
        paused,
        closed,
        /** The session is over or the chat belongs to somebody else; the outbox stays for the same user. */
        stopped: { tags: 'unavailable', on: { RECONNECT: { guard: 'isSignedIn', target: 'idle' } } },
      },
    },
    paging: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            OLDER_ASKED: [
              { guard: 'hasHidden', actions: 'showMore' },
              { guard: 'hasOlder', target: 'reading' },
            ],
          },
        },
        reading: {
          initial: 'waiting',
          states: { waiting: { after: { slow: 'dragging' } }, dragging: { tags: 'olderSlow' } },
          on: { OLDER_CANCELLED: 'resting' },
          invoke: {
            id: 'readBefore',
            src: 'readBefore',
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'resting',
                actions: { type: 'widen', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
          },
        },
        failed: { on: { OLDER_ASKED: 'reading' } },
      },
    },
  },
});

/** State of the delivery of a chat. */
export type ChatState =
  | 'idle'
  | 'connecting'
  | 'reconciling'
  | 'live'
  | 'degraded'
  | 'waiting'
  | 'probing'
  | 'paused'
  | 'closed'
  | 'stopped';

/** The delivery state of a chat snapshot. */
export function selectChatState({ value: { connection } }: SnapshotFrom<typeof chatMachine>): ChatState {
  if (typeof connection === 'string') return connection;
  if ('probing' in connection) return 'probing';
  if ('closed' in connection) return 'closed';
  if (typeof connection.attached === 'string') return connection.attached;
  return 'reconciling' in connection.attached ? 'reconciling' : 'live';
}
