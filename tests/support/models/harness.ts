// Harness of a model: causes each event on a subject (actor, screen, page) and checks each state.
import type { AnyStateMachine, InspectionEvent, SnapshotFrom } from 'xstate';
import { type ModelEvent, type ModelSituation, type Step, getEventName } from './model.ts';

/** Assertions of a state: the key is its dotted path, `*` is every state. */
export type StateAssertions<W, M extends AnyStateMachine> = Readonly<
  Record<string, (world: W, expected: SnapshotFrom<M>) => void | Promise<void>>
>;
export type Drivers<W> = Readonly<Record<string, (world: W, event: ModelEvent) => void | Promise<void>>>;

/** `W` is the harness's handle of its subject: an actor, a rendered screen, a page. */
export interface ModelHarness<W, M extends AnyStateMachine = AnyStateMachine> {
  /** `actor`, `jsdom`, `chromium`: part of the name of the coverage file. */
  readonly name: string;
  /** Starts a fresh subject at the machine's initial state; `inspect` collects coverage. */
  readonly open: (scene: string, inspect: (event: InspectionEvent) => void) => W | Promise<W>;
  /** By event name. */
  readonly drivers: Drivers<W>;
  readonly assertions: StateAssertions<W, M>;
  /** False where a visitor cannot cause `event`, though the machine would handle it. */
  readonly canOccur?: (event: ModelEvent, snapshot: SnapshotFrom<M>) => boolean;
  /** Events after which the page differs from the model: no walk continues after them. */
  readonly finalEvents?: readonly string[];
  readonly close?: (world: W) => void | Promise<void>;
  /** Once everything that must hold in a situation was seen. */
  readonly judge?: (world: W, snapshot: SnapshotFrom<M>) => void | Promise<void>;
}

/** The events a harness can cause: those with a driver. */
export type HarnessReach<M extends AnyStateMachine> = Pick<
  ModelHarness<never, M>,
  'drivers' | 'canOccur' | 'finalEvents'
>;

/** Causes `event` and checks the situation after it. */
export async function performStep<W>(harness: ModelHarness<W>, world: W, { event, after }: Step): Promise<void> {
  const drive = harness.drivers[getEventName(event)] ?? harness.drivers[event.type.startsWith('xstate.') ? '' : '*'];
  if (!drive) throw new Error(`the harness ${harness.name} has no driver for ${getEventName(event)}`);
  await drive(world, event);
  await assertSituation(harness, world, after);
}

/** Checks everything that must hold in `situation`. */
export async function assertSituation<W>(
  harness: ModelHarness<W>,
  world: W,
  { snapshot }: ModelSituation,
): Promise<void> {
  for (const [path, sight] of Object.entries(harness.assertions))
    if (path === '*' || snapshot.matches(valueOf(path))) await sight(world, snapshot);
  await harness.judge?.(world, snapshot);
}

type PathValue = string | { [state: string]: PathValue };

/** `a.b.c` as the state value `{a: {b: 'c'}}`. */
function valueOf(path: string): PathValue {
  const dot = path.indexOf('.');
  return dot < 0 ? path : { [path.slice(0, dot)]: valueOf(path.slice(dot + 1)) };
}
