// The operator's lists over the Node door in Chromium: the world of 100 000 records against the default one, opening a
// list and turning its page. The best of the rounds counts: what else the machine does only ever adds.
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { startNodeDoor } from '../../src/mock-server/doors/node.ts';
import { operatorLists } from '../../tests/support/operatorLists.ts';
import { signIn } from '../../tests/support/browser.ts';
import { BROWSER_ARGS, findTestBrowser } from '../lib/browser.mjs';
import { root } from '../lib/run.mjs';
import { ensureBuilt } from '../lib/variants.mjs';
import { serve } from '../serve.mjs';
import { OF_TSX } from './chromium.ts';
import { type BenchRow, ratioRow } from './suite.ts';

const GOAL = 1.5;
const ROUNDS = 5;
const HOME = '/organization';

/** Milliseconds of the best round; null where there is no second page. */
interface Times {
  open: number;
  turn: number | null;
}

interface Site {
  readonly page: Page;
  readonly close: () => Promise<unknown>;
}

async function openSite(browser: Browser, seed: 'default' | 'large', port: number): Promise<Site> {
  const door = await startNodeDoor({ port: 0, seed, log: () => undefined });
  const server = await serve({ dir: join(root, 'dist-test'), port, proxy: door.url });
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale: 'ru-RU' });
  await context.addInitScript(OF_TSX);
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, 'operator');
  const close = async () => {
    await context.close();
    server.close();
    await door.close();
  };
  return { page, close };
}

/** From an act to another first row of a list that is at rest. */
function timed(page: Page, act: { readonly path: string } | 'next'): Promise<number> {
  return page.evaluate(async (what) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, where nothing outside exists
    const first = () => document.querySelector('main table tbody tr')?.textContent ?? null;
    const before = first(); // the page it starts from has a table, too
    const started = performance.now();
    if (what === 'next') document.querySelector<HTMLElement>('main [aria-label="Следующая страница"]')?.click();
    else history.pushState(null, '', what.path);
    await new Promise<void>((resolve) => {
      const look = () => {
        const there = first();
        const busy = document.querySelector('main [aria-busy="true"]') !== null;
        if (there !== null && there !== before && !busy) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - started;
  }, act);
}

/** Each round in a page loaded anew: nothing comes from the lists read before. */
async function round({ page }: Site, path: string): Promise<Times> {
  await page.goto(HOME);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const open = await timed(page, { path });
  const next = page.locator('main').getByRole('button', { name: 'Следующая страница' });
  return { open, turn: (await next.count()) > 0 && (await next.isEnabled()) ? await timed(page, 'next') : null };
}

const best = (times: readonly Times[], of: keyof Times): number | null =>
  times.reduce<number | null>((least, { [of]: ms }) => (ms === null ? least : Math.min(least ?? ms, ms)), null);

/** A row for each list: its page change, or its opening where the default world has one page of it. */
export async function rows(say: (line: string) => void): Promise<BenchRow[]> {
  await ensureBuilt('test', say);
  const browser = await chromium.launch({
    executablePath: (await findTestBrowser()) ?? 'chromium',
    args: BROWSER_ARGS,
  });
  const small = await openSite(browser, 'default', 4390);
  const large = await openSite(browser, 'large', 4391);
  const table: BenchRow[] = [];
  for (const path of operatorLists.filter((list) => !list.endsWith('/rating'))) {
    // A place in the rating is one among all: it reads every provider, so its cost is theirs.
    const times: Record<'small' | 'large', Times[]> = { small: [], large: [] };
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      times.small.push(await round(small, path));
      times.large.push(await round(large, path));
    }
    for (const [of, word] of [
      ['open', 'opened'],
      ['turn', 'page change'],
    ] as const) {
      const [ours, floor] = [best(times.large, of), best(times.small, of)];
      if (ours !== null && floor !== null) table.push(ratioRow(`${path}: ${word}, large world`, GOAL, ours, floor));
    }
    say(path);
  }
  await Promise.all([small.close(), large.close()]);
  await browser.close();
  return table;
}
