// Context, events and guards of the registration machine.
import type { StorageEventTarget } from '../../api/tokens.ts';
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
  readonly tabStorage?: Storage;
  readonly storageEvents?: StorageEventTarget | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Stores the tokens of the response and opens the session, replacing an open one. */
  readonly enter: (session: NewSession) => void;
}
export interface RegistrationInput {
  readonly form: RegistrationForm;
  readonly ports: RegistrationPorts;
  /** The step of the URL; step 2 opens only after step 1 is complete. */
  readonly step: RegistrationStep;
}
interface Entered {
  readonly values: FormValues;
  readonly touched: Readonly<Record<string, true>>;
  /** Submitted steps: all their fields show errors. */
  readonly revealed: readonly RegistrationStep[];
  readonly serverErrors: FieldErrors;
  /** Files being checked, by field. */
  readonly checking: Readonly<Record<string, File>>;
  /** Why files were rejected, by field. */
  readonly refusedFiles: FieldErrors;
  readonly failure: Failure | null;
}
export interface RegistrationContext extends RegistrationInput, Entered {}
export type RegistrationEvent =
  | { type: 'field.change'; name: string; value: FieldValue }
  | { type: 'field.blur'; name: string }
  | { type: 'file.pick'; name: string; file: File }
  | FileCheckResult
  | { type: 'step.next' }
  | { type: 'step.back' }
  /** The browser's history buttons changed the URL. */
  | { type: 'route.changed'; step: RegistrationStep }
  | { type: 'form.submit' }
  | { type: 'form.cancel' }
  | { type: 'draft.discard' };
/**
 * `step.changed`: show the URL of this step, with `replace` if the current URL is not reachable · `form.invalid`: focus the errors ·
 * `registration.completed`: show the confirmation.
 */
export type RegistrationResult =
  | { type: 'step.changed'; step: RegistrationStep; replace: boolean }
  | { type: 'form.invalid' }
  | { type: 'registration.completed' };

/** An untouched form without errors. */
export const createFormState = (values: FormValues): Entered => ({
  values,
  touched: {},
  revealed: [],
  serverErrors: {},
  checking: {},
  refusedFiles: {},
  failure: null,
});

/** The record without the entry `name`. */
export const omitKey = <T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

/** Whether the step has no errors. */
export const isStepValid = ({ form, values, ports }: RegistrationContext, step: RegistrationStep): boolean =>
  Object.keys(getStepErrors(form, step, values, ports.now())).length === 0;

/** Step 1 is complete: no errors, and no file is still being checked. */
export const isCompanyStepComplete = (context: RegistrationContext): boolean =>
  isStepValid(context, 'company') && Object.keys(context.checking).length === 0;

/** The refusal concerns fields of step 1, so the user returns to it. */
export const hasCompanyErrors = ({ form }: RegistrationContext, outcome: RequestOutcome): boolean =>
  !outcome.ok &&
  Object.keys(extractFieldErrors(outcome.failure)).some((name) => Object.hasOwn(form.rules.company, name));

/** A thrown value as the outcome of a call. */
export const toFailedOutcome = (error: unknown): RequestOutcome => ({ ok: false, failure: toFailure(error) });

/** Sends the form and opens the session. Never rejects; an abort is a failure like others. */
export async function sendRegistration(
  { form, values, ports }: RegistrationContext,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  try {
    const outcome = await runRequest(form.call(values), ports.requests, signal);
    if (outcome.ok) ports.enter(form.session(outcome.value));
    return outcome;
  } catch (error) {
    return toFailedOutcome(error);
  }
}

/**
 * Visible errors of a step: of the server and of files at once, of the client once a field was blurred or the step
 * submitted.
 */
export function selectVisibleStepErrors(context: RegistrationContext, step: RegistrationStep): FieldErrors {
  const { form, values, ports, revealed, touched, checking, refusedFiles, serverErrors } = context;
  const own = Object.entries(getStepErrors(form, step, values, ports.now())).filter(
    ([name]) => (revealed.includes(step) || touched[name] === true) && !Object.hasOwn(checking, name),
  );
  const reported = Object.entries({ ...refusedFiles, ...serverErrors }).filter(
    ([name]) => getFieldStep(form, name) === step,
  );
  return Object.fromEntries([...own, ...reported]);
}
