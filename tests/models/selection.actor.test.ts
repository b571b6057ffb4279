import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { getSelected, chatSelection, selectionMachine } from '../../src/machines/data/selection.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { SECOND, STORED, selectionModel, tabsWith } from './selection.model.ts';

const { key } = chatSelection;

testModelAsActor(
  selectionModel,
  createActorHarness({
    scenes: selectionModel.scenes,
    open(inspect, scene) {
      const { profile, here, there } = tabsWith(STORED[scene] ?? '');
      const actor = createActor(selectionMachine, { input: { choice: chatSelection, ...here }, inspect });
      return { profile, there, actor: actor.start() };
    },
    drivers: {
      'another tab chooses': ({ there }) => there.storage.setItem(key, JSON.stringify(SECOND)),
      'another tab clears': ({ there }) => there.storage.removeItem(key),
      'another tab stores rubbish': ({ there }) => there.storage.setItem(key, '[]'),
    },
    assertions: {
      chosen({ actor, profile }) {
        assert.deepEqual(getSelected(chatSelection, actor.getSnapshot()), JSON.parse(profile.items.get(key) ?? ''));
      },
      none: ({ actor }) => assert.equal(getSelected(chatSelection, actor.getSnapshot()), null),
    },
  }),
);
