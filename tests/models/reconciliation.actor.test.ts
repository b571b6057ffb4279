import assert from 'node:assert/strict';
import { type AnyActorRef, createActor } from 'xstate';
import { reconciliationMachine } from '../../src/machines/reconciliation/reconciliation.machine.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { inertPorts } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { calls, reconciliationModel } from './reconciliation.model.ts';

/** The file and the lists end as the model says. */
const ends = ({ actor }: { readonly actor: AnyActorRef }, event: ModelEvent) => actor.send(event);

walkModel(
  reconciliationModel,
  actorDoor({
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
    sees: {
      refused: (_, { context }) => assert.ok(context.statement && context.statement.errors.length > 0),
      matched: (_, { context }) => assert.ok(context.result),
      failed: (_, { context }) => assert.ok(context.failure),
    },
  }),
);
