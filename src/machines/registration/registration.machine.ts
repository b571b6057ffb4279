// A registration from the first field to the session it opens: two steps, a draft, files, one call (spec sections 2–7).
import { assign, emit, fromPromise, not, sendTo, setup } from 'xstate';
import { fileProblems } from '../../api/validation/file.ts';
import { fieldErrors, givenUp } from '../../api/errors/failure.ts';
import { draftMachine, foundDraft } from '../form/draft.machine.ts';
import type { FieldValue } from '../form/form.machine.ts';
import type { Outcome } from '../data/ports.ts';
import {
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  type RegistrationResult,
  concernsCompany,
  isCompanyDone,
  isRight,
  register,
  untouched,
  without,
} from './context.ts';
import { type FileVerdict, fileChecks } from './fileCheck.ts';
import type { RegistrationStep } from './sharedForm.ts';
import { SLOW_MS, slowSubstates } from '../data/slowStates.ts';
import { typed } from '../lib/machineTypes.ts';

const GIVEN_UP: Outcome = { ok: false, failure: givenUp };

/** Emits `RegistrationResult`. Tags: `busy` while sending, `slow` after 15 s. Cancelling aborts the call. */
export const registrationMachine = setup({
  types: typed<{
    context: RegistrationContext;
    input: RegistrationInput;
    events: RegistrationEvent;
    emitted: RegistrationResult;
    tags: 'busy' | 'slow';
    children: { draft: 'draft'; files: 'files'; register: 'register' };
  }>(),
  actors: {
    draft: draftMachine,
    files: fileChecks,
    register: fromPromise<Outcome, RegistrationContext>(({ input, signal }) => register(input, signal)),
  },
  delays: { slow: SLOW_MS },
  guards: {
    isEntryAsked: ({ context }) => context.step === 'entry' && isRight(context, 'company'),
    isCompanyDone: ({ context }) => isCompanyDone(context),
    isEntryDone: ({ context }) => isRight(context, 'entry'),
    isToCompany: (_, step: RegistrationStep) => step === 'company',
    isToDoneEntry: ({ context }, step: RegistrationStep) => step === 'entry' && isCompanyDone(context),
    isRegistered: (_, outcome: Outcome) => outcome.ok,
    isAboutCompany: ({ context }, outcome: Outcome) => concernsCompany(context, outcome),
    isNewest: ({ context }, { name, file }: FileVerdict) => context.checking[name] === file,
  },
  actions: {
    take: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: without(context.serverErrors, name),
      refusedFiles: without(context.refusedFiles, name),
      checking: without(context.checking, name),
    })),
    keepDraft: sendTo('draft', ({ context }) => ({ type: 'KEEP', values: context.values })),
    dropDraft: sendTo('draft', { type: 'DROP' }),
    reveal: assign(({ context }, step: RegistrationStep) => ({ revealed: [...context.revealed, step] })),
    keepFailure: assign((_, outcome: Outcome) =>
      outcome.ok ? {} : { failure: outcome.failure, serverErrors: fieldErrors(outcome.failure) },
    ),
    tellStep: emit((_, step: RegistrationStep) => ({ type: 'STEPPED' as const, step, replace: false })),
    correctStep: emit((_, step: RegistrationStep) => ({ type: 'STEPPED' as const, step, replace: true })),
    tellInvalid: emit({ type: 'INVALID' }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...input,
    ...untouched({ ...input.form.initial, ...foundDraft(input.form.draft, input.ports.storage) }),
  }),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { form, ports } }) => ({ place: form.draft, storage: ports.storage, now: ports.now }),
    },
    { id: 'files', src: 'files' },
  ],
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isEntryAsked', target: 'editing.entry' }, { target: 'editing.company' }] },
    editing: {
      initial: 'company',
      on: {
        CHANGED: { actions: [{ type: 'take', params: ({ event }) => event }, 'keepDraft'] },
        LEFT: { actions: assign({ touched: ({ context, event }) => ({ ...context.touched, [event.name]: true }) }) },
        DISCARDED: {
          target: '.company',
          actions: [
            assign(({ context }) => untouched(context.form.initial)),
            'dropDraft',
            { type: 'tellStep', params: 'company' },
          ],
        },
      },
      states: {
        company: {
          on: {
            PICKED: {
              actions: [
                { type: 'take', params: ({ event: { name } }) => ({ name, value: null }) },
                assign({ checking: ({ context, event }) => ({ ...context.checking, [event.name]: event.file }) }),
                sendTo('files', ({ event: { name, file } }) => ({ type: 'CHECK', name, file })),
              ],
            },
            CHECKED: {
              guard: { type: 'isNewest', params: ({ event }) => event },
              actions: [
                {
                  type: 'take',
                  params: ({ event: { name, file, problem } }) => ({ name, value: problem ? null : file }),
                },
                assign(({ context, event: { name, problem } }) =>
                  problem ? { refusedFiles: { ...context.refusedFiles, [name]: fileProblems[problem] } } : {},
                ),
              ],
            },
            NEXT: [
              { guard: 'isCompanyDone', target: 'entry', actions: { type: 'tellStep', params: 'entry' } },
              { actions: [{ type: 'reveal', params: 'company' }, 'tellInvalid'] },
            ],
            ROUTED: [
              { guard: { type: 'isToDoneEntry', params: ({ event }) => event.step }, target: 'entry' },
              { actions: { type: 'correctStep', params: 'company' } },
            ],
          },
        },
        entry: {
          on: {
            BACK: { target: 'company', actions: { type: 'tellStep', params: 'company' } },
            ROUTED: { guard: { type: 'isToCompany', params: ({ event }) => event.step }, target: 'company' },
            SUBMITTED: [
              {
                guard: not('isCompanyDone'), // the document ran out while the page stood open
                target: 'company',
                actions: [
                  { type: 'reveal', params: 'company' },
                  { type: 'tellStep', params: 'company' },
                  'tellInvalid',
                ],
              },
              { guard: 'isEntryDone', target: '#registration.submitting' },
              { actions: [{ type: 'reveal', params: 'entry' }, 'tellInvalid'] },
            ],
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ failure: null, serverErrors: {} }),
      ...slowSubstates,
      on: {
        CANCELLED: {
          target: 'editing.entry',
          actions: { type: 'keepFailure', params: GIVEN_UP },
        },
        ROUTED: { actions: { type: 'correctStep', params: 'entry' } },
      },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isRegistered', params: ({ event }) => event.output }, target: 'registered' },
          {
            guard: { type: 'isAboutCompany', params: ({ event }) => event.output },
            target: 'editing.company',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              { type: 'tellStep', params: 'company' },
              'tellInvalid',
            ],
          },
          {
            target: 'editing.entry',
            actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellInvalid'],
          },
        ],
      },
    },
    registered: { entry: ['dropDraft', emit({ type: 'REGISTERED' })] },
  },
});
