// The page's clock in the demo: the world's time, and timers that move with it (stack.md 12.4).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageClock } from '../../src/mock-server/transports/pageClock.ts';
import { createProfile } from '../support/tabs.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('time', () => {
  test('is the real one until the host has sent its own, then that of the host, running', () => {
    const { now, set } = createPageClock();
    vi.advanceTimersByTime(250);
    expect(now()).toBe(1_000_250);
    set({ now: 5_000, frozen: false });
    vi.advanceTimersByTime(250);
    expect(now()).toBe(5_250);
  });

  test("of a reloaded page continues from the tab's, until the host is requested again", () => {
    const kept = createProfile().tab().storage;
    createPageClock(kept).set({ now: 5_000, frozen: false });
    vi.advanceTimersByTime(250);
    expect(createPageClock(kept).now()).toBe(5_250);
    kept.setItem('meridian:demo:clock', 'soon');
    expect(createPageClock(kept).now()).toBe(1_000_250);
  });

  test('stops while the database is frozen', () => {
    const { now, set } = createPageClock();
    set({ now: 5_000, frozen: true });
    vi.advanceTimersByTime(250);
    expect(now()).toBe(5_000);
  });
});

function timers() {
  const { clock, set } = createPageClock();
  const fired: string[] = [];
  return {
    fired,
    after: (name: string, ms: number) => clock.setTimeout(() => fired.push(name), ms),
    cancel: clock.clearTimeout,
    advance: (advance_ms: number) => set({ now: 0, frozen: true, advance_ms }),
  };
}

describe('timers', () => {
  test('fire by the real clock, whether the database is frozen or not', () => {
    const { fired, after } = timers();
    after('a', 100);
    vi.advanceTimersByTime(99);
    expect(fired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['a']);
  });

  test("fire in order when the host's clock passes them; the others earlier by as much", () => {
    const { fired, after, advance } = timers();
    after('late', 10_000);
    after('second', 900);
    after('first', 500);
    advance(900);
    expect(fired).toEqual(['first', 'second']);
    vi.advanceTimersByTime(9_099);
    expect(fired).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(fired).toEqual(['first', 'second', 'late']);
  });

  test('cancelled ones never fire; none fires twice', () => {
    const { fired, after, cancel, advance } = timers();
    const id = after('cancelled', 100);
    after('kept', 100);
    cancel(id);
    cancel('no such timer');
    advance(1_000);
    vi.advanceTimersByTime(10_000);
    expect(fired).toEqual(['kept']);
  });

  test.each([
    ['that had its time too', 200],
    ['that is not due yet', 5_000],
  ])('a timer cancels another one %s while the clock advances', (_, ms) => {
    const { clock, set } = createPageClock();
    const fired: string[] = [];
    clock.setTimeout(() => {
      fired.push('first');
      clock.clearTimeout(other);
    }, 100);
    const other = clock.setTimeout(() => fired.push('other'), ms);
    set({ now: 0, frozen: true, advance_ms: 1_000 });
    vi.advanceTimersByTime(10_000);
    expect(fired).toEqual(['first']);
  });

  test('a timer for a past time fires at once', () => {
    const { clock, set } = createPageClock();
    const fired: string[] = [];
    clock.setTimeout(() => {
      fired.push('warning');
      clock.setTimeout(() => fired.push('end'), -500);
    }, 100);
    set({ now: 0, frozen: true, advance_ms: 1_000 });
    expect(fired).toEqual(['warning', 'end']);
  });

  test('the clock may advance while timers are stopped: they fire when they are resumed', () => {
    const { clock, set } = createPageClock();
    const fired: string[] = [];
    clock.setTimeout(() => fired.push('held'), 100);
    set({ now: 0, frozen: true, timers: 'stopped' });
    set({ now: 0, frozen: true, advance_ms: 1_000 });
    vi.advanceTimersByTime(10_000);
    expect(fired).toEqual([]);
    set({ now: 0, frozen: true, timers: 'running' });
    expect(fired).toEqual(['held']);
  });

  test('a timer created by a timer counts from its own time', () => {
    const { clock, set } = createPageClock();
    const fired: string[] = [];
    clock.setTimeout(() => {
      fired.push('outer');
      clock.setTimeout(() => fired.push('inner'), 100);
    }, 100);
    set({ now: 0, frozen: true, advance_ms: 1_000 });
    expect(fired).toEqual(['outer']);
    vi.advanceTimersByTime(100);
    expect(fired).toEqual(['outer', 'inner']);
  });
});
