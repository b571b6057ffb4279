// The demo's start page: a role card, the story, a reset; each may fail.
import { type StartPagePorts, startPageMachine } from '../../src/ui/demo/start/startPage.machine.ts';
import type { Model } from '../support/models/model.ts';

const never = () => new Promise<never>(() => undefined);
export const idlePorts: StartPagePorts = {
  prepare: never,
  setLive: never,
  enter: never,
  reset: never,
  show: never,
  describe: String,
};

const LOGIN = 'ved.active';
const failure = new Error('no');

export const startPageModel: Model<typeof startPageMachine> = {
  name: 'startPage',
  machine: startPageMachine,
  scenes: {
    'the start page': {
      input: idlePorts,
      events: [
        { type: 'OPEN', login: LOGIN },
        { type: 'SHOW' },
        { type: 'RESET' },
        { type: 'LIVE' },
        { as: 'the world is ready', type: 'xstate.done.actor.prepare', output: true },
        { as: 'the world stays as it is', type: 'xstate.error.actor.prepare', error: failure },
        { as: 'other roles are switched', type: 'xstate.done.actor.setLive', output: undefined },
        { as: 'the switch fails', type: 'xstate.error.actor.setLive', error: failure },
        { as: 'the role is signed in', type: 'xstate.done.actor.enter', output: undefined },
        { as: 'the sign-in fails', type: 'xstate.error.actor.enter', error: failure },
        { as: 'the story loads', type: 'xstate.done.actor.show', output: undefined },
        { as: 'the story does not load', type: 'xstate.error.actor.show', error: failure },
        { as: 'the world is fresh', type: 'xstate.done.actor.reset', output: undefined },
        { as: 'the reset fails', type: 'xstate.error.actor.reset', error: failure },
      ],
      key: ({ context }) => [context.login, context.problem, context.live, context.switchesLive],
    },
  },
};
