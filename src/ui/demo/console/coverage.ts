// How far the tests go: each state and transition is reached at a screen, only as a bare actor, or never.
import reached from './machineCoverage.json' with { type: 'json' };

/** `screen`: in a rendered page (jsdom or Chromium) · `actor`: only as a running machine · `never`. */
export type StateCoverage = 'screen' | 'actor' | 'never';

/** By machine and door, what was not reached there: `#id` of a state, name of a transition (`npm test` tells, scripts/reached.mjs writes). */
type Reached = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const byMachine: Reached = reached;

export const COVERAGE_LABELS: Readonly<Record<StateCoverage, string>> = {
  screen: 'тестами на экране',
  actor: 'только тестами машины',
  never: 'тестами никогда',
};

/** `machine` as the models name it; `what` is `#id` or the name of a transition. */
export function getCoverage(machine: string, what: string): StateCoverage {
  const doors = Object.entries(byMachine[machine] ?? {});
  const at = doors.filter(([, missing]) => !missing.includes(what)).map(([door]) => door);
  if (at.some((door) => door !== 'actor')) return 'screen';
  return at.length > 0 ? 'actor' : 'never';
}
