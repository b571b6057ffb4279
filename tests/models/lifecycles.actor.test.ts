import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { getTransitions, getStatusMeta } from '../../src/machines/lifecycles/transitions.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { lifecycleModels } from './lifecycles.model.ts';

for (const model of lifecycleModels) {
  testModelAsActor(
    model,
    createActorHarness({
      scenes: model.scenes,
      open(inspect, scene) {
        const { input, from } = model.scenes[scene] ?? {};
        return { actor: createActor(model.machine, { input, inspect, ...(from ? { snapshot: from } : {}) }).start() };
      },
      assertions: {
        '*'({ actor }) {
          const snapshot = actor.getSnapshot();
          const status = String(snapshot.value);
          assert.notEqual(getStatusMeta(model.machine, status), null, 'every state has a word');
          const open = getTransitions(model.machine, status, snapshot.context).map(({ event }) => event);
          for (const type of model.machine.events)
            assert.equal(
              snapshot.can({ type }),
              open.includes(type),
              `the buttons are what the machine allows: ${type}`,
            );
        },
      },
    }),
  );
}
