// Console commands, including export and import of a session with the state of every frame.
import { type ControlRequest, fetchMockState, sendControl, importSessionFile, fetchSessionFile } from './control.ts';
import type { InspectionReport } from './inspectionClient.ts';
import { type ConsolePreferences, CONSOLE_TABS, writeConsolePreferences } from '../preferences.ts';
import { type Frames, resetFrames, readFrameStates, writeFrameStates } from './frames.ts';
import { clearStoryPosition } from '../story/position.ts';

/**
 * Console commands: a control request, restoring normal operation, and session export and import.
 */
export type ConsoleCommand =
  | ControlRequest
  | { readonly mend: true }
  /** Begins the story in a fresh world. */
  | { readonly story: true }
  | { readonly session: 'save' }
  | { readonly session: 'load'; readonly file: File };

/** Whether the command replaces the world or changes its time. */
export function replacesWorld(command: ConsoleCommand): boolean {
  if ('story' in command) return true;
  if ('session' in command) return command.session === 'load';
  return 'name' in command && (command.name === 'reset' || command.name === 'clock');
}

interface Around {
  readonly stage: Frames;
  readonly preferences: ConsolePreferences;
  readonly reports: Readonly<Partial<Record<string, InspectionReport>>>;
}

/** Runs a command; rejects with a readable reason when it is refused. */
export type RunCommand = (command: ConsoleCommand, around: Around, signal: AbortSignal) => Promise<void>;

export const runCommand: RunCommand = (command, around, signal) => {
  if ('mend' in command) return mend(signal);
  if ('story' in command) return beginStory(around.stage, signal);
  if (!('session' in command)) {
    return command.name === 'reset' ? resetWorld(command, signal) : sendControl(command, signal);
  }
  return command.session === 'save' ? save(around, signal) : load(command.file, around.stage, signal);
};

/** Ends every session and the story with their world. */
async function resetWorld(command: ControlRequest, signal: AbortSignal): Promise<void> {
  resetFrames();
  clearStoryPosition();
  await sendControl(command, signal);
}

/** Starts the world of the demo from its beginning, with its history of three months. */
export const runDemoReset = (signal: AbortSignal): Promise<void> =>
  resetWorld({ method: 'POST', name: 'reset', body: { seed: 'lived' } }, signal);

/** Seeds the demo with its history unless it was used before. @returns whether the live day is on */
export async function prepareDemo(signal: AbortSignal): Promise<boolean> {
  const { world } = await fetchMockState(signal);
  if (world.untouched) await runDemoReset(signal);
  return world.live;
}

/** The reset reloads this page at the address of the story. */
function beginStory(stage: Frames, signal: AbortSignal): Promise<void> {
  stage.noteStory();
  return runDemoReset(signal);
}

async function mend(signal: AbortSignal): Promise<void> {
  await sendControl({ method: 'DELETE', name: 'faults' }, signal);
  await sendControl({ method: 'POST', name: 'sockets', body: { action: 'heal' } }, signal);
}

async function save({ preferences, reports }: Around, signal: AbortSignal): Promise<void> {
  const events = Object.entries(reports).flatMap(([frame, page]) =>
    (page?.events ?? []).map(({ at, machine, event }) => ({ frame, at, machine, event })),
  );
  const text = await fetchSessionFile({ seats: readFrameStates(), preferences, events }, signal);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'meridian-session.json' }).click();
  URL.revokeObjectURL(url);
}

/** Validates the file before any change; imports the world last, because it reloads every page. */
async function load(file: File, stage: Frames, signal: AbortSignal): Promise<void> {
  const data = parsed(await file.text());
  const { seats, preferences } = await importSessionFile(data, signal);
  stage.close();
  writeFrameStates(seats);
  clearStoryPosition();
  const tab = CONSOLE_TABS.find((name) => name === preferences.tab) ?? 'time';
  writeConsolePreferences({ ...preferences, tab, tall: false, focus: 'seat:ved' });
  stage.note(preferences.layout === 'stage' ? null : (seats['page']?.path ?? '/login'));
  await sendControl({ method: 'PUT', name: 'session', body: data }, signal);
}

/** Invalid JSON is sent unchanged: the server reports that it is not a session. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
