// A session as one file: saved with what every frame holds, and put back so that the same screens stand again.
import { type Order, give, openedSeats, savedSession } from './control.ts';
import type { Told } from './inspectionClient.ts';
import { type Preferences, TABS, keepPreferences } from './preferences.ts';
import { type Stage, forgetStage, readSeats, writeSeats } from './frames.ts';
import { forgetTour } from './tours/ports.ts';

/**
 * What the console is told to do: an order to the server, everything to work as usual again, or its whole session out to a
 * file or in from one.
 */
export type Command =
  | Order
  | { readonly mend: true }
  | { readonly session: 'save' }
  | { readonly session: 'load'; readonly file: File };

/** After it the screen shows another world, or the same at another time. */
export function isTurning(command: Command): boolean {
  if ('session' in command) return command.session === 'load';
  return 'name' in command && (command.name === 'reset' || command.name === 'clock');
}

interface Around {
  readonly stage: Stage;
  readonly preferences: Preferences;
  readonly told: Readonly<Partial<Record<string, Told>>>;
}

/** Carries a command out; rejects with the reason in words when it is refused. */
export type CarryOut = (command: Command, around: Around, signal: AbortSignal) => Promise<void>;

export const carryOut: CarryOut = (command, around, signal) => {
  if ('mend' in command) return mend(signal);
  if (!('session' in command)) {
    if (command.name === 'reset') {
      forgetStage();
      forgetTour();
    }
    return give(command, signal);
  }
  return command.session === 'save' ? save(around, signal) : load(command.file, around.stage, signal);
};

async function mend(signal: AbortSignal): Promise<void> {
  await give({ method: 'DELETE', name: 'faults' }, signal);
  await give({ method: 'POST', name: 'sockets', body: { action: 'heal' } }, signal);
}

async function save({ preferences, told }: Around, signal: AbortSignal): Promise<void> {
  const events = Object.entries(told).flatMap(([frame, page]) =>
    (page?.events ?? []).map(({ at, machine, event }) => ({ frame, at, machine, event })),
  );
  const text = await savedSession({ seats: readSeats(), preferences, events }, signal);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'meridian-session.json' }).click();
  URL.revokeObjectURL(url);
}

/** The file is judged before anything is touched; the world comes last, for with it every page loads itself anew. */
async function load(file: File, stage: Stage, signal: AbortSignal): Promise<void> {
  const data = parsed(await file.text());
  const { seats, preferences } = await openedSeats(data, signal);
  stage.close();
  writeSeats(seats);
  forgetTour();
  const tab = TABS.find((name) => name === preferences.tab) ?? 'time';
  keepPreferences({ ...preferences, tab, tall: false });
  stage.note(preferences.layout === 'stage' ? null : (seats['page']?.path ?? '/login'));
  await give({ method: 'PUT', name: 'session', body: data }, signal);
}

/** What is no JSON is sent as it is: the server says that it is no session. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
