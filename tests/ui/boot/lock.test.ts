// The cross-tab lock: exclusive, result at once, held as long as requested.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../support/time.ts';
import { createTabLock, createWebLock } from '../../../src/ui/app/boot/lock.ts';

/** Web Locks by their contract, as far as the adapter uses them: jsdom has none. */
function webLocks(): Pick<LockManager, 'request'> {
  const queue = createTabLock();
  return {
    request(name: string, ...rest: unknown[]) {
      const run = rest.at(-1);
      if (typeof run !== 'function') throw new TypeError('a lock runs something');
      return queue(name, async () => run({ name, mode: 'exclusive' }));
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a free lock runs at once and returns the result', async () => {
  expect(await createWebLock(webLocks(), window)('a', () => Promise.resolve(7))).toBe(7);
});

test('a failure rejects the request and frees the lock', async () => {
  const lock = createWebLock(webLocks(), window);
  await expect(lock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lock('a', () => Promise.resolve(1))).toBe(1);
});

test('one runs after the other', async () => {
  const lock = createWebLock(webLocks(), window);
  const first = deferred<string>();
  const ran: string[] = [];
  const before = lock('a', () => first.promise);
  const after = lock('a', () => Promise.resolve(ran.push('after')));
  await vi.advanceTimersByTimeAsync(0);
  expect(ran).toEqual([]);
  first.resolve('done');
  expect(await before).toBe('done');
  await after;
  expect(ran).toEqual(['after']);
});

test('a lock that stays held delays the others, never its own result', async () => {
  const lock = createWebLock(webLocks(), window);
  const ran: string[] = [];
  expect(await lock('a', () => Promise.resolve('mine'), 2_000)).toBe('mine');
  const after = lock('a', () => Promise.resolve(ran.push('after')));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await after;
  expect(ran).toEqual(['after']);
});

test('within one tab, a failure frees the lock too', async () => {
  const lock = createTabLock();
  await expect(lock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lock('a', () => Promise.resolve(1))).toBe(1);
});
