// The seed of every property test: the same in each run, so that a red run means a changed product. A campaign takes others:
// `SEED=random npx vitest run …` or, to repeat one, the number that a failure printed.
import * as fc from 'fast-check';

const EVERY_RUN = 20_261_122;

const wanted = process.env['SEED'];
if (wanted !== 'random') fc.configureGlobal({ seed: wanted === undefined ? EVERY_RUN : Number(wanted) });
