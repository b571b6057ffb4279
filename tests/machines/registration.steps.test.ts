// A registration between its steps: which one opens, the URL, when errors are shown, what is kept.
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { readDraft } from '../../src/machines/form/draft.machine.ts';
import { registrationMachine } from '../../src/machines/registration/registration.machine.ts';
import {
  type RegistrationEvent,
  type RegistrationResult,
  selectVisibleStepErrors,
} from '../../src/machines/registration/context.ts';
import type { NewSession, RegistrationForm, RegistrationStep } from '../../src/machines/registration/sharedForm.ts';
import { INN, NEXT_DAY, NOW, TAKEN, forms, paper } from '../models/registration.model.ts';
import { type HeldRequests, createHeldRequests, failing } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';
import { deferred, quiet, until } from '../support/time.ts';

const FILE_RULE = 'Нужен PDF, JPG, PNG, DOCX или XLSX до 10 МБ';
const { participant, participantDone, provider } = forms;

let fakeApi: HeldRequests;
let results: RegistrationResult[];
let entered: NewSession[];
let storage: Storage;
let now: number;
let registration: Actor<typeof registrationMachine>;

function open(form: RegistrationForm, step: RegistrationStep = 'company', enter?: () => never): void {
  fakeApi = createHeldRequests();
  results = [];
  entered = [];
  now = NOW;
  ({ storage } = createProfile().tab());
  registration = createActor(registrationMachine, {
    input: {
      form,
      step,
      ports: { requests: fakeApi.ports, storage, now: () => now, enter: enter ?? ((session) => entered.push(session)) },
    },
  });
  registration.on('*', (result) => results.push(result));
  registration.start();
}
beforeEach(() => open(participant));

const send = (event: RegistrationEvent) => registration.send(event);
const at = () => registration.getSnapshot().value;
const context = () => registration.getSnapshot().context;
const shown = (step: RegistrationStep) => selectVisibleStepErrors(context(), step);
const stepped = (step: RegistrationStep, replace: boolean) => ({ type: 'step.changed', step, replace });
const change = (name: string, value: string | boolean | null) => send({ type: 'field.change', name, value });
async function ends(): Promise<void> {
  await until(() => !registration.getSnapshot().hasTag('busy'), 'the answer');
}
const refuse = (data: Readonly<Record<string, readonly string[]>>) => {
  fakeApi.settle({ ok: false, failure: failing('http', { status: 400, data }) });
  return ends();
};

test('two tabs keep their own values through a reload', () => {
  const profile = createProfile();
  const openTab = () => {
    const { storage: shared, storageEvents } = profile.tab();
    const tabStorage = createProfile().tab().storage;
    const ports = {
      requests: fakeApi.ports,
      storage: shared,
      tabStorage,
      storageEvents,
      now: () => now,
      enter: () => undefined,
    };
    return () => createActor(registrationMachine, { input: { form: participant, step: 'company', ports } }).start();
  };
  const [loadFirst, loadSecond] = [openTab(), openTab()];
  const tabs = [loadFirst(), loadSecond()];
  for (const [place, tab] of tabs.entries())
    tab.send({ type: 'field.change', name: 'company_name', value: `ООО «Вкладка ${place}»` });
  const reloaded = [loadFirst(), loadSecond()].map((tab) => tab.getSnapshot().context.values['company_name']);
  expect(reloaded).toEqual(['ООО «Вкладка 0»', 'ООО «Вкладка 1»']);
});

describe('the URL', () => {
  test.each<[string, RegistrationForm, RegistrationStep, RegistrationStep]>([
    ['to be filled', participant, 'entry', 'company'],
    ['that is complete', participantDone, 'company', 'company'],
    ['that is complete', participantDone, 'entry', 'entry'],
  ])('of step 2 opens it only after a complete step 1: one %s (%#)', (_, form, requested, opened) => {
    open(form, requested);
    expect(at()).toEqual({ editing: opened });
  });

  test('follows the steps, and is corrected where it opens none', () => {
    send({ type: 'route.changed', step: 'entry' });
    expect([at(), results]).toEqual([{ editing: 'company' }, [stepped('company', true)]]);
    change('inn', INN);
    send({ type: 'step.next' });
    expect([at(), results.at(-1)]).toEqual([{ editing: 'entry' }, stepped('entry', false)]);
    send({ type: 'step.back' });
    expect([at(), results.at(-1)]).toEqual([{ editing: 'company' }, stepped('company', false)]);
    results.length = 0;
    send({ type: 'route.changed', step: 'entry' });
    send({ type: 'route.changed', step: 'entry' });
    send({ type: 'route.changed', step: 'company' });
    expect([at(), results]).toEqual([{ editing: 'company' }, []]);
  });

  test('stays that of step 2 while the form is being sent', () => {
    open(participantDone, 'entry');
    change('agreed', true);
    send({ type: 'form.submit' });
    send({ type: 'route.changed', step: 'company' });
    expect([registration.getSnapshot().hasTag('busy'), results]).toEqual([true, [stepped('entry', true)]]);
  });
});

