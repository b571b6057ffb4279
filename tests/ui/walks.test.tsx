// @vitest-environment jsdom
// Random walks of every role over all screens while the network fails: forms are filled in and sent, confirmations
// answered, pages reloaded; walks.rules.ts has the invariants of every step. RUNS=50 walks longer, SEED=random
// elsewhere; a failure prints its seed and path: SEED=… SEED_PATH=… repeats exactly that walk.
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isFailedCallLog } from '../support/failureLog.ts';
import { figure } from '../support/figure.ts';
import { findBrokenRules, rememberTyped, waitUntilSettled, findStaleRows } from './walks.rules.ts';
import { listActions, resetHistoryDepth } from './walks.visitor.ts';
import { createWalkNetwork } from './walks.network.ts';
import { VISITORS, type Visitor, closeWatchedApp, loadEverything, openWatchedApp } from './watchedApp.setup.tsx';

const RUNS = Number(process.env['RUNS'] ?? 1);
const STEPS = Number(process.env['STEPS'] ?? 70);
const { SEED_PATH } = process.env;

/** Console messages that the specification requires (section 8). */
const SAID =
  /^(Выберите организацию|Ошибка при (создании чата|обновлении)|Error uploading file|WebSocket|Error processing)/;

const counts = { walks: 0, steps: 0, writes: 0, 'kinds of writes': 0, applied: 0, faults: 0, compared: 0, broken: 0 };
const written = new Set<string>();
beforeAll(loadEverything);
afterEach(closeWatchedApp);
afterAll(() => {
  counts['kinds of writes'] = written.size;
  console.info('walks', counts);
  figure('walks', counts);
});

async function walk(visitor: Visitor, numbers: readonly number[], said: () => string[]): Promise<void> {
  const fakeApi = createWalkNetwork(visitor.role);
  const setup = await openWatchedApp({ visitor, between: fakeApi.between });
  const trail: string[] = [];
  resetHistoryDepth();
  for (const pick of numbers) {
    const possible = listActions(setup, visitor, fakeApi, pick);
    const doing = possible[Math.floor(pick / 97) % possible.length];
    if (!doing) throw new Error('nothing can be done');
    trail.push(`${location.pathname}${location.search} ${doing.name}`);
    fakeApi.begin();
    const lost = rememberTyped(doing, fakeApi);
    await doing.run();
    const findings = [
      ...(await waitUntilSettled(setup, fakeApi)),
      ...lost(),
      ...findBrokenRules(setup, fakeApi, doing),
    ];
    count(fakeApi.writes);
    if (fakeApi.writes.some(({ ok, fault }) => ok === true || fault?.applied)) {
      const isDialogOpen = document.querySelector('dialog[open]') !== null;
      if (!isDialogOpen) findings.push(...(await findStaleRows(setup, visitor, counts)));
    }
    findings.push(...said().map((line) => `console: ${line}`));
    counts.steps += 1;
    counts.broken += findings.length;
    expect(findings, trail.slice(-12).join('\n')).toEqual([]);
  }
  closeWatchedApp();
}

function count(writes: ReturnType<typeof createWalkNetwork>['writes']): void {
  for (const { method, endpoint, ok, fault } of writes) {
    written.add(`${method} ${endpoint.path}`);
    counts.writes += 1;
    if (ok === true) counts.applied += 1;
    if (fault) counts.faults += 1;
  }
}

/** Other numbers for each role, so that one seed takes three ways. */
const picksOf = (place: number) =>
  fc.array(fc.noBias(fc.nat({ max: 1_000_000 - place })), { minLength: STEPS, maxLength: STEPS });

test.each(VISITORS)('$login', { timeout: 60_000 + RUNS * 30_000 }, async (visitor) => {
  const consoleSpies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  const said = () =>
    consoleSpies
      .flatMap(({ mock }) => mock.calls.splice(0).map(([first]) => String(first)))
      .filter((line) => !SAID.test(line) && !isFailedCallLog(line));
  const walks = fc.asyncProperty(picksOf(VISITORS.indexOf(visitor)), async (numbers) => {
    said();
    await walk(visitor, numbers, said);
    counts.walks += 1;
  });
  const before = counts.writes;
  await fc.assert(walks, { numRuns: RUNS, endOnFailure: true, ...(SEED_PATH ? { path: SEED_PATH } : {}) });
  expect(counts.writes - before, 'a walk does something').toBeGreaterThan(RUNS * 2);
});
