// Chat states with a socket: opening, catching up, live, or degraded without a history.
import { chatSetup } from './setup.ts';
import { slowStates } from '../data/slowStates.ts';

/** Socket open and history known: one message is in flight at a time, until its echo or its row in the history. */
const live = chatSetup.createStateConfig({
  tags: 'connected',
  initial: 'idle',
  exit: 'markGap',
  after: { stable: { actions: 'resetAttempts' } },
  states: {
    idle: {
      always: [
        { guard: 'isDeliveryUnknown', target: '#socket.reconciling' },
        { guard: 'hasNoTriesLeft', actions: ['failNext', 'saveOutbox', 'refetchProfile'] },
        { guard: 'isReady', target: 'awaitingAck', actions: ['markNextInFlight', 'saveOutbox', 'transmit'] },
      ],
      on: {
        'messages.received': { target: 'idle', reenter: true, actions: ['applyReceived', 'saveOutbox'] },
        'page.visible': { guard: 'isUserPresent', target: 'verifying' },
      },
      after: {
        probe: [
          { guard: 'isUserPresent', target: 'verifying' },
          { target: 'idle', reenter: true },
        ],
      },
    },
    awaitingAck: {
      always: { guard: 'isAcknowledged', target: 'idle' },
      after: { acknowledgement: 'verifying' },
    },
    verifying: {
      invoke: {
        id: 'check',
        src: 'read',
        input: ({ context }) => context,
        onDone: {
          target: 'deciding',
          actions: [{ type: 'applyHistoryRead', params: ({ event }) => event.output }, 'saveOutbox'],
        },
      },
      // Without an echo or a history the connection counts as lost, 10 s after the send.
      after: { acknowledgement: '#connection.waiting' },
    },
    deciding: {
      always: [
        { guard: 'hasMissedMessages', target: '#connection.waiting' },
        { guard: 'isAcknowledged', target: 'idle' },
        { target: '#connection.waiting' },
      ],
    },
  },
});

/** Leaving this state closes the socket and drops its later events. */
export const socketStates = chatSetup.createStateConfig({
  id: 'socket',
  invoke: { id: 'socket', src: 'socket', input: ({ context: { chatId, services } }) => ({ chatId, services }) },
  initial: 'connecting',
  on: {
    'messages.received': { actions: ['applyReceived', 'saveOutbox'] },
    'frame.unreadable': { actions: 'markUnreadable' },
    'chat.closed': { target: 'closed', actions: 'invalidateChats' },
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
        'message.send': { actions: ['reportNotOpen', 'enqueue', 'saveOutbox'] },
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
            guard: { type: 'isLoadedClosed', params: ({ event }) => event.output },
            target: '#connection.closed',
            actions: 'invalidateChats',
          },
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'live',
            actions: [
              { type: 'applyHistoryRead', params: ({ event }) => event.output },
              { type: 'clearUnknownOutcome', params: ({ event }) => event.output },
              'saveOutbox',
            ],
          },
          { guard: { type: 'isRejected', params: ({ event }) => event.output }, target: '#connection.stopped' },
          { target: 'degraded', actions: { type: 'applyHistoryRead', params: ({ event }) => event.output } },
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
