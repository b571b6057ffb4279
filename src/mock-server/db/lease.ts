// Who may write the stored world: taken over at the start, lost to a newer owner, won back where pages share it.
import { NetworkError } from '../http/message.ts';
import { type Hydrate, LeaseLostError, type Persistence } from './persistence.ts';

/** How often a call may lose against other pages that write to the same world. */
const ATTEMPTS = 10;

export interface Lease {
  /** Resolves when the world has been taken over for the first time. */
  readonly ready: Promise<void>;
  /**
   * Runs a call. Fenced off, it runs again where the world is shared; where it is not, it was the last one.
   * @throws NetworkError when the world belongs to somebody else for good.
   */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** A write that no call waited for has been fenced off. */
  lost(): void;
}

/** `superseded` is called once, when a world that is not shared has been lost. */
export function createLease(
  persistence: Persistence,
  adopt: Hydrate,
  { onFenced, superseded }: { onFenced: 'stop' | 'share'; superseded: () => void },
): Lease {
  let stopped = false;
  let reclaiming: Promise<void> | null = null;

  /** Reads the world anew when another page has taken it over, once for all who wait. */
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
