// Password recovery: login → code from the e-mail → new password.
import { assign, emit, raise } from 'xstate';
import type { FormValues } from '../form/form.machine.ts';
import { recoveryCalls, initialRecoveryValues } from './context.ts';
import { recoverySetup } from './setup.ts';
import { slowStates } from '../data/slowStates.ts';

/** State that requests a code and leads to the code step; a failure returns to `step`. `id` is that of the call. */
const sendingFrom = (step: 'login' | 'code', id: string) =>
  recoverySetup.createStateConfig({
    ...slowStates,
    tags: ['busy', step],
    entry: 'clearServerErrors',
    on: { 'form.cancel': step },
    invoke: {
      id,
      src: 'request',
      input: ({ context }) => ({ call: recoveryCalls.send(context), ports: context.requests }),
      onDone: [
        {
          guard: { type: 'isSucceeded', params: ({ event }) => event.output },
          target: 'code',
          actions: [{ type: 'setCode', params: ({ event }) => event.output }, raise({ type: 'code.sent' })],
        },
        { target: step, actions: { type: 'setFailure', params: ({ event }) => event.output } },
      ],
    },
  });

/** Input: requests and clock. Emits `RecoveryResult`. Tags: the step, `busy` while sending, `slow` after 15 s. */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  context: ({ input }) => ({
    ...input,
    values: initialRecoveryValues,
    revealed: [],
    serverErrors: {},
    failure: null,
    emailMask: '',
    resendAt: 0,
    expiresAt: 0,
    limitedUntil: 0,
    recoveryToken: '',
  }),
  type: 'parallel',
  states: {
    step: {
      initial: 'login',
      states: {
        login: {
          tags: 'login',
          on: {
            'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
            'form.hydrate': {
              actions: assign(({ context, event }) => ({ values: adopted(context.values, event.values) })),
            },
            'code.restore': {
              guard: { type: 'isResumable', params: ({ event }) => event.sent },
              target: 'code',
              actions: [{ type: 'resume', params: ({ event }) => event.sent }, raise({ type: 'code.sent' })],
            },
            'form.submit': [
              { guard: { type: 'isValid', params: 'login' }, target: 'requesting' },
              { actions: [{ type: 'reveal', params: 'login' }, 'emitInvalid'] },
            ],
          },
        },
        requesting: sendingFrom('login', 'send'),
        code: {
          tags: 'code',
          on: {
            'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
            'step.back': { target: 'login', actions: 'clearServerErrors' },
            'form.submit': [
              { guard: 'canTry', target: 'verifying' },
              { actions: [{ type: 'reveal', params: 'code' }, 'emitInvalid'] },
            ],
            'code.resend': { guard: 'isResendable', target: 'resending' },
          },
        },
        resending: sendingFrom('code', 'resend'),
        verifying: {
          ...slowStates,
          tags: ['busy', 'code'],
          entry: 'clearServerErrors',
          on: { 'form.cancel': 'code' },
          invoke: {
            id: 'verify',
            src: 'request',
            input: ({ context }) => ({ call: recoveryCalls.verify(context), ports: context.requests }),
            onDone: [
              {
                guard: { type: 'isSucceeded', params: ({ event }) => event.output },
                target: 'password',
                actions: { type: 'setToken', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRateLimitedOutcome', params: ({ event }) => event.output },
                target: 'code',
                actions: [
                  { type: 'setFailure', params: ({ event }) => event.output },
                  'setRateLimit',
                  raise({ type: 'code.rateLimited' }),
                ],
              },
              {
                target: 'code',
                actions: [{ type: 'setFailure', params: ({ event }) => event.output }, 'emitInvalid'],
              },
            ],
          },
        },
        password: {
          tags: 'password',
          on: {
            'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
            'step.back': { target: 'code', actions: 'clearServerErrors' },
            'form.submit': [
              { guard: { type: 'isValid', params: 'password' }, target: 'saving' },
              { actions: [{ type: 'reveal', params: 'password' }, 'emitInvalid'] },
            ],
          },
        },
        saving: {
          ...slowStates,
          tags: ['busy', 'password'],
          entry: 'clearServerErrors',
          on: { 'form.cancel': 'password' },
          invoke: {
            id: 'save',
            src: 'request',
            input: ({ context }) => ({ call: recoveryCalls.save(context), ports: context.requests }),
            onDone: [
              { guard: { type: 'isSucceeded', params: ({ event }) => event.output }, target: 'recovered' },
              {
                guard: { type: 'isTokenExpiredOutcome', params: ({ event }) => event.output },
                target: 'code',
                actions: [
                  { type: 'setExpired', params: ({ event }) => event.output },
                  raise({ type: 'code.invalidated' }),
                  'emitInvalid',
                ],
              },
              {
                target: 'password',
                actions: [{ type: 'setFailure', params: ({ event }) => event.output }, 'emitInvalid'],
              },
            ],
          },
        },
        recovered: { entry: emit({ type: 'password.recovered' }) },
      },
    },
    code: {
      initial: 'none',
      on: { 'code.sent': '.alive', 'code.invalidated': '.expired' },
      states: { none: {}, alive: { after: { codeLife: 'expired' } }, expired: { tags: 'expired' } },
    },
    resend: {
      initial: 'ready',
      on: { 'code.sent': '.pausing' },
      states: { ready: { tags: 'resendable' }, pausing: { after: { resendPause: 'ready' } } },
    },
    tries: {
      initial: 'allowed',
      on: { 'code.rateLimited': '.rateLimited' },
      states: { allowed: {}, rateLimited: { tags: 'rateLimited', after: { limit: 'allowed' } } },
    },
  },
});

/** Only the first step is prerendered, so only its field may have been typed into before hydration. */
const adopted = (values: FormValues, found: FormValues): FormValues => ({
  ...values,
  ...(typeof found['login'] === 'string' ? { login: found['login'] } : {}),
});
