// Write lease of the stored world: taken at start, lost to a newer owner, taken again where pages share the world.
import { NetworkError } from '../http/message.ts';
import { type Hydrate, LeaseLostError, type Persistence } from './persistence.ts';

/** Maximum attempts of a call when other pages write to the same world. */
const ATTEMPTS = 10;

export interface Lease {
  /** Resolves when the lease has been taken for the first time. */
  readonly ready: Promise<void>;
  /**
   * Runs a call. After a lost lease it runs the call again if the world is shared; otherwise the server stops.
   * @throws NetworkError when the lease is lost for good.
   */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** A background write was refused because the lease is lost. */
  lost(): void;
}

/** `superseded` is called once, when the lease of a world that is not shared is lost. */
export function createLease(
  persistence: Persistence,
  adopt: Hydrate,
  { onFenced, superseded }: { onFenced: 'stop' | 'share'; superseded: () => void },
): Lease {
  let stopped = false;
  let reclaiming: Promise<void> | null = null;

  /** Reloads the world after another page has taken it, once for all waiting calls. */
  async function catchUp(): Promise<void> {
    if (await persistence.isCurrent()) return;
    reclaiming ??= persistence.claim(adopt).finally(() => {
      reclaiming = null;
    });
    await reclaiming;
  }

  function lost(): void {
    if (onFenced === 'share' || stopped) return;
    stopped = true;
    superseded();
  }

  return {
    ready: persistence.claim(adopt),
    lost,
    async run(call) {
      for (let attempt = 1; attempt <= ATTEMPTS && !stopped; attempt += 1) {
        if (onFenced === 'share') await catchUp();
        try {
          return await call();
        } catch (error) {
          if (!(error instanceof LeaseLostError)) throw error;
          lost();
        }
      }
      throw new NetworkError('this world belongs to another owner');
    },
  };
}
