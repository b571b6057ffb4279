import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import {
  agreementsMachine,
  getSelectedAgreement,
  isAwaitingAcceptance,
} from '../../src/machines/agreements/agreements.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { getEventName } from '../support/models/model.ts';
import type { Drivers } from '../support/models/harness.ts';
import { SLOW_MS, agreementsModel } from './agreements.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const emitted = { accepted: 0, consentMissing: 0 };
  const clock = new SimulatedClock();
  const actor = createActor(agreementsMachine, { input: { requests: fakeApi.ports }, clock, inspect });
  actor.on('agreements.accepted', () => (emitted.accepted += 1));
  actor.on('consent.missing', () => (emitted.consentMissing += 1));
  return { fakeApi, emitted, clock, actor: actor.start() };
}

const answers: Drivers<ReturnType<typeof open>> = Object.fromEntries(
  Object.values(agreementsModel.scenes)
    .flatMap(({ events }) => events)
    .filter(({ type }) => type.startsWith('xstate.'))
    .map((event) => [
      getEventName(event),
      ({ fakeApi }) => {
        assert.ok(isOutcome(event['output']));
        fakeApi.settle(event['output']);
      },
    ]),
);

testModelAsActor(
  agreementsModel,
  createActorHarness({
    scenes: agreementsModel.scenes,
    open,
    drivers: {
      ...answers,
      'the list drags on': ({ clock }) => clock.increment(SLOW_MS),
      'the acceptance drags on': ({ clock }) => clock.increment(SLOW_MS),
      'agreements.cancel'({ actor, fakeApi }) {
        const [isReading, isAccepting] = ['loading', 'accepting'].map((tag) => actor.getSnapshot().tags.has(tag));
        const [call] = fakeApi.live();
        actor.send({ type: 'agreements.cancel' });
        assert.ok(!(isReading || isAccepting) || call?.signal.aborted);
        if (isReading) assert.equal(actor.getSnapshot().value, 'failed');
        if (isAccepting) assert.ok(actor.getSnapshot().hasTag('loading'), 'the server may have applied it');
      },
      'agreement.accept'({ actor, fakeApi, emitted }) {
        const ticked = actor.getSnapshot().hasTag('ticked') && !actor.getSnapshot().hasTag('accepting');
        const lacksConsent = actor.getSnapshot().matches('choosing') && !ticked;
        const before = { sent: fakeApi.sent.length, consentMissing: emitted.consentMissing };
        actor.send({ type: 'agreement.accept' });
        const sent = fakeApi.sent.length - before.sent;
        assert.equal(sent, ticked ? 1 : 0, 'nothing is accepted without the tick, nothing twice');
        assert.equal(
          emitted.consentMissing - before.consentMissing,
          lacksConsent ? 1 : 0,
          'every press leads to the tick that is missing',
        );
        if (lacksConsent) actor.send({ type: 'agreement.accept' });
        assert.equal(emitted.consentMissing - before.consentMissing, lacksConsent ? 2 : 0, 'the second press too');
        if (ticked) assert.equal(fakeApi.sent.at(-1)?.call.input.params?.['id'], actor.getSnapshot().context.chosen);
      },
    },
    assertions: {
      '*'({ actor, fakeApi, emitted }) {
        const snapshot = actor.getSnapshot();
        assert.equal(fakeApi.live().length, snapshot.hasTag('loading') || snapshot.hasTag('accepting') ? 1 : 0);
        assert.equal(emitted.accepted, snapshot.status === 'done' ? 1 : 0);
        if (fakeApi.live().length > 0)
          assert.equal(snapshot.context.failure, null, 'a try says nothing of the one before');
      },
      'loading.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'loading.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      'accepting.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'accepting.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      choosing({ actor }) {
        const { agreement } = getSelectedAgreement(actor.getSnapshot());
        assert.ok(agreement && isAwaitingAcceptance(agreement), 'only what is pending can be accepted');
      },
      finished: ({ actor }) => assert.ok(!actor.getSnapshot().context.agreements.some(isAwaitingAcceptance)),
    },
  }),
);
