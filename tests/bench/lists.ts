/* oxlint-disable unicorn/consistent-function-scoping -- functions evaluated in the page have no outer scope */
// Long lists against plain DOM, unthrottled, interleaved: the KYT list of ten thousand companies (seed `large`) against
// `dom-window`, ten thousand chat messages one by one against `dom-frame`.
import type { Browser, BrowserContext } from '@playwright/test';
import { type Opened, heapOf, launch, openPage, p95, serveProduct, signedIn } from './chromium.ts';
import { type Floor, type Site, serveFloor } from './floors.ts';
import { type BenchRow, type Suite, limitRow, median, ratioRow } from './suite.ts';

declare global {
  interface Window {
    /** Entry point of a floor page (tests/bench/floors): shows all rows at once, or the messages of a socket. */
    floor?: (socket?: EventTarget, count?: number) => unknown;
    /** Message source for both chats, set by `flooding`. */
    flood?: (socket: EventTarget, count: number) => Flood;
    /** The chat's socket, captured by `openChat`. */
    socket?: WebSocket;
  }
}

const ROUNDS = 9;
/** More rounds than for the table: in the tenth of a second that the messages take, one garbage collection is visible. */
const CHAT_ROUNDS = 21;
const HEAP_ROUNDS = 3;
const MESSAGES = 10_000;

export const rows: Suite['rows'] = async (say) => {
  const floors = [await serveFloor('dom-window'), await serveFloor('dom-frame')] as const;
  const browser = await launch();
  try {
    return [...(await tableRows(browser, floors[0], say)), ...(await chatRows(browser, floors[1], say))];
  } finally {
    await browser.close();
    for (const floor of floors) floor.close();
  }
};

async function tableRows(browser: Browser, floor: Floor, say: (line: string) => void): Promise<BenchRow[]> {
  const product = await serveProduct('large', say);
  try {
    const operator = await signedIn(browser, product, 'operator', 'authorized_organization');
    const { page } = await openPage(operator, 'none');
    await page.goto(`${product.origin}/organization/kyt-requests`);
    await page.locator('section[aria-label="Компании"] li a').first().waitFor();
    const plain = await openPage(browser, 'none');
    const times: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
    for (let round = -1; round < ROUNDS; round += 1) {
      await plain.page.goto(floor.origin);
      const theirs = await plain.page.evaluate(shownAfter, 'floor' as const);
      const ours = await page.evaluate(shownAfter, 'search' as const);
      if (round < 0) continue;
      times.ours.push(ours);
      times.floor.push(theirs);
    }
    const { frames, elements, count } = await page.evaluate(scrolled);
    say(`${count} companies: ${elements} elements`);
    return [
      ratioRow(`${count} rows until painted / dom-window`, 1.3, median(times.ours), median(times.floor)),
      limitRow('the same, scrolled: frame, p95', 21, p95(frames), 'ms'),
      limitRow('the same: elements', 400, elements, ''),
    ];
  } finally {
    product.close();
  }
}

/** Runs in the page: ms from the request to show all rows until they are painted. */
async function shownAfter(how: 'floor' | 'search'): Promise<number> {
  const painted = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done());
      port1.start();
      requestAnimationFrame(() => port2.postMessage(null));
    });
  const type = (text: string) => {
    const box = document.querySelector<HTMLInputElement>('section[aria-label="Компании"] input');
    if (!box) throw new Error('no search box');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  if (how === 'search') {
    type('нет такой компании');
    await painted();
  }
  await painted(); // both start after a frame, because the time to the next frame is random
  const started = performance.now();
  if (how === 'search') type('');
  else void window.floor?.();
  await painted();
  return performance.now() - started;
}

