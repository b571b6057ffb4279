// Screens with the processor slowed ×4 and the Node door on loopback: change of route, keystrokes, heap, and their floors.
import type { BrowserContext, Page, Request } from '@playwright/test';
import {
  type Opened,
  heapOf,
  launch,
  letGo,
  openPage,
  p95,
  serveProduct,
  signedIn,
  slowDown,
  spent,
} from './chromium.ts';
import { type Site, serveFloor } from './floors.ts';
import { type Seen, press } from './press.ts';
import { type BenchRow, type Suite, flooredRow, limitRow, median, plainRow } from './suite.ts';

/** Screens of the operator's menu: a list, a card, a chat, a dashboard, a table of two panes. */
const PATHS = [
  '/organization/deposit-requests',
  '/organization/wallets',
  '/organization/kyt-requests',
  '/organization/withdrawal-requests',
  '/organization/reestr-contracts',
  '/organization/clients',
  '/organization',
];
/** Asks seventeen calls where the others ask one or two, and shows the numbers of before meanwhile: shown apart as well. */
const HOME = '/organization';
const CHANGES = 105;
const FIRST_HOMES = 10;
const KEYS = 60;
const TYPING_ROUNDS = 5;
const LARGEST = 'largest form (registration)';

export const rows: Suite['rows'] = async (say) => {
  const product = await serveProduct('default', say);
  const floor = await serveFloor('react');
  const browser = await launch();
  try {
    const operator = await signedIn(browser, product, 'operator', 'authorized_organization');
    const opened = await openPage(operator, 'cpu');
    const seen = await routeChanges(opened, product, say);
    await letGo(opened.cdp);
    const first = await firstHomes(operator, product, say);
    const floors = await routeFloors(operator, product, say);
    const heap = await heapRow(opened, say);
    const visitor = await openPage(browser, 'none');
    const at = (path: string) => `${product.origin}${path}`;
    const typing = await typingRows(
      [
        { what: 'floor react', opened: visitor, url: floor.origin, label: 'Логин', isFloor: true },
        { what: 'KYT search', opened, url: at('/organization/kyt-requests'), label: 'Поиск' },
        { what: 'chat draft', opened, url: at('/organization/support/0'), label: 'Введите сообщение' },
        { what: LARGEST, opened: visitor, url: at('/registr-company'), label: 'Наименование организации' },
      ],
      say,
    );
    return [...changeRows(seen, floors), ...first, ...typing, heap];
  } finally {
    await browser.close();
    product.close();
    floor.close();
  }
};

/** A change of route, and where it led. */
type Changed = Seen & { readonly path: string };

async function routeChanges({ page }: Opened, { origin }: Site, say: (line: string) => void): Promise<Changed[]> {
  await page.goto(`${origin}/organization`);
  await page.locator('nav[aria-label="Разделы"] a').first().waitFor();
  for (const path of PATHS) await change(page, path); // their code is there from now on
  const seen: Changed[] = [];
  for (let done = 0; done < CHANGES; done += 1) {
    const path = PATHS[done % PATHS.length] ?? '/';
    seen.push({ path, ...(await change(page, path)) });
  }
  const [painted, data] = bothOf(seen);
  say(`route change: painted ${painted.toFixed(0)} ms, with data ${data.toFixed(0)} ms (p95 of ${CHANGES})`);
  return seen;
}

function changeRows(seen: readonly Changed[], { drawn, called }: RouteFloors): BenchRow[] {
  const [painted, data] = bothOf(seen);
  const [lists, theirData] = bothOf(seen.filter(({ path }) => path !== HOME));
  return [
    flooredRow(
      'route change, the chunk there: input to painted screen / ready screens, p95, CPU×4',
      50,
      painted,
      drawn,
    ),
    flooredRow('route change to data / bare calls, p95, CPU×4', 100, data, called),
    plainRow('the same but for the operator’s home and its 17 calls: input to painted screen', lists, 'ms'),
    plainRow('the same but for the operator’s home and its 17 calls: to data', theirData, 'ms'),
    plainRow('floor ready screens: the same with their data as ready nodes, until painted, p95, CPU×4', drawn, 'ms'),
    plainRow(
      'floor bare calls: those of the operator’s home by fetch, until all are answered, p95, CPU×4',
      called,
      'ms',
    ),
  ];
}

/** The home as it is for the first time in a page: no number of before stands for the one that is asked. */
async function firstHomes(on: BrowserContext, { origin }: Site, say: (line: string) => void): Promise<BenchRow[]> {
  const { page } = await openPage(on, 'cpu');
  const seen: Seen[] = [];
  for (let done = 0; done < FIRST_HOMES; done += 1) {
    await page.goto(`${origin}/organization/deposit-requests`);
    await page.locator(`nav a[href="${HOME}"]`).first().dispatchEvent('pointerover'); // its code is fetched
    await page.waitForLoadState('networkidle');
    seen.push(await change(page, HOME));
  }
  await page.close();
  const [painted, data] = bothOf(seen);
  say(
    `home for the first time: painted ${painted.toFixed(0)} ms, with data ${data.toFixed(0)} ms (p95 of ${FIRST_HOMES})`,
  );
  return [
    plainRow('the operator’s home for the first time in a page: input to painted screen', painted, 'ms'),
    plainRow('the operator’s home for the first time in a page: to data', data, 'ms'),
  ];
}

