// Registration machine: two steps, a draft, file checks and one call that opens the session.
import { assign, emit, fromPromise, not, sendTo, setup } from 'xstate';
import { FILE_PROBLEM_MESSAGES } from '../../api/validation/file.ts';
import { extractFieldErrors, abortedFailure } from '../../api/errors/failure.ts';
import { draftMachine, readDraft } from '../form/draft.machine.ts';
import type { FieldValue } from '../form/form.machine.ts';
import type { RequestOutcome } from '../data/ports.ts';
import {
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  type RegistrationResult,
  hasCompanyErrors,
  isCompanyStepComplete,
  isStepValid,
  sendRegistration,
  createFormState,
  omitKey,
} from './context.ts';
import { type FileCheckResult, fileCheckActor } from './fileCheck.ts';
import type { RegistrationStep } from './sharedForm.ts';
import { SLOW_AFTER_MS, slowStates } from '../data/slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

const GIVEN_UP: RequestOutcome = { ok: false, failure: abortedFailure };

/** Emits `RegistrationResult`. Tags: `busy` while sending, `slow` after 15 s. Cancelling aborts the call. */
export const registrationMachine = setup({
  types: machineTypes<{
    context: RegistrationContext;
    input: RegistrationInput;
    events: RegistrationEvent;
    emitted: RegistrationResult;
    tags: 'busy' | 'slow';
    children: { draft: 'draft'; files: 'files'; register: 'register' };
  }>(),
  actors: {
    draft: draftMachine,
    files: fileCheckActor,
    register: fromPromise<RequestOutcome, RegistrationContext>(({ input, signal }) => sendRegistration(input, signal)),
  },
  delays: { slow: SLOW_AFTER_MS },
  guards: {
    isEntryStep: ({ context }) => context.step === 'entry' && isStepValid(context, 'company'),
    isCompanyDone: ({ context }) => isCompanyStepComplete(context),
    isEntryDone: ({ context }) => isStepValid(context, 'entry'),
    isCompanyRequested: (_, step: RegistrationStep) => step === 'company',
    isEntryReachable: ({ context }, step: RegistrationStep) => step === 'entry' && isCompanyStepComplete(context),
    isRegistered: (_, outcome: RequestOutcome) => outcome.ok,
    hasCompanyFailure: ({ context }, outcome: RequestOutcome) => hasCompanyErrors(context, outcome),
    isLatestFile: ({ context }, { name, file }: FileCheckResult) => context.checking[name] === file,
  },
  actions: {
    setField: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: omitKey(context.serverErrors, name),
      refusedFiles: omitKey(context.refusedFiles, name),
      checking: omitKey(context.checking, name),
    })),
    keepDraft: sendTo('draft', ({ context }) => ({ type: 'draft.save', values: context.values })),
    dropDraft: sendTo('draft', { type: 'draft.discard' }),
    reveal: assign(({ context }, step: RegistrationStep) => ({ revealed: [...context.revealed, step] })),
    setFailure: assign((_, outcome: RequestOutcome) =>
      outcome.ok ? {} : { failure: outcome.failure, serverErrors: extractFieldErrors(outcome.failure) },
    ),
    emitStep: emit((_, step: RegistrationStep) => ({ type: 'step.changed' as const, step, replace: false })),
    emitStepReplaced: emit((_, step: RegistrationStep) => ({ type: 'step.changed' as const, step, replace: true })),
    emitInvalid: emit({ type: 'form.invalid' }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...input,
    ...createFormState({
      ...input.form.initial,
      ...readDraft(input.form.draft, input.ports.storage, input.ports.tabStorage),
    }),
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { form, ports } }) => {
        const { storage, tabStorage, storageEvents, now } = ports;
        return { definition: form.draft, storage, tabStorage, storageEvents, now };
      },
    },
    { id: 'files', src: 'files' },
  ],
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isEntryStep', target: 'editing.entry' }, { target: 'editing.company' }] },
    editing: {
      initial: 'company',
      on: {
        'field.change': { actions: [{ type: 'setField', params: ({ event }) => event }, 'keepDraft'] },
        'field.blur': {
          actions: assign({ touched: ({ context, event }) => ({ ...context.touched, [event.name]: true }) }),
        },
        'draft.discard': {
          target: '.company',
          actions: [
            assign(({ context }) => createFormState(context.form.initial)),
            'dropDraft',
            { type: 'emitStep', params: 'company' },
          ],
        },
      },
      states: {
        company: {
          on: {
            'file.pick': {
              actions: [
                { type: 'setField', params: ({ event: { name } }) => ({ name, value: null }) },
                assign({ checking: ({ context, event }) => ({ ...context.checking, [event.name]: event.file }) }),
                sendTo('files', ({ event: { name, file } }) => ({ type: 'file.check', name, file })),
              ],
            },
            'file.checked': {
              guard: { type: 'isLatestFile', params: ({ event }) => event },
              actions: [
                {
                  type: 'setField',
                  params: ({ event: { name, file, problem } }) => ({ name, value: problem ? null : file }),
                },
                assign(({ context, event: { name, problem } }) =>
                  problem ? { refusedFiles: { ...context.refusedFiles, [name]: FILE_PROBLEM_MESSAGES[problem] } } : {},
                ),
              ],
            },
            'step.next': [
              { guard: 'isCompanyDone', target: 'entry', actions: { type: 'emitStep', params: 'entry' } },
              { actions: [{ type: 'reveal', params: 'company' }, 'emitInvalid'] },
            ],
            'route.changed': [
              { guard: { type: 'isEntryReachable', params: ({ event }) => event.step }, target: 'entry' },
              { actions: { type: 'emitStepReplaced', params: 'company' } },
            ],
          },
        },
        entry: {
          on: {
            'step.back': { target: 'company', actions: { type: 'emitStep', params: 'company' } },
            'route.changed': {
              guard: { type: 'isCompanyRequested', params: ({ event }) => event.step },
              target: 'company',
            },
            'form.submit': [
              {
                guard: not('isCompanyDone'), // the document expired while the page was open
                target: 'company',
                actions: [
                  { type: 'reveal', params: 'company' },
                  { type: 'emitStep', params: 'company' },
                  'emitInvalid',
                ],
              },
              { guard: 'isEntryDone', target: '#registration.submitting' },
              { actions: [{ type: 'reveal', params: 'entry' }, 'emitInvalid'] },
            ],
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ failure: null, serverErrors: {} }),
      ...slowStates,
      on: {
        'form.cancel': {
          target: 'editing.entry',
          actions: { type: 'setFailure', params: GIVEN_UP },
        },
        'route.changed': { actions: { type: 'emitStepReplaced', params: 'entry' } },
      },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => event.output }, target: 'registered' },
          {
            guard: { type: 'hasCompanyFailure', params: ({ event }) => event.output },
            target: 'editing.company',
            actions: [
              { type: 'setFailure', params: ({ event }) => event.output },
              { type: 'emitStep', params: 'company' },
              'emitInvalid',
            ],
          },
          {
            target: 'editing.entry',
            actions: [{ type: 'setFailure', params: ({ event }) => event.output }, 'emitInvalid'],
          },
        ],
      },
    },
    registered: { entry: ['dropDraft', emit({ type: 'registration.completed' })] },
  },
});
