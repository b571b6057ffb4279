// Turns a model and a door of a built page in Chromium into tests: `pageWire` answers every call of the page by hand.
import { setTimeout } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { type Deferred, deferred } from '../time.ts';
import { expect, test } from '../browser.ts';
import { figure } from '../figure.ts';
import { EVERY_LOOK, inspect, keepTimers } from '../inspect.ts';
import { RELOADED, outlivesReload } from '../reload.ts';
import { type Way, coveringWays, follow, titleOf } from './covering.ts';
import { type Beyond, createCoverage, explained, isPainted, writeReport } from './coverage.ts';
import type { Door } from './door.ts';
import {
  type Hands,
  type HeldClipboard,
  type HeldCode,
  type HeldServer,
  type Opening,
  type Screen,
  clipboardOver,
} from './hands.ts';
import type { Model } from './model.ts';
import { retrace } from './retrace.ts';

/** `AXE=1`: every state of every model is held against the rules of accessibility too. */
const JUDGED = process.env['AXE'] !== undefined;

/** A door whose subject is a page: it is opened with the page of the test. */
export interface PageDoor<W, M extends AnyStateMachine> extends Omit<Door<W, M>, 'name' | 'open'> {
  readonly open: (page: Page, scene: string, expectedErrors: RegExp[]) => W | Promise<W>;
  /** Keeps the page as it is while it is looked at: what passes by itself would be over sooner. */
  readonly still?: (page: Page, look: () => Promise<void>) => Promise<void>;
  /** What is typed outlives a reload. */
  readonly keepsDraft?: boolean;
  /** What a page that was loaded anew has to be given again: no browser keeps it. */
  readonly again?: (world: W, before: SnapshotFrom<M>, scene: string) => Promise<void>;
}

/**
 * Registers the tests of `model` at a page; `beyond` names all that no visitor can reach there, with the reason. A
 * transition counts when the page showed what stands behind it: its actors are production's own and cannot be looked into.
 */
export function walkPages<W, M extends AnyStateMachine>(
  model: Model<M>,
  door: PageDoor<W, M>,
  beyond: Beyond = {},
): void {
  if (RELOADED) return reloadEverywhere(model, door);
  const coverage = createCoverage(model.machine);
  const judged = new Set<string>();
  /** Every state once: no violation of any rule of axe, nothing that sticks out, in both sizes and both themes. */
  async function judge(page: Page, state: string): Promise<void> {
    if (judged.has(state)) return;
    judged.add(state);
    const look = () => inspect(page, `${model.name} ${state}`, 'none', { looks: EVERY_LOOK });
    await (door.still?.(page, look) ?? look());
  }

  test.describe(`${model.name} as chromium`, () => {
    test.describe.configure({ mode: 'default' }); // one worker: what was reached adds up
    for (const way of coveringWays(model, door))
      test(titleOf(way), async ({ page, expectedErrors }) => {
        if (JUDGED) test.slow(); // four looks at every state of the way
        const opened: Door<W, M> = {
          ...door,
          name: 'chromium',
          open: (scene) => door.open(page, scene, expectedErrors),
          ...(JUDGED ? { judge: (_, { value }) => judge(page, JSON.stringify([way.scene, value])) } : {}),
        };
        await follow(opened, way);
        const scene = model.scenes[way.scene];
        if (scene) retrace(model.machine, scene, way, coverage.inspect);
      });

    test('every state and every transition a visitor can reach is reached', () => {
      const report = coverage.report(model.name, 'chromium');
      writeReport(explained(report, beyond));
      expect(report.missing.toSorted()).toEqual(Object.keys(beyond).toSorted());
      isPainted(report);
      if (JUDGED) figure('axe.states', { states: judged.size, 'sizes and themes': '4 each', violations: 0 });
    });
  });
}

