// Unread notifications: fetched on route entry, focus and after own actions, never polled; paused behind a modal.
import { assign, fromPromise, setup } from 'xstate';
import type { Notification } from '../../api/schemas/notifications.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { RequestPorts } from '../data/ports.ts';
import { machineTypes } from '../lib/machineTypes.ts';
import type { UnreadPage } from './unreadRequests.ts';

interface Input {
  readonly requests: RequestPorts;
}
interface Context extends Input {
  readonly count: number;
  readonly items: readonly Notification[];
  readonly marking: readonly RecordId[];
  /** Ids opened while others are being marked; they are marked next. */
  readonly later: readonly RecordId[];
  /** A modal is open. */
  readonly isModalOpen: boolean;
}
type Event =
  | { type: 'unread.fetch' }
  | { type: 'unread.markRead'; ids: readonly RecordId[] }
  /** A modal opened, or the last one closed: background reads pause in between. */
  | { type: 'unread.pause' }
  | { type: 'unread.resume' }
  | { type: 'unread.clear' }
  /** Stops waiting for the pending request. */
  | { type: 'unread.cancel' };

/** The queued ids, with those of `ids` that are not being marked or queued yet. */
function queued({ marking, later }: Context, ids: readonly RecordId[]): readonly RecordId[] {
  const excluded = new Set([...marking, ...later]);
  return [...later, ...ids.filter((id) => !excluded.has(id))];
}

/** The requests are loaded with the first read. */
const calls = () => import('./unreadRequests.ts');

/**
 * Input `{requests}`; context `count` (from the server) and `items` (newest first, at most 100). Tag `busy` while
 * reading.
 */
export const unreadMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; tags: 'busy' | 'failed' }>(),
  actors: {
    read: fromPromise<UnreadPage | null, Input>(async ({ input, signal }) =>
      (await calls()).fetchUnread(input.requests, signal),
    ),
    mark: fromPromise<boolean, Context>(async ({ input, signal }) =>
      (await calls()).markNotificationRead(input.marking, input.requests, signal),
    ),
  },
  guards: { isModalOpen: ({ context }) => context.isModalOpen, hasLater: ({ context }) => context.later.length > 0 },
  actions: {
    setPage: assign((_, page: UnreadPage | null) => (page ? { count: page.count, items: page.results } : {})),
    clear: assign({ count: 0, items: [] }),
  },
}).createMachine({
  id: 'unread',
  context: ({ input }) => ({ ...input, count: 0, items: [], marking: [], later: [], isModalOpen: false }),
  initial: 'idle',
  on: {
    'unread.clear': { target: '.idle', actions: 'clear' },
    'unread.pause': { actions: assign({ isModalOpen: true }) },
    'unread.resume': { actions: assign({ isModalOpen: false }) },
    'unread.fetch': [{ guard: 'isModalOpen', target: '.deferred' }, { target: '.reading' }],
    'unread.markRead': { target: '.marking', actions: assign({ marking: ({ event }) => event.ids, later: [] }) },
  },
  states: {
    idle: {},
    /** Requested behind a modal: fetched when the last modal closes. */
    deferred: { on: { 'unread.resume': { target: 'reading', actions: assign({ isModalOpen: false }) } } },
    // A read that is pending when a modal opens is not aborted: its success closes no modal, and its refusal is not
    // retried.
    reading: {
      tags: 'busy',
      on: { 'unread.cancel': 'failed' },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'idle',
            actions: { type: 'setPage', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    marking: {
      tags: 'busy',
      on: {
        'unread.fetch': {}, // the state already ends in a read
        'unread.markRead': { actions: assign({ later: ({ context, event }) => queued(context, event.ids) }) },
        'unread.cancel': 'failed',
      },
      invoke: {
        id: 'mark',
        src: 'mark',
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => !event.output, target: 'failed' },
          {
            guard: 'hasLater',
            target: 'marking',
            reenter: true,
            actions: assign({ marking: ({ context }) => context.later, later: [] }),
          },
          { guard: 'isModalOpen', target: 'deferred' },
          { target: 'reading' },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failed' },
  },
});
