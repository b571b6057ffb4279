import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { failuresMachine } from '../../src/machines/app/failures.machine.ts';
import { selectTopModal } from '../../src/machines/app/topModal.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { failuresModel } from './failures.model.ts';

/** Design.md section 5: session-terminal > blocked > agreements > server. */
const RANKS = ['sessionEnded', 'accountBlocked', 'pendingAgreements', 'serverError'];

testModelAsActor(
  failuresModel,
  createActorHarness({
    scenes: failuresModel.scenes,
    open: (inspect) => ({ actor: createActor(failuresMachine, { inspect }).start() }),
    assertions: {
      '*'({ actor }) {
        const snapshot = actor.getSnapshot();
        const flags = snapshot.context.modals.map(({ row }) => row.modal);
        assert.equal(new Set(flags).size, flags.length, 'a modal is open once');
        assert.equal(
          selectTopModal(snapshot)?.row.modal,
          RANKS.find((flag) => flags.some((open) => open === flag)),
        );
        assert.ok(snapshot.context.recent.every(({ failure }) => failure.kind !== 'aborted'));
      },
      closed: ({ actor }) => assert.equal(selectTopModal(actor.getSnapshot()), null),
      open: ({ actor }) => assert.equal(actor.getSnapshot().hasTag('open'), true),
    },
  }),
);
