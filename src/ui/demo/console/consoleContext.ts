// What the console's machine knows and hears, and what it reckons from that.
import type { LoggedCall, WorldState } from './control.ts';
import type { FrameCommand } from './frameCommands.ts';
import type { InspectionReport } from './inspectionClient.ts';
import { type Persona, personas } from './personas.ts';
import type { ConsolePreferences } from './preferences.ts';
import type { RunCommand, ConsoleCommand } from './controlCommands.ts';
import {
  type FrameConfig,
  type FrameName,
  type Frames,
  hasFramePath,
  isSignedIn,
  SINGLE_FRAME,
  CONSOLE_FRAMES,
} from './frames.ts';

export interface ConsoleInput {
  readonly stage: Frames;
  readonly preferences: ConsolePreferences;
  readonly keep: (preferences: ConsolePreferences) => void;
  readonly carryOut: RunCommand;
  /** The machine to draw at first. */
  readonly drawn?: string | null;
}
export interface ConsoleContext extends ConsoleInput {
  readonly world: WorldState | null;
  readonly calls: readonly LoggedCall[];
  readonly order: ConsoleCommand | null;
  /** Waiting to be seated, one after the other. */
  readonly waiting: readonly { readonly name: FrameName; readonly persona: Persona }[];
  /** Of an order or a seat; over with the next that succeeds. */
  readonly problem: string | null;
  /** Of the last look at the world. */
  readonly blind: string | null;
  /** What the pages in the frames told last, by frame. */
  readonly told: Readonly<Partial<Record<string, InspectionReport>>>;
  /** States entered and transitions taken since the console opened: `session:active.token`, `session:#… | USED | …`. */
  readonly visited: ReadonlySet<string>;
  /** The machine that is drawn; null follows the screen. */
  readonly drawn: string | null;
  /** Of the drawing: so many times its natural size, or as large as the dock. */
  readonly zoom: number | 'fit';
}
export type ConsoleEvent =
  | { type: 'CHOSEN'; preferences: Partial<ConsolePreferences> }
  | { type: 'ORDERED'; order: ConsoleCommand }
  | { type: 'SEAT'; name: FrameName; persona: Persona }
  | { type: 'TOLD'; frame: string; told: InspectionReport }
  | { type: 'DRAWN'; machine: string | null }
  | { type: 'ZOOMED'; zoom: number | 'fit' }
  | { type: 'SENT'; frame: string; session: string; event: string }
  | { type: 'CHANGED' }
  | { type: 'TOGGLED' };

/** Another seat, world or time: what a link has brought to the screen is no more. */
export interface ConsoleEmitted {
  readonly type: 'TURNED';
}

/** Which frames a layout has. */
export const getFrames = ({ layout }: ConsolePreferences): readonly FrameConfig[] =>
  layout === 'page' ? [SINGLE_FRAME] : CONSOLE_FRAMES;

/** Seats of the stage nobody sits in get their persona: when the stage is brought, never while somebody stands at it. */
export const getSignedOutFrames = (preferences: ConsolePreferences) =>
  getFrames(preferences).flatMap(({ name, login }) => {
    const persona = personas.find((known) => known.login === login);
    return persona && !isSignedIn(name) ? [{ name, persona }] : [];
  });

/** At a start whoever stood somewhere without being signed in has left on purpose, and stands there again. */
export const getNewFrames = (preferences: ConsolePreferences) =>
  getSignedOutFrames(preferences).filter(({ name }) => !hasFramePath(name));

/** Whoever is already on the way to a seat is not seated anew: it would take the page away from under the visitor's hand. */
export const queueSignIns = (
  waiting: ConsoleContext['waiting'],
  added: ConsoleContext['waiting'],
): ConsoleContext['waiting'] => [
  ...waiting,
  ...added.filter(({ name, persona }) => !waiting.some((one) => one.name === name && one.persona === persona)),
];

/** How closely frames are looked at: all of them, or those that are meant. */
export const withVerbosity = (
  preferences: ConsolePreferences,
  isMeant: (name: FrameName) => boolean = () => true,
): FrameCommand => ({
  type: 'ATTEND',
  names: getFrames(preferences)
    .map(({ name }) => name)
    .filter(isMeant),
  closely: preferences.open,
});
