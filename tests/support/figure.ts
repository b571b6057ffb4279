// What tests have counted, for docs/proof.md: one line of JSON per figure under .cache/figures, read by `npm run proof`.
import { appendFileSync, mkdirSync } from 'node:fs';

/** Figures by what they count, e.g. `{ lost: 0, duplicated: 0 }`. */
export type Counted = Readonly<Record<string, number | string>>;

/** Writes down what was counted; `name` is the one the table of promises knows (scripts/proof.table.ts). */
export function figure(name: string, counted: Counted): void {
  mkdirSync('.cache/figures', { recursive: true });
  appendFileSync(`.cache/figures/${name}.jsonl`, `${JSON.stringify(counted)}\n`);
}
