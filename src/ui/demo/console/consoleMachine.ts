// The demo console: what is shown, what is armed on the mock server, and who is being seated in which frame.
import { assertEvent, assign, emit, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { typed } from '../../../machines/typed.ts';
import { type LoggedCall, type WorldState, readWorld } from './control.ts';
import type { Persona } from './personas.ts';
import type { Preferences } from './preferences.ts';
import { type CarryOut, type Command, isTurning } from './session.ts';
import { type Seat, type SeatName, type Stage, hasPlace, isTaken, seat, thePage, theStage } from './stage.ts';
import { personas } from './personas.ts';
import { problemOf } from './problems.ts';
import { isShortcut } from '../shortcut.ts';
import { CHANGES, FAULT_SPENT } from '../stageLink.ts';
import { SENDING, type Sending } from '../inspection.ts';
import { type Told, attend, hearPages, withTold } from './hearing.ts';

interface Input {
  readonly stage: Stage;
  readonly preferences: Preferences;
  readonly keep: (preferences: Preferences) => void;
  readonly carryOut: CarryOut;
  /** The machine to draw at first. */
  readonly drawn?: string | null;
}
interface Context extends Input {
  readonly world: WorldState | null;
  readonly calls: readonly LoggedCall[];
  readonly order: Command | null;
  /** Waiting to be seated, one after the other. */
  readonly waiting: readonly { readonly name: SeatName; readonly persona: Persona }[];
  /** Of an order or a seat; over with the next that succeeds. */
  readonly problem: string | null;
  /** Of the last look at the world. */
  readonly blind: string | null;
  /** What the pages in the frames told last, by frame. */
  readonly told: Readonly<Partial<Record<string, Told>>>;
  /** States entered and transitions taken since the console opened: `session:active.token`, `session:#… | USED | …`. */
  readonly visited: ReadonlySet<string>;
  /** The machine that is drawn; null follows the screen. */
  readonly drawn: string | null;
  /** Of the drawing: so many times its natural size, or as large as the dock. */
  readonly zoom: number | 'fit';
}
type Event =
  | { type: 'CHOSEN'; preferences: Partial<Preferences> }
  | { type: 'ORDERED'; order: Command }
  | { type: 'SEAT'; name: SeatName; persona: Persona }
  | { type: 'TOLD'; frame: string; told: Told }
  | { type: 'DRAWN'; machine: string | null }
  | { type: 'ZOOMED'; zoom: number | 'fit' }
  | { type: 'SENT'; frame: string; session: string; event: string }
  | { type: 'CHANGED' }
  | { type: 'TOGGLED' };

/** Another seat, world or time: what a link has brought to the screen is no more. */
interface Emitted {
  readonly type: 'TURNED';
}

/** Which frames a layout has. */
export const seatsOf = ({ layout }: Preferences): readonly Seat[] => (layout === 'page' ? [thePage] : theStage);

/** Seats of the stage nobody sits in get their persona: when the stage is brought, never while somebody stands at it. */
const emptySeats = (preferences: Preferences) =>
  seatsOf(preferences).flatMap(({ name, login }) => {
    const persona = personas.find((known) => known.login === login);
    return persona && !isTaken(name) ? [{ name, persona }] : [];
  });

/** At a start whoever stood somewhere without being signed in has left on purpose, and stands there again. */
const newSeats = (preferences: Preferences) => emptySeats(preferences).filter(({ name }) => !hasPlace(name));

/** Whoever is already on the way to a seat is not seated anew: it would take the page away from under the visitor's hand. */
const queued = (waiting: Context['waiting'], added: Context['waiting']): Context['waiting'] => [
  ...waiting,
  ...added.filter(({ name, persona }) => !waiting.some((one) => one.name === name && one.persona === persona)),
];

/** Input: the frames, what was remembered and where to remember. Orders go out one at a time; each is followed by a look. */
export const consoleMachine = setup({
  types: typed<{ context: Context; input: Input; events: Event; emitted: Emitted; tags: 'busy' }>(),
  actors: {
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
  },
  guards: {
    bringsStage: ({ context, event }) =>
      event.type === 'CHOSEN' && event.preferences.layout === 'stage' && context.preferences.layout !== 'stage',
  },
  actions: {
    choose: assign(({ context, event }) => {
      assertEvent(event, 'CHOSEN');
      return { preferences: { ...context.preferences, ...event.preferences } };
    }),
    seatAll: assign({ waiting: ({ context }) => queued(context.waiting, emptySeats(context.preferences)) }),
    turn: emit({ type: 'TURNED' }),
    /** The address names a screen of the one page: the stage has none. */
    leavePage: ({ context }) => context.stage.note(null),
    keep: ({ context }) => context.keep(context.preferences),
    sendToPage: ({ context, event }) => {
      assertEvent(event, 'SENT');
      const { name } = seatsOf(context.preferences).find((one) => one.name === event.frame) ?? thePage;
      const sending: Sending = { kind: SENDING, session: event.session, event: event.event };
      context.stage.window(name)?.postMessage(sending, location.origin);
    },
    attendAll: ({ context: { stage, preferences } }) =>
      seatsOf(preferences).forEach(({ name }) => attend(stage.window(name), preferences.open)),
    /** A page that has just begun knows only after its first words how closely it is looked at. */
    attendTeller: ({ context: { stage, preferences } }, { frame, told }: { frame: string; told: Told }) => {
      const teller = seatsOf(preferences).find(({ name }) => name === frame);
      if (teller && told.closely !== preferences.open) attend(stage.window(teller.name), preferences.open);
    },
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
  },
}).createMachine({
  id: 'demoConsole',
  context: ({ input }) => ({
    ...input,
    world: null,
    calls: [],
    order: null,
    waiting: newSeats(input.preferences),
    problem: null,
    blind: null,
    told: {},
    visited: new Set<string>(),
    drawn: input.drawn ?? null,
    zoom: 'fit',
  }),
  invoke: [{ id: 'hear', src: 'hear' }, { src: 'watch' }, { src: 'keys' }],
  type: 'parallel',
  on: {
    CHOSEN: [
      {
        guard: 'bringsStage',
        actions: ['choose', 'seatAll', 'turn', 'leavePage', 'keep', 'attendAll', raise({ type: 'CHANGED' })],
      },
      { actions: ['choose', 'keep', 'attendAll', raise({ type: 'CHANGED' })] },
    ],
    TOGGLED: {
      actions: [
        assign({ preferences: ({ context: { preferences } }) => ({ ...preferences, open: !preferences.open }) }),
        'keep',
        'attendAll',
      ],
    },
    TOLD: {
      actions: [
        assign(({ context, event: { frame, told } }) => ({
          told: { ...context.told, [frame]: told },
          visited: withTold(context.visited, told),
        })),
        { type: 'attendTeller', params: ({ event }) => event },
        enqueueActions(({ context: { preferences }, enqueue }) => {
          if (preferences.open && preferences.tab === 'calls') enqueue.raise({ type: 'CHANGED' });
        }),
      ],
    },
    DRAWN: { actions: assign({ drawn: ({ event }) => event.machine, zoom: 'fit' }) },
    ZOOMED: { actions: assign({ zoom: ({ event }) => event.zoom }) },
    SENT: { actions: 'sendToPage' },
    SEAT: {
      actions: [
        assign({ waiting: ({ context, event: { name, persona } }) => queued(context.waiting, [{ name, persona }]) }),
        'turn',
      ],
    },
  },
  states: {
    server: {
      initial: 'looking',
      on: {
        ORDERED: {
          target: '.ordering',
          reenter: true,
          actions: [
            assign({ order: ({ event }) => event.order }),
            enqueueActions(({ event, enqueue }) => {
              if (isTurning(event.order)) enqueue('turn');
            }),
          ],
        },
      },
      states: {
        looking: {
          on: { CHANGED: { target: 'looking', reenter: true } },
          invoke: {
            src: 'look',
            onDone: {
              target: 'resting',
              actions: assign(({ event }) => ({ world: event.output.world, calls: event.output.calls, blind: null })),
            },
            onError: {
              target: 'resting',
              actions: assign({ blind: ({ event }) => problemOf(event.error) }),
            },
          },
        },
        resting: { on: { CHANGED: 'looking' } },
        ordering: {
          tags: 'busy',
          entry: assign({ problem: null }),
          invoke: {
            src: 'carryOut',
            input: ({ context }) => context,
            onDone: { target: 'looking', actions: sendTo('hear', { type: 'CHANGED' }) }, // consoles in other tabs look too
            onError: {
              target: 'looking',
              actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    seating: {
      initial: 'resting',
      states: {
        resting: { always: { guard: ({ context }) => context.waiting.length > 0, target: 'entering' } },
        entering: {
          invoke: {
            src: 'seat',
            input: ({ context }) => {
              const [next] = context.waiting;
              if (!next) throw new Error('nobody waits');
              return next;
            },
            onDone: {
              target: 'resting',
              actions: [
                assign(({ context: { waiting, told }, event }) => ({
                  waiting: waiting.slice(1),
                  problem: null,
                  told: { ...told, [event.output.name]: undefined }, // of a page that is leaving
                })),
                ({ context, event }) => context.stage.go(event.output.name, event.output.path),
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                assign({ waiting: ({ context }) => context.waiting.slice(1) }),
                { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
  },
});
