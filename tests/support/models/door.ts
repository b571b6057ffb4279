// Ways to drive a model: a door knows how each event happens there and what must be seen in each state.
import type { AnyStateMachine, InspectionEvent, SnapshotFrom } from 'xstate';
import { type ModelEvent, type Situation, type Step, nameOf } from './model.ts';

/** What must hold in a state: the key is its dotted path, `*` is every state. */
export type Sights<W, M extends AnyStateMachine> = Readonly<
  Record<string, (world: W, expected: SnapshotFrom<M>) => void | Promise<void>>
>;
export type Drivers<W> = Readonly<Record<string, (world: W, event: ModelEvent) => void | Promise<void>>>;

/** `W` is whatever the door holds of its subject: an actor, a rendered screen, a page. */
export interface Door<W, M extends AnyStateMachine = AnyStateMachine> {
  /** `actor`, `jsdom`, `chromium`: part of the name of the coverage file. */
  readonly name: string;
  /** Starts a fresh subject at the machine's initial state; `inspect` collects coverage. */
  readonly open: (scene: string, inspect: (event: InspectionEvent) => void) => W | Promise<W>;
  /** By event name. */
  readonly drivers: Drivers<W>;
  readonly sees: Sights<W, M>;
  /** False where a visitor cannot do `event`, though the machine would hear it. */
  readonly comes?: (event: ModelEvent, snapshot: SnapshotFrom<M>) => boolean;
  /** Events after which the page holds other things than the model tells: no way goes on after them. */
  readonly last?: readonly string[];
  readonly close?: (world: W) => void | Promise<void>;
  /** Once everything that must hold in a situation was seen. */
  readonly judge?: (world: W, snapshot: SnapshotFrom<M>) => void | Promise<void>;
}

/** What can happen at a door: an event it has no driver for does not come there. */
export type Reach<M extends AnyStateMachine> = Pick<Door<never, M>, 'drivers' | 'comes' | 'last'>;

/** Lets `event` happen at the door and looks at what should be there now. */
export async function take<W>(door: Door<W>, world: W, { event, after }: Step): Promise<void> {
  const drive = door.drivers[nameOf(event)] ?? door.drivers[event.type.startsWith('xstate.') ? '' : '*'];
  if (!drive) throw new Error(`the door ${door.name} has no driver for ${nameOf(event)}`);
  await drive(world, event);
  await look(door, world, after);
}

/** Checks everything that must hold in `situation`. */
export async function look<W>(door: Door<W>, world: W, { snapshot }: Situation): Promise<void> {
  for (const [path, sight] of Object.entries(door.sees))
    if (path === '*' || snapshot.matches(valueOf(path))) await sight(world, snapshot);
  await door.judge?.(world, snapshot);
}

type PathValue = string | { [state: string]: PathValue };

/** `a.b.c` as the state value `{a: {b: 'c'}}`. */
function valueOf(path: string): PathValue {
  const dot = path.indexOf('.');
  return dot < 0 ? path : { [path.slice(0, dot)]: valueOf(path.slice(dot + 1)) };
}
