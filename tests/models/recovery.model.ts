// A password recovery: the three steps with what the server may object to, the three timers of a code, slow calls.
import { recoveryMachine } from '../../src/machines/recovery/recovery.machine.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { failing, inertPorts, refusal } from '../support/models/ports.ts';

export const SLOW_MS = 15_000;
export const PAUSE_MS = 60_000;
export const LIMIT_MS = 60_000;
export const TTL_MS = 300_000;

export const LOGIN = 'ved.active';
export const CODE = '246810';
export const PASSWORD = 'Primer2026xx';
export const MASK = 'f***@***.example';
export const TOKEN = 'recovery-1';

/** The server's field errors. */
export const SAID = {
  login: 'Проверьте значение',
  code: 'Неверный код',
  password: 'Слишком простой пароль',
  stale: 'Код истёк. Запросите новый',
};

type Recovery = Scene<typeof recoveryMachine>;
const input: Recovery['input'] = { requests: inertPorts, now: () => 0 };

type Call = 'send' | 'resend' | 'verify' | 'save';
const answered = (as: string, call: Call, value: unknown): ModelEvent => ({
  as,
  type: `xstate.done.actor.${call}`,
  output: { ok: true, value },
});
const refused = (as: string, call: Call, data: unknown): ModelEvent => ({
  as,
  type: `xstate.done.actor.${call}`,
  output: { ok: false, failure: failing('http', { status: 400, data, method: 'POST' }) },
});
const lost = (call: Call): ModelEvent => ({
  as: `${call}: the network is lost`,
  type: `xstate.done.actor.${call}`,
  output: { ok: false, failure: failing('network', { method: 'POST' }) },
});
const drags = (state: string): ModelEvent => ({
  as: `${state} drags on`,
  type: `xstate.after.slow.recovery.step.${state}.waiting`,
});
const types = (as: string, name: string, value: string): ModelEvent => ({ as, type: 'field.change', name, value });

const typesLogin = types('types the login', 'login', LOGIN);
const typesCode = types('types the code', 'code', CODE);
const typesPassword = types('types the password', 'password', PASSWORD);
const typesAgain = types('types it again', 'password_again', PASSWORD);
const sent = { email_mask: MASK, ttl: TTL_MS / 1000 };
const isSent = answered('a code is sent', 'send', sent);
const isVerified = answered('the code is right', 'verify', { recovery_token: TOKEN });
const isWrong = refused('the code is wrong', 'verify', { code: [SAID.code] });

/** The stored code, counted from `now`. */
export const sentAt = (now: number) => ({
  login: LOGIN,
  emailMask: MASK,
  resendAt: now + PAUSE_MS,
  expiresAt: now + TTL_MS,
});

/** The step on the screen when one of its events occurs. */
const FROM: Readonly<Record<string, 'login' | 'code' | 'password'>> = {
  'types the login': 'login',
  'adopts an early login': 'login',
  'types the code': 'code',
  'types the password': 'password',
  'types it again': 'password',
  'code.resend': 'code',
};
const canOccur: NonNullable<Recovery['canOccur']> = ({ as, type }, snapshot) => {
  const name = as ?? type;
  const step = FROM[name];
  if (step !== undefined) return snapshot.matches({ step });
  if (name === 'step.back') return snapshot.matches({ step: 'code' }) || snapshot.matches({ step: 'password' });
  // A page that has just been loaded.
  if (name === 'code.restore') return snapshot.matches({ step: 'login' }) && snapshot.context.values['login'] === '';
  return name === 'form.cancel' ? snapshot.hasTag('slow') : true;
};
const key: NonNullable<Recovery['key']> = ({ context: { values, revealed, serverErrors, failure } }) => [
  [values['login'], values['code'], values['password'], values['password_again']].map(Boolean),
  [...new Set(revealed)].toSorted(),
  Object.keys(serverErrors),
  failure?.kind,
];

export const recoveryModel: Model<typeof recoveryMachine> = {
  name: 'recovery',
  machine: recoveryMachine,
  scenes: {
    'step by step': {
      input,
      canOccur,
      key,
      events: [
        typesLogin,
        { as: 'adopts an early login', type: 'form.hydrate', values: { login: LOGIN, password: 'stranger' } },
        typesCode,
        typesPassword,
        typesAgain,
        { type: 'form.submit' },
        { type: 'step.back' },
        isSent,
        isVerified,
        answered('the password is changed', 'save', {}),
        refused('the login is refused', 'send', { login: [SAID.login] }),
        isWrong,
        refused('the password is refused', 'save', { password: [SAID.password] }),
        refused('the token has run out', 'save', { recovery_token: [SAID.stale] }),
      ],
    },
    'a code and its timers': {
      input,
      canOccur,
      key,
      events: [
        typesLogin,
        typesCode,
        { type: 'form.submit' },
        { type: 'code.resend' },
        isSent,
        answered('another code is sent', 'resend', sent),
        isWrong,
        {
          as: 'too many codes were wrong',
          type: 'xstate.done.actor.verify',
          output: { ok: false, failure: refusal('rateLimitExceeded', { method: 'POST' }) },
        },
        { as: 'the pause is over', type: 'xstate.after.resendPause.recovery.resend.pausing' },
        { as: 'the code runs out', type: 'xstate.after.codeLife.recovery.code.alive' },
        { as: 'the limit is over', type: 'xstate.after.limit.recovery.tries.rateLimited' },
      ],
    },
    'after a reload': {
      input,
      canOccur,
      key,
      events: [
        { type: 'code.restore', sent: sentAt(0) },
        { type: 'step.back' },
        { as: 'the pause is over', type: 'xstate.after.resendPause.recovery.resend.pausing' },
        { as: 'the code runs out', type: 'xstate.after.codeLife.recovery.code.alive' },
      ],
    },
    'slow calls': {
      input,
      canOccur,
      key,
      events: [
        typesLogin,
        typesCode,
        typesPassword,
        typesAgain,
        { type: 'form.submit' },
        { type: 'code.resend' },
        { type: 'form.cancel' },
        isSent,
        isVerified,
        { as: 'the pause is over', type: 'xstate.after.resendPause.recovery.resend.pausing' },
        ...(['send', 'resend', 'verify', 'save'] as const).map(lost),
        ...['requesting', 'resending', 'verifying', 'saving'].map(drags),
      ],
    },
  },
};
