// Context, events and selectors of the console machine.
import type { LoggedCall, MockState } from './frames/control.ts';
import type { FrameCommand } from './frames/frameCommands.ts';
import type { InspectionReport } from './frames/inspectionClient.ts';
import { type Persona, personas } from './frames/personas.ts';
import type { ConsolePreferences } from './preferences.ts';
import type { RunCommand, ConsoleCommand } from './frames/controlCommands.ts';
import {
  type FrameConfig,
  type FrameName,
  type Frames,
  hasFramePath,
  isSignedIn,
  SINGLE_FRAME,
  CONSOLE_FRAMES,
} from './frames/frames.ts';

export interface ConsoleInput {
  readonly stage: Frames;
  readonly preferences: ConsolePreferences;
  readonly keep: (preferences: ConsolePreferences) => void;
  readonly carryOut: RunCommand;
  /** Initially drawn machine. */
  readonly drawn?: string | null;
}
export interface ConsoleContext extends ConsoleInput {
  readonly world: MockState | null;
  readonly calls: readonly LoggedCall[];
  readonly order: ConsoleCommand | null;
  /** Pending sign-ins, processed in order. */
  readonly waiting: readonly { readonly name: FrameName; readonly persona: Persona }[];
  /** Error of a command or sign-in; cleared by the next success. */
  readonly problem: string | null;
  /** Error of the last world state request. */
  readonly blind: string | null;
  /** Last report of the page in each frame. */
  readonly reports: Readonly<Partial<Record<string, InspectionReport>>>;
  /** States and transitions visited since the console opened: `session:active.token`, `session:#… | USED | …`. */
  readonly visited: ReadonlySet<string>;
  /** The drawn machine; null follows the screen. */
  readonly drawn: string | null;
  /** Zoom of the diagram: a factor, or fitted to the dock. */
  readonly zoom: number | 'fit';
}
export type ConsoleEvent =
  | { type: 'preferences.change'; preferences: Partial<ConsolePreferences> }
  | { type: 'command.run'; order: ConsoleCommand }
  | { type: 'frame.signIn'; name: FrameName; persona: Persona }
  | { type: 'inspection.receive'; frame: string; report: InspectionReport }
  | { type: 'diagram.select'; machine: string | null }
  | { type: 'diagram.zoom'; zoom: number | 'fit' }
  | { type: 'actor.send'; frame: string; session: string; event: string }
  | { type: 'server.refetch' }
  | { type: 'dock.toggle' };

/** Frame, world or time changed: the state reached by a link is no longer shown. */
export interface ConsoleEmitted {
  readonly type: 'session.replaced';
}

/** Frames of a layout. */
export const getFrames = ({ layout }: ConsolePreferences): readonly FrameConfig[] =>
  layout === 'page' ? [SINGLE_FRAME] : CONSOLE_FRAMES;

/** Frames without a session, to be filled with their personas when the layout opens; never later. */
export const getSignedOutFrames = (preferences: ConsolePreferences) =>
  getFrames(preferences).flatMap(({ name, login }) => {
    const persona = personas.find((known) => known.login === login);
    return persona && !isSignedIn(name) ? [{ name, persona }] : [];
  });

/** Frames never used before. On start a used frame without a session was left signed out on purpose and stays so. */
export const getNewFrames = (preferences: ConsolePreferences) =>
  getSignedOutFrames(preferences).filter(({ name }) => !hasFramePath(name));

/** Queues sign-ins. A frame with a pending sign-in is skipped, because a second one would reload the page in use. */
export const queueSignIns = (
  waiting: ConsoleContext['waiting'],
  added: ConsoleContext['waiting'],
): ConsoleContext['waiting'] => [
  ...waiting,
  ...added.filter(({ name, persona }) => !waiting.some((one) => one.name === name && one.persona === persona)),
];

/** Sets the verbosity of all frames or of the given ones. */
export const createVerbosityCommand = (
  preferences: ConsolePreferences,
  isMeant: (name: FrameName) => boolean = () => true,
): FrameCommand => ({
  type: 'ATTEND',
  names: getFrames(preferences)
    .map(({ name }) => name)
    .filter(isMeant),
  closely: preferences.open,
});
