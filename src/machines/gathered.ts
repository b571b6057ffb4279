// What comes faster than the screen is drawn is told once a frame: a flood costs as many steps as it shows pictures.
import type { Environment } from './environment.ts';

export interface Gathered<T> {
  add(one: T): void;
  /** Tells at once what is still waiting. */
  flush(): void;
}

/** One that comes alone is told at once; those that come within the same frame follow together, in their order. */
export function gathered<T>(frame: Environment['frame'], tell: (all: readonly T[]) => void): Gathered<T> {
  const waiting: T[] = [];
  /** The picture after what was told last is still to be drawn. */
  let isDrawing = false;
  const turn = () => {
    isDrawing = false;
    if (waiting.length === 0) return;
    if (frame) {
      isDrawing = true;
      frame(turn);
    }
    tell(waiting.splice(0));
  };
  return {
    add(one) {
      waiting.push(one);
      if (!isDrawing) turn();
    },
    flush() {
      if (waiting.length > 0) tell(waiting.splice(0));
    },
  };
}
