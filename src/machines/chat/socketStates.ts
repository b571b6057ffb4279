// Chat states with a socket: opening, catching up, live, or degraded without a history.
import { chatSetup } from './setup.ts';
import { slowStates } from '../data/slowStates.ts';

/** Socket open and history known: one message is in flight at a time, until its echo or its row in the history. */
const live = chatSetup.createStateConfig({
  tags: 'connected',
  initial: 'quiet',
  exit: 'markGap',
  after: { stable: { actions: 'resetAttempts' } },
  states: {
    quiet: {
      always: [
        { guard: 'isDoubtful', target: '#attached.reconciling' },
        { guard: 'isSpent', actions: ['giveUp', 'keepOutbox', 'askProfile'] },
        { guard: 'isReady', target: 'awaitingAck', actions: ['launch', 'keepOutbox', 'transmit'] },
      ],
      on: {
        'messages.received': { target: 'quiet', reenter: true, actions: ['take', 'keepOutbox'] },
        'page.visible': { guard: 'isWatched', target: 'checking' },
      },
      after: {
        probe: [
          { guard: 'isWatched', target: 'checking' },
          { target: 'quiet', reenter: true },
        ],
      },
    },
    awaitingAck: {
      always: { guard: 'isAcknowledged', target: 'quiet' },
      after: { acknowledgement: 'checking' },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'read',
        input: ({ context }) => context,
        onDone: { target: 'deciding', actions: [{ type: 'merge', params: ({ event }) => event.output }, 'keepOutbox'] },
      },
      // Without an echo or a history the connection counts as lost, 10 s after the send.
      after: { acknowledgement: '#connection.waiting' },
    },
    deciding: {
      always: [
        { guard: 'hasMissedMessages', target: '#connection.waiting' },
        { guard: 'isAcknowledged', target: 'quiet' },
        { target: '#connection.waiting' },
      ],
    },
  },
});

/** Leaving this state closes the socket and drops its later events. */
export const socketStates = chatSetup.createStateConfig({
  id: 'attached',
  invoke: { id: 'socket', src: 'socket', input: ({ context: { chatId, services } }) => ({ chatId, services }) },
  initial: 'connecting',
  on: {
    'messages.received': { actions: ['take', 'keepOutbox'] },
    'frame.unreadable': { actions: 'noteUnreadable' },
    'chat.closed': { target: 'closed', actions: 'tellList' },
    'socket.closed': [
      { guard: 'isForeign', target: 'stopped' },
      { guard: 'needsProbe', target: 'waiting', actions: 'requestProbe' },
      { target: 'waiting' },
    ],
  },
  states: {
    connecting: {
      tags: 'connecting',
      on: {
        'message.send': { actions: ['reportNotOpen', 'queue', 'keepOutbox'] },
        'socket.opened': { target: 'reconciling', actions: 'resetFailedOpens' },
        'socket.closed': { target: '#connection.waiting', actions: 'countFailedOpen' },
      },
      after: {
        opening: [
          { guard: 'isUnread', target: '#connection.probing', actions: 'countFailedOpen' },
          { target: '#connection.waiting', actions: 'countFailedOpen' },
        ],
      },
    },
    reconciling: {
      tags: 'connected',
      ...slowStates,
      on: {
        'connection.retry': { target: 'reconciling', reenter: true, actions: 'forgetFailure' },
        'history.cancel': '#connection.paused',
      },
      invoke: {
        id: 'reconcile',
        src: 'catchUp',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasReadClosed', params: ({ event }) => event.output },
            target: '#connection.closed',
            actions: 'tellList',
          },
          {
            guard: { type: 'wasRead', params: ({ event }) => event.output },
            target: 'live',
            actions: [
              { type: 'merge', params: ({ event }) => event.output },
              { type: 'clearDoubt', params: ({ event }) => event.output },
              'keepOutbox',
            ],
          },
          { guard: { type: 'wasRefused', params: ({ event }) => event.output }, target: '#connection.stopped' },
          { target: 'degraded', actions: { type: 'merge', params: ({ event }) => event.output } },
        ],
      },
    },
    live,
    /** The history is unavailable: received messages are shown, but nothing is sent, since it could be sent twice. */
    degraded: {
      tags: 'connected',
      entry: 'countAttempt',
      on: { 'connection.retry': { target: 'reconciling', actions: 'forgetFailure' }, 'page.visible': 'reconciling' },
      after: { backoff: 'reconciling' },
    },
  },
});
