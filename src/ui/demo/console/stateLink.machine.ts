// State link machine: resets the world (which reloads this page), then replays the steps in the frame.
import * as v from 'valibot';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { machineTypes } from '../../../machines/lib/machineTypes.ts';
import type { RecordTransition } from '../links/recordPaths.ts';
import type { StateLink } from '../links/links.ts';
import { INVALIDATION_CHANNEL } from '../invalidationChannel.ts';
import { sendControl } from './frames/control.ts';
import { getProblemText } from './diagram/stateTitles.ts';
import { callAsPersona, replayStateLink, getInvalidatedTags } from './frames/replay.ts';
import { type Frames, readFramePath } from './frames/frames.ts';

interface Input {
  readonly stage: Frames;
  /** The link from the URL; null for none, `unknown` for an invalid id. */
  readonly link: StateLink | 'unknown' | null;
  /** Called when the world has changed, with its faults and time. */
  readonly changed: () => void;
  /** Subscribes to changes of frame, world or time in the console; returns the unsubscribe function. */
  readonly turned: (turn: () => void) => () => void;
}
interface Context extends Pick<Input, 'stage' | 'changed' | 'turned'> {
  readonly link: StateLink | null;
  readonly done: number;
  readonly all: number;
  readonly problem: string | null;
  /** Status of the linked record. */
  readonly status: string | null;
  readonly move: StateLinkTransition | null;
  /** Path of the page when the state was reached. */
  readonly path: string;
}
/** A transition of the shown record. */
export interface StateLinkTransition {
  readonly to: string;
  readonly move: RecordTransition;
}
type Event =
  | { type: 'replay.progress'; done: number; all: number }
  | { type: 'replay.done' }
  | { type: 'replay.failed'; problem: string }
  | { type: 'record.transition'; moving: StateLinkTransition }
  /** The user interacted with the page, so the link no longer controls it. */
  | { type: 'page.interacted' }
  /** The page navigated or reloaded. */
  | { type: 'page.navigated'; path: string }
  /** Frame, world or time changed: the link no longer applies. */
  | { type: 'session.replaced' };

/**
 * Marks the world as reset with the link's id in the history state, which works even without storage. Without the mark
 * the page would reset the world after every reload.
 */
const mark = (id: string | null): void => history.replaceState(id === null ? null : { fresh: id }, '');
const marked = v.object({ fresh: v.string() });

/** External effects: put the screen into the URL, remove the reset mark, refresh the console. */
type Order = { type: 'link.note' } | { type: 'link.unmark' } | { type: 'server.refetch' };

const orders: Readonly<Record<Order['type'], (context: Context) => void>> = {
  'link.note': ({ stage }) => stage.note(readFramePath('page')),
  'link.unmark': () => mark(null),
  'server.refetch': ({ changed }) => changed(),
};

