// Form machine: values survive every failure, errors belong to fields, a repeated submit sends one request.
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import {
  type Failure,
  toFailure,
  extractFieldErrors,
  abortedFailure,
  isOutcomeUnknown,
} from '../../api/errors/failure.ts';
import type { RequestOutcome } from '../data/ports.ts';
import { SLOW_AFTER_MS, slowStates } from '../data/slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** A file field holds Blobs, a checkbox a boolean, every other field text. */
export type FieldValue = string | boolean | Blob | readonly Blob[] | null;
export type FormValues = Readonly<Record<string, FieldValue>>;
/** Russian error per field; a valid field has no entry. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One write of a form. Submitting the same values after a lost response repeats it. */
export interface SubmitAttempt {
  readonly values: FormValues;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Idempotency key of the write. */
  readonly key: string;
}

export interface SubmitOptions {
  readonly signal: AbortSignal;
  readonly attempt: SubmitAttempt | null;
  /** Call it when the server has refused: the view may unmount before `submit` returns. */
  readonly onRefused: () => void;
}

export interface FormInput {
  readonly initial: FormValues;
  /** Values of a draft, used instead of the initial values. */
  readonly found?: FormValues | null;
  /** All field and cross-field rules; must be pure. */
  readonly validate: (values: FormValues) => FieldErrors;
  /** Sends the form. A failure keeps all values. */
  readonly submit: (values: FormValues, options: SubmitOptions) => Promise<RequestOutcome>;
  /** Creates the attempt whose response may get lost; without it no attempt is stored. */
  readonly startAttempt?: (values: FormValues) => SubmitAttempt;
  /** A write of an earlier page load whose outcome is unknown. */
  readonly unanswered?: SubmitAttempt | null;
  /** Fields reset after a refusal: a captcha token serves one attempt. */
  readonly resets?: readonly string[];
}
interface Context extends FormInput {
  readonly values: FormValues;
  readonly touched: Readonly<Record<string, true>>;
  /** Every field shows its error, touched or not; set by the first submit. */
  readonly revealed: boolean;
  readonly serverErrors: FieldErrors;
  readonly failure: Failure | null;
  /** The pending write; while editing, a write with an unknown outcome. */
  readonly attempt: SubmitAttempt | null;
  /** The server has refused the pending write. */
  readonly refused: boolean;
}
interface SubmitInput {
  readonly form: Context;
  readonly onRefused: () => void;
}
type Event =
  | { type: 'field.change'; name: string; value: FieldValue }
  /** Values typed into the prerendered page before React hydrated it. */
  | { type: 'form.hydrate'; values: FormValues }
  | { type: 'field.blur'; name: string }
  | { type: 'form.submit' }
  | { type: 'form.refused' }
  | { type: 'form.cancel' }
  | { type: 'form.reset' };
export type FormResult =
  | { type: 'form.submitted'; value: unknown }
  | { type: 'form.failed'; failure: Failure }
  | { type: 'form.invalid' }
  /** A value changed; `values` holds all fields. */
  | { type: 'form.changed'; values: FormValues }
  /** A write begins, or (null) the outcome of the unanswered one is known. */
  | { type: 'form.attempted'; values: FormValues; attempt: SubmitAttempt | null };

const known = (initial: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(initial, name)));
const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
const restored = ({ values, initial, resets }: Context): FormValues => ({
  ...values,
  ...Object.fromEntries(Object.entries(initial).filter(([name]) => resets?.includes(name))),
});

