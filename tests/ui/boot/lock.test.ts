// The lock of all tabs: what a tab has stored under it is seen by the next one, however late the browser shows it.
import { expect, test, vi } from 'vitest';
import { deferred } from '../../support/time.ts';
import { ownTabLock, sharedLock } from '../../../src/ui/boot/lock.ts';

/** Web Locks by their contract, for what the adapter asks of them: jsdom has none. */
function webLocks(): Pick<LockManager, 'request'> {
  const queue = ownTabLock();
  let held = 0;
  async function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const run = rest.at(-1);
    const [options] = rest;
    if (typeof run !== 'function') throw new TypeError('a lock runs something');
    if (held > 0 && typeof options === 'object') return run(null);
    held += 1;
    try {
      return await queue(name, async () => run({ name, mode: 'exclusive' }));
    } finally {
      held -= 1;
    }
  }
  return { request };
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('a free lock runs at once and gives the result', async () => {
  expect(await sharedLock(webLocks(), window)('a', () => Promise.resolve(7))).toBe(7);
});

test('a failure reaches who asked, and the lock is free again', async () => {
  const lock = sharedLock(webLocks(), window);
  await expect(lock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lock('a', () => Promise.resolve(1))).toBe(1);
});

test('who had to wait runs after the storage of the one before has arrived', async () => {
  vi.useFakeTimers();
  const lock = sharedLock(webLocks(), window);
  const first = deferred<string>();
  const ran: string[] = [];
  const before = lock('a', () => first.promise);
  const after = lock('a', () => Promise.resolve(ran.push('after')));
  await turns();
  first.resolve('stored');
  await before;
  await turns();
  expect(ran, 'the lock is ours, the storage has not been told').toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  await after;
  expect(ran).toEqual(['after']);
  vi.useRealTimers();
});

test('who had to wait for one that stored nothing runs after a moment', async () => {
  vi.useFakeTimers();
  const lock = sharedLock(webLocks(), window);
  const first = deferred<string>();
  const before = lock('a', () => first.promise);
  const after = lock('a', () => Promise.resolve('ran'));
  await turns();
  first.resolve('nothing');
  await before;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await after).toBe('ran');
  vi.useRealTimers();
});
