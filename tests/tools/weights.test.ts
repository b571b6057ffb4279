// The JavaScript budgets: weight of a page and of a further screen, and the message of an exceeded budget.
import { describe, expect, it } from 'vitest';
import { BUDGETS, findOverBudget, measureWeights } from '../../scripts/lib/weights.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js' },
  'src/ui/app/layouts/area/Overlays.tsx': { file: 'overlays.js', isDynamicEntry: true },
  '_frame.js': { file: 'frame.js', name: 'frame', imports: ['_kit.js'] },
  '_kit.js': { file: 'kit.js' },
  'src/ui/features/auth/Login.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['_base.js'] },
  'src/ui/features/trades/OwnDeal.tsx': {
    file: 'deal.js',
    isDynamicEntry: true,
    imports: ['_kit.js', '_base.js', '_list.js'],
  },
  'src/ui/app/screens/OperatorInbox.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_list.js'] },
  'src/ui/features/kyt/Kyt.tsx': { file: 'kyt.js', isDynamicEntry: true },
  'src/ui/app/screens/AccountDashboard.tsx': { file: 'account.js', isDynamicEntry: true },
  'src/ui/app/screens/LiquidityDashboard.tsx': { file: 'liquidity.js', isDynamicEntry: true },
  '_list.js': { file: 'list.js' },
};
const shared = ['index', 'base', 'kyt', 'overlays', 'frame', 'kit'];
const names = [...shared, 'login', 'deal', 'home', 'list', 'account', 'liquidity'];
const files = names.map((name) => `${name}.js`);
/** The n-th file has 2ⁿ bytes gzipped: every sum identifies its files. */
const sizes = new Map(files.map((file, n) => [file, { raw: 0, gzip: 2 ** n, brotli: 1 }]));
const pages = [{ path: '/login', source: 'src/ui/features/auth/Login.tsx' }];
const views = new Set(Object.keys(manifest).filter((key) => key.startsWith('src/ui/features/')));

describe('weights', () => {
  const weights = measureWeights(manifest, sizes, pages, views);

  it('a page weighs its entry and its view', () => {
    expect(weights.pages['/login']?.gzip).toBe(1 + 2 + 64);
  });

  it('a home weighs all that is loaded for it', () => {
    expect(weights.first['src/ui/app/screens/OperatorInbox.tsx']?.gzip).toBe(1 + 2 + 16 + 32 + 256 + 512);
  });

  it('a further screen weighs what neither the page nor the frame and the homes of the areas have brought', () => {
    expect(weights.screens['src/ui/features/trades/OwnDeal.tsx']?.gzip).toBe(128);
    expect(weights.screens['src/ui/features/auth/Login.tsx']?.gzip).toBe(64);
    expect(weights.screens).not.toHaveProperty('src/ui/app/screens/OperatorInbox.tsx');
  });

  it('all of it is all of it', () => expect(weights.all.gzip).toBe(4095));
});

describe('budgets', () => {
  const KYT = 'src/ui/features/kyt/Kyt.tsx';
  const light = { gzip: 1, brotli: 1 };
  const heavyMedian = { gzip: BUDGETS.medianScreen.gzip + 1, brotli: 1 };
  const kept = {
    pages: { '/': light, '/login': light, '/forgot-password': light },
    first: Object.fromEntries(Object.keys(BUDGETS.first).map((view) => [view, light])),
    screens: { a: light, b: light, c: light },
    all: light,
  };

  it('nothing is said of a build that keeps them', () => expect(findOverBudget(kept)).toEqual([]));

  it.each([
    [
      'a page in brotli',
      { pages: { ...kept.pages, '/login': { gzip: 1, brotli: BUDGETS.pages['/login'].brotli + 1 } } },
      ['JS of /login'],
    ],
    [
      'one screen',
      { screens: { ...kept.screens, a: { gzip: BUDGETS.screen.gzip + 1, brotli: 1 } } },
      ['JS that a adds'],
    ],
    [
      'a first screen',
      { first: { ...kept.first, [KYT]: { gzip: BUDGETS.first[KYT].gzip + 1, brotli: 1 } } },
      [`JS of ${KYT}`],
    ],
    ['a first screen that is gone', { first: {} }, [`${KYT} has`]],
    ['the median', { screens: { a: light, b: heavyMedian, c: heavyMedian } }, ['median']],
    ['the whole', { all: { gzip: BUDGETS.all.gzip + 1, brotli: 1 } }, ['all JS']],
    ['a page that is gone', { pages: {} }, ['/ has', '/login has', '/forgot-password has']],
  ])('%s over its budget is named', (_, over, named) => {
    const broken = findOverBudget({ ...kept, ...over });
    for (const name of named) expect(broken.some((line) => line.includes(name))).toBe(true);
  });
});