describe('errors', () => {
  test('are shown at a field after blur, and at all fields of a step after an attempt to leave it', () => {
    expect(shown('company')).toEqual({});
    send({ type: 'field.blur', name: 'inn' });
    expect(shown('company')).toEqual({ inn: 'Заполните поле' });
    change('company_name', '');
    send({ type: 'step.next' });
    expect(shown('company')).toEqual({ company_name: 'Заполните поле', inn: 'Заполните поле' });
    expect(results).toEqual([{ type: 'form.invalid' }]);
    expect(shown('entry')).toEqual({});
  });

  test('of step 2 are shown after a submit', () => {
    open(participantDone, 'entry');
    send({ type: 'form.submit' });
    expect([shown('entry'), results, fakeApi.sent]).toEqual([
      { agreed: 'Подтвердите согласие' },
      [{ type: 'form.invalid' }],
      [],
    ]);
  });

  test('of a document that expired while step 2 was open are shown in its step', () => {
    open(forms.providerOnLastDay, 'entry');
    now = NEXT_DAY;
    send({ type: 'form.submit' });
    expect([at(), results, fakeApi.sent]).toEqual([
      { editing: 'company' },
      [stepped('company', false), { type: 'form.invalid' }],
      [],
    ]);
    expect(Object.keys(shown('company'))).toEqual(['document_expiry']);
  });

  test('of a file are shown at once, and are removed with the file', async () => {
    open(provider);
    send({ type: 'file.pick', name: 'license', file: new File(['MZ'], 'virus.exe') });
    send({ type: 'step.next' });
    expect([shown('company'), at()], 'while it is looked at').toEqual([{}, { editing: 'company' }]);
    await until(() => shown('company')['license'] !== undefined, 'the verdict');
    expect(shown('company')).toEqual({ license: FILE_RULE });
    send({ type: 'file.pick', name: 'license', file: paper() });
    expect(shown('company')).toEqual({});
    await until(() => context().values['license'] instanceof File, 'the verdict');
    send({ type: 'step.next' });
    expect(at()).toEqual({ editing: 'entry' });
  });

  test('of a file concern the last one picked, whichever check ends first', async () => {
    open(provider);
    const head = deferred<ArrayBuffer>();
    const slow = Object.assign(paper(), { slice: () => ({ arrayBuffer: () => head.promise }) });
    const file = paper();
    send({ type: 'file.pick', name: 'license', file: slow });
    send({ type: 'file.pick', name: 'license', file });
    await until(() => context().values['license'] === file, 'the verdict');
    head.resolve(new ArrayBuffer(8));
    await quiet();
    expect([context().values['license'], shown('company')]).toEqual([file, {}]);
  });

  test('do not matter while an optional document is being checked: the step stays', async () => {
    open(forms.providerOnLastDay);
    send({ type: 'file.pick', name: 'power_of_attorney', file: paper() });
    send({ type: 'step.next' });
    expect(at()).toEqual({ editing: 'company' });
    await until(() => context().values['power_of_attorney'] instanceof File, 'the verdict');
    send({ type: 'step.next' });
    expect(at()).toEqual({ editing: 'entry' });
  });

  test('of the server open their step and stay until their field changes', async () => {
    open(participantDone, 'entry');
    send({ type: 'form.submit' });
    change('agreed', true);
    send({ type: 'form.submit' });
    results.length = 0;
    await refuse({ login: [TAKEN.login] });
    expect([at(), results, shown('entry'), shown('company')]).toEqual([
      { editing: 'entry' },
      [{ type: 'form.invalid' }],
      { login: TAKEN.login },
      {},
    ]);
    send({ type: 'form.submit' });
    expect([shown('entry'), context().failure], 'a new try has not failed yet').toEqual([{}, null]);
    results.length = 0;
    await refuse({ inn: [TAKEN.inn], login: [TAKEN.login] });
    expect([at(), results]).toEqual([{ editing: 'company' }, [stepped('company', false), { type: 'form.invalid' }]]);
    expect([shown('company'), shown('entry')]).toEqual([{ inn: TAKEN.inn }, { login: TAKEN.login }]);
    change('inn', '007712345618');
    expect(shown('entry')).toEqual({ login: TAKEN.login });
    expect(context().serverErrors).toEqual({ login: TAKEN.login });
  });
});

test('stores typed values at once, until they are discarded', () => {
  change('inn', INN);
  expect(readDraft(participant.draft, storage)).toMatchObject({ inn: INN });
  send({ type: 'draft.discard' });
  expect(readDraft(participant.draft, storage)).toBeNull();
});

test('cancelling aborts it and keeps the typed values', () => {
  open(participantDone, 'entry');
  change('agreed', true);
  send({ type: 'form.submit' });
  send({ type: 'form.cancel' });
  expect([at(), fakeApi.live(), context().failure?.kind]).toEqual([{ editing: 'entry' }, [], 'aborted']);
  expect(context().values['inn']).toBe(INN);
});

test('a session that fails to start is a failure like others', async () => {
  open(participantDone, 'entry', () => {
    throw new Error('no storage');
  });
  change('agreed', true);
  send({ type: 'form.submit' });
  fakeApi.settle({ ok: true, value: { access: 'token' } });
  await ends();
  expect([at(), context().failure?.kind, results]).toEqual([
    { editing: 'entry' },
    'network',
    [{ type: 'form.invalid' }],
  ]);
});

test('discarding resets values, errors and failures', async () => {
  open(participantDone, 'entry');
  change('agreed', true);
  send({ type: 'field.blur', name: 'login' });
  send({ type: 'form.submit' });
  await refuse({ login: [TAKEN.login] });
  results.length = 0;
  send({ type: 'draft.discard' });
  expect([at(), results]).toEqual([{ editing: 'company' }, [stepped('company', false)]]);
  expect(context()).toMatchObject({
    values: participantDone.initial,
    touched: {},
    revealed: [],
    serverErrors: {},
    checking: {},
    refusedFiles: {},
    failure: null,
  });
});
