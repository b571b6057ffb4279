// Warns before the server ends an inactive session. The server counts from the last call, so this machine does too, for
// all tabs together.
import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { StorageEventTarget } from '../../api/tokens.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  /** The server ends the session after this long without a call, in ms. */
  readonly limit: number;
  readonly storage: Storage;
  readonly storageEvents?: StorageEventTarget;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
interface Context extends Input {
  /** When the last call of any tab was sent. */
  readonly lastUse: number;
}
type Event =
  /** A call with the session's token was sent. */
  | { type: 'session.used' }
  /** Another tab sent such a call. */
  | { type: 'session.usedInOtherTab'; at: number }
  | { type: 'session.extend' };
/**
 * `session.keepAlive`: send a call to keep the session alive · `session.expired`: check whether the session has ended.
 */
export type IdleResult = { type: 'session.keepAlive' } | { type: 'session.expired' };

const WARNING_MS = 60_000;
/** The server's timer starts when a call arrives, ours when it is sent. */
const GRACE_MS = 2_000;
const KEY = 'meridian:last-call';

function remember({ storage }: Input, at: number): void {
  try {
    storage.setItem(KEY, String(at));
  } catch {
    // storage is full or forbidden: this tab counts only its own calls
  }
}

/** A time stored by another tab; 0 for an invalid value or a time in the future. */
function remembered({ storage, now }: Input): number {
  try {
    const text = storage.getItem(KEY) ?? '';
    const at = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    return at <= now() ? at : 0;
  } catch {
    return 0;
  }
}

/** How long the warning is shown: a minute, but at most a third of the limit. */
const warningOf = ({ limit }: Input): number => Math.min(WARNING_MS, limit / 3);

/** When the session ends unless a call is sent before, in ms since 1970. */
export const getIdleDeadline = ({ lastUse, limit }: Context): number => lastUse + limit;

/** Starts with a session. Tag `warning` shortly before its end; emits `IdleResult`. */
export const idleMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    emitted: IdleResult;
    tags: 'warning';
    children: { tabs: 'tabs' };
  }>(),
  actors: {
    tabs: fromCallback<{ type: 'tabs.broadcast'; at: number }, Input>(({ input, receive, sendBack }) => {
      receive(({ at }) => remember(input, at));
      const listener = ({ key }: StorageEvent) => {
        if (key === KEY) sendBack({ type: 'session.usedInOtherTab', at: remembered(input) });
      };
      input.storageEvents?.addEventListener('storage', listener);
      return () => input.storageEvents?.removeEventListener('storage', listener);
    }),
  },
  delays: {
    calm: ({ context }) => getIdleDeadline(context) - warningOf(context) - context.now(),
    end: ({ context }) => getIdleDeadline(context) + GRACE_MS - context.now(),
    again: WARNING_MS,
  },
  guards: {
    /** Later than the last known use. A last use in the future was stored before the clock was set back. */
    isLater: ({ context: { lastUse, now } }, at: number) => at > (lastUse > now() ? 0 : lastUse),
  },
  actions: {
    setLastUse: assign((_, at: number) => ({ lastUse: at })),
    broadcast: sendTo('tabs', ({ context }) => ({ type: 'tabs.broadcast', at: context.lastUse })),
  },
}).createMachine({
  id: 'idle',
  context: ({ input }) => ({ ...input, lastUse: input.now() }),
  invoke: { id: 'tabs', src: 'tabs', input: ({ context }) => context },
  initial: 'active',
  on: {
    'session.used': {
      target: '.active',
      actions: [{ type: 'setLastUse', params: ({ context }) => context.now() }, 'broadcast'],
    },
    'session.usedInOtherTab': {
      guard: { type: 'isLater', params: ({ event }) => event.at },
      target: '.active',
      actions: { type: 'setLastUse', params: ({ event }) => event.at },
    },
  },
  states: {
    active: { after: { calm: 'warning' } },
    warning: {
      tags: 'warning',
      // Setting the clock back does not postpone the end: the server uses its own clock.
      entry: {
        type: 'setLastUse',
        params: ({ context }) => Math.min(context.lastUse, context.now() - context.limit + warningOf(context)),
      },
      on: { 'session.extend': { actions: emit({ type: 'session.keepAlive' }) } },
      after: { end: 'expired' },
    },
    // If the server allows more time and the session lives on, counting restarts.
    expired: {
      entry: emit({ type: 'session.expired' }),
      after: { again: { target: 'active', actions: { type: 'setLastUse', params: ({ context }) => context.now() } } },
    },
  },
});
