// What the console remembers of its place, in local storage under one of the product's own keys.
import * as v from 'valibot';
import { keepIfAble } from '../frameStorage.ts';

export const TABS = ['scheme', 'events', 'faults', 'roles', 'time', 'calls'] as const;
export type TabName = (typeof TABS)[number];

/** What the console remembers of its place. */
export interface Preferences {
  readonly tab: TabName;
  readonly open: boolean;
  /** Most of the window for the dock: large drawings. */
  readonly tall: boolean;
  readonly layout: 'page' | 'stage';
}

const KEY = 'meridian:demo';
const FIRST: Preferences = { tab: 'roles', open: true, tall: false, layout: 'page' };
const kept = v.object({
  tab: v.picklist(TABS),
  open: v.boolean(),
  tall: v.optional(v.boolean(), false),
  layout: v.picklist(['page', 'stage']),
});

/** What was kept; the beginning where nothing readable was. */
export function readPreferences(): Preferences {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return FIRST;
  }
}

/** Stores them for the next visit. */
export function keepPreferences(preferences: Preferences): void {
  keepIfAble(KEY, JSON.stringify(preferences));
}
