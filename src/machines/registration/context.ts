// What a registration knows and may be told, and the questions its guards ask of it.
import { type Failure, toFailure, extractFieldErrors } from '../../api/errors/failure.ts';
import type { FieldErrors, FieldValue, FormValues } from '../form/form.machine.ts';
import type { RequestOutcome, RequestPorts } from '../data/ports.ts';
import type { FileCheckResult } from './fileCheck.ts';
import {
  type NewSession,
  type RegistrationForm,
  type RegistrationStep,
  getStepErrors,
  getFieldStep,
} from './sharedForm.ts';
import { runRequest } from '../data/request.machine.ts';

export interface RegistrationPorts {
  readonly requests: RequestPorts;
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Stores what the answer gave and begins the session; one that was open before is left. */
  readonly enter: (session: NewSession) => void;
}
export interface RegistrationInput {
  readonly form: RegistrationForm;
  readonly ports: RegistrationPorts;
  /** The step of the address the visitor came by; step 2 opens only behind a complete step 1. */
  readonly step: RegistrationStep;
}
interface Entered {
  readonly values: FormValues;
  readonly touched: Readonly<Record<string, true>>;
  /** Steps that were submitted: all their fields show what is wrong. */
  readonly revealed: readonly RegistrationStep[];
  readonly serverErrors: FieldErrors;
  /** Files in the middle of their check, by field. */
  readonly checking: Readonly<Record<string, File>>;
  /** Why files were not taken, by field. */
  readonly refusedFiles: FieldErrors;
  readonly failure: Failure | null;
}
export interface RegistrationContext extends RegistrationInput, Entered {}
export type RegistrationEvent =
  | { type: 'CHANGED'; name: string; value: FieldValue }
  | { type: 'LEFT'; name: string }
  | { type: 'PICKED'; name: string; file: File }
  | FileCheckResult
  | { type: 'NEXT' }
  | { type: 'BACK' }
  /** The address changed by the browser's own buttons. */
  | { type: 'ROUTED'; step: RegistrationStep }
  | { type: 'SUBMITTED' }
  | { type: 'CANCELLED' }
  | { type: 'DISCARDED' };
/**
 * STEPPED: show the address of this step, `replace` where the one that stands there leads nowhere · INVALID: look at
 * the errors · REGISTERED: show the confirmation.
 */
export type RegistrationResult =
  | { type: 'STEPPED'; step: RegistrationStep; replace: boolean }
  | { type: 'INVALID' }
  | { type: 'REGISTERED' };

/** A form that nobody has been at: values, and nothing to say about them. */
export const createFormState = (values: FormValues): Entered => ({
  values,
  touched: {},
  revealed: [],
  serverErrors: {},
  checking: {},
  refusedFiles: {},
  failure: null,
});

/** The record without the entry of this name. */
export const removeServerErrors = <T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** Nothing of the step is wrong. */
export const isStepValid = ({ form, values, ports }: RegistrationContext, step: RegistrationStep): boolean =>
  Object.keys(getStepErrors(form, step, values, ports.now())).length === 0;

/** Step 1 may be left: nothing is wrong, and no file is still being checked. */
export const isCompanyStepComplete = (context: RegistrationContext): boolean =>
  isStepValid(context, 'company') && Object.keys(context.checking).length === 0;

/** What a refusal says of fields of step 1, which the visitor has to be led back to. */
export const hasCompanyErrors = ({ form }: RegistrationContext, outcome: RequestOutcome): boolean =>
  !outcome.ok &&
  Object.keys(extractFieldErrors(outcome.failure)).some((name) => Object.hasOwn(form.rules.company, name));

/** What was thrown, as the outcome of a call. */
export const applyRegistrationFailure = (error: unknown): RequestOutcome => ({ ok: false, failure: toFailure(error) });

/** Sends the form and begins the session. Never rejects; an abort is a failure like others, nobody waits for it. */
export async function sendRegistration(
  { form, values, ports }: RegistrationContext,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  try {
    const outcome = await runRequest(form.call(values), ports.requests, signal);
    if (outcome.ok) ports.enter(form.session(outcome.value));
    return outcome;
  } catch (error) {
    return applyRegistrationFailure(error);
  }
}

/** Errors to show on a step now: the server's and the files' at once, our own once a field was left or the step sent. */
export function selectVisibleStepErrors(context: RegistrationContext, step: RegistrationStep): FieldErrors {
  const { form, values, ports, revealed, touched, checking, refusedFiles, serverErrors } = context;
  const own = Object.entries(getStepErrors(form, step, values, ports.now())).filter(
    ([name]) => (revealed.includes(step) || touched[name] === true) && !Object.hasOwn(checking, name),
  );
  const told = Object.entries({ ...refusedFiles, ...serverErrors }).filter(
    ([name]) => getFieldStep(form, name) === step,
  );
  return Object.fromEntries([...own, ...told]);
}
