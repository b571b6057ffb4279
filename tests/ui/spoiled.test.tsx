// @vitest-environment jsdom
// Every screen of every role while its responses are malformed: never a blank page, never an endless wait, always a way
// to retry, and after it the normal screen. SHARE=6 takes every kind on every screen.
import { fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isFailedCallLog } from '../support/failureLog.ts';
import { figure } from '../support/figure.ts';
import { json } from '../support/fakeApi.ts';
import {
  type SentCall,
  VISITORS,
  addressOf,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  screensOf,
  settled,
  visit,
} from './watchedApp.setup.tsx';

/** Kinds a screen takes, the next screen the next ones; the campaign takes all six. */
const SHARE = Number(process.env['SHARE'] ?? 1);
const html = (status: number) =>
  new Response('<!doctype html><h1>Портал</h1>', { status, headers: { 'Content-Type': 'text/html' } });
const text = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/json' } });

const KINDS: readonly (readonly [name: string, answer: () => Response | null])[] = Object.entries({
  '500': () => html(500),
  'HTML with 200': () => html(200),
  'no body': () => text(''),
  'malformed JSON': () => text('{"count": 1, "results": ['),
  'another shape': () => json(200, { results: 'none', id: {}, count: -1 }),
  'no network': () => null,
});

/** Calls of an area's frame on every screen, and of the session. */
const FRAME = /auth\/|notifications\/unread|agreements\/$/;
const isOwn = ({ method, path }: SentCall) => method === 'GET' && path.startsWith('/api/') && !FRAME.test(path);

const counts = { screens: 0, 'spoiled answers': 0, blank: 0, 'without a way out': 0 };
beforeAll(loadEverything);
afterEach(closeWatchedApp);
afterAll(() => {
  console.info('spoiled answers', counts);
  figure('spoiled', counts);
});

const main = () => document.querySelector('main') ?? document.body;
const retries = () =>
  [...main().querySelectorAll('button')].filter((one) =>
    (one.getAttribute('aria-label') ?? one.textContent).startsWith('Повторить'),
  );

/** Waits for a way out; whether one came. */
async function offersRetry(): Promise<boolean> {
  for (let turns = 0; turns < 50 && retries().length === 0; turns += 1) await settled();
  return retries().length > 0;
}

test.each(VISITORS)('the screens of $login', { timeout: 60_000 + SHARE * 60_000 }, async (visitor) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let spoil: (() => Response | null) | null = null;
  let spoiled = 0;
  const setup = await openWatchedApp({
    visitor,
    async between(call, answer) {
      if (!spoil || !isOwn(call)) return answer();
      spoiled += 1;
      return spoil();
    },
  });
  const blank: string[] = [];
  const stuck: string[] = [];
  const broken: string[] = [];
  for (const [number, screen] of screensOf(visitor.area).entries())
    for (let kind = 0; kind < SHARE; kind += 1) {
      const [name, answer] = KINDS[(number + kind) % KINDS.length] ?? [];
      const address = addressOf(screen);
      spoil = answer ?? null;
      spoiled = 0;
      await visit(address);
      counts.screens += 1;
      if (spoiled > 0 && !(await offersRetry())) stuck.push(`${address}: ${name}`);
      if ((main().textContent ?? '').trim() === '' || !document.querySelector('h1')) blank.push(`${address}: ${name}`);
      counts['spoiled answers'] += spoiled;
      spoil = null;
      setup.clock.increment(31_000); // expires responses cached for half a minute
      for (let round = 0; round < 5 && retries().length > 0; round += 1) {
        for (const button of retries()) fireEvent.click(button);
        await settled();
      }
      if (retries().length > 0) broken.push(`${address}: ${name}`);
      await visit(`/${visitor.area}/nowhere`); // await visit(`/${visitor.area}/nowhere`); // the next screen starts fresh
    }
  counts.blank += blank.length;
  counts['without a way out'] += stuck.length;
  expect({ blank, stuck, broken }).toEqual({ blank: [], stuck: [], broken: [] });
  expect(
    errors.mock.calls.flat().filter((said) => !isFailedCallLog(said) && !String(said).startsWith('WebSocket')),
  ).toEqual([]);
});
