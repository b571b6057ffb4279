// The page's view of the mock's clock: what time the demo world has, and timers that move when it is moved.

export interface PageClock {
  /** Milliseconds of the demo world's time. */
  readonly now: () => number;
  /** For XState's `clock`: timers whose time has come fire when the world's clock is advanced past them. */
  readonly clock: {
    readonly setTimeout: (run: () => void, ms: number) => number;
    readonly clearTimeout: (id: unknown) => void;
  };
  /** The world's clock was read or moved; `advance_ms` moves the timers too. */
  readonly set: (shown: Shown) => void;
}

interface Shown {
  readonly now: number;
  readonly frozen: boolean;
  readonly advance_ms?: number;
  /** Stopped timers go off when they are let run again, those whose time has come at once. */
  readonly timers?: 'stopped' | 'running' | undefined;
}

interface Timer {
  readonly run: () => void;
  readonly due: number;
  handle: ReturnType<typeof setTimeout>;
}

/** How far the world's time is from the real one. */
const AHEAD = 'meridian:demo:clock';

/** Zero where the tab has kept nothing. */
function keptIn(tab: Storage | null): number {
  const text = tab?.getItem(AHEAD) ?? '';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : 0;
}

function keepIn(tab: Storage | null, ahead: number): void {
  try {
    tab?.setItem(AHEAD, String(ahead));
  } catch {
    // full: a page loaded anew begins with the real time
  }
}

/**
 * Until the world has told its own time it shows the one that `tab` has kept, so that a page loaded anew does not jump, else
 * the real one. Timers run on although the world's clock is frozen.
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

  /** One that goes off may cancel others and make new ones: those whose moment lies in what has passed go off as well. */
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

  /** The one whose moment came first. */
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
