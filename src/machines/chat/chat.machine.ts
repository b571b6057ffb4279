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
    'message.send': { actions: ['reportNotOpen', 'enqueue', 'saveOutbox'] },
    'connection.retry': [
      { guard: 'hasFailedOpens', target: 'probing', actions: 'forgetFailure' },
      { target: 'socket', actions: 'forgetFailure' },
    ],
    'page.visible': [{ guard: 'hasFailedOpens', target: 'probing' }, { target: 'socket' }],
  },
  after: { backoff: [{ guard: 'hasFailedOpens', target: 'probing' }, { target: 'socket' }] },
});

/** Browsers hide why a handshake failed; reading the history reveals it and refreshes the token if needed. */
const probing = chatSetup.createStateConfig({
  tags: 'connecting',
  ...slowStates,
  on: {
    'message.send': { actions: ['reportNotOpen', 'enqueue', 'saveOutbox'] },
    'connection.retry': { target: 'probing', reenter: true, actions: 'forgetFailure' },
    'history.cancel': 'paused',
  },
  exit: 'resetFailedOpens',
  invoke: {
    id: 'probe',
    src: 'catchUp',
    input: ({ context }) => context,
    onDone: [
      {
        guard: { type: 'isLoadedClosed', params: ({ event }) => event.output },
        target: 'closed',
        actions: 'invalidateChats',
      },
      {
        guard: { type: 'isLoaded', params: ({ event }) => event.output },
        target: 'socket',
        actions: [{ type: 'applyHistoryRead', params: ({ event }) => event.output }, 'saveOutbox'],
      },
      { guard: { type: 'isRejected', params: ({ event }) => event.output }, target: 'stopped' },
      { target: 'waiting', actions: { type: 'applyHistoryRead', params: ({ event }) => event.output } },
    ],
  },
});

/** The user cancelled the read of the history: «Повторить», a new message or a return to the page restarts it. */
const paused = chatSetup.createStateConfig({
  tags: 'givenUp',
  on: {
    'message.send': { target: 'socket', actions: ['reportNotOpen', 'enqueue', 'saveOutbox'] },
    'connection.retry': 'socket',
    'page.visible': 'socket',
  },
});

/** Closed by the manager: no socket, one more read of the history; unsent messages wait for the user. */
const closed = chatSetup.createStateConfig({
  entry: ['closeChat', 'saveOutbox'],
  initial: 'reading',
  on: {
    'message.send': { actions: ['enqueue', 'closeChat', 'saveOutbox'] },
    'chat.updated': [{ guard: 'isReopening', target: 'socket', actions: 'reopen' }, {}],
  },
  states: {
    reading: {
      ...slowStates,
      on: {
        'connection.retry': { target: 'reading', reenter: true, actions: 'forgetFailure' },
        'history.cancel': 'unread',
      },
      invoke: {
        id: 'lastRead',
        src: 'read',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'settled',
            actions: [{ type: 'applyHistoryRead', params: ({ event }) => event.output }, 'saveOutbox'],
          },
          { guard: { type: 'isRejected', params: ({ event }) => event.output }, target: '#connection.stopped' },
          { target: 'unread', actions: { type: 'applyHistoryRead', params: ({ event }) => event.output } },
        ],
      },
    },
    settled: {},
    unread: {
      tags: 'givenUp',
      on: { 'connection.retry': { target: 'reading', actions: 'forgetFailure' }, 'page.visible': 'reading' },
    },
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
        mayWrite: () => canSendText(services.session.getSnapshot()),
      }),
    },
    {
      id: 'outboxKeeper',
      src: 'outboxKeeper',
      input: ({ context: { services, user, chatId, outbox, isSignatureKnown } }) => ({
        lock: services.env.lock,
        storage: services.env.tabStorage,
        shared: services.env.storage,
        key: outboxKey(user.id, chatId),
        outbox,
        isSignatureKnown,
      }),
    },
    { id: 'surroundings', src: 'surroundings', input: ({ context }) => context },
  ],
  on: {
    'outbox.locked': { actions: { type: 'addClaim', params: ({ event }) => event.id } },
    'message.retry': { actions: [{ type: 'resetMessage', params: ({ event }) => event.id }, 'saveOutbox'] },
    'message.remove': { actions: [{ type: 'remove', params: ({ event }) => event.id }, 'saveOutbox'] },
    'scroll.reachedEnd': { actions: 'follow' },
    'scroll.leftEnd': { actions: 'leave' },
  },
  states: {
    connection: {
      id: 'connection',
      initial: 'idle',
      on: {
        'message.send': { actions: ['enqueue', 'saveOutbox'] },
        'chat.updated': { guard: 'isClosing', target: '.closed' },
        'session.ended': [
          {
            guard: 'isSigningOut',
            target: '.stopped',
            actions: ['dropOutbox', 'saveOutbox', 'forgetDraft'],
          },
          { target: '.stopped' },
        ],
      },
      states: {
        /** An open chat connects at once. */
        idle: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'socket' }] },
        socket: socketStates,
        waiting,
        probing,
        paused,
        closed,
        /** The session is over or the chat belongs to somebody else; the outbox stays for the same user. */
        stopped: { tags: 'unavailable', on: { 'connection.retry': { guard: 'isSignedIn', target: 'idle' } } },
      },
    },
    paging: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'history.fetchOlder': [
              { guard: 'hasHidden', actions: 'showMore' },
              { guard: 'hasOlder', target: 'reading' },
            ],
          },
        },
        reading: {
          initial: 'waiting',
          states: { waiting: { after: { slow: 'slow' } }, slow: { tags: 'olderSlow' } },
          on: { 'history.cancelOlder': 'idle' },
          invoke: {
            id: 'readBefore',
            src: 'readBefore',
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'idle',
                actions: { type: 'applyOlder', params: ({ event }) => event.output },
              },
              { target: 'failed' },
            ],
          },
        },
        failed: { on: { 'history.fetchOlder': 'reading' } },
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
  if (typeof connection.socket === 'string') return connection.socket;
  return 'reconciling' in connection.socket ? 'reconciling' : 'live';
}
