// Transactions: a call is rolled back when it throws and stored before any effect runs.
import type { Persistence } from '../db/persistence.ts';
import type { Database } from '../db/database.ts';

export interface TransactionManager {
  /** Runs a synchronous step; rolls its changes back when it throws. */
  readonly step: <T>(run: () => T) => T;
  /**
   * Stores the changes and then runs the effects. Does not wait for storage when only session activity changed.
   * @throws LeaseLostError when another owner has taken over the stored world; no response may be sent then.
   */
  readonly settle: (effects?: readonly (() => void)[]) => Promise<void>;
}

/** `lost` is called when a background write fails. */
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
