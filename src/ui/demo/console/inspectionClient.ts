// What pages in the frames tell of their machines (../inspection.ts), checked as it arrives, and how closely they are asked.
import * as v from 'valibot';
import type { StateValue } from 'xstate';
import { ATTENTION, type Attention, INSPECTION } from '../inspection.ts';

const value: v.GenericSchema<StateValue> = v.lazy(() => v.union([v.string(), v.record(v.string(), value)]));
const refused = v.object({ event: v.string(), guards: v.array(v.string()) });
const told = v.object({
  kind: v.literal(INSPECTION),
  closely: v.boolean(),
  actors: v.array(
    v.object({
      session: v.string(),
      machine: v.string(),
      value,
      takes: v.array(v.string()),
      refuses: v.array(refused),
    }),
  ),
  taken: v.array(v.string()),
  events: v.array(
    v.object({
      n: v.number(),
      at: v.number(),
      now: v.number(),
      machine: v.string(),
      event: v.string(),
      to: v.nullable(value),
    }),
  ),
});

export type Told = v.InferOutput<typeof told>;

/** Listens to the frames of this page, no one else. Returns the end of it. */
export function hearPages(hear: (frame: string, told: Told) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source === null || !('name' in source)) return;
    const read = v.safeParse(told, data);
    if (read.success) hear(source.name, read.output);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Tells a page whether to tell of everything or of its states alone. */
export function attend(page: Window | null, closely: boolean): void {
  const attention: Attention = { kind: ATTENTION, closely };
  page?.postMessage(attention, location.origin);
}

/** States and transitions, as `machine:…`, with those a page tells of now; the same set where none of them is new. */
export function withTold(visited: ReadonlySet<string>, { actors, taken }: Told): ReadonlySet<string> {
  const standing = actors.flatMap(({ machine, value: at }) => activePaths(at).map((path) => `${machine}:${path}`));
  const fresh = [...standing, ...taken].filter((name) => !visited.has(name));
  return fresh.length === 0 ? visited : new Set([...visited, ...fresh]);
}

/** Paths of all states that a value names: `{ active: { token: 'fresh' } }` → active, active.token, active.token.fresh. */
export function activePaths(state: StateValue, above: readonly string[] = []): readonly string[] {
  if (typeof state === 'string') return [[...above, state].join('.')];
  return Object.entries(state).flatMap(([key, inner]) => {
    const here = [...above, key];
    return [here.join('.'), ...(inner === undefined ? [] : activePaths(inner, here))];
  });
}

/** Of such paths those that hold no other: active.token.fresh. */
export const deepest = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
