// Prefetching code: hovered or focused links at once, the menu at idle, nothing on a metered connection.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../../src/machines/app/services.ts';
import { prefetchScreens } from '../../../src/ui/app/prefetchScreens.ts';
import { openApp, signedIn } from '../../support/app.ts';
import { createProfile } from '../../support/tabs.ts';
import { turn } from '../../support/time.ts';

const MENU = ['/account/dashboard', '/account/deal', '/account/my-wallets'];

let idle: (() => void)[];
let prefetched: string[];
let failing: boolean;
let stop: () => void;

beforeEach(() => {
  idle = [];
  prefetched = [];
  failing = false;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => idle.splice(id - 1, 1, () => undefined));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

function start(app: Services = openApp().app): void {
  stop = prefetchScreens(app.session, {
    errorScreens: () => Promise.resolve(),
    screen: (path) => {
      prefetched.push(path);
      return failing ? Promise.reject(new Error('offline')) : Promise.resolve();
    },
    menu: (role) => {
      prefetched.push(`menu of ${role}`);
      return Promise.resolve(role === null ? [] : MENU);
    },
  });
}
/** Runs idle callbacks once, with their consequences. */
async function beIdle(): Promise<void> {
  const waiting = idle;
  idle = [];
  for (const run of waiting) run();
  await turn();
}
function link(href: string, more: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...more })) element.setAttribute(name, value);
  const inner = element.appendChild(document.createElement('span'));
  document.body.append(element);
  return inner;
}
const hover = (element: HTMLElement) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));
const focus = (element: HTMLElement) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
const counted = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

it('loads the target of a hovered or focused link, once', () => {
  start();
  const deal = link('/account/deal?page=2');
  hover(deal);
  hover(deal);
  focus(link('/forgot-password'));
  expect(prefetched).toEqual(['/account/deal', '/forgot-password']);
});

it('loads the target of a hovered row', () => {
  start();
  const table = document.createElement('table');
  const row = table.insertRow();
  const deal = link('/account/deal/7').parentElement;
  if (deal) deal.className = 'rowlink';
  row.insertCell().append(deal ?? '');
  const cell = row.insertCell();
  document.body.append(table);
  hover(cell);
  expect(prefetched).toEqual(['/account/deal/7']);
});

it('ignores links out of the app and files', () => {
  start();
  hover(link('https://example.org/account/deal'));
  hover(link('/media/contract.pdf', { download: '' }));
  hover(link('/account/deal', { target: '_blank' }));
  hover(document.body);
  expect(prefetched).toEqual([]);
});

it('retries a failed prefetch', async () => {
  start();
  failing = true;
  const deal = link('/account/deal');
  hover(deal);
  await turn();
  hover(deal);
  expect(prefetched).toEqual(['/account/deal', '/account/deal']);
});

it('prefetches the frame for signed-out users, and the menu one by one for signed-in ones', async () => {
  start();
  expect(prefetched).toEqual([]);
  await beIdle();
  expect(prefetched).toEqual(['menu of null']);
  stop();

  prefetched = [];
  start(openApp({ profile: createProfile(signedIn()) }).app);
  await beIdle();
  expect(prefetched).toEqual(['menu of ved_participant']);
  for (const path of MENU) {
    await beIdle();
    expect(prefetched.at(-1)).toBe(path);
  }
  await beIdle();
  expect(prefetched).toHaveLength(1 + MENU.length);
});

it('stops prefetching the menu after a failure: the network may be lost', async () => {
  start(openApp({ profile: createProfile(signedIn()) }).app);
  await beIdle();
  failing = true;
  await beIdle();
  await beIdle();
  expect(prefetched).toEqual(['menu of ved_participant', MENU[0]]);
});

it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing where %o',
  async (connection) => {
    counted(connection);
    start(openApp({ profile: createProfile(signedIn()) }).app);
    hover(link('/account/deal'));
    await beIdle();
    await beIdle();
    expect(prefetched).toEqual([]);
  },
);

it('waits while a visitor types, and continues when typing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    start(openApp({ profile: createProfile(signedIn()) }).app);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    await beIdle();
    vi.advanceTimersByTime(600);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
    vi.advanceTimersByTime(900);
    await beIdle();
    expect(prefetched).toEqual([]);
    vi.advanceTimersByTime(100);
    await beIdle();
    expect(prefetched).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
