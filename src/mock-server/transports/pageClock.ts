// Page clock: the time of the demo world, and timers that follow it when it is advanced.

export interface PageClock {
  /** Time of the demo world, ms. */
  readonly now: () => number;
  /** XState `clock`: a timer fires when the world clock passes its time. */
  readonly clock: {
    readonly setTimeout: (run: () => void, ms: number) => number;
    readonly clearTimeout: (id: unknown) => void;
  };
  /** Sets the time of the world; `advance_ms` also fires due timers. */
  readonly set: (shown: Shown) => void;
}

interface Shown {
  readonly now: number;
  readonly frozen: boolean;
  readonly advance_ms?: number;
  /** Stopped timers fire when they run again; overdue ones at once. */
  readonly timers?: 'stopped' | 'running' | undefined;
}

interface Timer {
  readonly run: () => void;
  readonly due: number;
  handle: ReturnType<typeof setTimeout>;
}

/** Storage key of the offset between world time and real time. */
const AHEAD = 'meridian:demo:clock';

/** Zero without a stored offset. */
function keptIn(tab: Storage | null): number {
  const text = tab?.getItem(AHEAD) ?? '';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : 0;
}

function keepIn(tab: Storage | null, ahead: number): void {
  try {
    tab?.setItem(AHEAD, String(ahead));
  } catch {
    // quota exceeded: a reloaded page begins with the real time
  }
}

/**
 * Shows the time stored in `tab` until the host sends its own, so that a reloaded page does not jump; without one the real
 * time. Timers run even when the world clock is frozen.
 */
export function createPageClock(tab: Storage | null = null): PageClock {
  const timers = new Map<unknown, Timer>();
  let shown = { at: Date.now() + keptIn(tab), since: Date.now(), frozen: false };
  let moved = 0;
  let lastId = 0;
  let stopped = false;
  const elapsed = () => Date.now() + moved;

  function arm(id: number, run: () => void, due: number): void {
    const fire = () => {
      if (stopped) return;
      timers.delete(id);
      run();
    };
    timers.set(id, { run: fire, due, handle: setTimeout(fire, Math.max(0, due - elapsed())) });
  }

  /** A fired timer may cancel or create others; new ones that are due fire too. */
  function advance(ms: number): void {
    moved += ms;
    const now = elapsed();
    for (let next = dueBy(now); next; next = dueBy(now)) {
      clearTimeout(next.handle);
      next.run();
    }
    for (const timer of timers.values()) {
      clearTimeout(timer.handle);
      timer.handle = setTimeout(timer.run, Math.max(0, timer.due - elapsed()));
    }
  }

  /** The earliest due timer. */
  function dueBy(now: number): Timer | undefined {
    if (stopped) return undefined;
    return [...timers.values()].filter(({ due }) => due <= now).sort((a, b) => a.due - b.due)[0];
  }

  return {
    now: () => (shown.frozen ? shown.at : shown.at + Date.now() - shown.since),
    clock: {
      setTimeout(run, ms) {
        lastId += 1;
        arm(lastId, run, elapsed() + ms);
        return lastId;
      },
      clearTimeout(id) {
        clearTimeout(timers.get(id)?.handle);
        timers.delete(id);
      },
    },
    set({ now, frozen, advance_ms = 0, timers: order }) {
      shown = { at: now, since: Date.now(), frozen };
      keepIn(tab, now - shown.since);
      if (order !== undefined) stopped = order === 'stopped';
      advance(advance_ms);
    },
  };
}
