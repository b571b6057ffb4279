// What the console's machine has done for it: looks at the world, orders, seats, frames, the key and the pages it listens to.
import { fromCallback, fromPromise } from 'xstate';
import { isShortcut } from '../shortcut.ts';
import { CHANGES, FAULT_SPENT } from '../invalidationChannel.ts';
import type { Context, Event } from './consoleContext.ts';
import { readWorld } from './control.ts';
import { type FrameOrder, carryOutIn } from './frameCommands.ts';
import { hearPages } from './inspectionClient.ts';
import type { Preferences } from './preferences.ts';
import { type SeatName, type Stage, seat } from './frames.ts';

export interface Kept {
  readonly type: 'KEPT';
  readonly preferences: Preferences;
}

export const consoleActors = {
  keep: fromCallback<Kept, Context>(({ input, receive }) => receive(({ preferences }) => input.keep(preferences))),
  frames: fromCallback<FrameOrder, Stage>(({ input, receive }) => receive((order) => carryOutIn(input, order))),
  look: fromPromise(({ signal }: { signal: AbortSignal }) => readWorld(signal)),
  carryOut: fromPromise<void, Context>(({ input, signal }) => {
    if (!input.order) throw new Error('nothing was ordered');
    return input.carryOut(input.order, input, signal);
  }),
  seat: fromPromise<{ name: SeatName; path: string }, Context['waiting'][number]>(async ({ input, signal }) => ({
    name: input.name,
    path: await seat(input.name, input.persona, signal),
  })),
  /** The shortcut, pressed here or in a frame. */
  keys: fromCallback<Event>(({ sendBack }) => {
    const pressed = (event: KeyboardEvent) => {
      if (isShortcut(event)) sendBack({ type: 'TOGGLED' });
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }),
  /** Pages tell where their machines stand. */
  watch: fromCallback<Event>(({ sendBack }) => hearPages((frame, told) => sendBack({ type: 'TOLD', frame, told }))),
  /** Pages tell their writes to one another, and the server which faults are spent; the console listens in. */
  hear: fromCallback<Event>(({ sendBack, receive }) => {
    const changed = () => sendBack({ type: 'CHANGED' });
    const channel = new BroadcastChannel(CHANGES);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    receive(({ type }) => channel.postMessage(type)); // a list of what was written is told by pages alone
    channel.addEventListener('message', changed);
    window.addEventListener(FAULT_SPENT, changed);
    return () => {
      channel.close();
      window.removeEventListener(FAULT_SPENT, changed);
    };
  }),
};
