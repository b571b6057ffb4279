// Compressed size of the production JavaScript (scripts/lib/weights.mjs); `npm run check` enforces the same budgets.
import { ensureBuilt, readStamp } from '../../scripts/lib/variants.mjs';
import { BUDGETS, median } from '../../scripts/lib/weights.mjs';
import { type Suite, limitRow } from './suite.ts';

const KIB = 1024;

export const rows: Suite['rows'] = async (say) => {
  await ensureBuilt('production', say);
  const stamp = await readStamp('production');
  if (stamp === null) throw new Error('the build left no weights');
  const { pages, screens, all } = stamp.weights;
  const added = Object.entries(screens).toSorted(([, a], [, b]) => b.gzip - a.gzip);
  const [[largest, { gzip: most }] = ['', { gzip: 0 }]] = added;
  const middle = median(added.map(([, { gzip }]) => gzip));
  return [
    limitRow(
      'JS loaded by /login, brotli',
      BUDGETS.pages['/login'].brotli / 1000,
      (pages['/login']?.brotli ?? 0) / 1000,
      'kB',
    ),
    limitRow('JS added by one further screen, median', BUDGETS.medianScreen.gzip / KIB, middle / KIB, 'KiB gz'),
    limitRow(`JS added by one further screen, most (${largest})`, BUDGETS.screen.gzip / KIB, most / KIB, 'KiB gz'),
    limitRow('JS of all screens, charts apart', BUDGETS.all.gzip / KIB, all.gzip / KIB, 'KiB gz'),
  ];
};
