// Items that come faster than the screen is drawn are handed on once a frame: a flood of messages costs one step a frame,
// not one a message.
import type { Environment } from '../app/environment.ts';

export interface FrameBatch<T> {
  add(one: T): void;
  /** Hands on at once what is still waiting. */
  flush(): void;
}

/** An item that comes alone is handed on at once; those that come within the same frame follow together, in order. */
export function createFrameBatch<T>(frame: Environment['frame'], tell: (all: readonly T[]) => void): FrameBatch<T> {
  const waiting: T[] = [];
  /** The frame after the last hand-over has not been drawn yet. */
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
