// Actors of the console machine: world state, commands, sign-ins, frames, keyboard, subscriptions to pages.
import { fromCallback, fromPromise } from 'xstate';
import { isShortcut } from '../shortcut.ts';
import { INVALIDATION_CHANNEL, FAULT_CONSUMED } from '../invalidationChannel.ts';
import type { ConsoleContext, ConsoleEvent } from './consoleContext.ts';
import { fetchMockState } from './frames/control.ts';
import { type FrameCommand, runFrameCommand } from './frames/frameCommands.ts';
import { subscribeToPages } from './frames/inspectionClient.ts';
import type { ConsolePreferences } from './preferences.ts';
import { type FrameName, type Frames, signInFrame } from './frames/frames.ts';

export interface StoredConsoleState {
  readonly type: 'preferences.save';
  readonly preferences: ConsolePreferences;
}

export const consoleActors = {
  keep: fromCallback<StoredConsoleState, ConsoleContext>(({ input, receive }) =>
    receive(({ preferences }) => input.keep(preferences)),
  ),
  frames: fromCallback<FrameCommand, Frames>(({ input, receive }) => receive((order) => runFrameCommand(input, order))),
  look: fromPromise(({ signal }: { signal: AbortSignal }) => fetchMockState(signal)),
  carryOut: fromPromise<void, ConsoleContext>(({ input, signal }) => {
    if (!input.order) throw new Error('nothing was ordered');
    return input.carryOut(input.order, input, signal);
  }),
  signIn: fromPromise<{ name: FrameName; path: string }, ConsoleContext['waiting'][number]>(
    async ({ input, signal }) => ({
      name: input.name,
      path: await signInFrame(input.name, input.persona, signal),
    }),
  ),
  /** Shortcut pressed in the console or in a frame. */
  keys: fromCallback<ConsoleEvent>(({ sendBack }) => {
    const pressed = (event: KeyboardEvent) => {
      if (isShortcut(event)) sendBack({ type: 'dock.toggle' });
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }),
  /** Machine reports of the pages. */
  watch: fromCallback<ConsoleEvent>(({ sendBack }) =>
    subscribeToPages((frame, report) => sendBack({ type: 'inspection.receive', frame, report })),
  ),
  /** Messages between pages about writes, and from the server about spent faults. */
  broadcasts: fromCallback<ConsoleEvent>(({ sendBack, receive }) => {
    const changed = () => sendBack({ type: 'server.refetch' });
    const channel = new BroadcastChannel(INVALIDATION_CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    receive(({ type }) => channel.postMessage(type)); // lists of tags are sent by pages only
    channel.addEventListener('message', changed);
    window.addEventListener(FAULT_CONSUMED, changed);
    return () => {
      channel.close();
      window.removeEventListener(FAULT_CONSUMED, changed);
    };
  }),
};
