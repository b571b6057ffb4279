import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { connectivityMachine } from '../../src/machines/app/connectivity.machine.ts';
import { createFakeNetwork } from '../support/app.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { connectivityModel } from './connectivity.model.ts';

testModelAsActor(
  connectivityModel,
  createActorHarness({
    scenes: connectivityModel.scenes,
    open(inspect) {
      const fakeNetwork = createFakeNetwork();
      return {
        fakeNetwork,
        actor: createActor(connectivityMachine, { input: { network: fakeNetwork }, inspect }).start(),
      };
    },
    drivers: {
      'network.offline': ({ fakeNetwork }) => fakeNetwork.setOnline(false),
      'network.online': ({ fakeNetwork }) => fakeNetwork.setOnline(true),
    },
    assertions: {
      '*': ({ actor, fakeNetwork }) => assert.equal(actor.getSnapshot().hasTag('offline'), !fakeNetwork.isOnline()),
    },
  }),
);
