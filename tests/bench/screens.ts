// Operator lists over the Node mock server in Chromium: the seed `large` against the default one, opening a list and
// turning its page. Takes the best round, because other load can only add time.
import type { Browser, Page } from '@playwright/test';
import { operatorLists } from '../support/operatorLists.ts';
import { signIn } from '../support/browser.ts';
import { launch, openPage, serveProduct } from './chromium.ts';
import type { Site } from './floors.ts';
import { type BenchRow, ratioRow } from './suite.ts';

const GOAL = 1.5;
const ROUNDS = 12;
const HOME = '/organization';

/** Milliseconds of the best round; null without a second page. */
interface Times {
  open: number;
  turn: number | null;
}

interface OperatorPage {
  readonly page: Page;
  readonly site: Site;
}

async function openOperatorPage(browser: Browser, site: Site): Promise<OperatorPage> {
  const { page } = await openPage(browser, 'none');
  await page.goto(`${site.origin}/login`);
  await signIn(page, 'operator');
  return { page, site };
}

/** Time from an action until the first row of an idle list has changed. */
function timed(page: Page, act: { readonly path: string } | 'next'): Promise<number> {
  return page.evaluate(async (what) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- evaluated in the page, without an outer scope
    const first = () => document.querySelector('main table tbody tr')?.textContent ?? null;
    const before = first(); // the initial page has a table too
    const isThere = () => {
      const there = first();
      return there !== null && there !== before && document.querySelector('main [aria-busy="true"]') === null;
    };
    const started = performance.now();
    if (what === 'next') document.querySelector<HTMLElement>('main [aria-label="Следующая страница"]')?.click();
    else history.pushState(null, '', what.path);
    await new Promise<void>((resolve) => {
      // Not measured in frames: for a duration of one or two frames, rounding would add up to a half.
      const changes = new MutationObserver(() => {
        if (!isThere()) return;
        changes.disconnect();
        resolve();
      });
      changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    return performance.now() - started;
  }, act);
}

/** Each round reloads the page and waits until it is idle, so that no cached list and no call of the home affects it. */
async function round({ page, site }: OperatorPage, path: string): Promise<Times> {
  await page.goto(site.origin + HOME);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  const open = await timed(page, { path });
  const next = page.locator('main').getByRole('button', { name: 'Следующая страница' });
  if ((await next.count()) === 0 || !(await next.isEnabled())) return { open, turn: null };
  await rest(page);
  return { open, turn: await timed(page, 'next') };
}

/** Waits until the list is painted with its web font. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
  );
}

const best = (times: readonly Times[], of: keyof Times): number | null =>
  times.reduce<number | null>((least, { [of]: ms }) => (ms === null ? least : Math.min(least ?? ms, ms)), null);

/** A row per list: opening, and pagination where the default seed has a second page. */
export async function rows(say: (line: string) => void): Promise<BenchRow[]> {
  const sites = [await serveProduct('default', say), await serveProduct('large', say)] as const;
  const browser = await launch();
  try {
    const [small, large] = [await openOperatorPage(browser, sites[0]), await openOperatorPage(browser, sites[1])];
    const table: BenchRow[] = [];
    // A rating position depends on every provider, so its cost grows with their number.
    for (const path of operatorLists.filter((list) => !list.endsWith('/rating'))) {
      table.push(...(await rowsOf(path, small, large)));
      say(path);
    }
    return table;
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
}

/** Alternates the two seeds, so that other load affects both. */
async function rowsOf(path: string, small: OperatorPage, large: OperatorPage): Promise<BenchRow[]> {
  const times: Record<'small' | 'large', Times[]> = { small: [], large: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    times.small.push(await round(small, path));
    times.large.push(await round(large, path));
  }
  const acts = [
    ['open', 'opened'],
    ['turn', 'page change'],
  ] as const;
  return acts.flatMap(([of, word]) => {
    const [ours, floor] = [best(times.large, of), best(times.small, of)];
    return ours === null || floor === null ? [] : [ratioRow(`${path}: ${word}, large world`, GOAL, ours, floor)];
  });
}
