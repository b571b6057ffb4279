// The timers of a recovery: how long they take, that they go on behind a call, and what an expired token leads to.
import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { recoveryMachine } from '../../src/machines/recovery.ts';
import { createHeldWire, failing, refusal } from '../support/models/ports.ts';
import { turn } from '../support/time.ts';

const SECOND = 1_000;
const LONG_TTL_S = 300;

/** A recovery whose code has just been sent. */
async function withCode(ttl = LONG_TTL_S) {
  const clock = new SimulatedClock();
  const wire = createHeldWire();
  const actor = createActor(recoveryMachine, {
    input: { requests: wire.ports, now: () => clock.now() },
    clock,
  }).start();
  actor.send({ type: 'CHANGED', name: 'login', value: ' ved.active ' });
  actor.send({ type: 'SUBMITTED' });
  await turn();
  wire.settle({ ok: true, value: { email_mask: 'f***@***.example', ttl } });
  await turn();
  const verify = async (code: string) => {
    actor.send({ type: 'CHANGED', name: 'code', value: code });
    actor.send({ type: 'SUBMITTED' });
    await turn();
  };
  return { clock, wire, actor, verify, tags: () => actor.getSnapshot().tags };
}

describe('another code', () => {
  test('can be asked for after a minute', async () => {
    const { actor, clock, wire } = await withCode();
    actor.send({ type: 'RESENT' });
    clock.increment(59 * SECOND);
    actor.send({ type: 'RESENT' });
    await turn();
    expect(wire.live()).toHaveLength(0);
    clock.increment(SECOND);
    actor.send({ type: 'RESENT' });
    await turn();
    expect(wire.live().map(({ call }) => call.endpoint.path)).toEqual(['organizations/send_recovery_code/']);
  });

  test('begins a life and a pause of its own and empties the field', async () => {
    const { actor, clock, wire, tags } = await withCode();
    actor.send({ type: 'CHANGED', name: 'code', value: '111111' });
    clock.increment(200 * SECOND);
    actor.send({ type: 'RESENT' });
    await turn();
    wire.settle({ ok: true, value: { email_mask: 'f***@***.example', ttl: LONG_TTL_S } });
    await turn();
    expect(tags().has('resendable')).toBe(false);
    clock.increment(299 * SECOND);
    expect(tags().has('expired')).toBe(false);
    expect(actor.getSnapshot().context.values['code']).toBe('');
  });
});

describe('a code', () => {
  test('lives as long as the server says', async () => {
    const { clock, tags } = await withCode(90);
    clock.increment(89 * SECOND);
    expect(tags().has('expired')).toBe(false);
    clock.increment(SECOND);
    expect(tags().has('expired')).toBe(true);
  });

  test('runs out behind a wrong try too, and is not sent any more', async () => {
    const { clock, wire, verify, tags } = await withCode(90);
    await verify('111111');
    clock.increment(90 * SECOND);
    wire.settle({ ok: false, failure: failing('http', { status: 400, data: { code: ['Неверный код'] } }) });
    await turn();
    expect(tags().has('expired')).toBe(true);
    await verify('246810');
    expect(wire.live()).toHaveLength(0);
  });

  test('that was wrong too often cannot be tried for a minute', async () => {
    const { clock, wire, verify, tags } = await withCode();
    await verify('111111');
    wire.settle({ ok: false, failure: refusal('rateLimitExceeded') });
    await turn();
    await verify('246810');
    expect(wire.live()).toHaveLength(0);
    clock.increment(59 * SECOND);
    expect(tags().has('limited')).toBe(true);
    clock.increment(SECOND);
    await verify('246810');
    expect(wire.live()).toHaveLength(1);
  });
});
