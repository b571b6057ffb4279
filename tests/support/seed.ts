// What every test file stands on: the seed of every property test, the same in each run, so that a red run means a changed
// product, and an end that waits for code. A campaign takes other seeds: `SEED=random npx vitest run …` or, to repeat one,
// the number that a failure printed.
import * as fc from 'fast-check';
import { afterAll, vi } from 'vitest';

const EVERY_RUN = 20_261_122;

const wanted = process.env['SEED'];
if (wanted !== 'random') fc.configureGlobal({ seed: wanted === undefined ? EVERY_RUN : Number(wanted) });

// What arrives after its file has ended counts as broken for all further files of the worker.
afterAll(() => vi.dynamicImportSettled());
