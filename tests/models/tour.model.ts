// A guided tour: begun, led from step to step by what happens, left, finished, gone on with after a reload.
import { type TourPorts, tourMachine } from '../../src/ui/demo/console/tours/tour.machine.ts';
import type { TourPosition, Tour, TourStep } from '../../src/ui/demo/console/tours/tour.ts';
import type { Model } from '../support/models/model.ts';

const step = (text: string): TourStep => ({
  seat: 'page',
  text,
  hands: [{ role: 'button', name: text }],
  until: { kind: 'path', path: `/${text}` },
});
const tour: Tour = {
  id: 'two steps',
  role: 'ved_participant',
  title: 'Два шага',
  seats: {},
  steps: [step('first'), step('second')],
};

export const KEPT: TourPosition = { tour: tour.id, step: 1, before: { trades: 7 } };

const nothing = () => undefined;
export const idlePorts: TourPorts = {
  begin: () => new Promise(nothing),
  isReached: () => new Promise(nothing),
  show: () => nothing,
  watch: () => nothing,
  keep: nothing,
};
export const inputOf = (kept: TourPosition | null, ports: TourPorts = idlePorts) => ({ ports, tours: [tour], kept });

const events = [
  { type: 'STARTED', tour: tour.id },
  { type: 'HAPPENED' },
  { type: 'LEFT' },
  { as: 'the persons sit', type: 'xstate.done.actor.begin', output: { trades: 7 } },
  { as: 'a person cannot be seated', type: 'xstate.error.actor.begin', error: new Error('no') },
  { as: 'the state has come', type: 'xstate.done.actor.isReached', output: true },
  { as: 'the state has not come', type: 'xstate.done.actor.isReached', output: false },
  { as: 'the server cannot be asked', type: 'xstate.error.actor.isReached', error: new Error('no') },
];

export const tourModel: Model<typeof tourMachine> = {
  name: 'tour',
  machine: tourMachine,
  scenes: {
    'from its beginning': { input: inputOf(null), events, key: ({ context }) => context.position },
    'after a reload': { input: inputOf(KEPT), events, key: ({ context }) => context.position },
    'a tour that is no more': {
      input: inputOf({ ...KEPT, tour: 'gone' }),
      events: [{ type: 'HAPPENED' }, { type: 'LEFT' }],
      vain: ['HAPPENED', 'LEFT'],
      key: ({ context }) => context.position,
    },
  },
};
