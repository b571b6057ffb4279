// Figures counted by tests, for docs/proof.md: one line of JSON per figure under .cache/figures, read by `npm run
// proof`.
import { appendFileSync, mkdirSync } from 'node:fs';

/** Figures by what they count, e.g. `{ lost: 0, duplicated: 0 }`. */
export type FigureValues = Readonly<Record<string, number | string>>;

/** Writes counted values; `name` is the one in the table of guarantees (tests/proof.table.ts). */
export function figure(name: string, counted: FigureValues): void {
  mkdirSync('.cache/figures', { recursive: true });
  appendFileSync(`.cache/figures/${name}.jsonl`, `${JSON.stringify(counted)}\n`);
}
