// @vitest-environment jsdom
// Every screen of every role while each free text of each response is long: rendered texts are bounded.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ORIGIN } from '../support/app.ts';
import { createHostileAnswers } from '../support/hostileAnswers.ts';
import { json } from '../support/fakeApi.ts';
import {
  VISITORS,
  addressOf,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  screensOf,
  settled,
  visit,
} from './watchedApp.setup.tsx';

const LONG = 'длинный текст '.repeat(3_000);
/** Characters of one text, and of one attribute, at most; of all of a screen. */
const MAX_TEXT_LENGTH = 10_200;
const MAX_SCREEN_LENGTH = 300_000;

beforeAll(loadEverything);
afterEach(closeWatchedApp);

test.each(VISITORS)(
  'the screens of $login draw a bounded number of characters',
  { timeout: 120_000 },
  async (visitor) => {
    const { poisoned, fields } = createHostileAnswers([LONG], [LONG]);
    let poisons = false;
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openWatchedApp({
      visitor,
      async between({ method, path, query }, answer) {
        const response = await answer();
        const isJson = response.headers.get('content-type')?.includes('json') ?? false;
        if (!poisons || method !== 'GET' || !isJson || path.includes('/auth/')) return response;
        return json(response.status, poisoned(`${ORIGIN}${path}${query}`, await response.json()));
      },
    });
    poisons = true;
    const found: string[] = [];
    for (const screen of screensOf(visitor.area)) {
      const address = addressOf(screen);
      await visit(address);
      await settled();
      found.push(...findExcess().map((what) => `${address}: ${what}`));
    }
    expect(found).toEqual([]);
    // Equal texts are no reason to lose a row.
    expect(errors.mock.calls.filter(([message]) => String(message).includes('same key'))).toEqual([]);
    errors.mockRestore();
    expect(fields.size).toBeGreaterThan(20);
  },
);

function findExcess(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let all = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    all += length;
    if (length > MAX_TEXT_LENGTH) found.push(`${length} characters in <${node.parentElement?.outerHTML.slice(0, 60)}`);
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (value.length > MAX_TEXT_LENGTH) found.push(`${value.length} characters in ${element.tagName} ${name}`);
  return all > MAX_SCREEN_LENGTH ? [...found, `${all} characters in all`] : found;
}
