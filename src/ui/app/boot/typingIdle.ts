// Idle time of the user: a browser counts the gap between two keys as idle, and code that runs there delays the next key.
import { whenIdle } from '../../platform/whenIdle.ts';

/** Longer than the gap between two keys of a word. */
const PAUSE_MS = 1_000;

export interface TypingIdleScheduler {
  /** Runs once the browser is idle and no key came for a second. Returns a cancel function. */
  readonly next: (run: () => void) => () => void;
  readonly stop: () => void;
}

/** Starts listening to keys. */
export function createTypingIdleScheduler(): TypingIdleScheduler {
  let lastKey = -PAUSE_MS;
  const typed = () => (lastKey = performance.now());
  document.addEventListener('keydown', typed, { capture: true, passive: true });
  return {
    next(run) {
      let giveUp = whenIdle(look);
      function look() {
        const left = lastKey + PAUSE_MS - performance.now();
        if (left <= 0) return run();
        const id = setTimeout(() => (giveUp = whenIdle(look)), left);
        giveUp = () => clearTimeout(id);
      }
      return () => giveUp();
    },
    stop: () => document.removeEventListener('keydown', typed, { capture: true }),
  };
}
