// What the console remembers of its place, in local storage under one of the product's own keys.
import * as v from 'valibot';
import { tryWriteStorage } from '../frameStorage.ts';

export const CONSOLE_TABS = ['scheme', 'events', 'faults', 'roles', 'time', 'calls'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

/** What the console remembers of its place. */
export interface ConsolePreferences {
  readonly tab: ConsoleTab;
  readonly open: boolean;
  /** Most of the window for the dock: large drawings. */
  readonly tall: boolean;
  readonly layout: 'page' | 'stage';
}

const KEY = 'meridian:demo';
const FIRST: ConsolePreferences = { tab: 'roles', open: true, tall: false, layout: 'page' };
const kept = v.object({
  tab: v.picklist(CONSOLE_TABS),
  open: v.boolean(),
  tall: v.optional(v.boolean(), false),
  layout: v.picklist(['page', 'stage']),
});

/** What was kept; the beginning where nothing readable was. */
export function readConsolePreferences(): ConsolePreferences {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return FIRST;
  }
}

/** Stores them for the next visit. */
export function writeConsolePreferences(preferences: ConsolePreferences): void {
  tryWriteStorage(KEY, JSON.stringify(preferences));
}
