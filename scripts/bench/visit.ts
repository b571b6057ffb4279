// One load of a page, as a visitor with quick fingers sees it: real keys from the first moment on.
import type { Request } from '@playwright/test';
import type { Opened } from './chromium.ts';

export interface Visit {
  /** Milliseconds until the first key was taken by a field. */
  readonly typable: number;
  /** Milliseconds of long tasks beyond their first 50. */
  readonly blocking: number;
  /** What was typed stands in the field, every key in its order. */
  readonly kept: boolean;
  /** Bytes of JavaScript, as sent, that had arrived by then. */
  readonly js: number;
}
declare global {
  interface Window {
    probe?: () => Probe;
  }
}

interface Probe {
  typable: number | null;
  blocking: number;
  typed: string;
  value: string;
  ready: boolean;
  js: number;
}

/** Runs in the page before its own scripts: focuses the first text field once, remembers what keys it took. */
function probe(): void {
  const seen: Probe = { typable: null, blocking: 0, typed: '', value: '', ready: false, js: 0 };
  let field: HTMLInputElement | null = null;
  const arrived = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= (seen.typable ?? 0))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  Object.assign(window, {
    probe: () => ({
      ...seen,
      value: field?.isConnected ? field.value : '',
      ready: document.readyState === 'complete',
      js: arrived(),
    }),
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'beforeinput',
    (event) => {
      if (!event.isTrusted || event.data === null) return;
      seen.typable ??= performance.now();
      seen.typed += event.data;
    },
    true,
  );
  const look = () => {
    if (field === null) {
      const found = document.querySelector<HTMLInputElement>('input:not([type]), input[type=text], input[type=search]');
      if (found && !found.disabled && found.getBoundingClientRect().width > 8) {
        field = found;
        found.focus();
      }
    }
    if (field === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const KEYS = 'abcdefghij';
const KEY_MS = 25;
const QUIET_MS = 600;
const LATEST_MS = 40_000;

/** The end of a shared worker's load is not told. */
const counts = (request: Request): boolean => !request.url().includes('/worker-');

/** Loads `url`, typing all the while until the page has come to rest. */
export async function visit({ page, cdp }: Opened, url: string): Promise<Visit> {
  await page.addInitScript(probe);
  let open = 0;
  let last = Date.now();
  const began = Date.now();
  page.on('request', (request) => {
    open += Number(counts(request));
    last = Date.now();
  });
  const ended = (request: Request) => {
    open -= Number(counts(request));
    last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.goto(url, { waitUntil: 'commit' });
  const read = () => page.evaluate(() => window.probe?.() ?? null).catch(() => null);
  for (let key = 0; ; key += 1) {
    const text = KEYS.charAt(key % KEYS.length);
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text, code: `Key${text.toUpperCase()}` });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await pause(KEY_MS);
    if (Date.now() - began > LATEST_MS) throw new Error(`${url} did not come to rest`);
    if (key % 8 !== 7 || open > 0 || Date.now() - last < QUIET_MS) continue;
    const seen = await read();
    if (seen?.ready && seen.typable !== null) break;
  }
  await pause(QUIET_MS / 2);
  const seen = await read();
  if (!seen || seen.typable === null) throw new Error(`${url} takes no keys`);
  return { typable: seen.typable, blocking: seen.blocking, kept: seen.value === seen.typed, js: seen.js };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
