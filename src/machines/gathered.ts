// What comes faster than the screen is drawn is told once a frame: a flood costs as many steps as it shows pictures.
import type { Environment } from './environment.ts';

export interface Gathered<T> {
  add(one: T): void;
  /** Tells at once what is still waiting. */
  flush(): void;
}

/** One that comes alone is told at once; those that come within the same frame follow together, in their order. */
export function gathered<T>(frame: Environment['frame'], tell: (all: readonly T[]) => void): Gathered<T> {
  /** Null between floods. */
  let waiting: T[] | null = null;
  const turn = () => {
    const all = waiting ?? [];
    waiting = all.length > 0 ? [] : null;
    if (all.length === 0) return;
    frame?.(turn);
    tell(all);
  };
  return {
    add(one) {
      if (waiting) return void waiting.push(one);
      if (frame) {
        waiting = [];
        frame(turn);
      }
      tell([one]);
    },
    flush() {
      const all = waiting?.splice(0) ?? [];
      if (all.length > 0) tell(all);
    },
  };
}