const hasSameValues = (one: FormValues, other: FormValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

function nextAttempt({ attempt, values, startAttempt }: Context): SubmitAttempt | null {
  return attempt && hasSameValues(attempt.values, values) ? attempt : (startAttempt?.(values) ?? null);
}

const isUnanswered = (failure: Failure): boolean => failure.kind === 'aborted' || isOutcomeUnknown(failure);

/**
 * Input `FormInput`. Emits `form.submitted` (with the parsed response), `form.failed` or `form.invalid` (the view
 * focuses the first invalid field), and `form.changed` and `form.attempted` for a draft. Tags: `busy` while sending,
 * `slow` after 15 s, `rateLimited` until Retry-After has passed. `form.cancel` aborts the call and sets a failure of
 * kind `aborted`; unmounting aborts it too.
 */
export const formMachine = setup({
  types: machineTypes<{
    context: Context;
    input: FormInput;
    events: Event;
    emitted: FormResult;
    tags: 'busy' | 'slow' | 'sent' | 'rateLimited';
  }>(),
  actors: {
    submit: fromPromise<RequestOutcome, SubmitInput>(({ input: { form, onRefused }, signal }) =>
      form.submit(form.values, { signal, attempt: form.attempt, onRefused }),
    ),
  },
  guards: { isValid: ({ context }) => Object.keys(context.validate(context.values)).length === 0 },
  delays: { slow: SLOW_AFTER_MS, limit: ({ context }) => context.failure?.retryAfter ?? 0 },
  actions: {
    setField: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: without(context.serverErrors, name),
    })),
    setFailure: assign(({ context }, failure: Failure) => ({
      failure,
      serverErrors: extractFieldErrors(failure),
      revealed: true,
      values: restored(context),
      attempt: isUnanswered(failure) ? context.attempt : null,
    })),
    emitAttempt: enqueueActions(({ context: { values, attempt, startAttempt }, enqueue }) => {
      if (startAttempt) enqueue.emit({ type: 'form.attempted', values, attempt });
    }),
    emitFailure: emit(({ context }) => ({ type: 'form.failed', failure: context.failure ?? abortedFailure })),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    ...input,
    values: { ...input.initial, ...known(input.initial, input.found ?? {}) },
    touched: {},
    revealed: false,
    serverErrors: {},
    failure: null,
    attempt: input.unanswered ?? null,
    refused: false,
  }),
  initial: 'editing',
  on: {
    'form.reset': {
      target: '.editing',
      actions: assign(({ context }) => ({
        values: context.initial,
        touched: {},
        revealed: false,
        serverErrors: {},
        failure: null,
      })),
    },
  },
  states: {
    editing: {
      initial: 'rateLimited',
      on: {
        'field.change': {
          actions: [
            { type: 'setField', params: ({ event }) => event },
            emit(({ context }) => ({ type: 'form.changed', values: context.values })),
          ],
        },
        'form.hydrate': {
          actions: assign({
            values: ({ context, event }) => ({ ...context.values, ...known(context.initial, event.values) }),
          }),
        },
        'field.blur': {
          actions: assign({ touched: ({ context, event }) => ({ ...context.touched, [event.name]: true }) }),
        },
      },
      states: {
        ready: {
          on: {
            'form.submit': [
              { guard: 'isValid', target: '#form.submitting' },
              { actions: [assign({ revealed: true }), emit({ type: 'form.invalid' })] },
            ],
          },
        },
        rateLimited: {
          tags: 'rateLimited',
          always: { guard: ({ context }) => !context.failure?.retryAfter, target: 'ready' },
          after: { limit: 'ready' },
        },
      },
    },
    submitting: {
      tags: 'busy',
      ...slowStates,
      entry: [
        assign(({ context }) => ({ failure: null, serverErrors: {}, attempt: nextAttempt(context) })),
        'emitAttempt',
      ],
      exit: assign({ refused: false }),
      on: {
        'form.refused': { actions: assign({ refused: true }) },
        'form.cancel': { target: 'editing', actions: { type: 'setFailure', params: abortedFailure } },
      },
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context, self }) => ({ form: context, onRefused: () => self.send({ type: 'form.refused' }) }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'sent',
            actions: emit(({ event }) => ({
              type: 'form.submitted',
              value: event.output.ok ? event.output.value : null,
            })),
          },
          {
            target: 'editing',
            actions: [
              {
                type: 'setFailure',
                params: ({ event }) => (event.output.ok ? toFailure(null) : event.output.failure),
              },
              'emitAttempt',
              'emitFailure',
            ],
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
            'emitAttempt',
            'emitFailure',
          ],
        },
      },
    },
    sent: { tags: 'sent' },
  },
});

/** The error of a field: the server's first; the client's once the field was blurred or the form submitted. */
export function selectVisibleErrors(
  context: Pick<Context, 'validate' | 'values' | 'touched' | 'revealed' | 'serverErrors'>,
): FieldErrors {
  const found = Object.entries(context.validate(context.values));
  const own = found.filter(([name]) => context.revealed || context.touched[name] === true);
  return { ...Object.fromEntries(own), ...context.serverErrors };
}
