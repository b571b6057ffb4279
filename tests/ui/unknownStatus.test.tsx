// @vitest-environment jsdom
// A backend may know more statuses than this product: screens and first records show such a status as it was sent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '../support/fakeApi.ts';
import { open, placesOf } from './shown.setup.tsx';
import {
  type Interceptor,
  VISITORS,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  page,
} from './watchedApp.setup.tsx';

const UNKNOWN = 'held_by_bank';

const replaceStatus = (name: string, value: unknown) => (name === 'status' && value ? UNKNOWN : value);

/** The same response with every status of a record replaced; that of an account decides what a user may do. */
const reads: Interceptor = async ({ method, path }, answer) => {
  const response = await answer();
  const isFile = !response.headers.get('content-type')?.includes('json');
  if (method !== 'GET' || !response.ok || isFile || path.endsWith('/auth/user/')) return response;
  return json(response.status, JSON.parse(await response.text(), replaceStatus));
};

const chips = () => [...page().querySelectorAll('[data-tone]')].map(({ textContent }) => textContent);

beforeAll(loadEverything);

describe.each(VISITORS)('$login', (visitor) => {
  let shown = 0;
  beforeAll(() => openWatchedApp({ visitor, between: reads }));
  afterAll(closeWatchedApp);

  test.each(placesOf(visitor))('%s', { timeout: 60_000 }, async (_, address) => {
    await open(address);
    shown += chips().filter((text) => text === UNKNOWN).length;
    expect(chips()).not.toContain('—');
    const first = page().querySelector('tbody .rowlink')?.getAttribute('href');
    if (!first) return;
    await open(first);
    expect(chips()).not.toContain('—');
  });

  test('is shown in lists', () => expect(shown).toBeGreaterThan(10));
});