/** Runs in the page: frame times while scrolling, and the list's contents. */
async function scrolled(): Promise<{ frames: number[]; elements: number; count: number }> {
  const list = document.querySelector('section[aria-label="Компании"] ul');
  if (!list) throw new Error('no list');
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const frames: number[] = [];
  let last = await frame();
  for (let step = 0; step < 120; step += 1) {
    list.scrollTop += 700;
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  const count = Number(list.querySelector('li')?.getAttribute('aria-setsize') ?? list.childElementCount);
  return { frames, elements: list.querySelectorAll('*').length, count };
}

async function chatRows(browser: Browser, floor: Floor, say: (line: string) => void): Promise<BenchRow[]> {
  const product = await serveProduct('default', say);
  try {
    const client = await signedIn(browser, product, 'ved.active', 'ved_participant');
    const times: { ours: Taken[]; floor: number[] } = { ours: [], floor: [] };
    for (let round = 0; round < CHAT_ROUNDS; round += 1) {
      const plain = await openPage(browser, 'none');
      await plain.page.addInitScript(flooding);
      await plain.page.goto(floor.origin, { waitUntil: 'networkidle' });
      times.floor.push(await plain.page.evaluate(floorTakes, MESSAGES));
      await plain.page.close();
      const opened = await openPage(client, 'none');
      await openChat(opened, product);
      times.ours.push(await opened.page.evaluate(chatTakes, MESSAGES));
      await opened.page.close();
    }
    const grown = Math.max(...(await heapsGrownBy(client, product)));
    const ours = times.ours.map(({ whole }) => whole);
    const slope = median(times.ours.map(({ marks }) => thousand(marks, MESSAGES / 1_000 - 1) / thousand(marks, 0)));
    say(`heap grown by ${(grown / 2 ** 20).toFixed(1)} MiB; elements ${times.ours[0]?.elements}`);
    return [
      ratioRow(
        `${MESSAGES} chat messages one by one, last visible / dom-frame`,
        1.5,
        median(ours),
        median(times.floor),
      ),
      { ...limitRow('the same: last 1,000 / first 1,000', 1.2, slope, '×'), ratio: slope },
      limitRow('the same: the heap grows by', 20, grown / 2 ** 20, 'MiB'),
    ];
  } finally {
    product.close();
  }
}

/** In separate pages: a forced collection discards compiled code, which would slow the following messages. */
async function heapsGrownBy(client: BrowserContext, product: Site): Promise<number[]> {
  const grown: number[] = [];
  for (let round = 0; round < HEAP_ROUNDS; round += 1) {
    const opened = await openPage(client, 'none');
    await openChat(opened, product);
    const before = await heapOf(opened.cdp);
    await opened.page.evaluate(chatTakes, MESSAGES);
    grown.push((await heapOf(opened.cdp)) - before);
    await opened.page.close();
  }
  return grown;
}

interface Flood {
  readonly started: number;
  /** Time of each thousandth message from the start. */
  readonly marks: readonly number[];
  /** Whether all messages were delivered. */
  readonly isOver: () => boolean;
}
interface Taken extends Pick<Flood, 'marks'> {
  readonly whole: number;
  readonly elements: number;
}
const thousand = (marks: readonly number[], n: number): number => (marks[n] ?? 0) - (marks[n - 1] ?? 0);

async function openChat({ page }: Opened, { origin }: Site): Promise<void> {
  await page.addInitScript(flooding);
  await page.addInitScript(() => {
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
      constructor(...given: ConstructorParameters<typeof Native>) {
        super(...given);
        Object.assign(window, { socket: this });
      }
    };
  });
  await page.goto(`${origin}/account/help-chat/0`);
  await page.getByText('Соединение установлено').waitFor();
  await page.waitForLoadState('networkidle'); // waits until the floor's page is idle too
}

/** Runs in both pages before their own scripts: delivers frames one by one, each in its own task, like a socket. */
function flooding(): void {
  window.flood = (socket, count) => {
    const marks: number[] = [];
    const visit = performance.now();
    // Created beforehand, because in production the server writes the text and the browser creates the events.
    const frames = Array.from({ length: count }, (_, n) => {
      const frame = {
        type: 'chat_message',
        content: `Сообщение №${n + 1}`,
        message_id: `bench-${visit}-${n + 1}`,
        sender: 'АО «Расчётный Демо-Оператор»',
        created_at: new Date(Date.UTC(2026, 10, 22) + n).toISOString(),
        file: null,
      };
      return new MessageEvent('message', { data: JSON.stringify(frame) });
    });
    const started = performance.now();
    let given = 0;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const frame = frames[given];
      given += 1;
      if (frame) socket.dispatchEvent(frame);
      if (given % 1_000 === 0) marks.push(performance.now() - started);
      if (given < count) port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
    return { started, marks, isOver: () => given === count };
  };
}

/** Runs in the floor's page. */
// assumed: `dom-frame` receives messages like the product, as socket events with JSON
async function floorTakes(count: number): Promise<number> {
  const socket = new EventTarget();
  const drawn = window.floor?.(socket, count);
  const flood = window.flood?.(socket, count);
  await drawn;
  return performance.now() - (flood?.started ?? Number.NaN);
}

/** Runs in the chat's page; ends like the floor, with the last message in the list. */
function chatTakes(count: number): Promise<Taken> {
  const log = document.querySelector('[role=log]');
  const { socket, flood } = window;
  if (!log || !socket || !flood) throw new Error('no chat');
  return new Promise((resolve) => {
    const growth = new MutationObserver(() => {
      if (!isOver() || !log.textContent.includes(`Сообщение №${count}`)) return;
      growth.disconnect();
      resolve({ whole: performance.now() - started, marks, elements: log.querySelectorAll('*').length });
    });
    growth.observe(log, { childList: true, subtree: true, characterData: true });
    const { started, marks, isOver } = flood(socket, count);
  });
}