/** In place of the walks a test for every state: the shortest of their ways there, then the page is loaded anew. */
function reloadEverywhere<W>(model: Model, door: PageDoor<W, AnyStateMachine>): void {
  const states = new Map<string, Way>();
  for (const way of coveringWays(model, door))
    for (let length = 0; length <= way.steps.length; length += 1) {
      const beginning = { ...way, steps: way.steps.slice(0, length) };
      const state = `${way.scene}: ${JSON.stringify(endOf(beginning).value)}`;
      if ((states.get(state)?.steps.length ?? Infinity) > length) states.set(state, beginning);
    }
  test.describe(`${model.name} loaded anew`, () => {
    for (const [state, way] of states)
      test(state, async ({ page, expectedErrors }) => {
        const opened = deferred<W>();
        async function open(scene: string): Promise<W> {
          const world = await door.open(page, scene, expectedErrors);
          opened.resolve(world);
          return world;
        }
        await follow({ ...door, name: 'chromium', open }, way);
        const world = await opened.promise;
        await page.clock.resume();
        await outlivesReload(page, {
          keepsDraft: door.keepsDraft ?? false,
          again: async () => door.again?.(world, endOf(way), way.scene),
        });
      });
  });
}

const endOf = ({ plan, steps }: Way): AnyMachineSnapshot => (steps.at(-1)?.after ?? plan.start).snapshot;

/** The server of one page. */
export type PageWire = HeldServer;

/** A late answer may come when its test is over. */
const atTheEnd = () => undefined;

/** `LATE=400`: an answer given by hand reaches the page that much later; a step that does not wait for it fails. */
const LATE_MS = Number(process.env['LATE'] ?? 0);

const kindOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Stands between `page` and any server; call it before the page is opened. */
export async function pageWire(page: Page): Promise<PageWire> {
  const answers = new Map<string, { status: number; body: unknown } | 'held'>();
  const waiting: { kind: string; route: Route }[] = [];
  const seen: Request[] = [];
  const of = (kind: string) => seen.filter((request) => kindOf(request) === kind);
  const live = (kind: string) => waiting.filter((one) => one.kind === kind).length;
  page.on('requestfailed', (request) => {
    const gone = waiting.findIndex(({ route }) => route.request() === request);
    if (gone >= 0) waiting.splice(gone, 1);
  });
  await page.route('**/api/v1/**', async (route) => {
    const kind = kindOf(route.request());
    seen.push(route.request());
    const answer = answers.get(kind) ?? { status: 404, body: {} };
    if (answer === 'held') waiting.push({ kind, route });
    else await give(route, answer.status, answer.body);
  });
  await page.routeWebSocket('**/ws/**', () => undefined);
  return {
    answer: (kind, status, body) => void answers.set(kind, { status, body }),
    hold: (kind) => void answers.set(kind, 'held'),
    async settle(kind, status, body = {}) {
      await expect.poll(() => live(kind), `calls ${kind} that wait`).toBeGreaterThan(0);
      const newest = waiting.findLast((one) => one.kind === kind);
      if (!newest) throw new Error(`${kind} was given up`);
      waiting.splice(waiting.indexOf(newest), 1);
      const given = () => give(newest.route, status, body);
      if (LATE_MS > 0) void setTimeout(LATE_MS).then(given).catch(atTheEnd);
      else await given();
    },
    live,
    count: (kind) => of(kind).length,
    body: (kind) => of(kind).at(-1)?.postDataJSON(),
  };
}

/** The page finds `stored` in its storage when it loads first. */
export async function storeOnce(page: Page, stored: Opening['stored']): Promise<void> {
  await page.addInitScript((items) => {
    if (sessionStorage.getItem('stored') !== null) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, Object.entries(stored));
}

async function heldClipboard(page: Page): Promise<HeldClipboard> {
  const writes: { text: string; end: Deferred<void> }[] = [];
  await page.exposeFunction('writeHeld', (text: string) => {
    const end = deferred<void>();
    writes.push({ text, end });
    return end.promise;
  });
  await page.addInitScript('navigator.clipboard.writeText = (text) => window.writeHeld(text)');
  return clipboardOver(writes);
}

/** A slow machine may need longer than the moment it is stopped at lies ahead. */
async function stopClock(page: Page): Promise<void> {
  try {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300));
  } catch (error) {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    await stopClock(page);
  }
}

