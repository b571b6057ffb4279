// A link to a state: the world is made anew (which loads this page again), then its way is replayed in the frame.
import * as v from 'valibot';
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { typed } from '../../../machines/lib/machineTypes.ts';
import type { RecordMove } from '../links/lifecycles.ts';
import type { Link } from '../links/links.ts';
import { CHANGES } from '../invalidationChannel.ts';
import { give } from './control.ts';
import { problemOf } from './problems.ts';
import { callAs, replay, touchesOf } from './replay.ts';
import { type Stage, placeOf } from './frames.ts';

interface Input {
  readonly stage: Stage;
  /** What the address asks for; null where it asks for no state, `unknown` where there is no such link. */
  readonly link: Link | 'unknown' | null;
  /** The world is another than before: what is armed, what time it is. */
  readonly changed: () => void;
  /** Calls back when another seat, world or time was taken in the console; returns the end of it. */
  readonly turned: (turn: () => void) => () => void;
}
interface Context extends Pick<Input, 'stage' | 'changed' | 'turned'> {
  readonly link: Link | null;
  readonly done: number;
  readonly all: number;
  readonly problem: string | null;
  /** Of a link to a record: where the record stands. */
  readonly status: string | null;
  readonly move: Moving | null;
  /** Where the page stood when the state was shown. */
  readonly path: string;
}
/** A move of the record that is shown. */
export interface Moving {
  readonly to: string;
  readonly move: RecordMove;
}
type Event =
  | { type: 'STEPPED'; done: number; all: number }
  | { type: 'ARRIVED' }
  | { type: 'BROKE'; problem: string }
  | { type: 'MOVED'; moving: Moving }
  /** A visitor has laid hands on the page: what stands there is theirs. */
  | { type: 'LEFT' }
  /** The page shows another address, or the same anew. */
  | { type: 'WENT'; path: string }
  /** Another seat, world or time: what stands there is of no link. */
  | { type: 'TURNED' };

/**
 * Tells this page after its reload that the world is fresh: the id of the link, in the entry of the history, which no
 * browser refuses. Without it the world would be renewed time and again.
 */
const mark = (id: string | null): void => history.replaceState(id === null ? null : { fresh: id }, '');
const marked = v.object({ fresh: v.string() });

/** What is done outside: the address names the page's screen, this page forgets the fresh world, the console looks again. */
type Order = { type: 'NOTE' } | { type: 'UNMARK' } | { type: 'CHANGED' };

const orders: Readonly<Record<Order['type'], (context: Context) => void>> = {
  NOTE: ({ stage }) => stage.note(placeOf('page')),
  UNMARK: () => mark(null),
  CHANGED: ({ changed }) => changed(),
};

export const showMachine = setup({
  types: typed<{ context: Context; input: Input; events: Event; tags: 'busy' }>(),
  actors: {
    /** The order's answer is of no interest: every page of the world, this one too, loads itself anew. */
    renew: fromCallback<Event, Link>(({ input, sendBack }) => {
      const order = { method: 'POST', name: 'reset', body: { seed: 'default' } } as const;
      const stop = new AbortController();
      mark(input.id);
      give(order, stop.signal).catch((error: unknown) => sendBack({ type: 'BROKE', problem: problemOf(error) }));
      return () => stop.abort();
    }),
    replay: fromCallback<Event, { link: Link; stage: Stage }>(({ input, sendBack }) => {
      const stop = new AbortController();
      mark(null);
      replay({
        ...input,
        signal: stop.signal,
        tell: (done, all) => sendBack({ type: 'STEPPED', done, all }),
      }).then(
        () => sendBack({ type: 'ARRIVED' }),
        (error: unknown) => sendBack({ type: 'BROKE', problem: problemOf(error) }),
      );
      return () => stop.abort();
    }),
    turns: fromCallback<Event, Context>(({ input, sendBack }) => input.turned(() => sendBack({ type: 'TURNED' }))),
    carryOut: fromCallback<Order, Context>(({ input, receive }) => receive(({ type }) => orders[type](input))),
    /** Through the API like anybody else; the frames are told what was touched. */
    move: fromPromise<void, Moving>(async ({ input: { move }, signal }) => {
      await callAs(move.login, move.call, signal);
      const channel = new BroadcastChannel(CHANGES);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
      channel.postMessage(touchesOf(move.call));
      channel.close();
    }),
  },
  actions: {
    /** The address opens the screen that stands there from now on, not the state anew. */
    note: sendTo('orders', { type: 'NOTE' }),
    forget: assign({ link: null, status: null, problem: null, move: null }),
    unmark: sendTo('orders', { type: 'UNMARK' }),
    tellChanged: sendTo('orders', { type: 'CHANGED' }),
  },
  guards: {
    isHeld: ({ context }) => context.link !== null || context.problem !== null,
    isElsewhere: ({ context, event }) => event.type === 'WENT' && event.path.split('?')[0] !== context.path,
    isAsked: ({ context }) => context.link !== null,
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
  on: { TURNED: { guard: 'isHeld', target: '.left' } },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isLost', target: 'broken' },
        { guard: 'isFresh', target: 'replaying' },
        { guard: 'isAsked', target: 'renewing' },
        { target: 'resting' },
      ],
    },
    left: { entry: ['forget', 'unmark', 'note'], always: 'resting' },
    resting: { on: { WENT: { actions: 'note' } } },
    renewing: {
      tags: 'busy',
      invoke: { src: 'renew', input: ({ context }) => asked(context) },
      on: { BROKE: { target: 'broken', actions: assign({ problem: ({ event }) => event.problem }) } },
    },
    replaying: {
      tags: 'busy',
      invoke: { src: 'replay', input: ({ context }) => ({ link: asked(context), stage: context.stage }) },
      on: {
        STEPPED: { actions: assign({ done: ({ event }) => event.done, all: ({ event }) => event.all }) },
        ARRIVED: 'shown',
        BROKE: { target: 'broken', actions: assign({ problem: ({ event }) => event.problem }) },
      },
    },
    shown: {
      entry: ['tellChanged', assign({ path: ({ context }) => context.stage.path('page') })],
      on: {
        LEFT: { guard: 'isNoRecord', target: 'left' },
        WENT: { guard: 'isElsewhere', target: 'left' },
        MOVED: { target: 'moving', actions: assign({ move: ({ event }) => event.moving, problem: null }) },
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
        onError: { target: 'shown', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    broken: { entry: 'tellChanged', on: { LEFT: 'left' } },
  },
});

function asked({ link }: Context): Link {
  if (!link) throw new Error('no state was asked for');
  return link;
}
