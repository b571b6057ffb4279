// A registration whose draft has one invalid field per step: steps, rejections of both, back and forward of the
// browser, and the documents of a provider with their checks.
import { createMemoryStorage } from '../../src/ui/app/boot/memoryStorage.ts';
import type { FormValues } from '../../src/machines/form/form.machine.ts';
import { registrationMachine } from '../../src/machines/registration/registration.machine.ts';
import { participantForm } from '../../src/machines/registration/participantForm.ts';
import { providerForm } from '../../src/machines/registration/providerForm.ts';
import type { RegistrationForm, RegistrationStep } from '../../src/machines/registration/sharedForm.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';

export const SLOW_MS = 15_000;
/** Midday of the demo world's day: documents of tomorrow are still valid. */
export const NOW = Date.parse('2026-11-20T12:00:00+03:00');

/** A document is good until the end of this day in Moscow; an hour later it has run out. */
export const LAST_DAY = '2026-11-20';
export const NEXT_DAY = Date.parse('2026-11-21T01:00:00+03:00');

export const INN = '0077012344';
export const PASSWORD = 'Demo-2026!';

/** After these events step 2 is empty, or an error of step 1 is not visible: paths on a screen end here. */
export const LAST = ['draft.discard', 'the ИНН is taken'];

/** Draft of a participant without ИНН, which the test types. */
export const participantDraft = {
  is_resident: true,
  company_name: 'ООО «Пробный Рейс»',
  inn: '',
  kpp: '007701001',
  ogrn: '1250077000018',
  bik: '040200701',
  legal_address: '100101, г. Примерск, ул. Образцовая, д. 2, оф. 14',
  login: 'probny.reis',
  activity_type: 'Импорт промышленного оборудования',
  actual_same: true,
  actual_address: '',
  postal_same: true,
  postal_address: '',
  position: 'Директор',
  contact_phone: '+74950000101',
  contact_email: 'test@probny.example',
};
const passwords = { password: PASSWORD, password_again: PASSWORD };

export const paper = (name = 'Лицензия.pdf'): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
/** Form of a provider without the licence, which the test picks. */
export const providerValues = {
  company_name: 'ООО «Пробный Рейс»',
  inn: INN,
  kpp: '007701001',
  ogrn: '1250077000018',
  bik: '040200701',
  legal_address: '100101, г. Примерск, ул. Образцовая, д. 2, оф. 14',
  login: 'probny.lp',
  authorized_person: 'Пробный Пётр Петрович',
  corr_account: '30101810400000000701',
  document_number: 'ДОВ-1/2026',
  document_expiry: '2027-12-31',
};
const papers = { authority_document: paper('Приказ.pdf'), registry_certificate: paper('Свидетельство.pdf') };

/** The form with its draft and the values that are never stored. */
const prefilled = (form: RegistrationForm, values: FormValues): RegistrationForm => ({
  ...form,
  initial: { ...form.initial, ...passwords, ...values },
});
export const forms = {
  participant: prefilled(participantForm, participantDraft),
  provider: prefilled(providerForm, { ...providerValues, ...papers, agreed: true }),
  participantDone: prefilled(participantForm, { ...participantDraft, inn: INN }),
  providerOnLastDay: prefilled(providerForm, {
    ...providerValues,
    ...papers,
    license: paper(),
    document_expiry: LAST_DAY,
    agreed: true,
  }),
};

type Registration = Scene<typeof registrationMachine>;
const input = (form: RegistrationForm, step: RegistrationStep = 'company', now = () => NOW): Registration['input'] => ({
  form,
  step,
  ports: { requests: inertPorts, storage: createMemoryStorage(), now, enter: () => undefined },
});

const planned = { now: NOW };

const refused = (as: string, data: unknown): ModelEvent => ({
  as,
  type: 'xstate.done.actor.register',
  output: { ok: false, failure: failing('http', { status: 400, data, method: 'POST' }) },
});

/** The server's error for a login or an ИНН that is already registered. */
export const TAKEN = { login: 'Логин уже занят', inn: 'Организация с таким ИНН уже зарегистрирована' };

