// Collapsed demo console: cost of a keystroke on the sign-in page inside the console's frame, relative to the same page
// alone. Measures main thread time, because a key always waits for the next frame. The two pages alternate, so that other
// load affects both.
import { join } from 'node:path';
import type { Browser, Frame } from '@playwright/test';
import { root } from '../../scripts/lib/run.mjs';
import { ensureBuilt, variants } from '../../scripts/lib/variants.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Opened, launch, openPage, spent } from './chromium.ts';
import { type BenchRow, median, plainRow, ratioRow } from './suite.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4391);
const ROUNDS = 15;
const KEYS = 'ved.active.'.repeat(3);
/** Within the noise of two equal pages. */
const GOAL = 1.1;

/** The rows of this suite. */
export async function rows(say: (line: string) => void): Promise<BenchRow[]> {
  await ensureBuilt('demo', say);
  const server = await serve({ dir: join(root, variants.demo.out), port: PORT });
  const browser = await launch();
  try {
    const alone = await opened(browser, '/login');
    const framed = await opened(browser, '/demo?at=/login');
    await framed.page.getByRole('button', { name: 'Свернуть' }).click();
    const costs: { alone: Cost[]; framed: Cost[] } = { alone: [], framed: [] };
    for (let round = -2; round < ROUNDS; round += 1) {
      say(`round ${round + 1} of ${ROUNDS}`);
      const [one, other] = [await typed(alone), await typed(framed)];
      if (round < 0) continue; // warm-up
      costs.alone.push(one);
      costs.framed.push(other);
    }
    const of = (costsOf: readonly Cost[], what: keyof Cost) => median(costsOf.map(({ [what]: ms }) => ms));
    return [
      ratioRow('demo console collapsed: work for a key', GOAL, of(costs.framed, 'work'), of(costs.alone, 'work')),
      plainRow('demo console collapsed: key to frame', of(costs.framed, 'frame'), 'ms'),
      plainRow('the same page alone: key to frame', of(costs.alone, 'frame'), 'ms'),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

interface Typed extends Opened {
  readonly frame: Frame;
}
/** Cost of one key, ms. */
interface Cost {
  /** Script and layout on the main thread. */
  readonly work: number;
  /** Time to the frame that shows it. */
  readonly frame: number;
}

async function opened(browser: Browser, path: string): Promise<Typed> {
  const { page, cdp } = await openPage(browser, 'none');
  await page.goto(`http://localhost:${PORT}${path}`);
  if (path !== '/login') await page.locator('iframe[name="page"]').waitFor();
  const frame = path === '/login' ? page.mainFrame() : page.frame('page');
  if (!frame) throw new Error('the console shows no page');
  await frame.getByLabel('Логин').waitFor();
  await frame.locator('form[data-state]').waitFor(); // hydrated
  return { page, cdp, frame };
}

async function typed({ page, cdp, frame }: Typed): Promise<Cost> {
  await page.bringToFront();
  const field = frame.getByLabel('Логин');
  await field.fill('');
  await field.evaluate((input) => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    input.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
    );
  });
  const before = await spent(cdp);
  await field.pressSequentially(KEYS, { delay: 20 });
  const after = await spent(cdp);
  const times: unknown = await frame.evaluate('window.keyTimes');
  return {
    work: ((after.work - before.work) * 1000) / KEYS.length,
    frame: median(Array.isArray(times) ? times.map(Number) : []),
  };
}
