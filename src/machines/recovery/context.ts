// Context, events and validation of the password recovery (calls 21–23 in tests/contract/calls.json).
import {
  type ValidationError,
  REQUIRED_MESSAGE,
  collectErrors,
  requiredValidator,
} from '../../api/validation/validator.ts';
import { passwordValidator, recoveryCodeValidator, passwordMatchValidator } from '../../api/validation/credentials.ts';
import { type Call, createCall } from '../../api/endpoint.ts';
import { recoverPassword, sendRecoveryCode, verifyRecoveryCode } from '../../api/endpoints/auth.ts';
import { type Failure, extractFieldErrors } from '../../api/errors/failure.ts';
import type { FieldErrors, FieldValue, FormValues } from '../form/form.machine.ts';
import type { RequestOutcome, RequestPorts } from '../data/ports.ts';
import type { SentCode } from './sentCode.ts';

export interface RecoveryInput {
  readonly requests: RequestPorts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
export interface RecoveryContext extends RecoveryInput {
  readonly values: FormValues;
  /** Submitted steps: their fields show errors. */
  readonly revealed: readonly RecoveryStep[];
  readonly serverErrors: FieldErrors;
  readonly failure: Failure | null;
  /** Recipient of the code, masked by the server. */
  readonly emailMask: string;
  /** In ms since 1970: when another code may be requested, when the current one expires. */
  readonly resendAt: number;
  readonly expiresAt: number;
  /** When the next code may be tried, in ms since 1970. */
  readonly limitedUntil: number;
  /** Received for the correct code; kept in memory only. */
  readonly recoveryToken: string;
}
export type RecoveryStep = 'login' | 'code' | 'password';
export type RecoveryEvent =
  | { type: 'field.change'; name: string; value: FieldValue }
  | { type: 'form.hydrate'; values: FormValues }
  /** The page was reloaded after this code had been sent. */
  | { type: 'code.restore'; sent: SentCode }
  | { type: 'form.submit' }
  | { type: 'code.resend' }
  | { type: 'step.back' }
  | { type: 'form.cancel' }
  /** Raised by the machine itself, to start its timers. */
  | { type: 'code.sent' | 'code.invalidated' | 'code.rateLimited' };
/** `form.invalid`: focus the errors · `password.recovered`: the password is changed, sign in with it. */
export type RecoveryResult = { type: 'form.invalid' } | { type: 'password.recovered' };

// assumed: the contract names no interval between two codes; its modal says «минута»
export const RESEND_DELAY_MS = 60_000;
export const RATE_LIMIT_MS = 60_000;

export const initialRecoveryValues: FormValues = {
  login: '',
  code: '',
  password: '',
  password_again: '',
  revealed: false,
};

const textOf = (values: FormValues, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The parts of a snapshot that getSentCode reads. */
interface Standing {
  readonly context: RecoveryContext;
  readonly tags: ReadonlySet<string>;
}

/** The state to restore after a reload; null before a code is sent and after it was used. */
export function getSentCode({ context, tags }: Standing): SentCode | null {
  if (!tags.has('code') && !tags.has('password')) return null;
  const { values, emailMask, resendAt, expiresAt } = context;
  return { login: textOf(values, 'login').trim(), emailMask, resendAt, expiresAt };
}

/** Whether a code sent before the reload is still valid and the field holds no other login. */
export const canResumeRecovery = ({ values, now }: RecoveryContext, { login, expiresAt }: SentCode): boolean =>
  expiresAt > now() && ['', login].includes(textOf(values, 'login').trim());

/** Errors of a step by field. */
export function getRecoveryErrors(step: RecoveryStep, values: FormValues): FieldErrors {
  const text = (name: string) => textOf(values, name);
  const rules: Readonly<Record<RecoveryStep, Readonly<Record<string, ValidationError>>>> = {
    login: { login: requiredValidator()(text('login')) },
    code: { code: requiredValidator(recoveryCodeValidator)(text('code')) },
    password: {
      password: text('password') === '' ? REQUIRED_MESSAGE : passwordValidator(text('password')),
      password_again:
        text('password_again') === ''
          ? REQUIRED_MESSAGE
          : passwordMatchValidator(text('password'))(text('password_again')),
    },
  };
  return collectErrors(rules[step]);
}

/** The call of each step, built from the context. */
export const recoveryCalls = {
  send: ({ values }: RecoveryContext): Call =>
    createCall(sendRecoveryCode, { body: { login: textOf(values, 'login').trim() } }),
  verify: ({ values }: RecoveryContext): Call =>
    createCall(verifyRecoveryCode, {
      body: { login: textOf(values, 'login').trim(), code: textOf(values, 'code').trim() },
    }),
  save: ({ values, recoveryToken }: RecoveryContext): Call =>
    createCall(recoverPassword, {
      body: {
        login: textOf(values, 'login').trim(),
        recovery_token: recoveryToken,
        password: textOf(values, 'password'),
      },
    }),
};

/** The server requires a wait before the next code. */
export const isRateLimited = (outcome: RequestOutcome) =>
  !outcome.ok && outcome.failure.catalogueEntry?.modal === 'rateLimitExceeded';
/** The recovery token has expired: another code is needed. */
export const isTokenExpired = (outcome: RequestOutcome) =>
  !outcome.ok && Object.hasOwn(extractFieldErrors(outcome.failure), 'recovery_token');
