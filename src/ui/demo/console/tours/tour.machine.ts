// Guided tour machine: each step highlights its control and waits for its condition, without a timeout.
import { type EventObject, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { machineTypes } from '../../../../machines/lib/machineTypes.ts';
import type { TourPosition, Tour, TourStep } from './tour.ts';

/** Services of the console. */
export interface TourPorts {
  /** Signs in the personas of a tour; resolves with the newest record ids. */
  readonly begin: (tour: Tour, signal: AbortSignal) => Promise<TourPosition['before']>;
  readonly isReached: (step: TourStep, before: TourPosition['before'], signal: AbortSignal) => Promise<boolean>;
  /** Highlights the control of a step; returns the cleanup. */
  readonly show: (step: TourStep) => () => void;
  /** Subscribes to changes in the frames and on the server; returns the unsubscribe function. */
  readonly watch: (happened: () => void) => () => void;
  /** Stores the position; null without a tour. */
  readonly keep: (position: TourPosition | null) => void;
}

interface Input {
  readonly ports: TourPorts;
  readonly tours: readonly Tour[];
  /** The stored position after a reload. */
  readonly kept: TourPosition | null;
}
interface Context extends Input {
  readonly position: TourPosition | null;
}
type Event = { type: 'STARTED'; tour: string } | { type: 'HAPPENED' } | { type: 'LEFT' };
interface Kept extends EventObject {
  readonly type: 'KEPT';
  readonly position: TourPosition | null;
}

export function getCurrentStep({
  tours,
  position,
}: Pick<Context, 'tours' | 'position'>): { tour: Tour; step: TourStep } | null {
  const tour = tours.find(({ id }) => id === position?.tour);
  const step = tour?.steps[position?.step ?? -1];
  return tour && step ? { tour, step } : null;
}

function standing(context: Context): { tour: Tour; step: TourStep; position: TourPosition } {
  const now = getCurrentStep(context);
  if (!now || !context.position) throw new Error('no tour is on');
  return { ...now, position: context.position };
}

/** A tour can be left at any time; a stored position is resumed unless its tour no longer exists. */
export const tourMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event; tags: 'on' }>(),
  actors: {
    begin: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) =>
      input.ports.begin(standing(input).tour, signal),
    ),
    isReached: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => {
      const { step, position } = standing(input);
      return input.ports.isReached(step, position.before, signal);
    }),
    show: fromCallback<Event, Context>(({ input }) => input.ports.show(standing(input).step)),
    watch: fromCallback<Event, Context>(({ input, sendBack }) =>
      input.ports.watch(() => sendBack({ type: 'HAPPENED' })),
    ),
    keeper: fromCallback<Kept, TourPorts>(({ input, receive }) => receive(({ position }) => input.keep(position))),
  },
  actions: {
    keep: sendTo('keeper', ({ context }): Kept => ({ type: 'KEPT', position: context.position })),
    forget: assign({ position: null }),
    advance: assign({
      position: ({ context: { position } }) => (position ? { ...position, step: position.step + 1 } : null),
    }),
  },
  guards: {
    isOn: ({ context }) => getCurrentStep(context) !== null,
    isLast: ({ context }) => {
      const { tour, position } = standing(context);
      return position.step === tour.steps.length - 1;
    },
  },
}).createMachine({
  id: 'tour',
  context: ({ input }) => ({ ...input, position: input.kept }),
  invoke: { id: 'keeper', src: 'keeper', input: ({ context }) => context.ports },
  initial: 'off',
  on: {
    STARTED: {
      target: '.beginning',
      actions: assign({ position: ({ event }) => ({ tour: event.tour, step: 0, before: {} }) }),
    },
  },
  states: {
    off: { always: { guard: 'isOn', target: 'leading' } },
    beginning: {
      tags: 'on',
      on: { LEFT: { target: 'off', actions: ['forget', 'keep'] } },
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => context,
        onDone: {
          target: 'leading',
          actions: [
            assign({
              position: ({ context: { position }, event }) => (position ? { ...position, before: event.output } : null),
            }),
            'keep',
          ],
        },
        onError: { target: 'off', actions: ['forget', 'keep'] },
      },
    },
    leading: {
      tags: 'on',
      on: { LEFT: { target: 'off', actions: ['forget', 'keep'] } },
      invoke: [
        { id: 'show', src: 'show', input: ({ context }) => context },
        { id: 'watch', src: 'watch', input: ({ context }) => context },
      ],
      initial: 'looking',
      states: {
        looking: {
          on: { HAPPENED: { target: 'looking', reenter: true } },
          invoke: {
            id: 'isReached',
            src: 'isReached',
            input: ({ context }) => context,
            onDone: [
              { guard: ({ event }) => !event.output, target: 'waiting' },
              { guard: 'isLast', target: '#tour.finished', actions: ['forget', 'keep'] },
              { target: '#tour.leading', reenter: true, actions: ['advance', 'keep'] },
            ],
            onError: 'waiting',
          },
        },
        waiting: { on: { HAPPENED: 'looking' } },
      },
    },
    finished: { on: { LEFT: 'off' } },
  },
});
