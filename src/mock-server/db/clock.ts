// Mock clock: starts at the world's `now`, follows an injected real clock, can be advanced and frozen.
import { MOSCOW_OFFSET_MS } from '../../api/lib/timeZone.ts';
import type { RowStore } from './store.ts';

/** Real time in ms (Date.now), injected so that tests need not sleep. */
export type RealClock = () => number;

export interface Clock {
  /** Time of the world, ms. */
  now(): number;
  /** Time of the world as ISO 8601 in Moscow time, the only offset of the demo data. */
  iso(): string;
  advance(ms: number): void;
  freeze(frozen: boolean): void;
  frozen(): boolean;
  set(at: number, frozen: boolean): void;
  /** Runs a step with the clock fixed at `at`, so that a whole call uses one moment. */
  at<T>(at: number, run: () => T): T;
}

/** Stores its state in a row of the world, so that it survives a reload and is part of an export. */
export function createClock(store: RowStore, real: RealClock): Clock {
  const row = () => store.get('clock', 'clock') ?? { id: 'clock' as const, at: 0, since: null };
  let moment: number | null = null;
  const now = () => {
    if (moment !== null) return moment;
    const { at, since } = row();
    return since === null ? at : at + (real() - since);
  };
  const set = (at: number, frozen: boolean) => store.put('clock', { id: 'clock', at, since: frozen ? null : real() });
  const frozen = () => row().since === null;
  return {
    now,
    iso: () => formatMoscowTime(now()),
    advance: (ms) => set(now() + ms, frozen()),
    freeze: (freeze) => set(now(), freeze),
    frozen,
    set,
    at(at, run) {
      moment = at;
      try {
        return run();
      } finally {
        moment = null;
      }
    },
  };
}

/** ISO 8601 with the +03:00 offset, to the second, like the seed rows. */
export function formatMoscowTime(ms: number): string {
  return `${new Date(ms + MOSCOW_OFFSET_MS).toISOString().slice(0, 19)}+03:00`;
}