const filling: readonly ModelEvent[] = [
  { as: 'types the ИНН', type: 'field.change', name: 'inn', value: INN },
  { as: 'empties the ИНН', type: 'field.change', name: 'inn', value: '' },
  { as: 'leaves the ИНН', type: 'field.blur', name: 'inn' },
  { type: 'step.next' },
  { type: 'step.back' },
  { as: 'goes back in the browser', type: 'route.changed', step: 'company' },
  { as: 'goes forward in the browser', type: 'route.changed', step: 'entry' },
  { as: 'agrees', type: 'field.change', name: 'agreed', value: true },
  { type: 'form.submit' },
  { type: 'form.cancel' },
  { type: 'draft.discard' },
  { as: 'is registered', type: 'xstate.done.actor.register', output: { ok: true, value: { access: 'token' } } },
  refused('the login is taken', { login: [TAKEN.login] }),
  refused('the ИНН is taken', { inn: [TAKEN.inn] }),
  {
    as: 'the network is lost',
    type: 'xstate.done.actor.register',
    output: { ok: false, failure: failing('network', { method: 'POST' }) },
  },
  { as: 'drags on', type: 'xstate.after.slow.registration.submitting.waiting' },
];

const first = paper();
const second = paper('Лицензия 2.pdf');
/** Verdicts come from the machine's own actor. */
const checking: readonly ModelEvent[] = [
  { as: 'picks a paper', type: 'file.pick', name: 'license', file: first },
  { as: 'picks another paper', type: 'file.pick', name: 'license', file: second },
  { as: 'the paper is right', type: 'file.checked', name: 'license', file: first, problem: null },
  { as: 'the paper is no document', type: 'file.checked', name: 'license', file: first, problem: 'type' },
  { as: 'clears the paper', type: 'field.change', name: 'license', value: null },
  { type: 'step.next' },
  { type: 'step.back' },
];

const EDITS = new Set(['types the ИНН', 'empties the ИНН', 'leaves the ИНН', 'step.next']);
const ENTRY = new Set(['agrees', 'form.submit', 'step.back']);
const VERDICTS = new Set(['the paper is right', 'the paper is no document']);

export const registrationModel: Model<typeof registrationMachine> = {
  name: 'registration',
  machine: registrationMachine,
  scenes: {
    'a participant': {
      input: input(forms.participant),
      events: filling,
      ignoredEvents: ['leaves the ИНН'],
      // Events that no screen offers are impossible there.
      canOccur: ({ as, type }, snapshot) => {
        const name = as ?? type;
        if (EDITS.has(name)) return snapshot.matches({ editing: 'company' });
        if (ENTRY.has(name)) return snapshot.matches({ editing: 'entry' });
        if (name === 'draft.discard') return snapshot.matches('editing');
        return name === 'form.cancel' ? snapshot.hasTag('slow') : true;
      },
      key: ({ context: { values, revealed, serverErrors, failure } }) => [
        values['inn'],
        values['agreed'],
        revealed.includes('company'),
        revealed.includes('entry'),
        Object.keys(serverErrors),
        failure?.kind,
      ],
    },
    'the papers of a provider': {
      input: input(forms.provider),
      events: checking,
      canOccur: ({ as, type }, snapshot) => {
        const name = as ?? type;
        if (name === 'step.back') return snapshot.matches({ editing: 'entry' });
        if (!snapshot.matches({ editing: 'company' })) return false;
        if (name === 'clears the paper') return snapshot.context.values['license'] !== null;
        return VERDICTS.has(name) ? Object.hasOwn(snapshot.context.checking, 'license') : true;
      },
      key: ({ context: { values, checking: held, refusedFiles, revealed } }) => [
        values['license'] instanceof File ? values['license'].name : null,
        held['license']?.name,
        refusedFiles['license'],
        revealed.includes('company'),
      ],
    },
    'comes by the address of step 2': {
      input: input(forms.participantDone, 'entry'),
      events: [{ type: 'step.back' }, { as: 'goes forward in the browser', type: 'route.changed', step: 'entry' }],
    },
    'a document runs out': {
      input: input(forms.providerOnLastDay, 'entry', () => planned.now),
      events: [{ as: 'submits the day after', type: 'form.submit' }],
      prepareStorage: ({ as }) => {
        planned.now = as === 'submits the day after' ? NEXT_DAY : NOW;
      },
      key: ({ context: { revealed } }) => revealed.includes('company'),
    },
  },
};
