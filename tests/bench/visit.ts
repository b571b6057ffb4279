// One page load: for a visitor who waits, and for one who types from the first moment.
import type { Page, Request } from '@playwright/test';
import type { Opened } from './chromium.ts';

export interface Visit {
  /** Milliseconds until a field kept a typed character. */
  readonly typable: number;
  /** Total blocking time: long task time beyond the first 50 ms of each. */
  readonly blocking: number;
  /** Transferred JavaScript by then, bytes. */
  readonly js: number;
}

interface Probe {
  typable: number | null;
  blocking: number;
  /** End of the last long task. */
  busyUntil: number;
  now: number;
  ready: boolean;
  js: number;
}

declare global {
  interface Window {
    probe?: () => Probe;
    typed?: () => { readonly keys: string; readonly value: string };
  }
}

/** The first text field of a page. */
export const TEXT_FIELD = 'input:not([type]), input[type=text], input[type=search]';

/** Runs in the page before its own scripts: inserts a character into the field until it stays. */
function probe(selector: string): void {
  const seen: Pick<Probe, 'typable' | 'blocking' | 'busyUntil'> = { typable: null, blocking: 0, busyUntil: 0 };
  const arrived = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= (seen.typable ?? 0))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  window.probe = () => ({
    ...seen,
    now: performance.now(),
    ready: document.readyState === 'complete',
    js: arrived(),
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.blocking += Math.max(0, duration - 50);
      seen.busyUntil = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- evaluated in the page, without an outer scope
  const put = (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'q', inputType: 'insertText' }));
  };
  const look = () => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field || field.disabled || field.getBoundingClientRect().width < 8) return void requestAnimationFrame(look);
    const began = performance.now();
    const before = field.value;
    put(field, `${before}q`);
    const check = () => {
      if (!field.isConnected || field.value !== `${before}q`) return void requestAnimationFrame(look);
      seen.typable = began;
      put(field, before);
    };
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(check)));
  };
  requestAnimationFrame(look);
}

/** Runs in the page before its own scripts: focuses the field once and records its keys. */
function listen(selector: string): void {
  let keys = '';
  let field: HTMLInputElement | null = null;
  window.typed = () => {
    if (!field?.isConnected) return { keys, value: '' };
    return { keys: keys.slice(0, field.maxLength < 0 ? keys.length : field.maxLength), value: field.value };
  };
  addEventListener('beforeinput', (event) => (keys += event.isTrusted ? (event.data ?? '') : ''), true);
  const look = () => {
    field = document.querySelector<HTMLInputElement>(selector);
    if (field === null || field.disabled) requestAnimationFrame(look);
    else field.focus();
  };
  requestAnimationFrame(look);
}

const QUIET_MS = 1_000;
const LATEST_MS = 40_000;
const KEYS = 'abcdefghij';
const KEY_MS = 25;

/** Loads `url` and waits until the page is idle; the second visit has a warm cache. */
export async function visit(
  { page, cdp }: Opened,
  url: string,
  field: string,
  again: boolean,
): Promise<[cold: Visit, repeat?: Visit]> {
  await page.addInitScript(probe, field);
  const cold = await load(page, url);
  if (!again) return [cold];
  await page.goto('about:blank');
  await cdp.send('HeapProfiler.collectGarbage'); // a returning visitor has cached files, but no compiled code
  return [cold, await load(page, url)];
}

async function load(page: Page, url: string): Promise<Visit> {
  const line = watched(page);
  await page.goto(url, { waitUntil: 'commit' });
  for (const began = Date.now(); Date.now() - began < LATEST_MS; await pause(100)) {
    const seen = await page.evaluate(() => window.probe?.() ?? null).catch(() => null);
    if (!seen?.ready || seen.typable === null || !line.quiet() || seen.now - seen.busyUntil < QUIET_MS) continue;
    return { typable: seen.typable, blocking: seen.blocking, js: seen.js };
  }
  throw new Error(`${url} did not come to rest`);
}

/** Loads `url` and types real keys until the page is idle; returns whether the field contains all of them. */
export async function typeInto({ page, cdp }: Opened, url: string, field: string): Promise<boolean> {
  await page.addInitScript(listen, field);
  const line = watched(page);
  await page.goto(url, { waitUntil: 'commit' });
  const began = Date.now();
  for (let key = 0; key % 8 !== 0 || !line.quiet(); key += 1) {
    const text = KEYS.charAt(key % KEYS.length);
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text, code: `Key${text.toUpperCase()}` });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await pause(KEY_MS);
    if (Date.now() - began > LATEST_MS) throw new Error(`${url} did not come to rest`);
  }
  const typed = await page.evaluate(() => window.typed?.());
  if (!typed?.keys) throw new Error(`${url} takes no keys`);
  return typed.value === typed.keys;
}

/** Excludes shared workers, whose load end is not reported. */
const counts = (request: Request): boolean => !request.url().includes('/worker-');

/** Tracks whether the network has been idle for a while. */
function watched(page: Page): { readonly quiet: () => boolean } {
  let open = 0;
  let last = Date.now();
  const count = (by: number) => (request: Request) => {
    open += counts(request) ? by : 0;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return { quiet: () => open <= 0 && Date.now() - last > QUIET_MS };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
