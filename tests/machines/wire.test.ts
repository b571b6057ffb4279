// The wire of a page, which paints between its questions: the first call of a task at once, each further one in its own.
import { expect, test, vi } from 'vitest';
import { callOf } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { createTokenStore } from '../../src/api/tokens.ts';
import { createTouchBus } from '../../src/machines/ports.ts';
import { openWire } from '../../src/machines/wire.ts';
import { ORIGIN, openApp } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { quiet } from '../support/time.ts';
import { json } from '../support/wire.ts';

/** A server within the process, or the page's own `fetch`; which offsets were asked for, in their order. */
function open(where: 'within' | 'outside') {
  const sent: number[] = [];
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    sent.push(Number(new URL(new Request(input).url).searchParams.get('offset')));
    return Promise.resolve(json(200, { count: 0, next: null, previous: null, results: [] }));
  };
  if (where === 'outside') vi.stubGlobal('fetch', fetch);
  const { fetch: _none, ...env } = openApp().app.env;
  const tokens = createTokenStore(createProfile().tab().storage);
  const wire = openWire({ ...env, origin: ORIGIN, ...(where === 'within' ? { fetch } : {}) }, tokens, createTouchBus());
  const ask = (offset: number) =>
    wire.send(callOf(depositList, { query: { limit: 10, offset } }), new AbortController().signal);
  return { ask, sent };
}

/** All that a task brings about by itself. */
async function task(): Promise<void> {
  for (let steps = 0; steps < 100; steps += 1) await Promise.resolve();
}

test('questions asked at once go out one by one, in their order', async () => {
  const { ask, sent } = open('outside');
  for (const round of [0, 1]) {
    const answers = Promise.all([1, 2, 3].map((place) => ask(round * 10 + place)));
    await task();
    expect(sent.slice(round * 3)).toEqual([round * 10 + 1]);
    expect(await answers).toHaveLength(3);
    expect(sent.slice(round * 3)).toEqual([1, 2, 3].map((place) => round * 10 + place));
    await quiet(); // nothing more is to be sent: the next round begins at once again
  }
});

test('a server within the process has no pictures to wait for', async () => {
  const { ask, sent } = open('within');
  const answers = Promise.all([1, 2, 3].map((place) => ask(place)));
  await task();
  expect(sent).toEqual([1, 2, 3]);
  await answers;
});
