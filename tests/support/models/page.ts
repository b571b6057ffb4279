// Turns a model and a harness of a built page in Chromium into tests: `interceptPageCalls` lets tests settle every
// call.
import { setTimeout } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { type Deferred, deferred } from '../time.ts';
import { expect, test } from '../browser.ts';
import { figure } from '../figure.ts';
import { ALL_VIEWS, inspect, keepRealTimers } from '../inspect.ts';
import { IS_RELOAD_RUN, expectSameAfterReload } from '../reload.ts';
import { type Walk, planCoveringWalks, runWalk, getWalkTitle } from './coveringWalks.ts';
import { type Unreachable, createCoverage, addReasons, assertCoverageListed, writeCoverageReport } from './coverage.ts';
import type { ModelHarness } from './harness.ts';
import {
  type ScreenDriver,
  type HeldClipboard,
  type HeldChunk,
  type HeldServer,
  type ScreenSetup,
  type ScreenModel,
  createHeldClipboard,
} from './screenDriver.ts';
import type { Model } from './model.ts';
import { replayWalk } from './replayWalk.ts';

/** `AXE=1`: every state of every model is held against the rules of accessibility too. */
const JUDGED = process.env['AXE'] !== undefined;

/** A harness whose subject is a page: it is opened with the page of the test. */
export interface PageHarness<W, M extends AnyStateMachine> extends Omit<ModelHarness<W, M>, 'name' | 'open'> {
  readonly open: (page: Page, scene: string, expectedErrors: RegExp[]) => W | Promise<W>;
  /** Stops timers while the page is inspected: transient states would end earlier. */
  readonly still?: (page: Page, look: () => Promise<void>) => Promise<void>;
  /** Typed values survive a reload. */
  readonly keepsDraft?: boolean;
  /** Restores what a browser does not keep over a reload. */
  readonly again?: (world: W, before: SnapshotFrom<M>, scene: string) => Promise<void>;
}

/**
 * Registers the tests of `model` at a page; `unreachable` names all that no visitor can reach there, with the reason. A
 * transition counts once the page has shown its target state: production actors cannot be inspected.
 */
export function testModelInBrowser<W, M extends AnyStateMachine>(
  model: Model<M>,
  harness: PageHarness<W, M>,
  beyond: Unreachable = {},
): void {
  if (IS_RELOAD_RUN) return reloadEverywhere(model, harness);
  const coverage = createCoverage(model.machine);
  const judged = new Set<string>();
  /** Every state once: no violation of any rule of axe, nothing that sticks out, in both sizes and both themes. */
  async function judge(page: Page, state: string): Promise<void> {
    if (judged.has(state)) return;
    judged.add(state);
    const look = () => inspect(page, `${model.name} ${state}`, 'none', { looks: ALL_VIEWS });
    await (harness.still?.(page, look) ?? look());
  }

  test.describe(`${model.name} as chromium`, () => {
    test.describe.configure({ mode: 'default' }); // one worker: coverage adds up
    for (const walk of planCoveringWalks(model, harness))
      test(getWalkTitle(walk), async ({ page, expectedErrors }) => {
        if (JUDGED) test.slow(); // four looks at every state of the way
        const opened: ModelHarness<W, M> = {
          ...harness,
          name: 'chromium',
          open: (scene) => harness.open(page, scene, expectedErrors),
          ...(JUDGED ? { judge: (_, { value }) => judge(page, JSON.stringify([walk.scene, value])) } : {}),
        };
        await runWalk(opened, walk);
        const scene = model.scenes[walk.scene];
        if (scene) replayWalk(model.machine, scene, walk, coverage.inspect);
      });

    test('every state and every transition a visitor can reach is reached', () => {
      const report = coverage.report(model.name, 'chromium');
      writeCoverageReport(addReasons(report, beyond));
      expect(report.missing.toSorted()).toEqual(Object.keys(beyond).toSorted());
      assertCoverageListed(report);
      if (JUDGED) figure('axe.states', { states: judged.size, 'sizes and themes': '4 each', violations: 0 });
    });
  });
}

