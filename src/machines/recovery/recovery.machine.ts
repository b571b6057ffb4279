// Password recovery: login → code from the e-mail → new password.
import { assign, emit, raise } from 'xstate';
import type { FormValues } from '../form/form.machine.ts';
import { recoveryCalls, createRecoveryContext } from './context.ts';
import { recoverySetup } from './setup.ts';
import { slowStates } from '../data/slowStates.ts';

/** State that requests a code and leads to the code step; a failure returns to `step`. `id` is that of the call. */
const sendingFrom = (step: 'login' | 'code', id: string) =>
  recoverySetup.createStateConfig({
    ...slowStates,
    tags: ['busy', step],
    entry: 'forgive',
    on: { CANCELLED: step },
    invoke: {
      id,
      src: 'request',
      input: ({ context }) => ({ call: recoveryCalls.send(context), ports: context.requests }),
      onDone: [
        {
          guard: { type: 'isOk', params: ({ event }) => event.output },
          target: 'code',
          actions: [{ type: 'keepCode', params: ({ event }) => event.output }, raise({ type: 'CODE_SENT' })],
        },
        { target: step, actions: { type: 'keepFailure', params: ({ event }) => event.output } },
      ],
    },
  });

/** Input: requests and clock. Emits `RecoveryResult`. Tags: the step, `busy` while sending, `slow` after 15 s. */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  context: ({ input }) => ({
    ...input,
    values: createRecoveryContext,
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
            CHANGED: { actions: { type: 'take', params: ({ event }) => event } },
            ADOPTED: { actions: assign(({ context, event }) => ({ values: adopted(context.values, event.values) })) },
            RESUMED: {
              guard: { type: 'isResumable', params: ({ event }) => event.sent },
              target: 'code',
              actions: [{ type: 'resume', params: ({ event }) => event.sent }, raise({ type: 'CODE_SENT' })],
            },
            SUBMITTED: [
              { guard: { type: 'isRight', params: 'login' }, target: 'requesting' },
              { actions: [{ type: 'reveal', params: 'login' }, 'tellInvalid'] },
            ],
          },
        },
        requesting: sendingFrom('login', 'send'),
        code: {
          tags: 'code',
          on: {
            CHANGED: { actions: { type: 'take', params: ({ event }) => event } },
            BACK: { target: 'login', actions: 'forgive' },
            SUBMITTED: [
              { guard: 'mayTry', target: 'verifying' },
              { actions: [{ type: 'reveal', params: 'code' }, 'tellInvalid'] },
            ],
            RESENT: { guard: 'isResendable', target: 'resending' },
          },
        },
        resending: sendingFrom('code', 'resend'),
        verifying: {
          ...slowStates,
          tags: ['busy', 'code'],
          entry: 'forgive',
          on: { CANCELLED: 'code' },
          invoke: {
            id: 'verify',
            src: 'request',
            input: ({ context }) => ({ call: recoveryCalls.verify(context), ports: context.requests }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'password',
                actions: { type: 'keepToken', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isLimit', params: ({ event }) => event.output },
                target: 'code',
                actions: [
                  { type: 'keepFailure', params: ({ event }) => event.output },
                  'keepLimit',
                  raise({ type: 'LIMITED' }),
                ],
              },
              {
                target: 'code',
                actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellInvalid'],
              },
            ],
          },
        },
        password: {
          tags: 'password',
          on: {
            CHANGED: { actions: { type: 'take', params: ({ event }) => event } },
            BACK: { target: 'code', actions: 'forgive' },
            SUBMITTED: [
              { guard: { type: 'isRight', params: 'password' }, target: 'saving' },
              { actions: [{ type: 'reveal', params: 'password' }, 'tellInvalid'] },
            ],
          },
        },
        saving: {
          ...slowStates,
          tags: ['busy', 'password'],
          entry: 'forgive',
          on: { CANCELLED: 'password' },
          invoke: {
            id: 'save',
            src: 'request',
            input: ({ context }) => ({ call: recoveryCalls.save(context), ports: context.requests }),
            onDone: [
              { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'recovered' },
              {
                guard: { type: 'isStale', params: ({ event }) => event.output },
                target: 'code',
                actions: [
                  { type: 'keepStale', params: ({ event }) => event.output },
                  raise({ type: 'CODE_LOST' }),
                  'tellInvalid',
                ],
              },
              {
                target: 'password',
                actions: [{ type: 'keepFailure', params: ({ event }) => event.output }, 'tellInvalid'],
              },
            ],
          },
        },
        recovered: { entry: emit({ type: 'RECOVERED' }) },
      },
    },
    code: {
      initial: 'none',
      on: { CODE_SENT: '.alive', CODE_LOST: '.expired' },
      states: { none: {}, alive: { after: { codeLife: 'expired' } }, expired: { tags: 'expired' } },
    },
    resend: {
      initial: 'ready',
      on: { CODE_SENT: '.pausing' },
      states: { ready: { tags: 'resendable' }, pausing: { after: { resendPause: 'ready' } } },
    },
    tries: {
      initial: 'free',
      on: { LIMITED: '.limited' },
      states: { free: {}, limited: { tags: 'limited', after: { limit: 'free' } } },
    },
  },
});

/** Only the first step is prerendered, so only its field may have been typed into before hydration. */
const adopted = (values: FormValues, found: FormValues): FormValues => ({
  ...values,
  ...(typeof found['login'] === 'string' ? { login: found['login'] } : {}),
});
