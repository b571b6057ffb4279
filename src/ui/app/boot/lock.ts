// Mutual exclusion between tabs: Web Locks, or a lock of this tab alone where they are missing.
import type { CrossTabLock } from '../../../machines/data/ports.ts';

/** One holder per name in all tabs. The result is returned at once, though the lock may be kept longer. */
export function createWebLock(locks: Pick<LockManager, 'request'>, page: Window): CrossTabLock {
  return (name, run, keptMs = 0) =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        try {
          resolve(await run());
        } catch (error) {
          reject(error);
        }
        if (keptMs > 0) await new Promise((release) => page.setTimeout(release, keptMs));
      };
      locks.request(name, turn).catch(reject);
    });
}

/** One holder per name within this tab, for pages without Web Locks. */
export function createTabLock(): CrossTabLock {
  const ends = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const turn = (ends.get(name) ?? Promise.resolve()).then(run);
    const end = turn.catch(() => undefined);
    ends.set(name, end);
    void end.then(() => ends.get(name) === end && ends.delete(name));
    return turn;
  };
}
