// Password recovery: required and stored values of each step, and timers that keep running during a call.
import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { recoverPassword, sendRecoveryCode, verifyRecoveryCode } from '../../src/api/endpoints/auth.ts';
import { recoveryMachine } from '../../src/machines/recovery/recovery.machine.ts';
import { getRecoveryErrors, getSentCode } from '../../src/machines/recovery/context.ts';
import { createHeldRequests, failing, refusal } from '../support/models/ports.ts';
import { turn } from '../support/time.ts';

const SECOND = 1_000;
const LONG_TTL_S = 300;

/** A recovery right after its code was sent. */
async function withCode(ttl = LONG_TTL_S) {
  const clock = new SimulatedClock();
  const fakeApi = createHeldRequests();
  const actor = createActor(recoveryMachine, {
    input: { requests: fakeApi.ports, now: () => clock.now() },
    clock,
  }).start();
  actor.send({ type: 'field.change', name: 'login', value: ' ved.active ' });
  actor.send({ type: 'form.submit' });
  await turn();
  fakeApi.settle({ ok: true, value: { email_mask: 'f***@***.example', ttl } });
  await turn();
  const verify = async (code: string) => {
    actor.send({ type: 'field.change', name: 'code', value: code });
    actor.send({ type: 'form.submit' });
    await turn();
  };
  return { clock, fakeApi, actor, verify, tags: () => actor.getSnapshot().tags };
}

const REQUIRED = 'Заполните поле';

test.each([
  ['login', {}, { login: REQUIRED }],
  ['login', { login: '  ' }, { login: REQUIRED }],
  ['login', { login: 'ved.active' }, {}],
  ['code', { code: '' }, { code: REQUIRED }],
  ['code', { code: '24681' }, { code: 'Неверный код' }],
  ['code', { code: ' 246810 ' }, {}],
  ['password', { password: '', password_again: '' }, { password: REQUIRED, password_again: REQUIRED }],
  [
    'password',
    { password: 'primer', password_again: 'Primer' },
    {
      password: 'Не менее 10 знаков: строчная и заглавная буквы, цифра',
      password_again: 'Пароли не совпадают',
    },
  ],
  ['password', { password: 'Primer2026xx', password_again: 'Primer2026xx' }, {}],
] as const)('step %s with %j: %j', (step, values, errors) => {
  expect(getRecoveryErrors(step, values)).toEqual(errors);
});

test('starts with empty fields without errors; only the login of a prerendered page is hydrated', () => {
  const actor = createActor(recoveryMachine, { input: { requests: createHeldRequests().ports, now: () => 0 } }).start();
  const initial = { login: '', code: '', password: '', password_again: '', revealed: false };
  expect(actor.getSnapshot().context).toMatchObject({ values: initial, revealed: [], serverErrors: {}, failure: null });
  actor.send({ type: 'form.hydrate', values: { password: 'stranger' } });
  expect(actor.getSnapshot().context.values).toEqual(initial);
  actor.send({ type: 'form.hydrate', values: { login: 'ved.active', code: '111111' } });
  expect(actor.getSnapshot().context.values).toEqual({ ...initial, login: 'ved.active' });
});

test('a sent code shows its address, its expiry and when another may be requested', async () => {
  const { actor, clock, fakeApi } = await withCode(90);
  clock.increment(SECOND);
  expect(actor.getSnapshot().context).toMatchObject({
    emailMask: 'f***@***.example',
    resendAt: 60 * SECOND,
    expiresAt: 90 * SECOND,
  });
  clock.increment(59 * SECOND);
  actor.send({ type: 'code.resend' });
  await turn();
  fakeApi.settle({ ok: true, value: { email_mask: 'g***@***.example', ttl: 90 } });
  await turn();
  expect(actor.getSnapshot().context).toMatchObject({
    emailMask: 'g***@***.example',
    resendAt: 120 * SECOND,
    expiresAt: 150 * SECOND,
  });
});

test('an error of the server is shown at its field until anything is typed', async () => {
  const { actor, fakeApi, verify } = await withCode();
  await verify('111111');
  fakeApi.settle({ ok: false, failure: failing('http', { status: 400, data: { code: ['Неверный код'] } }) });
  await turn();
  expect(actor.getSnapshot().context).toMatchObject({
    serverErrors: { code: 'Неверный код' },
    failure: { status: 400 },
  });
  actor.send({ type: 'field.change', name: 'code', value: '2' });
  expect(actor.getSnapshot().context.serverErrors).toEqual({});
  actor.send({ type: 'step.back' });
  expect(actor.getSnapshot().context.failure, 'another step, another try').toBeNull();
});

test('each step sends trimmed values, and the password unchanged', async () => {
  const { actor, fakeApi, verify } = await withCode();
  await verify(' 246810 ');
  fakeApi.settle({ ok: true, value: { recovery_token: 'recovery-1' } });
  await turn();
  actor.send({ type: 'field.change', name: 'password', value: 'Primer2026xx' });
  actor.send({ type: 'field.change', name: 'password_again', value: 'Primer2026xx' });
  actor.send({ type: 'form.submit' });
  await turn();
  expect(fakeApi.sent.map(({ call }) => [call.endpoint, call.input.body])).toEqual([
    [sendRecoveryCode, { login: 'ved.active' }],
    [verifyRecoveryCode, { login: 'ved.active', code: '246810' }],
    [recoverPassword, { login: 'ved.active', recovery_token: 'recovery-1', password: 'Primer2026xx' }],
  ]);
});