const bothOf = (seen: readonly Seen[]): [painted: number, data: number] => [
  p95(seen.map(({ painted }) => painted)),
  p95(seen.map(({ data }) => data)),
];

/** The link of the menu that leads there. */
const change = (page: Page, path: string): Promise<Seen> => press(page, `nav a[href="${path}"]`);

/** What no code of ours can go below on this machine, p95 in ms. */
interface RouteFloors {
  /** The drawing of ready screens. */
  readonly drawn: number;
  /** The calls of the home by themselves. */
  readonly called: number;
}

async function routeFloors(on: BrowserContext, { origin }: Site, say: (line: string) => void): Promise<RouteFloors> {
  const { page } = await openPage(on, 'cpu');
  await page.goto(`${origin}/organization`);
  await page.locator('nav[aria-label="Разделы"] a').first().waitFor();
  const screens: number[] = [];
  for (let done = 0; done < CHANGES; done += 1) {
    await change(page, PATHS[done % PATHS.length] ?? '/');
    screens.push(await putIn(page));
  }
  const drawn = p95(screens);
  const called = p95(await callsOfHome(page, origin));
  say(`floors: screens put in ${drawn.toFixed(0)} ms, calls of the home ${called.toFixed(0)} ms (p95)`);
  await page.close();
  return { drawn, called };
}

/** Milliseconds until the screen that is there is painted anew, from copies of its nodes. */
function putIn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main');
        const own = [...(main?.childNodes ?? [])];
        const copies = own.map((node) => node.cloneNode(true));
        const afterPaint = () => {
          const painted = performance.now() - started;
          main?.replaceChildren(...own); // React goes on with its own
          resolve(painted);
        };
        const started = performance.now();
        main?.replaceChildren(...copies);
        requestAnimationFrame(() => void scheduler.postTask(afterPaint, { priority: 'user-blocking' }));
      }),
  );
}

/** Milliseconds until everything is answered that the home asks, asked at once and read as JSON; warm, twenty times. */
async function callsOfHome(page: Page, origin: string): Promise<number[]> {
  const asked: { readonly url: string; readonly authorization: string }[] = [];
  const note = (request: Request) => {
    const { authorization } = request.headers();
    if (authorization !== undefined && request.method() === 'GET') asked.push({ url: request.url(), authorization });
  };
  page.on('request', note);
  await page.goto(`${origin}/organization`);
  await page.locator('main b').first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  page.off('request', note);
  return page.evaluate(async (all) => {
    const times: number[] = [];
    for (let round = -3; round < 20; round += 1) {
      await new Promise((rested) => setTimeout(rested, 100)); // a screen is left at rest, too
      const started = performance.now();
      await Promise.all(
        all.map(async ({ url, authorization }) => (await fetch(url, { headers: { authorization } })).json()),
      );
      if (round >= 0) times.push(performance.now() - started);
    }
    return times;
  }, asked);
}

async function heapRow({ page, cdp }: Opened, say: (line: string) => void): Promise<BenchRow> {
  const after = async (from: number, to: number) => {
    for (let done = from; done < to; done += 1) await change(page, PATHS[done % PATHS.length] ?? '/');
    return heapOf(cdp);
  };
  const early = await after(0, 20);
  const late = await after(20, 200);
  say(`heap after 20 changes of route ${mib(early)}, after 200 ${mib(late)}`);
  const ratio = late / early;
  return {
    what: 'heap after 200 changes of route / after 20',
    goal: '≤ 1.2 ×',
    figure: `${mib(late)} / ${mib(early)}`,
    ratio,
    met: ratio <= 1.2,
  };
}

const mib = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** Opens an address and puts the caret into the field with this label. */
async function typeInto({ page }: Opened, url: string, label: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel(label).first().click();
}

interface Typed {
  readonly what: string;
  readonly opened: Opened;
  readonly url: string;
  /** Of the field that is typed into. */
  readonly label: string;
  readonly isFloor?: true;
}

/** The fields in turn, several times over: what else the machine does hits them all. Of each the middle one of its p95. */
async function typingRows(places: readonly Typed[], say: (line: string) => void): Promise<BenchRow[]> {
  const worst = places.map((): number[] => []);
  for (let round = 0; round < TYPING_ROUNDS; round += 1)
    for (const [at, { opened, url, label }] of places.entries()) {
      await typeInto(opened, url, label);
      await slowDown(opened.cdp);
      worst[at]?.push(p95(await keystrokes(opened)));
      await letGo(opened.cdp);
    }
  return places.map(({ what, isFloor }, at) => {
    const rounds = worst[at] ?? [];
    say(`${what}: ${rounds.map((ms) => ms.toFixed(1)).join(', ')} ms a key (p95 of each round)`);
    const row = limitRow(`keystroke, ${what}: script and layout, p95, CPU×4`, 16, median(rounds), 'ms');
    return isFloor ? floorRow(row) : row;
  });
}

/** Script and layout of each key, from its dispatch to the frame after it, ms. */
async function keystrokes({ page, cdp }: Opened): Promise<number[]> {
  const costs: number[] = [];
  for (let key = -5; key < KEYS; key += 1) {
    const before = (await spent(cdp)).work;
    await page.keyboard.press('Key' + 'ABCDEFGHIJ'.charAt((key + 5) % 10));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    if (key >= 0) costs.push(((await spent(cdp)).work - before) * 1000);
  }
  return costs;
}

const floorRow = ({ what, figure }: BenchRow): BenchRow => ({ what, figure, goal: '', ratio: null, met: null });
