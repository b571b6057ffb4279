// The base of every browser test: `test` fails on errors of the page, `control` speaks to the mock, `login` signs in.
import { EventEmitter, once } from 'node:events';
import { type APIRequestContext, type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import world from '../contract/demo-world.json' with { type: 'json' };
import { isFailedCallLog } from './failureLog.ts';

/** Where a project's pages come from (playwright.config.ts). */
export interface SiteOptions {
  /** `scripted`: pages of production code whose calls the test answers itself. */
  readonly site: 'demo' | 'production' | 'scripted';
}

/** `SLOW=6`: pages have a sixth of the processor; a test that does not wait for what it needs fails here first. */
const SLOWNESS = Number(process.env['SLOW'] ?? 1);
/** `HELD=2500`: React begins so many milliseconds after the page; a test that takes the HTML for the app fails here first. */
const HELD_MS = Number(process.env['HELD'] ?? 0);
/** `ANSWERS=700`: answers of the API come so many milliseconds late. */
const ANSWERS_MS = Number(process.env['ANSWERS'] ?? 0);

interface Fixtures {
  /** Console lines a test provokes on purpose; any other error or warning of a page fails it. */
  readonly expectedErrors: RegExp[];
  /** The mock's remote control. In demo pages it goes through `page`, so open one first. */
  readonly control: Control;
}

export const test = base.extend<Fixtures & SiteOptions>({
  site: ['demo', { option: true }],
  control: async ({ site, page, request }, provide) => {
    if (site !== 'production') return provide(createControl(site === 'demo' ? page : request));
    const before = (await createControl(request).log()).at(-1)?.n; // a reset keeps the log of the Node server
    return provide(createControl(request, before));
  },
  expectedErrors: [
    async ({ site, browser, context, request }, provide) => {
      if (site === 'production') await createControl(request).reset(); // all tests share the Node server's database
      const expected: RegExp[] = [];
      const errors = collectPageErrors(context);
      const watchToo = (other: BrowserContext) => void collectPageErrors(other, errors); // several people, each in a browser of his own
      if (SLOWNESS > 1) context.on('page', slowDown);
      if (HELD_MS > 0) await context.addInitScript(holdReact, HELD_MS);
      if (ANSWERS_MS > 0) await context.addInitScript(holdAnswers, ANSWERS_MS);
      browser.on('context', watchToo);
      await provide(expected);
      browser.off('context', watchToo);
      const unexpected = errors.filter((line) => !expected.some((pattern) => pattern.test(line)));
      await letRoutesGo(browser.contexts(), site);
      expect(unexpected, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Prefetches of a page may be in flight at the end of its test: an unfinished route is no fault of the test. A call that the
 * test would have answered is aborted: the Node server belongs to another project, which counts its calls.
 */
async function letRoutesGo(contexts: readonly BrowserContext[], site: SiteOptions['site']): Promise<void> {
  if (site === 'scripted') await Promise.all(contexts.map((one) => one.setOffline(true)));
  for (const page of contexts.flatMap((one) => one.pages())) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

/** Runs in the page: React goes from slice to slice by messages. A clock that the test stops does not stop this one. */
function holdReact(held: number): void {
  const post: unknown = Reflect.get(MessagePort.prototype, 'postMessage');
  const wait = setTimeout;
  const now = performance.now.bind(performance);
  MessagePort.prototype.postMessage = function later(...args: unknown[]) {
    const go = () => void (typeof post === 'function' && Reflect.apply(post, this, args));
    if (now() < held) wait(go, held - now());
    else go();
  };
}

/** Runs in the page, around whatever answers there: the network, or the demo's server. */
function holdAnswers(late: number): void {
  let own = window.fetch;
  const wait = setTimeout;
  const fetchLate: typeof fetch = async (input, init) => {
    const answer = await own(input, init);
    const { url, signal } = input instanceof Request ? input : { url: String(input), signal: init?.signal };
    if (url.includes('/api/v1/')) await new Promise((go) => wait(go, late));
    signal?.throwIfAborted();
    return answer;
  };
  fetchLate.toString = () => String(own); // the mock's fetch is recognised by its source text
  const set = (other: typeof fetch) => (own = other);
  Object.defineProperty(window, 'fetch', { configurable: true, get: () => fetchLate, set });
}

/**
 * Messages of Firefox about loads that a navigation aborts: fonts (NS_BINDING_ABORTED) and imports. An import that fails
 * without a navigation leaves its screen empty, and Chromium reports it.
 */
const ABORTED =
  /^(error: Error$|uncaught: (TypeError: error loading dynamically imported module|downloadable font: download failed .*status=2152398850))/;
const isAborted = (line: string): boolean => process.env['ENGINE'] === 'firefox' && ABORTED.test(line);

/** Collects what pages complain about, violations of the policy among it. A refused or lost API call is no error of the page. */
export function collectPageErrors(context: BrowserContext, errors: string[] = []): string[] {
  const add = (line: string): void => {
    if (!isAborted(line)) errors.push(line);
  };
  context.on('weberror', (error) => add(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const refusedCall =
      message.text().startsWith('Failed to load resource') && /\/(api|__demo__)\//.test(message.location().url);
    const ownIcon = message.location().url.endsWith('/favicon.ico'); // requested by Chromium for a page that is an SVG
    const lostCall = isFailedCallLog(message.text()) && message.text().endsWith(': network');
    const address = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    if (!refusedCall && !lostCall && !ownIcon) add(`${message.type()}: ${message.text()}${address}`);
  });
  return errors;
}

/** POST /__demo__/faults. */
export interface Fault {
  readonly kind: string | { readonly status: number; readonly body: unknown };
  readonly match?: string;
  readonly times?: number | 'always';
  readonly after_ms?: number;
}

/** A line of GET /__demo__/log. */
export interface LoggedCall {
  readonly n: number;
  readonly method: string;
  readonly path: string;
  readonly account: string | null;
  readonly status: number;
}

export type Control = ReturnType<typeof createControl>;

/**
 * Remote control of the mock server. A demo page reaches the mock by its own fetch only, the Node server by any request.
 *
 * @param before number of the last call that is none of the test's own
 */
export function createControl(target: Page | APIRequestContext, before = 0) {
  const call = (method: string, name: string, body?: unknown) =>
    'evaluate' in target ? callInPage(target, method, name, body) : callByRequest(target, method, name, body);
  const renew = (method: string, name: string, body: unknown) =>
    'evaluate' in target ? renewPage(target, method, name, body) : call(method, name, body);
  return {
    arm: (fault: Fault) => call('POST', 'faults', fault),
    clearFaults: () => call('DELETE', 'faults'),
    advance: (ms: number) => call('POST', 'clock', { advance_ms: ms }),
    freeze: (frozen = true) => call('POST', 'clock', { frozen }),
    /** Pages of the world reload after it. */
    reset: (seed: 'default' | 'empty' | 'large' = 'default') => renew('POST', 'reset', { seed }),
    sockets: (action: 'drop' | 'swallow' | 'refuse' | 'heal') => call('POST', 'sockets', { action }),
    /** Calls after that number; without one, those of the test. */
    log: async (since = before): Promise<LoggedCall[]> => callsOf(await call('GET', `log?since=${since}`)),
    world: () => call('GET', 'world'),
    setWorld: (exported: unknown) => renew('PUT', 'world', exported),
  };
}

async function callInPage(page: Page, method: string, name: string, body: unknown): Promise<unknown> {
  await page.waitForFunction(() => !/\[native code\]/.test(String(window.fetch))); // the mock's fetch is installed
  return page.evaluate(
    async ([url, init]) => {
      const answer = await fetch(url, init);
      if (!answer.ok) throw new Error(`${init.method} ${url}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [`/__demo__/${name}`, body === undefined ? { method } : { method, body: JSON.stringify(body) }] as const,
  );
}

/** A command that reloads every page of the world, possibly before its response has arrived. */
async function renewPage(page: Page, method: string, name: string, body: unknown): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.waitForFunction(() => !/\[native code\]/.test(String(window.fetch)));
  await page.evaluate(([url, init]) => void fetch(url, init), [
    `/__demo__/${name}`,
    { method, body: JSON.stringify(body) },
  ] as const);
  await loaded;
}

async function callByRequest(request: APIRequestContext, method: string, name: string, body: unknown) {
  const answer = await request.fetch(`/__demo__/${name}`, body === undefined ? { method } : { method, data: body });
  expect(answer.ok(), `${method} /__demo__/${name}: ${answer.status()}`).toBe(true);
  return answer.json();
}

function callsOf(value: unknown): LoggedCall[] {
  if (!Array.isArray(value)) throw new Error('GET /__demo__/log answered no list');
  return value;
}

export type Login = (typeof world.personas)[number]['login'];

/** The demo account of a login. */
export function persona(name: Login) {
  const found = world.personas.find((account) => account.login === name);
  if (!found) throw new Error(`no demo account ${name}`);
  return found;
}

const accountTypes = new Map([
  ['ved_participant', 'Участник ВЭД'],
  ['liquidity_provider', 'Поставщик ликвидности'],
  ['authorized_organization', 'Уполномоченная организация'],
]);

/**
 * Signs in as another tab of the same browser would: at /login, which leads home, or led there from a private address, and on
 * to it. The form is `signIn`'s: to fill it takes as long as all else here together.
 */
export async function login(page: Page, name: Login, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.waitForURL(isSignIn);
  await waitForHydration(page);
  const { password, account_type } = persona(name);
  const status = await page.evaluate(enterElsewhere, { login: name, password, account_type, 'smart-token': 'any' });
  expect(status, `sign-in of ${name}`).toBe(200);
  await page.waitForURL((url) => !isSignIn(url));
  if (path !== SIGN_IN) await expect(page).toHaveURL(path);
}

const SIGN_IN = '/login';
const isSignIn = ({ pathname }: URL) => pathname === SIGN_IN;

/** Runs in the page: requests tokens, stores them and dispatches the storage events that other tabs would get. */
async function enterElsewhere(credentials: Readonly<Record<string, string>>): Promise<number> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(credentials) };
  const answer = await fetch('/api/v1/auth/jwt/create/', init);
  const tokens: unknown = await answer.json();
  if (!answer.ok || typeof tokens !== 'object' || tokens === null) return answer.status;
  const { access, refresh, account_type }: Readonly<Record<string, unknown>> = { ...tokens };
  const kept = { access_token: access, refresh_token: refresh, account_type };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: String(access) }));
  return answer.status;
}

/** Navigates like a link of the app, without a page load; `page.goto` takes twice as long. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Fills the sign-in form, as a visitor does, and waits until the app has left it. */
export async function signIn(page: Page, name: Login): Promise<void> {
  const { password, account_type } = persona(name);
  await page.getByLabel('Логин').fill(name);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByLabel('Тип аккаунта').selectOption({ label: accountTypes.get(account_type) ?? account_type });
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL((url) => !isSignIn(url));
}

/** Resolves once the prerendered form is hydrated: before that it is visible but inactive. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.earlySubmit === undefined);
}

export const SCRIPTS = '**/assets/*.js';

/** Delays the page's scripts until the returned function delivers or aborts them. */
export async function holdScripts(page: Page): Promise<(fate: 'arrive' | 'lost') => void> {
  const network = new EventEmitter();
  const decided = once(network, 'fate');
  await page.route(SCRIPTS, async (route) => {
    const [fate] = await decided;
    await (fate === 'lost' ? route.abort() : route.continue());
  });
  return (fate) => void network.emit('fate', fate);
}
