// The demo console collapsed: from a key to the frame that shows it, on the sign-in page in the console's frame, in
// multiples of the same page alone. Both in turn, so that what else the machine does falls on both.
import { join } from 'node:path';
import { type Browser, type Frame, type Page, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs';
import { root } from '../lib/run.mjs';
import { ensureBuilt, variants } from '../lib/variants.mjs';
import { serve } from '../serve.mjs';
import { type BenchRow, median, ratioRow } from './suite.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4391);
const ROUNDS = 7;
const KEYS = 'ved.active.'.repeat(3);
/** Within the noise of two equal pages. */
const GOAL = 1.1;

/** The rows of this suite. */
export async function rows(say: (line: string) => void): Promise<BenchRow[]> {
  await ensureBuilt('demo', say);
  const server = await serve({ dir: join(root, variants.demo.out), port: PORT });
  const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? 'chromium', args: BROWSER_ARGS });
  try {
    const alone = await opened(browser, '/login');
    const framed = await opened(browser, '/demo?at=/login');
    await framed.page.getByRole('button', { name: 'Свернуть' }).click();
    const costs: { alone: number[]; framed: number[] } = { alone: [], framed: [] };
    for (let round = -1; round < ROUNDS; round += 1) {
      say(`round ${round + 1} of ${ROUNDS}`);
      const [one, other] = [await typed(alone), await typed(framed)];
      if (round < 0) continue; // warm-up
      costs.alone.push(one);
      costs.framed.push(other);
    }
    return [ratioRow('demo console collapsed: key to frame', GOAL, median(costs.framed), median(costs.alone))];
  } finally {
    await browser.close();
    server.close();
  }
}

interface Opened {
  readonly page: Page;
  readonly frame: Frame;
}

async function opened(browser: Browser, path: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://localhost:${PORT}${path}`);
  const inside = path === '/login' ? page.mainFrame() : await frameOf(page);
  await inside.getByLabel('Логин').waitFor();
  await inside.locator('form[data-state]').waitFor(); // taken over by the app
  return { page, frame: inside };
}

async function frameOf(page: Page): Promise<Frame> {
  await page.locator('iframe[name="page"]').waitFor();
  const frame = page.frame('page');
  if (!frame) throw new Error('the console shows no page');
  return frame;
}

/** Milliseconds from a key to the frame after it, the median of many keys. */
async function typed({ page, frame }: Opened): Promise<number> {
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
  await field.pressSequentially(KEYS, { delay: 20 });
  const times: unknown = await frame.evaluate('window.keyTimes');
  return median(Array.isArray(times) ? times.map(Number) : []);
}
