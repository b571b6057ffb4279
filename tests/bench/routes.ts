// Screens with the processor slowed ×4 and the Node mock server on loopback: route change, keystrokes, heap, floors.
import * as v from 'valibot';
import { type Call, timeCallsRepeatedly, callsOf } from './calls.ts';
import { type Opened, heapOf, launch, openPage, p95, serveProduct, sessionOf, signedIn } from './chromium.ts';
import { type Site, serveFloor } from './floors.ts';
import { typingRows } from './keys.ts';
import { type Seen, fetchAhead, press, seenSchema } from './press.ts';
import { type QuietPage, openQuiet } from './quiet.ts';
import { type BenchRow, type Suite, flooredRow, plainRow } from './suite.ts';

/** Screens of the operator's menu: a list, a card, a chat, a dashboard, a two-pane table. */
const PATHS = [
  '/organization/deposit-requests',
  '/organization/wallets',
  '/organization/kyt-requests',
  '/organization/withdrawal-requests',
  '/organization/reestr-contracts',
  '/organization/clients',
  '/organization',
];
/** Sends seventeen calls instead of one or two and shows cached numbers meanwhile, so it has its own row. */
const HOME = '/organization';
const CHANGES = 105;
const FIRST_HOMES = 10;
const LARGEST = 'largest form (registration)';

export const rows: Suite['rows'] = async (say) => {
  const product = await serveProduct('default', say);
  const floor = await serveFloor('react');
  const browser = await launch();
  try {
    const stored = await sessionOf(product, 'operator', 'authorized_organization');
    const calls = await callsOf(browser, product, HOME);
    const quiet = await openQuiet(browser, product, stored);
    const seen = await routeChanges(quiet, product, say);
    const first = await firstHomes(quiet, product, say);
    const floors = await routeFloors(quiet, product, calls, say);
    await quiet.close();
    const opened = await openPage(await signedIn(browser, product, 'operator', 'authorized_organization'), 'none');
    const heap = await heapRow(opened, product, say);
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

/** A route change and its target. */
type Changed = Seen & { readonly path: string };

async function routeChanges(page: QuietPage, { origin }: Site, say: (line: string) => void): Promise<Changed[]> {
  await page.goto(origin + HOME);
  await page.until(MENU);
  for (const path of PATHS) await change(page, path); // loads the code of every screen
  const seen: Changed[] = [];
  for (let done = 0; done < CHANGES; done += 1) {
    const path = pathOf(done);
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

/** The home screen's first visit in a page, without cached numbers. */
async function firstHomes(page: QuietPage, { origin }: Site, say: (line: string) => void): Promise<BenchRow[]> {
  const seen: Seen[] = [];
  for (let done = 0; done < FIRST_HOMES; done += 1) {
    await page.goto(`${origin}/organization/deposit-requests`);
    await page.until(linkTo(HOME));
    await page.evaluate(v.unknown(), fetchAhead, linkTo(HOME));
    seen.push(await change(page, HOME));
  }
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

const MENU = 'nav[aria-label="Разделы"] a';
const linkTo = (path: string): string => `nav a[href="${path}"]`;
const pathOf = (done: number): string => PATHS[done % PATHS.length] ?? '/';
const change = (page: QuietPage, path: string): Promise<Seen> => page.evaluate(seenSchema, press, linkTo(path));

/** Lower bounds on this machine, p95 in ms. */
interface RouteFloors {
  /** Rendering of prepared screens. */
  readonly drawn: number;
  /** The calls of the home screen alone. */
  readonly called: number;
}

async function routeFloors(
  page: QuietPage,
  { origin }: Site,
  calls: readonly Call[],
  say: (line: string) => void,
): Promise<RouteFloors> {
  await page.goto(origin + HOME);
  await page.until(MENU);
  const screens: number[] = [];
  for (let done = 0; done < CHANGES; done += 1) {
    await change(page, pathOf(done));
    screens.push(await page.evaluate(v.number(), putIn, null));
  }
  const drawn = p95(screens);
  const called = p95(await page.evaluate(v.array(v.number()), timeCallsRepeatedly, calls));
  say(`floors: screens put in ${drawn.toFixed(0)} ms, calls of the home ${called.toFixed(0)} ms (p95)`);
  return { drawn, called };
}

/** Runs in the page: ms until the current screen is painted from copies of its nodes. */
function putIn(): Promise<number> {
  return new Promise((resolve) => {
    const main = document.querySelector('main');
    const own = [...(main?.childNodes ?? [])];
    const copies = own.map((node) => node.cloneNode(true));
    const afterPaint = () => {
      const painted = performance.now() - started;
      main?.replaceChildren(...own); // restores React's own nodes
      resolve(painted);
    };
    const started = performance.now();
    main?.replaceChildren(...copies);
    requestAnimationFrame(() => void scheduler.postTask(afterPaint, { priority: 'user-blocking' }));
  });
}

async function heapRow({ page, cdp }: Opened, { origin }: Site, say: (line: string) => void): Promise<BenchRow> {
  await page.goto(origin + HOME);
  await page.locator(MENU).first().waitFor();
  const after = async (from: number, to: number) => {
    for (let done = from; done < to; done += 1) await page.evaluate(press, linkTo(pathOf(done)));
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
