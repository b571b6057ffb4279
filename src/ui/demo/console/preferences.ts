// Console preferences in local storage.
import * as v from 'valibot';
import { tryWriteStorage } from '../frameStorage.ts';

export const CONSOLE_TABS = ['scheme', 'events', 'faults', 'roles', 'time', 'calls'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

export interface ConsolePreferences {
  readonly tab: ConsoleTab;
  readonly open: boolean;
  /** The dock takes most of the window, for large diagrams. */
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

/** Stored preferences, or the defaults when they are missing or invalid. */
export function readConsolePreferences(): ConsolePreferences {
  try {
    return v.parse(kept, JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return FIRST;
  }
}

export function writeConsolePreferences(preferences: ConsolePreferences): void {
  tryWriteStorage(KEY, JSON.stringify(preferences));
}
