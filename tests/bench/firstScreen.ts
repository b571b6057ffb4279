// First screens on a slow network and processor, cold and repeated, interleaved with the floors: /login of production and
// demo builds, a signed-in screen by URL; then the same pages with real keystrokes.
import type { Browser, BrowserContext } from '@playwright/test';
import { root } from '../../scripts/lib/run.mjs';
import { ensureBuilt, readStamp, variants } from '../../scripts/lib/variants.mjs';
import { launch, openPage, serveProduct, signedIn } from './chromium.ts';
import { type Floor, type Site, serveFloor, serveSite } from './floors.ts';
import { type BenchRow, type Suite, limitRow, median, plainRow, ratioRow } from './suite.ts';
import { TEXT_FIELD, type Visit, typeInto, visit } from './visit.ts';

const ROUNDS = 5;
/** Targets visited a second time with a warm cache. */
const AGAIN = new Set<Target>(['react', 'login']);
const KYT = '/organization/kyt-requests';

const ORDER = ['html', 'react', 'stack', 'login', 'demo', 'kyt'] as const;
type Target = (typeof ORDER)[number];
type Seen = Record<Target, { readonly cold: Visit[]; readonly repeat: Visit[] }>;
/** Targets with keystrokes. */
const TYPED = ['login', 'demo', 'kyt'] as const;
const TYPED_ROUNDS = 2;

export const rows: Suite['rows'] = async (say) => {
  await ensureBuilt('production', say);
  await ensureBuilt('demo', say);
  const floors = { html: await serveFloor('html'), react: await serveFloor('react'), stack: await serveFloor('stack') };
  const sites = {
    login: await serveSite(`${root}/${variants.production.out}`),
    demo: await serveSite(`${root}/${variants.demo.out}`),
  };
  const product = await serveProduct('default', say);
  const browser = await launch();
  try {
    const seen = await rounds(browser, { ...floors, ...sites, kyt: product }, product, say);
    return [
      ...(await sizes(floors.stack, seen)),
      ...times(seen),
      await typing(browser, { ...sites, kyt: product }, product),
    ];
  } finally {
    await browser.close();
    for (const site of [...Object.values(floors), ...Object.values(sites), product]) site.close();
  }
};

async function rounds(
  browser: Browser,
  sites: Record<Target, Site>,
  product: Site,
  say: (line: string) => void,
): Promise<Seen> {
  const seen: Seen = { html: none(), react: none(), stack: none(), login: none(), demo: none(), kyt: none() };
  for (let round = -1; round < ROUNDS; round += 1) {
    // Rotates the order, because pages after the first one run on a warm machine.
    const begins = (round + ORDER.length) % ORDER.length;
    for (const target of [...ORDER.slice(begins), ...ORDER.slice(0, begins)]) {
      const [cold, repeat] = await twice(browser, target, sites[target], product);
      say(`${target}: typable after ${[cold, repeat].map((it) => it?.typable.toFixed(0)).join(' ms, again ')} ms`);
      if (round < 0) continue; // warm-up round
      seen[target].cold.push(cold);
      if (repeat) seen[target].repeat.push(repeat);
    }
  }
  return seen;
}

const none = () => ({ cold: [], repeat: [] });

/** A cold and a repeated visit in the same browser. */
async function twice(browser: Browser, target: Target, { origin }: Site, product: Site): Promise<[Visit, Visit?]> {
  const context = await contextOf(browser, target, product);
  const url = origin + pathOf(target);
  try {
    return await visit(await openPage(context, 'slow'), url, fieldOf(target), AGAIN.has(target));
  } finally {
    await context.close();
  }
}

const contextOf = (browser: Browser, target: Target, product: Site): Promise<BrowserContext> =>
  target === 'kyt' ? signedIn(browser, product, 'operator', 'authorized_organization') : browser.newContext();

const pathOf = (target: Target): string =>
  target === 'kyt' ? KYT : target === 'login' || target === 'demo' ? '/login' : '/';

/** Of the signed-in screen its own search: the field of the header opens the palette, which takes the keys. */
const fieldOf = (target: Target): string => (target === 'kyt' ? 'main input[type=search]' : TEXT_FIELD);

/** A cold and a repeated visit of each page with real keystrokes: counts visits that lost a key. */
async function typing(browser: Browser, sites: Record<(typeof TYPED)[number], Site>, product: Site): Promise<BenchRow> {
  const kept: boolean[] = [];
  for (const target of TYPED.flatMap((each) => Array.from({ length: TYPED_ROUNDS }, () => each))) {
    const context = await contextOf(browser, target, product);
    const url = sites[target].origin + pathOf(target);
    kept.push(await typeInto(await openPage(context, 'slow'), url, fieldOf(target)));
    kept.push(await typeInto(await openPage(context, 'slow'), url, fieldOf(target)));
    await context.close();
  }
  const lost = kept.filter((whole) => !whole).length;
  const row = limitRow(`visits in which a typed character was lost, of ${kept.length}`, 0, lost, '');
  return { ...row, figure: String(lost) };
}

/** Median of the ratios per round, which removes the slow drift of a shared machine. */
function against(what: string, goal: number | null, ours: readonly Visit[], floor: readonly Visit[]): BenchRow {
  const figure = ratioRow(what, goal ?? 0, median(ours.map((it) => it.typable)), median(floor.map((it) => it.typable)));
  const ratio = median(ours.map((it, round) => it.typable / (floor[round]?.typable ?? Number.NaN)));
  return goal === null ? { ...figure, ratio, goal: '', met: null } : { ...figure, ratio, met: ratio <= goal };
}

const blocking = ({ cold }: { readonly cold: readonly Visit[] }): number => median(cold.map((it) => it.blocking));

function times({ html, react, stack, login, demo, kyt }: Seen): BenchRow[] {
  return [
    against('floor html, time until typable / react', null, html.cold, react.cold),
    against('floor stack, time until typable / react', null, stack.cold, react.cold),
    against('/login, time until typable, slow, cold / react', 0.45, login.cold, react.cold),
    against('/login, the same, repeat visit / react', 1, login.repeat, react.repeat),
    against('/login of the demo, slow, cold / react', null, demo.cold, react.cold),
    against('KYT signed in, from a cold URL to typable search / react', 2, kyt.cold, react.cold),
    plainRow('floor react, blocking time', blocking(react), 'ms'),
    limitRow('blocking time, /login', 60, blocking(login), 'ms'),
    limitRow('blocking time, /login, demo', 60, blocking(demo), 'ms'),
    limitRow(`blocking time, ${KYT}, signed in`, 60, blocking(kyt), 'ms'),
  ];
}

async function sizes(stack: Floor, { demo }: Seen): Promise<BenchRow[]> {
  const untilTypable = median(demo.cold.map(({ js }) => js)) / 1000;
  return [
    plainRow('floor stack, JS', stack.js / 1000, 'kB gz'),
    ratioRow('JS loaded by /login, production / stack', 1.2, await loginJs('production'), stack.js / 1000, 'kB gz'),
    ratioRow('JS loaded by /login, demo, until typable / stack', 1.15, untilTypable, stack.js / 1000, 'kB gz'),
    plainRow('JS loaded by /login, demo, until React has taken over', await loginJs('demo'), 'kB gz'),
  ];
}

/** kB, gzip. */
const loginJs = async (variant: 'production' | 'demo'): Promise<number> =>
  ((await readStamp(variant))?.weights.pages['/login']?.gzip ?? 0) / 1000;
