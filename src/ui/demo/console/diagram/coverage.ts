// Test coverage of states and transitions: in a rendered screen, only as an actor, or never.
import reached from './machineCoverage.json' with { type: 'json' };

/** `screen`: in a rendered page (jsdom or Chromium) · `actor`: only as a running machine · `never`. */
export type StateCoverage = 'screen' | 'actor' | 'never';

/** Uncovered items by machine and level: `#id` of a state or name of a transition (written by scripts/reached.mjs after `npm run test:all`). */
type Reached = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const byMachine: Reached = reached;

export const COVERAGE_LABELS: Readonly<Record<StateCoverage, string>> = {
  screen: 'тестами на экране',
  actor: 'только тестами машины',
  never: 'тестами никогда',
};

/** `machine` as named in the test models; `what` is `#id` or the name of a transition. */
export function getCoverage(machine: string, what: string): StateCoverage {
  const levels = Object.entries(byMachine[machine] ?? {});
  const at = levels.filter(([, missing]) => !missing.includes(what)).map(([level]) => level);
  if (at.some((level) => level !== 'actor')) return 'screen';
  return at.length > 0 ? 'actor' : 'never';
}
