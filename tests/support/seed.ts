// Setup of every test file: the seed of every property test, the same in each run, so that a failed run means a changed
// product, and an end that waits for code. A campaign takes other seeds: `SEED=random npx vitest run …` or, to repeat one,
// the number that a failure printed.
import * as fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { tally, writeTally } from './tally.ts';

const EVERY_RUN = 20_261_122;

const wanted = process.env['SEED'];
fc.configureGlobal({
  ...(wanted === 'random' ? {} : { seed: wanted === undefined ? EVERY_RUN : Number(wanted) }),
  reporter(run) {
    tally('property runs', run.numRuns);
    if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
  },
});

// Errors after the end of their file fail all further files of the worker.
afterAll(() => vi.dynamicImportSettled());
afterAll(writeTally);
