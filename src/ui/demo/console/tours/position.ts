// The stored position of a tour.
import * as v from 'valibot';
import { tryWriteStorage } from '../../frameStorage.ts';
import type { TourPosition } from './tour.ts';

const KEY = 'meridian:demo:tour';

const kept = v.object({ tour: v.string(), step: v.number(), before: v.record(v.string(), v.number()) });

/** Position when the page was left; null when missing or invalid. */
export function readTourPosition(): TourPosition | null {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}

/** Record ids of a position are invalid in another world. */
export const clearTour = (): void => localStorage.removeItem(KEY);

export const writeTourPosition = (position: TourPosition): void => tryWriteStorage(KEY, JSON.stringify(position));