/** One test per state instead of the walks: the shortest walk to it, then a reload. */
function reloadEverywhere<W>(model: Model, harness: PageHarness<W, AnyStateMachine>): void {
  const states = new Map<string, Walk>();
  for (const walk of planCoveringWalks(model, harness))
    for (let length = 0; length <= walk.steps.length; length += 1) {
      const beginning = { ...walk, steps: walk.steps.slice(0, length) };
      const state = `${walk.scene}: ${JSON.stringify(endOf(beginning).value)}`;
      if ((states.get(state)?.steps.length ?? Infinity) > length) states.set(state, beginning);
    }
  test.describe(`${model.name} after a reload`, () => {
    for (const [state, walk] of states)
      test(state, async ({ page, expectedErrors }) => {
        const opened = deferred<W>();
        async function open(scene: string): Promise<W> {
          const world = await harness.open(page, scene, expectedErrors);
          opened.resolve(world);
          return world;
        }
        await runWalk({ ...harness, name: 'chromium', open }, walk);
        const world = await opened.promise;
        await page.clock.resume();
        await expectSameAfterReload(page, {
          keepsDraft: harness.keepsDraft ?? false,
          again: async () => harness.again?.(world, endOf(walk), walk.scene),
        });
      });
  });
}

const endOf = ({ plan, steps }: Walk): AnyMachineSnapshot => (steps.at(-1)?.after ?? plan.start).snapshot;

/** The server of one page. */
export type PageServer = HeldServer;

/** A late response may arrive after the end of its test. */
const atTheEnd = () => undefined;

/** `LATE=400`: responses given by hand are delayed by so many ms; a step that does not wait for them fails. */
const LATE_MS = Number(process.env['LATE'] ?? 0);

const kindOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Intercepts all calls of `page`; call it before the page is opened. */
export async function interceptPageCalls(page: Page): Promise<PageServer> {
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
export async function writeStorageBeforeLoad(page: Page, stored: ScreenSetup['stored']): Promise<void> {
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
  return createHeldClipboard(writes);
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
export function createPageHarness<M extends AnyStateMachine>(screen: ScreenModel<M>): PageHarness<ScreenDriver, M> {
  const { opening, begin, drivers, assertions, canOccur, finalEvents, again } = screen;
  const pausedPages = new WeakSet<Page>();
  return {
    drivers,
    assertions,
    ...(canOccur ? { canOccur } : {}),
    ...(finalEvents ? { finalEvents } : {}),
    ...(again ? { again } : {}),
    async still(page, look) {
      await stopClock(page);
      await look();
      if (!pausedPages.has(page)) await page.clock.resume();
    },
    async open(page, scene, expectedErrors) {
      const { path, stored, reads, held, lost, isClockPaused } = opening(scene);
      await keepRealTimers(page);
      await page.clock.install();
      await writeStorageBeforeLoad(page, stored);
      const clipboard = await heldClipboard(page);
      const server = await interceptPageCalls(page);
      for (const [kind, body] of Object.entries(reads)) server.answer(kind, 200, body);
      held.forEach(server.hold);
      const code = await heldCode(page, lost ?? null, expectedErrors);
      await page.goto(path);
      const driver = pageHands(page, server, clipboard, code);
      await begin?.(driver, scene);
      if (isClockPaused) {
        await stopClock(page);
        pausedPages.add(page);
      }
      return driver;
    },
  };
}

/** Recognised by contents: chunk names change with every build. */
const CODE = { session: 'meridian:refresh' } as const;

/** Holds back the chunks of `which` on every request. */
async function heldCode(page: Page, which: keyof typeof CODE | null, expectedErrors: RegExp[]): Promise<HeldChunk> {
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

function pageHands(page: Page, server: HeldServer, clipboard: HeldClipboard, code: HeldChunk): ScreenDriver {
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
    waitUntilIdle: (name) => expect(page.locator('button[aria-busy=true]', { hasText: name })).toHaveCount(0),
    follow: (name) => page.getByRole('link', { name }).click(),
    async expectText(text, there = true) {
      const found = page.getByText(text, { exact: true });
      await (there ? expect(found.first()).toBeAttached() : expect(found).toHaveCount(0));
    },
    selected: () => page.evaluate(() => getSelection()?.toString() ?? ''),
    has: async (role, name) => (await page.getByRole(role, { name, exact: true }).count()) > 0,
    typeText: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    pick: (label) => page.getByLabel(label).check(),
    async expectRole(role, name, there = true) {
      const found = page.getByRole(role, { name, exact: true });
      await (there ? expect(found.first()).toBeVisible() : expect(found).toHaveCount(0));
    },
    until: (holds, what) => expect.poll(holds, what).toBe(true),
    focus: () => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
    advanceTime: (ms) => page.clock.fastForward(ms),
    path: () => new URL(page.url()).pathname,
    stored: () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    async writeFromOtherTab(items) {
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
