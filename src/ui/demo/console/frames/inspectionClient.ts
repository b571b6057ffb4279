// Console side of the inspection protocol (../inspection.ts): validated reports and verbosity.
import * as v from 'valibot';
import type { StateValue } from 'xstate';
import { INSPECTION_VERBOSITY, type InspectionVerbosity, INSPECTION_CHANNEL } from '../../inspection.ts';

const value: v.GenericSchema<StateValue> = v.lazy(() => v.union([v.string(), v.record(v.string(), value)]));
const refused = v.object({ event: v.string(), guards: v.array(v.string()) });
const inspectionReport = v.object({
  kind: v.literal(INSPECTION_CHANNEL),
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

export type InspectionReport = v.InferOutput<typeof inspectionReport>;

/** Subscribes to reports of this page's frames only. Returns the unsubscribe function. */
export function subscribeToPages(onReport: (frame: string, inspectionReport: InspectionReport) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source === null || !('name' in source)) return;
    const read = v.safeParse(inspectionReport, data);
    if (read.success) onReport(source.name, read.output);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}

/** Sets whether a page reports everything or only its states. */
export function setVerbosity(page: Window | null, closely: boolean): void {
  const attention: InspectionVerbosity = { kind: INSPECTION_VERBOSITY, closely };
  page?.postMessage(attention, location.origin);
}

/** Adds reported states and transitions, as `machine:…`; returns the same set when none is new. */
export function addVisited(visited: ReadonlySet<string>, { actors, taken }: InspectionReport): ReadonlySet<string> {
  const active = actors.flatMap(({ machine, value: at }) => getActivePaths(at).map((path) => `${machine}:${path}`));
  const added = [...active, ...taken].filter((name) => !visited.has(name));
  return added.length === 0 ? visited : new Set([...visited, ...added]);
}

/** Paths of all active states of a value: `{ active: { token: 'valid' } }` → active, active.token, active.token.valid. */
export function getActivePaths(state: StateValue, above: readonly string[] = []): readonly string[] {
  if (typeof state === 'string') return [[...above, state].join('.')];
  return Object.entries(state).flatMap(([key, inner]) => {
    const here = [...above, key];
    return [here.join('.'), ...(inner === undefined ? [] : getActivePaths(inner, here))];
  });
}

/** Leaf paths only: active.token.valid. */
export const getLeafPaths = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