export const stateLinkMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; tags: 'busy' }>(),
  actors: {
    /** The response is ignored, because every page of the world reloads, including this one. */
    renew: fromCallback<Event, StateLink>(({ input, sendBack }) => {
      const order = { method: 'POST', name: 'reset', body: { seed: 'default' } } as const;
      const stop = new AbortController();
      mark(input.id);
      sendControl(order, stop.signal).catch((error: unknown) =>
        sendBack({ type: 'replay.failed', problem: getProblemText(error) }),
      );
      return () => stop.abort();
    }),
    replay: fromCallback<Event, { link: StateLink; stage: Frames }>(({ input, sendBack }) => {
      const stop = new AbortController();
      mark(null);
      replayStateLink({
        ...input,
        signal: stop.signal,
        onProgress: (done, all) => sendBack({ type: 'replay.progress', done, all }),
      }).then(
        () => sendBack({ type: 'replay.done' }),
        (error: unknown) => sendBack({ type: 'replay.failed', problem: getProblemText(error) }),
      );
      return () => stop.abort();
    }),
    turns: fromCallback<Event, Context>(({ input, sendBack }) =>
      input.turned(() => sendBack({ type: 'session.replaced' })),
    ),
    carryOut: fromCallback<Order, Context>(({ input, receive }) => receive(({ type }) => orders[type](input))),
    /** Through the API; the frames receive the invalidated tags. */
    move: fromPromise<void, StateLinkTransition>(async ({ input: { move }, signal }) => {
      await callAsPersona(move.login, move.call, signal);
      const channel = new BroadcastChannel(INVALIDATION_CHANNEL);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
      channel.postMessage(getInvalidatedTags(move.call));
      channel.close();
    }),
  },
  actions: {
    /** The URL now opens the shown screen instead of replaying the state. */
    note: sendTo('orders', { type: 'link.note' }),
    forget: assign({ link: null, status: null, problem: null, move: null }),
    unmark: sendTo('orders', { type: 'link.unmark' }),
    tellChanged: sendTo('orders', { type: 'server.refetch' }),
  },
  guards: {
    isHeld: ({ context }) => context.link !== null || context.problem !== null,
    isElsewhere: ({ context, event }) => event.type === 'page.navigated' && event.path.split('?')[0] !== context.path,
    isLinked: ({ context }) => context.link !== null,
    isLost: ({ context }) => context.problem !== null,
    isNoRecord: ({ context }) => context.status === null,
    isFresh: ({ context }) => v.is(marked, history.state) && history.state.fresh === context.link?.id,
  },
}).createMachine({
  id: 'demoShow',
  context: ({ input: { stage, link, changed, turned } }) => ({
    stage,
    changed,
    turned,
    link: link === 'unknown' ? null : link,
    done: 0,
    all: 0,
    problem: link === 'unknown' ? 'такого состояния нет' : null,
    status: link === 'unknown' || !link?.record ? null : link.state,
    move: null,
    path: '',
  }),
  invoke: [
    { src: 'turns', input: ({ context }) => context },
    { id: 'orders', src: 'carryOut', input: ({ context }) => context },
  ],
  on: { 'session.replaced': { guard: 'isHeld', target: '.left' } },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isLost', target: 'broken' },
        { guard: 'isFresh', target: 'replaying' },
        { guard: 'isLinked', target: 'renewing' },
        { target: 'idle' },
      ],
    },
    left: { entry: ['forget', 'unmark', 'note'], always: 'idle' },
    idle: { on: { 'page.navigated': { actions: 'note' } } },
    renewing: {
      tags: 'busy',
      invoke: { src: 'renew', input: ({ context }) => requireLink(context) },
      on: { 'replay.failed': { target: 'broken', actions: assign({ problem: ({ event }) => event.problem }) } },
    },
    replaying: {
      tags: 'busy',
      invoke: { src: 'replay', input: ({ context }) => ({ link: requireLink(context), stage: context.stage }) },
      on: {
        'replay.progress': { actions: assign({ done: ({ event }) => event.done, all: ({ event }) => event.all }) },
        'replay.done': 'shown',
        'replay.failed': { target: 'broken', actions: assign({ problem: ({ event }) => event.problem }) },
      },
    },
    shown: {
      entry: ['tellChanged', assign({ path: ({ context }) => context.stage.path('page') })],
      on: {
        'page.interacted': { guard: 'isNoRecord', target: 'left' },
        'page.navigated': { guard: 'isElsewhere', target: 'left' },
        'record.transition': {
          target: 'moving',
          actions: assign({ move: ({ event }) => event.moving, problem: null }),
        },
      },
    },
    moving: {
      invoke: {
        src: 'move',
        input: ({ context }) => {
          if (!context.move) throw new Error('nothing is to be moved');
          return context.move;
        },
        onDone: { target: 'shown', actions: assign({ status: ({ context }) => context.move?.to ?? context.status }) },
        onError: { target: 'shown', actions: assign({ problem: ({ event }) => getProblemText(event.error) }) },
      },
    },
    broken: { entry: 'tellChanged', on: { 'page.interacted': 'left' } },
  },
});

function requireLink({ link }: Context): StateLink {
  if (!link) throw new Error('no state was requested');
  return link;
}
