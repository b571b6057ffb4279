import assert from 'node:assert/strict';
import { type AnyActorRef, createActor } from 'xstate';
import { reconciliationMachine } from '../../src/machines/reconciliation/reconciliation.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { inertPorts } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { calls, reconciliationModel } from './reconciliation.model.ts';

/** The file and the lists end as the model requires. */
const ends = ({ actor }: { readonly actor: AnyActorRef }, event: ModelEvent) => actor.send(event);

testModelAsActor(
  reconciliationModel,
  createActorHarness({
    scenes: reconciliationModel.scenes,
    open(inspect) {
      const input = { requests: inertPorts, calls, toDeposits: () => [] };
      return { actor: createActor(reconciliationMachine, { input, inspect }).start() };
    },
    drivers: {
      'is read': ends,
      'is no statement': ends,
      'is unreadable': ends,
      'deposits come': ends,
      'deposits fail': ends,
    },
    assertions: {
      refused: (_, { context }) => assert.ok(context.statement && context.statement.errors.length > 0),
      matched: (_, { context }) => assert.ok(context.result),
      failed: (_, { context }) => assert.ok(context.failure),
    },
  }),
);
