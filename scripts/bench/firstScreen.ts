// First screens on a slow line and a slow processor, cold and repeated, against the floors, interleaved: /login of the
// production and the demo build, a signed-in screen from its address. Real keys are typed all the while.
import type { Browser } from '@playwright/test';
import { root } from '../lib/run.mjs';
import { ensureBuilt, readStamp, variants } from '../lib/variants.mjs';
import { type Product, launch, openPage, serveProduct, signedIn } from './chromium.ts';
import { type Floor, type Site, serveFloor, serveSite } from './floors.ts';
import { type BenchRow, type Suite, limitRow, median, plainRow, ratioRow } from './suite.ts';
import { type Visit, visit } from './visit.ts';

const ROUNDS = 3;
/** Visited a second time with what the first has left in the cache. */
const AGAIN = new Set<Target>(['react', 'login']);
const KYT = '/organization/kyt-requests';

type Target = 'html' | 'react' | 'stack' | 'login' | 'demo' | 'kyt';
type Seen = Record<Target, { readonly cold: Visit[]; readonly repeat: Visit[] }>;

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
    return [...(await sizes(floors.stack, seen)), ...times(seen)];
  } finally {
    await browser.close();
    for (const site of [...Object.values(floors), ...Object.values(sites), product]) site.close();
  }
};

async function rounds(
  browser: Browser,
  sites: Record<Target, Site>,
  product: Product,
  say: (line: string) => void,
): Promise<Seen> {
  const seen: Seen = { html: none(), react: none(), stack: none(), login: none(), demo: none(), kyt: none() };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const target of ['html', 'react', 'stack', 'login', 'demo', 'kyt'] as const) {
      const [cold, repeat] = await twice(browser, target, sites[target], product);
      say(`${target}: typable after ${[cold, repeat].map((it) => it?.typable.toFixed(0)).join(' ms, again ')} ms`);
      if (round < 0) continue; // the first round only warms up
      seen[target].cold.push(cold);
      if (repeat) seen[target].repeat.push(repeat);
    }
  }
  return seen;
}

const none = () => ({ cold: [], repeat: [] });

/** A first and a second visit of the same browser. */
async function twice(browser: Browser, target: Target, { origin }: Site, product: Product): Promise<[Visit, Visit?]> {
  const path = target === 'kyt' ? KYT : target === 'login' || target === 'demo' ? '/login' : '/';
  const context =
    target === 'kyt'
      ? await signedIn(browser, product, 'operator', 'authorized_organization')
      : await browser.newContext();
  try {
    const cold = await visit(await openPage(context, 'slow'), origin + path);
    if (!AGAIN.has(target)) return [cold];
    return [cold, await visit(await openPage(context, 'slow'), origin + path)];
  } finally {
    await context.close();
  }
}

/** The median of what each round says: that takes out the slow drift of a shared machine. */
function against(what: string, goal: number | null, ours: readonly Visit[], floor: readonly Visit[]): BenchRow {
  const figure = ratioRow(what, goal ?? 0, median(ours.map((it) => it.typable)), median(floor.map((it) => it.typable)));
  const ratio = median(ours.map((it, round) => it.typable / (floor[round]?.typable ?? Number.NaN)));
  return goal === null ? { ...figure, ratio, goal: '', met: null } : { ...figure, ratio, met: ratio <= goal };
}

function times({ html, react, stack, login, demo, kyt }: Seen): BenchRow[] {
  const visits = [login, demo, kyt].flatMap(({ cold, repeat }) => [...cold, ...repeat]);
  const lost = visits.filter(({ kept }) => !kept).length;
  const blocking = (of: keyof Seen, all: { cold: Visit[] }) =>
    limitRow(
      `blocking time, ${of === 'kyt' ? `${KYT}, signed in` : `/login${of === 'demo' ? ', demo' : ''}`}`,
      60,
      median(all.cold.map((it) => it.blocking)),
      'ms',
    );
  return [
    against('floor html, time until typable / react', null, html.cold, react.cold),
    against('floor stack, time until typable / react', null, stack.cold, react.cold),
    against('/login, time until typable, slow, cold / react', 0.45, login.cold, react.cold),
    against('/login, the same, repeat visit / react', 1, login.repeat, react.repeat),
    against('/login of the demo, slow, cold / react', null, demo.cold, react.cold),
    against('KYT signed in, from a cold URL to typable search / react', 2, kyt.cold, react.cold),
    {
      ...limitRow(`visits in which a typed character was lost, of ${visits.length}`, 0, lost, ''),
      figure: String(lost),
    },
    blocking('login', login),
    blocking('demo', demo),
    blocking('kyt', kyt),
  ];
}

async function sizes(stack: Floor, { demo }: Seen): Promise<BenchRow[]> {
  const untilTypable = median(demo.cold.map(({ js }) => js)) / 1000;
  return [
    plainRow('floor stack, JS', stack.js / 1000, 'kB gz'),
    ratioRow('JS loaded by /login, production / stack', 1.1, await loginJs('production'), stack.js / 1000, 'kB gz'),
    ratioRow('JS loaded by /login, demo, until typable / stack', 1.15, untilTypable, stack.js / 1000, 'kB gz'),
    plainRow('JS loaded by /login, demo, until React has taken over', await loginJs('demo'), 'kB gz'),
  ];
}

/** kB, gzip. */
const loginJs = async (variant: 'production' | 'demo'): Promise<number> =>
  ((await readStamp(variant))?.weights.pages['/login']?.gzip ?? 0) / 1000;