/** A screen in Chromium. */
export function pageDoor<M extends AnyStateMachine>(screen: Screen<M>): PageDoor<Hands, M> {
  const { opening, begin, drivers, sees, comes, last, again } = screen;
  const standing = new WeakSet<Page>();
  return {
    drivers,
    sees,
    ...(comes ? { comes } : {}),
    ...(last ? { last } : {}),
    ...(again ? { again } : {}),
    async still(page, look) {
      await stopClock(page);
      await look();
      if (!standing.has(page)) await page.clock.resume();
    },
    async open(page, scene, expectedErrors) {
      const { path, stored, reads, held, lost, timeStands } = opening(scene);
      await keepTimers(page);
      await page.clock.install();
      await storeOnce(page, stored);
      const clipboard = await heldClipboard(page);
      const server = await pageWire(page);
      for (const [kind, body] of Object.entries(reads)) server.answer(kind, 200, body);
      held.forEach(server.hold);
      const code = await heldCode(page, lost ?? null, expectedErrors);
      await page.goto(path);
      const hands = pageHands(page, server, clipboard, code);
      await begin?.(hands, scene);
      if (timeStands) {
        await stopClock(page);
        standing.add(page);
      }
      return hands;
    },
  };
}

/** Told by its contents: the name of a chunk is another one in every build. */
const CODE = { session: 'meridian:refresh' } as const;

/** Holds back the chunks of `which`, each time they are asked for. */
async function heldCode(page: Page, which: keyof typeof CODE | null, expectedErrors: RegExp[]): Promise<HeldCode> {
  const waiting: Route[] = [];
  if (which !== null) {
    expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
    await page.route('**/assets/*.js', async (route) => {
      const chunk = await route.fetch();
      if ((await chunk.text()).includes(CODE[which])) waiting.push(route);
      else await route.fulfill({ response: chunk });
    });
  }
  return {
    waits: () => waiting.length > 0,
    async lose() {
      await expect.poll(() => waiting.length, 'code that is waited for').toBeGreaterThan(0);
      for (const route of waiting.splice(0)) await route.abort();
    },
  };
}

function pageHands(page: Page, server: HeldServer, clipboard: HeldClipboard, code: HeldCode): Hands {
  return {
    server,
    clipboard,
    code,
    async press(name) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await expect(button).toBeVisible();
      await button.click({ force: true }); // an inactive button can be pressed too
    },
    // By its text: a button behind a modal has no role.
    rests: (name) => expect(page.locator('button[aria-busy=true]', { hasText: name })).toHaveCount(0),
    follow: (name) => page.getByRole('link', { name }).click(),
    async says(text, there = true) {
      const found = page.getByText(text, { exact: true });
      await (there ? expect(found.first()).toBeAttached() : expect(found).toHaveCount(0));
    },
    selected: () => page.evaluate(() => getSelection()?.toString() ?? ''),
    has: async (role, name) => (await page.getByRole(role, { name, exact: true }).count()) > 0,
    put: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    pick: (label) => page.getByLabel(label).check(),
    async shows(role, name, there = true) {
      const found = page.getByRole(role, { name, exact: true });
      await (there ? expect(found.first()).toBeVisible() : expect(found).toHaveCount(0));
    },
    until: (holds, what) => expect.poll(holds, what).toBe(true),
    focus: () => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    passes: (ms) => page.clock.fastForward(ms),
    path: () => new URL(page.url()).pathname,
    stored: () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    async elsewhere(items) {
      const other = await page.context().newPage();
      const body = '<link rel="icon" href="data:,">';
      await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
      await other.goto('/another-tab');
      await other.evaluate((written) => {
        for (const [key, value] of Object.entries(written))
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
      }, items);
      await other.close();
    },
    close: () => undefined,
  };
}

async function give(route: Route, status: number, body: unknown): Promise<void> {
  if (status === 0) await route.abort('failed');
  else await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
}
