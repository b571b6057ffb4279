// Console preferences in local storage.
import * as v from 'valibot';
import { tryWriteStorage } from '../frameStorage.ts';
import { type FrameName, FRAME_NAMES } from './frames/frames.ts';

export const TABS_BY_AUDIENCE = {
  show: ['roles', 'time', 'trouble'],
  developers: ['scheme', 'events', 'calls', 'faults', 'session'],
} as const;
export type Audience = keyof typeof TABS_BY_AUDIENCE;
export const CONSOLE_TABS = [...TABS_BY_AUDIENCE.show, ...TABS_BY_AUDIENCE.developers] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

export const getAudience = (tab: ConsoleTab): Audience =>
  TABS_BY_AUDIENCE.show.some((name) => name === tab) ? 'show' : 'developers';

export interface ConsolePreferences {
  readonly tab: ConsoleTab;
  readonly open: boolean;
  /** The dock takes most of the window, for large diagrams. */
  readonly tall: boolean;
  readonly layout: 'page' | 'stage';
  /** The frame in full size; the others of the layout are previews. */
  readonly focus: FrameName;
}

const KEY = 'meridian:demo';
const FIRST: ConsolePreferences = { tab: 'roles', open: true, tall: false, layout: 'page', focus: 'seat:ved' };
const kept = v.object({
  tab: v.picklist(CONSOLE_TABS),
  open: v.boolean(),
  tall: v.optional(v.boolean(), false),
  layout: v.picklist(['page', 'stage']),
  focus: v.optional(v.picklist(FRAME_NAMES), 'seat:ved'),
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
