// What the console's machine knows and hears, and what it reckons from that.
import type { LoggedCall, WorldState } from './control.ts';
import type { FrameOrder } from './frameCommands.ts';
import type { Told } from './inspectionClient.ts';
import { type Persona, personas } from './personas.ts';
import type { Preferences } from './preferences.ts';
import type { CarryOut, Command } from './controlCommands.ts';
import { type Seat, type SeatName, type Stage, hasPlace, isTaken, thePage, theStage } from './frames.ts';

export interface Input {
  readonly stage: Stage;
  readonly preferences: Preferences;
  readonly keep: (preferences: Preferences) => void;
  readonly carryOut: CarryOut;
  /** The machine to draw at first. */
  readonly drawn?: string | null;
}
export interface Context extends Input {
  readonly world: WorldState | null;
  readonly calls: readonly LoggedCall[];
  readonly order: Command | null;
  /** Waiting to be seated, one after the other. */
  readonly waiting: readonly { readonly name: SeatName; readonly persona: Persona }[];
  /** Of an order or a seat; over with the next that succeeds. */
  readonly problem: string | null;
  /** Of the last look at the world. */
  readonly blind: string | null;
  /** What the pages in the frames told last, by frame. */
  readonly told: Readonly<Partial<Record<string, Told>>>;
  /** States entered and transitions taken since the console opened: `session:active.token`, `session:#… | USED | …`. */
  readonly visited: ReadonlySet<string>;
  /** The machine that is drawn; null follows the screen. */
  readonly drawn: string | null;
  /** Of the drawing: so many times its natural size, or as large as the dock. */
  readonly zoom: number | 'fit';
}
export type Event =
  | { type: 'CHOSEN'; preferences: Partial<Preferences> }
  | { type: 'ORDERED'; order: Command }
  | { type: 'SEAT'; name: SeatName; persona: Persona }
  | { type: 'TOLD'; frame: string; told: Told }
  | { type: 'DRAWN'; machine: string | null }
  | { type: 'ZOOMED'; zoom: number | 'fit' }
  | { type: 'SENT'; frame: string; session: string; event: string }
  | { type: 'CHANGED' }
  | { type: 'TOGGLED' };

/** Another seat, world or time: what a link has brought to the screen is no more. */
export interface Emitted {
  readonly type: 'TURNED';
}

/** Which frames a layout has. */
export const seatsOf = ({ layout }: Preferences): readonly Seat[] => (layout === 'page' ? [thePage] : theStage);

/** Seats of the stage nobody sits in get their persona: when the stage is brought, never while somebody stands at it. */
export const emptySeats = (preferences: Preferences) =>
  seatsOf(preferences).flatMap(({ name, login }) => {
    const persona = personas.find((known) => known.login === login);
    return persona && !isTaken(name) ? [{ name, persona }] : [];
  });

/** At a start whoever stood somewhere without being signed in has left on purpose, and stands there again. */
export const newSeats = (preferences: Preferences) => emptySeats(preferences).filter(({ name }) => !hasPlace(name));

/** Whoever is already on the way to a seat is not seated anew: it would take the page away from under the visitor's hand. */
export const queued = (waiting: Context['waiting'], added: Context['waiting']): Context['waiting'] => [
  ...waiting,
  ...added.filter(({ name, persona }) => !waiting.some((one) => one.name === name && one.persona === persona)),
];

/** How closely frames are looked at: all of them, or those that are meant. */
export const attending = (preferences: Preferences, isMeant: (name: SeatName) => boolean = () => true): FrameOrder => ({
  type: 'ATTEND',
  names: seatsOf(preferences)
    .map(({ name }) => name)
    .filter(isMeant),
  closely: preferences.open,
});
