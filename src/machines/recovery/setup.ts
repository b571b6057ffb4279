import { and, assign, emit, setup, stateIn } from 'xstate';
import { castResult } from '../../api/endpoint.ts';
import { sendRecoveryCode, verifyRecoveryCode } from '../../api/endpoints/auth.ts';
import { extractFieldErrors } from '../../api/errors/failure.ts';
import type { FieldValue } from '../form/form.machine.ts';
import type { RequestOutcome } from '../data/ports.ts';
import {
  RATE_LIMIT_MS,
  RESEND_DELAY_MS,
  type RecoveryContext,
  type RecoveryEvent,
  type RecoveryInput,
  type RecoveryResult,
  type RecoveryStep,
  isRateLimited,
  canResumeRecovery,
  isTokenExpired,
  getRecoveryErrors,
} from './context.ts';
import { requestMachine } from '../data/request.machine.ts';
import type { SentCode } from './sentCode.ts';
import { MAX_TIMER_MS, SLOW_AFTER_MS } from '../data/slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** Types, actors, actions, guards and delays of the recovery machine; its states are in recovery.machine.ts. */
export const recoverySetup = setup({
  types: machineTypes<{
    context: RecoveryContext;
    input: RecoveryInput;
    events: RecoveryEvent;
    emitted: RecoveryResult;
    tags: RecoveryStep | 'busy' | 'slow' | 'resendable' | 'expired' | 'rateLimited';
  }>(),
  actors: { request: requestMachine },
  delays: {
    slow: SLOW_AFTER_MS,
    resendPause: ({ context }) => Math.max(0, context.resendAt - context.now()),
    codeLife: ({ context }) => Math.min(context.expiresAt - context.now(), MAX_TIMER_MS),
    limit: ({ context }) => context.failure?.retryAfter ?? RATE_LIMIT_MS,
  },
  guards: {
    isValid: ({ context }, step: RecoveryStep) => Object.keys(getRecoveryErrors(step, context.values)).length === 0,
    isSucceeded: (_, outcome: RequestOutcome) => outcome.ok,
    isRateLimitedOutcome: (_, outcome: RequestOutcome) => isRateLimited(outcome),
    isTokenExpiredOutcome: (_, outcome: RequestOutcome) => isTokenExpired(outcome),
    isResumable: ({ context }, sent: SentCode) => canResumeRecovery(context, sent),
    isResendable: stateIn({ resend: 'ready' }),
    canTry: and([
      stateIn({ code: 'alive' }),
      stateIn({ tries: 'allowed' }),
      ({ context }) => Object.keys(getRecoveryErrors('code', context.values)).length === 0,
    ]),
  },
  actions: {
    setField: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: {},
    })),
    reveal: assign(({ context }, step: RecoveryStep) => ({ revealed: [...context.revealed, step] })),
    clearServerErrors: assign({ failure: null, serverErrors: {} }),
    setCode: assign(({ context }, outcome: RequestOutcome) => {
      if (!outcome.ok) return {};
      // assumed: the server may omit the recipient and the lifetime of a sent code
      const { email_mask, ttl } =
        outcome.value === null ? { email_mask: '', ttl: 300 } : castResult(sendRecoveryCode, outcome.value);
      const now = context.now();
      return {
        emailMask: email_mask,
        resendAt: now + RESEND_DELAY_MS,
        expiresAt: now + ttl * 1000,
        values: { ...context.values, code: '' },
        revealed: [],
      };
    }),
    resume: assign(({ context }, { login, ...sent }: SentCode) => ({ ...sent, values: { ...context.values, login } })),
    setToken: assign((_, outcome: RequestOutcome) =>
      outcome.ok ? { recoveryToken: castResult(verifyRecoveryCode, outcome.value).recovery_token } : {},
    ),
    setFailure: assign((_, outcome: RequestOutcome) =>
      outcome.ok ? {} : { failure: outcome.failure, serverErrors: extractFieldErrors(outcome.failure) },
    ),
    setExpired: assign((_, outcome: RequestOutcome) =>
      outcome.ok
        ? {}
        : {
            failure: outcome.failure,
            serverErrors: { code: extractFieldErrors(outcome.failure)['recovery_token'] ?? '' },
          },
    ),
    setRateLimit: assign(({ context }) => ({
      limitedUntil: context.now() + (context.failure?.retryAfter ?? RATE_LIMIT_MS),
    })),
    emitInvalid: emit({ type: 'form.invalid' }),
  },
});
