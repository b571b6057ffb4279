// @vitest-environment jsdom
// Every screen of every role while every string of every response is hostile: no script runs, no link leads elsewhere,
// no prototype is polluted, and texts are shown as sent. ROUNDS=20 hands out other texts in every round.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isFailedCallLog } from '../support/failureLog.ts';
import { ORIGIN } from '../support/app.ts';
import { figure } from '../support/figure.ts';
import { TEXT_MARK, createHostileAnswers } from '../support/hostileAnswers.ts';
import { hostileAddresses, naughtyStrings, scriptPayloads } from '../support/hostileTexts.ts';
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

const ROUNDS = Number(process.env['ROUNDS'] ?? 1);
const TEXTS = [...naughtyStrings, ...scriptPayloads];

const counts = { fields: 0, 'texts sent': 0, 'texts seen': 0, changed: 0, 'bad links': 0, 'scripts run': 0 };
const run = vi.fn<() => void>();
beforeAll(loadEverything);
afterEach(closeWatchedApp);
afterAll(() => {
  console.info('hostile answers', counts);
  figure('hostile', counts);
});

/** Elements that no text may bring into being. */
const MADE =
  'script:not([type]), iframe, object, embed, base, meta[http-equiv], math, marquee, video, audio, form[action]';

test.each(VISITORS)('the screens of $login', { timeout: 60_000 * ROUNDS }, async (visitor) => {
  for (const name of ['alert', 'prompt', 'confirm', 'eval']) vi.stubGlobal(name, run);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const findings: string[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const poison = createHostileAnswers(TEXTS, hostileAddresses, round * 977);
    let poisons = false;
    await openWatchedApp({
      visitor,
      async between({ method, path, query }, answer) {
        const response = await answer();
        const isJson = response.headers.get('content-type')?.includes('json') ?? false;
        if (!poisons || method !== 'GET' || !isJson || path.includes('/auth/')) return response;
        return json(response.status, poison.poisoned(`${ORIGIN}${path}${query}`, await response.json()));
      },
    });
    poisons = true;
    for (const screen of screensOf(visitor.area)) {
      const address = addressOf(screen);
      await visit(address);
      await settled();
      for (const details of document.querySelectorAll('details')) details.open = true;
      findings.push(...found(poison.placed, seen).map((what) => `${address}: ${what}`));
    }
    counts.fields += round === 0 ? poison.fields.size : 0;
    counts['texts sent'] += poison.placed.size;
    closeWatchedApp();
  }
  counts['texts seen'] += seen.size;
  counts['scripts run'] += run.mock.calls.length;
  expect(findings).toEqual([]);
  expect(seen.size, 'the screens show what was sent').toBeGreaterThan(50);
  expect(run).not.toHaveBeenCalled();
  expect(Reflect.get(window, '__xss')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const said = errors.mock.calls.flat().filter((line) => !isFailedCallLog(line));
  expect(said.filter((line) => !String(line).startsWith('WebSocket'))).toEqual([]);
});

/** Faults of the current page; `seen` collects the marks in it. */
function found(placed: ReadonlyMap<string, string>, seen: Set<string>): string[] {
  const made = [...document.body.querySelectorAll(MADE)].map((element) => `made: ${element.outerHTML.slice(0, 120)}`);
  const handled = [...document.body.querySelectorAll('*')]
    .filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on')))
    .map((element) => `handler: ${element.outerHTML.slice(0, 120)}`);
  const links = [...document.body.querySelectorAll('[href], [src]')].flatMap((element) => {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    return isHarmless(address) ? [] : [`link: ${address}`];
  });
  const text = document.body.textContent ?? '';
  const changed = [...text.matchAll(TEXT_MARK)].flatMap(({ 0: mark, index }) => {
    seen.add(mark);
    const whole = placed.get(mark)?.trim() ?? '';
    const shown = text.slice(index, index + 2 * whole.length);
    return isShown(whole, shown) || isShortened(shown.slice(mark.length)) || isCut(whole, shown)
      ? []
      : [`changed: ${whole} to ${shown.slice(0, 60)}`];
  });
  counts['bad links'] += links.length;
  counts.changed += changed.length;
  return [...made, ...handled, ...links, ...changed];
}

/** Shown as sent, with bidirectional controls replaced, in capitals (networks), or as a safe file name. */
const isShown = (whole: string, shown: string) =>
  shown.startsWith(whole) ||
  shown.startsWith(whole.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '_')) ||
  shown.toUpperCase().startsWith(whole.toUpperCase()) ||
  shown.startsWith(whole.replaceAll(/[<>:"|?*\\\p{Cc}\p{Cf}]/gu, '_')) ||
  shown.startsWith(fileNameOf(whole));

/** A file is called by the last part of its address, without query and fragment. */
const fileNameOf = (address: string) =>
  (/[^/]+$/.exec(address.replace(/[?#].*$/, ''))?.[0] ?? address).replaceAll(/[<>:"|?*\\\p{Cc}\p{Cf}]/gu, '_');

/** Fields of one word are cut after 100 characters. */
const isCut = (whole: string, shown: string) => {
  const end = shown.indexOf('…', 90);
  return end > 0 && whole.startsWith(shown.slice(0, end));
};

/** An address is shown by its beginning and end. */
const isShortened = (after: string) => /^[^]{0,8}(\.\.\.|…)/.test(after);

/** A place of our own, a mail address, a telephone, a picture drawn here. */
function isHarmless(address: string): boolean {
  if (/^(mailto:|tel:|#|blob:http:\/\/localhost|data:image\/)/.test(address)) return true;
  const url = new URL(address, location.href);
  return url.origin === location.origin && url.username === '' && !url.pathname.startsWith('/api/');
}
