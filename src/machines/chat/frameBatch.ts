// Batches items per animation frame: a flood of messages causes one transition per frame, not one per message.
import type { Environment } from '../app/environment.ts';

export interface FrameBatch<T> {
  add(one: T): void;
  /** Delivers pending items at once. */
  flush(): void;
}

/** Delivers a single item at once; further items within the same frame follow as one batch, in order. */
export function createFrameBatch<T>(frame: Environment['frame'], deliver: (all: readonly T[]) => void): FrameBatch<T> {
  const waiting: T[] = [];
  /** The frame after the last delivery has not been drawn yet. */
  let isDrawing = false;
  const turn = () => {
    isDrawing = false;
    if (waiting.length === 0) return;
    if (frame) {
      isDrawing = true;
      frame(turn);
    }
    deliver(waiting.splice(0));
  };
  return {
    add(one) {
      waiting.push(one);
      if (!isDrawing) turn();
    },
    flush() {
      if (waiting.length > 0) deliver(waiting.splice(0));
    },
  };
}
