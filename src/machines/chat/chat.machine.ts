// One selected chat: its connection and the delivery of what is said, by the design of reliability.md section 3.
import type { SnapshotFrom } from 'xstate';
import { canSendText } from './actors.ts';
import { socketStates } from './socketStates.ts';
import { initialContext } from './context.ts';
import { chatSetup } from './setup.ts';
import { slowStates } from '../data/slowStates.ts';
import { outboxKey } from './outbox.ts';

/** No socket until the backoff is over, or the user, the network or the page in front give a reason to try at once. */
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

/** Browsers do not tell why a handshake failed: a read of the history does, and refreshes the token on its way. */
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

/** The user has given up waiting for the history: «Повторить», a message or coming back to the page asks for it again. */
const paused = chatSetup.createStateConfig({
  tags: 'givenUp',
  on: {
    SEND: { target: 'attached', actions: ['reportNotOpen', 'queue', 'keepOutbox'] },
    RECONNECT: 'attached',
    WOKEN: 'attached',
  },
});

/** Closed by the manager: no socket, the history once more, what was not sent is left to the user. */
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
 * Input `ChatInput`; one actor per selected chat, for as long as it is selected. Children: `composer` (draft and file).
 * What is said stays in the outbox until it is seen on the server: never lost, never twice on the screen.
 * `connection` is the delivery; `paging` reads older rows for the reader. Tags: `connecting`, `connected`, `unavailable`;
 * `slow` and `olderSlow` after 15 s of reading, `givenUp` when the history was not read in the end.
 */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  type: 'parallel',
  context: ({ input }) => initialContext(input),
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
        /** No connection is wanted yet: an open chat wants one at once. */
        idle: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'attached' }] },
        attached: socketStates,
        waiting,
        probing,
        paused,
        closed,
        /** The session is over or the chat is not ours; the outbox stays for the same user. */
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

/** Where the delivery of a chat stands. */
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

/** Where the delivery of this chat stands now. */
export function chatState({ value: { connection } }: SnapshotFrom<typeof chatMachine>): ChatState {
  if (typeof connection === 'string') return connection;
  if ('probing' in connection) return 'probing';
  if ('closed' in connection) return 'closed';
  if (typeof connection.attached === 'string') return connection.attached;
  return 'reconciling' in connection.attached ? 'reconciling' : 'live';
}
