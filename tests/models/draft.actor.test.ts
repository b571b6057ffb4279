import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { draftMachine, readDraft } from '../../src/machines/form/draft.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { KEY, NOW, STORED, draftModel, definition, values } from './draft.model.ts';

testModelAsActor(
  draftModel,
  createActorHarness({
    scenes: draftModel.scenes,
    open(inspect, scene) {
      const profile = createProfile(STORED[scene]);
      const { storage } = profile.tab();
      const full = { yes: false };
      const setItem = storage.setItem.bind(storage);
      storage.setItem = (key, value) => {
        if (full.yes) throw new DOMException('full', 'QuotaExceededError');
        setItem(key, value);
      };
      const actor = createActor(draftMachine, { input: { definition, storage, now: () => NOW }, inspect });
      return { profile, storage, full, actor: actor.start() };
    },
    drivers: {
      'types, and the storage keeps it'({ actor, full }) {
        full.yes = false;
        actor.send({ type: 'draft.save', values: { ...values, password: 'Demo-2026!' } });
      },
      'types, and the storage refuses'({ actor, full }) {
        full.yes = true;
        actor.send({ type: 'draft.save', values });
      },
    },
    assertions: {
      '*': ({ profile }) => assert.doesNotMatch(profile.items.get(KEY) ?? '', /Demo-2026/),
      absent: ({ profile }) => assert.equal(profile.items.has(KEY), false),
      kept: ({ storage }) => assert.deepEqual(readDraft(definition, storage), values),
      refused: ({ actor }) => assert.equal(actor.getSnapshot().context.savedAt, null),
    },
  }),
);
