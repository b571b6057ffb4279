// Who is first among the tabs of a browser: Web Locks, and a lock of this tab alone where there are none.
import type { Lock } from '../../machines/ports.ts';

/** What a tab that had to wait gives the storage of its predecessor to arrive; it is told long before. */
const ARRIVAL_MS = 150;

/**
 * One at a time per name in all tabs. Chromium may grant a lock before it shows this tab what the tab before has stored
 * under it: whoever had to wait hears of that first (a `storage` event), or runs when nothing has come for a while.
 */
export function sharedLock(locks: Pick<LockManager, 'request'>, page: Window): Lock {
  return async (name, run) => {
    const free = await locks.request(name, { ifAvailable: true }, async (lock) => lock && { value: await run() });
    if (free) return free.value;
    const arrived = new Promise<void>((resolve) => {
      page.addEventListener('storage', () => resolve(), { once: true });
    });
    return locks.request(name, async () => {
      await Promise.race([arrived, new Promise((resolve) => page.setTimeout(resolve, ARRIVAL_MS))]);
      return run();
    });
  };
}

/** One at a time per name within this tab, for pages without Web Locks. */
export function ownTabLock(): Lock {
  const ends = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const turn = (ends.get(name) ?? Promise.resolve()).then(run);
    const end = turn.catch(() => undefined);
    ends.set(name, end);
    void end.then(() => ends.get(name) === end && ends.delete(name));
    return turn;
  };
}