describe('another code', () => {
  test('can be requested after a minute', async () => {
    const { actor, clock, fakeApi } = await withCode();
    actor.send({ type: 'code.resend' });
    clock.increment(59 * SECOND);
    actor.send({ type: 'code.resend' });
    await turn();
    expect(fakeApi.live()).toHaveLength(0);
    clock.increment(SECOND);
    actor.send({ type: 'code.resend' });
    await turn();
    expect(fakeApi.live().map(({ call }) => call.endpoint.path)).toEqual(['organizations/send_recovery_code/']);
  });

  test('has its own expiry and pause, and empties the field', async () => {
    const { actor, clock, fakeApi, tags } = await withCode();
    actor.send({ type: 'field.change', name: 'code', value: '111111' });
    clock.increment(200 * SECOND);
    actor.send({ type: 'code.resend' });
    await turn();
    fakeApi.settle({ ok: true, value: { email_mask: 'f***@***.example', ttl: LONG_TTL_S } });
    await turn();
    clock.increment(59 * SECOND);
    expect(tags().has('resendable')).toBe(false);
    clock.increment(SECOND);
    expect(tags().has('resendable')).toBe(true);
    clock.increment(239 * SECOND);
    expect(tags().has('expired')).toBe(false);
    expect(actor.getSnapshot().context.values['code']).toBe('');
    clock.increment(SECOND);
    expect(tags().has('expired')).toBe(true);
  });
});

describe('a code', () => {
  test('is valid as long as the server states', async () => {
    const { clock, tags } = await withCode(90);
    clock.increment(89 * SECOND);
    expect(tags().has('expired')).toBe(false);
    clock.increment(SECOND);
    expect(tags().has('expired')).toBe(true);
  });

  test('expires after a wrong try too, and is not sent any more', async () => {
    const { clock, fakeApi, verify, tags } = await withCode(90);
    await verify('111111');
    clock.increment(90 * SECOND);
    fakeApi.settle({ ok: false, failure: failing('http', { status: 400, data: { code: ['Неверный код'] } }) });
    await turn();
    expect(tags().has('expired')).toBe(true);
    await verify('246810');
    expect(fakeApi.live()).toHaveLength(0);
  });

  test('tried wrongly too often cannot be tried for a minute', async () => {
    const { actor, clock, fakeApi, verify, tags } = await withCode();
    await verify('111111');
    fakeApi.settle({ ok: false, failure: refusal('rateLimitExceeded') });
    await turn();
    await verify('246810');
    expect(fakeApi.live()).toHaveLength(0);
    clock.increment(59 * SECOND);
    expect(tags().has('rateLimited')).toBe(true);
    expect(actor.getSnapshot().context.limitedUntil).toBe(60 * SECOND);
    clock.increment(SECOND);
    await verify('246810');
    expect(fakeApi.live()).toHaveLength(1);
  });
});

test('a valid code is resumed after a reload, unless another login was typed', () => {
  const sent = { login: 'ved.active', emailMask: 'f***@***.example', resendAt: 5, expiresAt: 10 };
  const resumed = (login: string, now: number) => {
    const actor = createActor(recoveryMachine, {
      input: { requests: createHeldRequests().ports, now: () => now },
    }).start();
    actor.send({ type: 'form.hydrate', values: { login } });
    actor.send({ type: 'code.restore', sent });
    const { context, tags } = actor.getSnapshot();
    return [tags.has('code') ? 'code' : 'login', context.values['login']];
  };
  expect(resumed('', 9)).toEqual(['code', 'ved.active']);
  expect(resumed(' ved.active ', 9)).toEqual(['code', 'ved.active']);
  expect(resumed('lp.active', 9)).toEqual(['login', 'lp.active']);
  expect(resumed('', 10)).toEqual(['login', '']);
});

test('a sent code is stored with its owner and times until it is used', async () => {
  const { actor, fakeApi, verify } = await withCode(90);
  const sent = { login: 'ved.active', emailMask: 'f***@***.example', resendAt: 60 * SECOND, expiresAt: 90 * SECOND };
  expect(getSentCode(actor.getSnapshot())).toEqual(sent);
  await verify('246810');
  fakeApi.settle({ ok: true, value: { recovery_token: 'recovery-1' } });
  await turn();
  expect(actor.getSnapshot().tags.has('password')).toBe(true);
  expect(getSentCode(actor.getSnapshot())).toEqual(sent);
  actor.send({ type: 'field.change', name: 'password', value: 'Primer2026xx' });
  actor.send({ type: 'field.change', name: 'password_again', value: 'Primer2026xx' });
  actor.send({ type: 'form.submit' });
  await turn();
  fakeApi.settle({ ok: true, value: {} });
  await turn();
  expect(getSentCode(actor.getSnapshot())).toBeNull();
});

test('stores nothing before a code is sent', () => {
  const actor = createActor(recoveryMachine, { input: { requests: createHeldRequests().ports, now: () => 0 } }).start();
  actor.send({ type: 'field.change', name: 'login', value: 'ved.active' });
  expect(getSentCode(actor.getSnapshot())).toBeNull();
});
