// The guards, delays and actions of the recovery machine, by the names its states use.
import { and, assign, emit, setup, stateIn } from 'xstate';
import { resultOf } from '../../api/endpoint.ts';
import { sendRecoveryCode, verifyRecoveryCode } from '../../api/endpoints/auth.ts';
import { fieldErrors } from '../../api/errors/failure.ts';
import type { FieldValue } from '../form/form.machine.ts';
import type { Outcome } from '../data/ports.ts';
import {
  LIMIT_MS,
  RESEND_PAUSE_MS,
  type RecoveryContext,
  type RecoveryEvent,
  type RecoveryInput,
  type RecoveryResult,
  type RecoveryStep,
  isLimit,
  isResumable,
  isStale,
  recoveryErrors,
} from './context.ts';
import { requestMachine } from '../data/request.machine.ts';
import type { SentCode } from './sentCode.ts';
import { NEVER_MS, SLOW_MS } from '../data/slowStates.ts';
import { typed } from '../lib/machineTypes.ts';

export const recoverySetup = setup({
  types: typed<{
    context: RecoveryContext;
    input: RecoveryInput;
    events: RecoveryEvent;
    emitted: RecoveryResult;
    tags: RecoveryStep | 'busy' | 'slow' | 'resendable' | 'expired' | 'limited';
  }>(),
  actors: { request: requestMachine },
  delays: {
    slow: SLOW_MS,
    resendPause: ({ context }) => Math.max(0, context.resendAt - context.now()),
    codeLife: ({ context }) => Math.min(context.expiresAt - context.now(), NEVER_MS),
    limit: ({ context }) => context.failure?.retryAfter ?? LIMIT_MS,
  },
  guards: {
    isRight: ({ context }, step: RecoveryStep) => Object.keys(recoveryErrors(step, context.values)).length === 0,
    isOk: (_, outcome: Outcome) => outcome.ok,
    isLimit: (_, outcome: Outcome) => isLimit(outcome),
    isStale: (_, outcome: Outcome) => isStale(outcome),
    isResumable: ({ context }, sent: SentCode) => isResumable(context, sent),
    isResendable: stateIn({ resend: 'ready' }),
    mayTry: and([
      stateIn({ code: 'alive' }),
      stateIn({ tries: 'free' }),
      ({ context }) => Object.keys(recoveryErrors('code', context.values)).length === 0,
    ]),
  },
  actions: {
    take: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: {},
    })),
    reveal: assign(({ context }, step: RecoveryStep) => ({ revealed: [...context.revealed, step] })),
    forgive: assign({ failure: null, serverErrors: {} }),
    keepCode: assign(({ context }, outcome: Outcome) => {
      if (!outcome.ok) return {};
      // assumed: a server that has sent a code need not say where to, or for how long it is good
      const { email_mask, ttl } =
        outcome.value === null ? { email_mask: '', ttl: 300 } : resultOf(sendRecoveryCode, outcome.value);
      const now = context.now();
      return {
        emailMask: email_mask,
        resendAt: now + RESEND_PAUSE_MS,
        expiresAt: now + ttl * 1000,
        values: { ...context.values, code: '' },
        revealed: [],
      };
    }),
    resume: assign(({ context }, { login, ...sent }: SentCode) => ({ ...sent, values: { ...context.values, login } })),
    keepToken: assign((_, outcome: Outcome) =>
      outcome.ok ? { recoveryToken: resultOf(verifyRecoveryCode, outcome.value).recovery_token } : {},
    ),
    keepFailure: assign((_, outcome: Outcome) =>
      outcome.ok ? {} : { failure: outcome.failure, serverErrors: fieldErrors(outcome.failure) },
    ),
    keepStale: assign((_, outcome: Outcome) =>
      outcome.ok
        ? {}
        : {
            failure: outcome.failure,
            serverErrors: { code: fieldErrors(outcome.failure)['recovery_token'] ?? '' },
          },
    ),
    keepLimit: assign(({ context }) => ({ limitedUntil: context.now() + (context.failure?.retryAfter ?? LIMIT_MS) })),
    tellInvalid: emit({ type: 'INVALID' }),
  },
});
