// The end of a session by inactivity: warned of a minute before, put off by any call of any tab, settled by the server.
import { describe, expect, onTestFinished, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { StorageEventTarget } from '../../src/api/tokens.ts';
import { type IdleResult, getIdleDeadline, idleMachine } from '../../src/machines/session/idle.machine.ts';
import { type Profile, createProfile, throwingStorage } from '../support/tabs.ts';
import { turn } from '../support/time.ts';

const MINUTE = 60_000;
const LIMIT = 30 * MINUTE;

interface Parts {
  readonly profile?: Profile;
  readonly clock?: SimulatedClock;
  readonly limit?: number;
  /** In place of the profile's own. */
  readonly storage?: Storage;
}

/** A tab of `profile`; tabs of one test share the clock. */
function open({ profile = createProfile(), clock = new SimulatedClock(), limit = LIMIT, storage }: Parts = {}) {
  const tab = profile.tab();
  const received: IdleResult['type'][] = [];
  const idle = createActor(idleMachine, {
    input: {
      limit,
      storage: storage ?? tab.storage,
      storageEvents: tab.storageEvents,
      now: () => clock.now(),
    },
    clock,
  });
  idle.on('*', ({ type }) => received.push(type));
  return { idle: idle.start(), clock, received };
}

describe('an idle session', () => {
  test('is warned of one minute before its end and not earlier', () => {
    const { idle, clock } = open();
    clock.increment(29 * MINUTE - 1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
    clock.increment(1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(true);
  });

  test('of a minute and a half is warned of for its last third', () => {
    const { idle, clock } = open({ limit: 1.5 * MINUTE });
    clock.increment(MINUTE - 1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
    clock.increment(1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(true);
  });

  test('is postponed by every call, from its time on', () => {
    const { idle, clock } = open();
    clock.increment(20 * MINUTE);
    idle.send({ type: 'session.used' });
    clock.increment(29 * MINUTE - 1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
    clock.increment(1);
    idle.send({ type: 'session.used' });
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
  });

  test('requests a call when the user stays; that call closes the warning', () => {
    const { idle, clock, received } = open();
    idle.send({ type: 'session.extend' });
    clock.increment(29 * MINUTE);
    idle.send({ type: 'session.extend' });
    expect(received).toEqual(['session.keepAlive']);
    expect(idle.getSnapshot().hasTag('warning')).toBe(true);
    idle.send({ type: 'session.used' });
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
  });

  test('requests the server after its time, late rather than early', () => {
    const { idle, clock, received } = open();
    clock.increment(LIMIT);
    expect(received).toEqual([]);
    clock.increment(2_000);
    expect(received).toEqual(['session.expired']);
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
  });

  test('restarts the count when the server extends it', () => {
    const { idle, clock, received } = open();
    clock.increment(29 * MINUTE);
    clock.increment(MINUTE + 2_000);
    clock.increment(MINUTE);
    clock.increment(29 * MINUTE - 1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
    clock.increment(1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(true);
    clock.increment(MINUTE + 2_000);
    expect(received).toEqual(['session.expired', 'session.expired']);
  });
});

describe('a clock that is set back by three hours', () => {
  const SET_BACK = 3 * 60 * MINUTE;
  /** Timers go on, as they do in a browser; only what the clock shows is another time. */
  function openAt(profile = createProfile()) {
    const clock = new SimulatedClock();
    const day = { at: 10 * 60 * MINUTE };
    const tab = profile.tab();
    const received: IdleResult['type'][] = [];
    const now = () => day.at + clock.now();
    const idle = createActor(idleMachine, { input: { limit: LIMIT, ...tab, now }, clock });
    idle.on('*', ({ type }) => received.push(type));
    onTestFinished(() => void idle.stop());
    return { idle: idle.start(), clock, day, received, now };
  }

  test('delays neither the end nor its warning', () => {
    const { idle, clock, day, received, now } = openAt();
    day.at -= SET_BACK;
    clock.increment(29 * MINUTE);
    expect(idle.getSnapshot().hasTag('warning')).toBe(true);
    expect(getIdleDeadline(idle.getSnapshot().context) - now()).toBe(MINUTE);
    clock.increment(MINUTE + 2_000);
    expect(received).toEqual(['session.expired']);
  });

  test('keeps receiving the calls of other tabs', async () => {
    const profile = createProfile();
    const { idle, clock, day, now } = openAt(profile);
    day.at -= SET_BACK;
    clock.increment(20 * MINUTE);
    profile.tab().storage.setItem('meridian:last-call', 'soon');
    await turn();
    profile.tab().storage.setItem('meridian:last-call', String(now()));
    await turn();
    clock.increment(29 * MINUTE - 1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(false);
    clock.increment(1);
    expect(idle.getSnapshot().hasTag('warning')).toBe(true);
  });
});

describe('two tabs of one session', () => {
  test('share their calls: a busy one keeps the other active', async () => {
    const clock = new SimulatedClock();
    const profile = createProfile();
    const busy = open({ profile, clock });
    const idle = open({ profile, clock });
    clock.increment(28 * MINUTE);
    busy.idle.send({ type: 'session.used' });
    await turn();
    clock.increment(28 * MINUTE);
    expect(idle.idle.getSnapshot().hasTag('warning')).toBe(false);
    clock.increment(MINUTE);
    expect(idle.idle.getSnapshot().hasTag('warning')).toBe(true);
    busy.idle.send({ type: 'session.used' });
    await turn();
    expect(idle.idle.getSnapshot().hasTag('warning')).toBe(false);
    expect(idle.received).toEqual([]);
  });

  test.each(['', 'soon', '-5', '99999999999999', '1e9', '5e5', ' 500000'])(
    'ignore a forged time %j',
    async (forged) => {
      const clock = new SimulatedClock();
      const profile = createProfile();
      const { idle } = open({ profile, clock });
      clock.increment(10 * MINUTE);
      profile.tab().storage.setItem('meridian:last-call', forged);
      await turn();
      clock.increment(19 * MINUTE);
      expect(idle.getSnapshot().hasTag('warning')).toBe(true);
    },
  );
});

test('listens to other tabs during the session, in a browser with storage events', () => {
  const listeners = new Map<unknown, string>();
  const storageEvents: StorageEventTarget = {
    addEventListener: (type, listener) => void listeners.set(listener, type),
    removeEventListener: (type, listener) => void (listeners.get(listener) === type && listeners.delete(listener)),
  };
  const input = { limit: LIMIT, storage: createProfile().tab().storage, now: () => 0 };
  const idle = createActor(idleMachine, { input: { ...input, storageEvents } }).start();
  expect([...listeners.values()]).toEqual(['storage']);
  idle.stop();
  expect(listeners.size).toBe(0);
  const alone = createActor(idleMachine, { input }).start();
  onTestFinished(() => void alone.stop());
  expect(alone.getSnapshot().status).toBe('active');
});

test('without storage a tab counts for itself', () => {
  const { idle, clock } = open({ storage: throwingStorage() });
  clock.increment(20 * MINUTE);
  idle.send({ type: 'session.used' });
  clock.increment(29 * MINUTE);
  expect(idle.getSnapshot().hasTag('warning')).toBe(true);
});
