// Numbers of a run beside its tests, e.g. explored edges: appended to the file that env TALLY names, summed by `npm test`.
import { appendFileSync } from 'node:fs';

const counts = new Map<string, number>();

/** Adds to a number that the end of `npm test` prints. */
export function tally(name: string, more: number): void {
  counts.set(name, (counts.get(name) ?? 0) + more);
}

/** Writes the numbers of the test file that has ended. */
export function writeTally(): void {
  const file = process.env['TALLY'];
  if (file !== undefined && counts.size > 0) appendFileSync(file, `${JSON.stringify(Object.fromEntries(counts))}\n`);
  counts.clear();
}
