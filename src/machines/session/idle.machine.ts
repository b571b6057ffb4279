// Warns before the server ends a session for inactivity. The server counts the time since the last call, and so does this
// page, for all tabs together.
import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { StorageEventTarget } from '../../api/tokens.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  /** After so long without a call the server ends the session, in ms. */
  readonly limit: number;
  readonly storage: Storage;
  readonly storageEvents?: StorageEventTarget;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
interface Context extends Input {
  /** When the last call of any tab went out. */
  readonly lastUse: number;
}
type Event =
  /** A call went out with the session's token. */
  | { type: 'USED' }
  /** The same in another tab. */
  | { type: 'USED_ELSEWHERE'; at: number }
  /** «Остаться». */
  | { type: 'STAY' };
/** ASK: make a call, it keeps the session alive · EXPIRED: ask the server whether the session has ended. */
export type IdleResult = { type: 'ASK' } | { type: 'EXPIRED' };

const WARNING_MS = 60_000;
/** The server's clock starts when a call arrives, ours when it leaves. */
const GRACE_MS = 2_000;
const KEY = 'meridian:last-call';

function remember({ storage }: Input, at: number): void {
  try {
    storage.setItem(KEY, String(at));
  } catch {
    // full or forbidden: this tab then counts for itself
  }
}

/** A moment another tab stored; 0 for anything else, a moment ahead of the clock included. */
function remembered({ storage, now }: Input): number {
  try {
    const text = storage.getItem(KEY) ?? '';
    const at = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    return at <= now() ? at : 0;
  } catch {
    return 0;
  }
}

/** How long the warning stands: a minute, or a third of a limit so short that a minute would be most of it. */
const warningOf = ({ limit }: Input): number => Math.min(WARNING_MS, limit / 3);

/** When the session ends unless a call comes before, in ms since 1970. */
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
    tabs: fromCallback<{ type: 'TELL'; at: number }, Input>(({ input, receive, sendBack }) => {
      receive(({ at }) => remember(input, at));
      const listener = ({ key }: StorageEvent) => {
        if (key === KEY) sendBack({ type: 'USED_ELSEWHERE', at: remembered(input) });
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
    /** Than the last use this tab knows of; one ahead of the clock was told before the clock was set back. */
    isLater: ({ context: { lastUse, now } }, at: number) => at > (lastUse > now() ? 0 : lastUse),
  },
  actions: {
    use: assign((_, at: number) => ({ lastUse: at })),
    tell: sendTo('tabs', ({ context }) => ({ type: 'TELL', at: context.lastUse })),
  },
}).createMachine({
  id: 'idle',
  context: ({ input }) => ({ ...input, lastUse: input.now() }),
  invoke: { id: 'tabs', src: 'tabs', input: ({ context }) => context },
  initial: 'quiet',
  on: {
    USED: {
      target: '.quiet',
      actions: [{ type: 'use', params: ({ context }) => context.now() }, 'tell'],
    },
    USED_ELSEWHERE: {
      guard: { type: 'isLater', params: ({ event }) => event.at },
      target: '.quiet',
      actions: { type: 'use', params: ({ event }) => event.at },
    },
  },
  states: {
    quiet: { after: { calm: 'warning' } },
    warning: {
      tags: 'warning',
      // A clock that was set back in the quiet puts no end off: the server counts by its own.
      entry: {
        type: 'use',
        params: ({ context }) => Math.min(context.lastUse, context.now() - context.limit + warningOf(context)),
      },
      on: { STAY: { actions: emit({ type: 'ASK' }) } },
      after: { end: 'expired' },
    },
    // A session that lives on, because the server allows more than this page was told, counts anew.
    expired: {
      entry: emit({ type: 'EXPIRED' }),
      after: { again: { target: 'quiet', actions: { type: 'use', params: ({ context }) => context.now() } } },
    },
  },
});
