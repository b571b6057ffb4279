import assert from 'node:assert/strict';
import { SimulatedClock, createActor } from 'xstate';
import { noticesMachine } from '../../src/machines/app/notices.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { noticesModel } from './notices.model.ts';

testModelAsActor(
  noticesModel,
  createActorHarness({
    scenes: noticesModel.scenes,
    open(inspect) {
      const clock = new SimulatedClock();
      return { clock, actor: createActor(noticesMachine, { clock, inspect }).start() };
    },
    assertions: {
      '*'({ actor }) {
        const { shown, last } = actor.getSnapshot().context;
        const texts = shown.map(({ kind, text }) => `${kind} ${text}`);
        assert.equal(new Set(texts).size, texts.length, 'equal notices are shown once');
        assert.ok(shown.every(({ id }) => id <= last));
        assert.ok(shown.length <= 5);
      },
    },
  }),
);
