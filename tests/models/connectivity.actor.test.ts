import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { connectivityMachine } from '../../src/machines/app/connectivity.machine.ts';
import { createCable } from '../support/app.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { walkModel } from '../support/models/walk.ts';
import { connectivityModel } from './connectivity.model.ts';

walkModel(
  connectivityModel,
  actorDoor({
    scenes: connectivityModel.scenes,
    open(inspect) {
      const cable = createCable();
      return { cable, actor: createActor(connectivityMachine, { input: { network: cable }, inspect }).start() };
    },
    drivers: {
      'network.offline': ({ cable }) => cable.plug(false),
      'network.online': ({ cable }) => cable.plug(true),
    },
    sees: {
      '*': ({ actor, cable }) => assert.equal(actor.getSnapshot().hasTag('offline'), !cable.isOnline()),
    },
  }),
);
