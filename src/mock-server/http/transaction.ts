// One call, one step: what it changes is undone when it throws, and is on disk before anybody hears of it.
import type { Persistence } from '../db/persistence.ts';
import type { Database } from '../db/database.ts';

export interface TransactionManager {
  /** Runs one synchronous step; when it throws, its changes are gone. */
  readonly step: <T>(run: () => T) => T;
  /**
   * Writes what has changed and then runs the effects. Waits for the disk unless only session activity changed.
   * @throws Fenced when another owner has taken the stored world over; nothing may be answered then.
   */
  readonly settle: (effects?: readonly (() => void)[]) => Promise<void>;
}

/** `lost` hears that a write nobody waits for has failed. */
export function createTransactionManager(
  world: Database,
  persistence: Persistence,
  lost: () => void,
): TransactionManager {
  return {
    step(run) {
      const mark = world.mark();
      try {
        return run();
      } catch (error) {
        world.rollback(mark);
        throw error;
      }
    },
    async settle(effects = []) {
      const { changes, durable } = world.take();
      if (changes.length > 0) {
        const saving = persistence.commit(changes);
        if (durable) await saving;
        else saving.catch(lost);
      }
      for (const effect of effects) effect();
    },
  };
}
