// Mock server in the page, in Chromium: time from worker start to first response, code size, and its effect on the sign-in
// page (goal: nothing before first paint, then at most 50 ms).
import { type Browser, type Page, chromium } from '@playwright/test';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { join } from 'node:path';
import { BROWSER_OPTIONS, findTestBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/run.mjs';
import { ensureBuilt, variants } from '../../scripts/lib/variants.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type BenchRow, type Suite, limitRow, median, plainRow, ratioRow } from './suite.ts';

const ROUNDS = 7;
/** Many visits, because both pages are equal up to the measured moments: seven visits varied between 0.9 and 1.4. */
const VISITS = 15;
/** Slow processor and network. */
const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
};
const dir = join(root, variants.demo.out);

export const rows: Suite['rows'] = async (say) => {
  await ensureBuilt('demo', say);
  const worker = assetOf('worker');
  const browser = await chromium.launch({
    executablePath: (await findTestBrowser()) ?? 'chromium',
    ...BROWSER_OPTIONS,
  });
  try {
    return [...weights(worker), ...(await boots(browser, worker, say)), ...(await signInPage(browser, say))];
  } finally {
    await browser.close();
  }
};

/** Code size needed by the first response, and the rest. */
function weights(worker: string): BenchRow[] {
  const first = kilobytes(worker) + kilobytes(assetOf('workerHost'));
  return [
    plainRow('embedded mock: code of its worker', first, 'kB gz'),
    plainRow(
      'embedded mock: the rest of its code, behind the first answer',
      kilobytes(assetOf('deferredRoutes')),
      'kB gz',
    ),
  ];
}

const kilobytes = (file: string): number => statSync(join(dir, 'assets', `${file}.gz`)).size / 1000;

/** The built script with this name; '' without one. */
const assetOf = (name: string): string =>
  readdirSync(join(dir, 'assets')).find((file) => new RegExp(`^${name}-[^.]*\\.js$`).test(file)) ?? '';

/** A worker that replies to any message: the cost of starting any worker. */
const ECHO = `addEventListener('connect', ({ ports: [port] }) => { port.onmessage = ({ data }) => port.postMessage({ type: 'response', id: data.id }); });`;

async function boots(browser: Browser, worker: string, say: (line: string) => void): Promise<BenchRow[]> {
  const server = await assets();
  const times = { echo: new Array<number>(), fresh: new Array<number>(), stored: new Array<number>() };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext(); // separate storage without a stored world
      const page = await context.newPage();
      await page.goto(`${originOf(server)}/blank.html`);
      times.echo.push(await firstAnswer(page, '/echo.js', 'echo'));
      times.fresh.push(await firstAnswer(page, `/assets/${worker}`, 'fresh'));
      times.stored.push(await firstAnswer(page, `/assets/${worker}`, 'stored'));
      await context.close();
    }
  } finally {
    server.close();
  }
  const [echo, fresh, stored] = [median(times.echo), median(times.fresh), median(times.stored)];
  say(
    `worker to first answer: ${fresh.toFixed(0)} ms, with a stored world ${stored.toFixed(0)}, any worker ${echo.toFixed(0)}`,
  );
  return [
    limitRow('embedded mock: first answer of a fresh world, beyond any worker’s start', 50, fresh - echo, 'ms'),
    limitRow('embedded mock: first answer of a stored world, beyond any worker’s start', 50, stored - echo, 'ms'),
  ];
}

/** Milliseconds from worker start to the response of a first call. */
function firstAnswer(page: Page, script: string, name: string): Promise<number> {
  return page.evaluate(
    ([url, world]) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const { port } = new SharedWorker(url, { type: 'module', name: world });
        port.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
          if (data.type === 'response') resolve(performance.now() - started);
        });
        port.start();
        port.postMessage({ type: 'hello', lock: null });
        const body =
          '{"login":"operator","password":"Demo-2026!","account_type":"authorized_organization","smart-token":"demo"}';
        const request = {
          method: 'POST',
          url: `${location.origin}/api/v1/auth/jwt/create/`,
          headers: {},
          body: { kind: 'text', text: body },
        };
        port.postMessage({ type: 'request', id: 1, request });
      }),
    [script, name] as const,
  );
}

/** Serves the demo's assets, an empty page and the echo worker, without network compression. */
function assets(): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'Content-Type': type });
    if (url.startsWith('/assets/')) createReadStream(join(dir, url)).pipe(response);
    else response.end(url === '/echo.js' ? ECHO : '<!doctype html><title>blank</title>');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function originOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** /login of the demo, cold and slow: with the mock and with a worker that never starts, in turn. */
async function signInPage(browser: Browser, say: (line: string) => void): Promise<BenchRow[]> {
  const server = await serve({ dir, port: 0, measured: true });
  const seen = { mock: new Array<Seen>(), none: new Array<Seen>() };
  try {
    for (let round = 0; round < VISITS; round += 1)
      for (const kind of round % 2 === 0 ? (['mock', 'none'] as const) : (['none', 'mock'] as const))
        seen[kind].push(await look(browser, originOf(server), kind));
  } finally {
    server.close();
  }
  const middle = (kind: 'mock' | 'none', what: keyof Seen) => median(seen[kind].map((one) => one[what]));
  say(
    `/login: painted ${middle('mock', 'painted').toFixed(0)} ms, mock starts ${middle('mock', 'worker').toFixed(0)} ms`,
  );
  const [painted, started] = [middle('mock', 'painted'), middle('mock', 'worker')];
  return [
    ratioRow('/login of the demo, slow: first paint with the mock / without', 1.05, painted, middle('none', 'painted')),
    ratioRow(
      '/login of the demo, slow: first key taken with the mock / without',
      1.05,
      middle('mock', 'typed'),
      middle('none', 'typed'),
    ),
    ratioRow('/login of the demo, slow: first paint / start of the mock', 1, painted, started),
  ];
}

/** Milliseconds since navigation. */
interface Seen {
  readonly painted: number;
  /** «Логин» accepted a key. */
  readonly typed: number;
  /** The page started the mock's worker. */
  readonly worker: number;
}

async function look(browser: Browser, origin: string, kind: 'mock' | 'none'): Promise<Seen> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW.network);
  await page.addInitScript((which) => {
    const Real = SharedWorker;
    window.SharedWorker = class extends Real {
      constructor(url: string | URL, options?: string | WorkerOptions) {
        performance.mark('worker');
        super(which === 'none' ? 'data:text/javascript,' : url, options);
      }
    };
    addEventListener('input', () => performance.mark('typed'), { once: true, capture: true });
  }, kind);
  await page.goto(`${origin}/login`, { waitUntil: 'commit' });
  const field = page.getByLabel('Логин');
  await field.press('a');
  await page.waitForFunction(() => performance.getEntriesByName('worker').length > 0);
  const [painted, typed, worker] = await page.evaluate(() =>
    ['first-contentful-paint', 'typed', 'worker'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  await context.close();
  return { painted: painted ?? Infinity, typed: typed ?? Infinity, worker: worker ?? Infinity };
}
