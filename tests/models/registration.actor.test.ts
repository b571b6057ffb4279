import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { readDraft } from '../../src/machines/form/draft.machine.ts';
import { registrationMachine } from '../../src/machines/registration/registration.machine.ts';
import { type RegistrationResult, selectVisibleStepErrors } from '../../src/machines/registration/context.ts';
import type { NewSession, RegistrationStep } from '../../src/machines/registration/sharedForm.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { createProfile } from '../support/tabs.ts';
import { type Deferred, deferred } from '../support/time.ts';
import { NEXT_DAY, NOW, PASSWORD, SLOW_MS, forms, registrationModel } from './registration.model.ts';

const FORMS = {
  'a participant': forms.participant,
  'the papers of a provider': forms.provider,
  'comes by the address of step 2': forms.participantDone,
  'a document runs out': forms.providerOnLastDay,
};
type SceneName = keyof typeof FORMS;
const isScene = (name: string): name is SceneName => Object.hasOwn(FORMS, name);

/** A file whose first bytes the test delivers. */
function heldFile(name: string): { file: File; bytes: Deferred<ArrayBuffer> } {
  const bytes = deferred<ArrayBuffer>();
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => bytes.promise });
  return { file, bytes };
}

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  if (!isScene(scene)) throw new Error(`no form for ${scene}`);
  const profile = createProfile();
  const { storage } = profile.tab();
  const fakeApi = createHeldRequests();
  const clock = new SimulatedClock();
  const entered: NewSession[] = [];
  const time = { now: NOW };
  const form = FORMS[scene];
  const step = registrationModel.scenes[scene]?.input.step ?? 'company';
  const actor = createActor(registrationMachine, {
    input: {
      form,
      step,
      ports: { requests: fakeApi.ports, storage, now: () => time.now, enter: (session) => entered.push(session) },
    },
    clock,
    inspect,
  });
  const results: RegistrationResult[] = [];
  /** The step in the URL. */
  const address = { step };
  actor.on('*', (result) => {
    results.push(result);
    if (result.type === 'step.changed') address.step = result.step;
  });
  const files = new Map<string, ReturnType<typeof heldFile>>();
  return { profile, storage, fakeApi, clock, entered, time, results, address, form, files, actor: actor.start() };
}
type World = ReturnType<typeof open>;

function settle(world: World, output: unknown): void {
  assert.ok(isOutcome(output));
  world.results.length = 0;
  world.fakeApi.settle(output);
}
const pick = (name: string) => (world: World) => {
  const held = heldFile(name);
  world.files.set(name, held);
  world.actor.send({ type: 'file.pick', name: 'license', file: held.file });
};
/** Delivers the bytes of the first picked document; without one, nothing happens. */
const read = (bytes: string) => (world: World) =>
  world.files.get('Лицензия.pdf')?.bytes.resolve(new TextEncoder().encode(bytes).buffer);
const route = (step: RegistrationStep) => (world: World) => {
  world.address.step = step;
  world.actor.send({ type: 'route.changed', step });
};

testModelAsActor(
  registrationModel,
  createActorHarness({
    scenes: registrationModel.scenes,
    open,
    drivers: {
      'form.submit'(world) {
        const before = world.fakeApi.live().length;
        world.actor.send({ type: 'form.submit' });
        world.actor.send({ type: 'form.submit' });
        const sending = world.actor.getSnapshot().hasTag('busy');
        assert.ok(world.fakeApi.live().length - before <= 1, 'however often it is submitted');
        assert.ok(sending || world.results.at(-1)?.type === 'form.invalid', 'nothing is refused in silence');
      },
      'submits the day after'(world) {
        world.time.now = NEXT_DAY;
        world.actor.send({ type: 'form.submit' });
      },
      'is registered': (world, { output }) => settle(world, output),
      'the login is taken': (world, { output }) => settle(world, output),
      'the ИНН is taken': (world, { output }) => settle(world, output),
      'the network is lost': (world, { output }) => settle(world, output),
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
      'picks a paper': pick('Лицензия.pdf'),
      'picks another paper': pick('Лицензия 2.pdf'),
      'the paper is right': read('%PDF-1.7'),
      'the paper is no document': read('MZ-program'),
      'goes back in the browser': route('company'),
      'goes forward in the browser': route('entry'),
    },
    assertions: {
      '*'({ actor, fakeApi, profile, form, storage }) {
        const snapshot = actor.getSnapshot();
        assert.equal(fakeApi.live().length, snapshot.hasTag('busy') ? 1 : 0, 'one call while it is busy, none else');
        assert.equal([...profile.items.values()].join().includes(PASSWORD), false, 'no password is stored');
        const kept = readDraft(form.draft, storage);
        if (kept) assert.equal(kept['inn'], snapshot.context.values['inn'], 'the draft has the values of the form');
      },
      'editing.company': ({ address }) => assert.equal(address.step, 'company', 'the address is that of the step'),
      'editing.entry': ({ address }) => assert.equal(address.step, 'entry', 'the address is that of the step'),
      submitting: ({ actor, fakeApi, address }) => {
        assert.equal(address.step, 'entry');
        const { body } = fakeApi.live()[0]?.call.input ?? {};
        const { values } = actor.getSnapshot().context;
        assert.equal(body?.['inn'], values['inn']);
        assert.equal(body?.['password'], PASSWORD);
      },
      'submitting.waiting': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), false),
      'submitting.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      registered: ({ entered, profile, results }) => {
        assert.deepEqual(entered, [{ access: 'token', accountType: null }], 'the session begins once');
        assert.equal(profile.items.size, 0, 'no draft is left');
        assert.ok(results.some(({ type }) => type === 'registration.completed'));
      },
      editing: ({ actor }) => {
        const { context } = actor.getSnapshot();
        const errors = { ...selectVisibleStepErrors(context, 'company'), ...selectVisibleStepErrors(context, 'entry') };
        for (const name of Object.keys(context.serverErrors)) assert.ok(name in errors, `${name} is shown`);
      },
    },
  }),
);
