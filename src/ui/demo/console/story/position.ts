// The stored position of the story.
import * as v from 'valibot';
import { tryWriteStorage } from '../../frameStorage.ts';
import type { StoryPosition } from './story.ts';

const KEY = 'meridian:demo:story';

const kept = v.object({ scene: v.number(), step: v.number(), before: v.record(v.string(), v.number()) });

/** Position when the page was left; null when missing or invalid. */
export function readStoryPosition(): StoryPosition | null {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

/** Record ids of a position are invalid in another world. */
export const clearStoryPosition = (): void => localStorage.removeItem(KEY);

export const writeStoryPosition = (position: StoryPosition): void => tryWriteStorage(KEY, JSON.stringify(position));
