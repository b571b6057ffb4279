// @vitest-environment jsdom
// Each call that a screen reads fails alone: what the screen says about it, and whether «Повторить» reads it again.
// `npx vitest run tests/ui/failedReads.test.tsx -u` writes failedReads/ again; look at the difference before it is kept.
import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '../../src/api/basePaths.ts';
import { json } from '../support/fakeApi.ts';
import { placesOf, tabsOf } from './shown.setup.tsx';
import {
  VISITORS,
  type WatchedApp,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  page,
  ready,
} from './watchedApp.setup.tsx';

beforeAll(loadEverything);

describe.each(VISITORS)('$login', (visitor) => {
  let setup: WatchedApp;
  let failing: string | null = null;
  beforeAll(async () => {
    setup = await openWatchedApp({
      visitor,
      between: ({ method, path }, answer) =>
        method === 'GET' && path === failing ? Promise.resolve(json(503, {})) : answer(),
    });
  });
  afterAll(closeWatchedApp);

  test('every screen says which of its calls failed', { timeout: 600_000 }, async () => {
    const lines: string[] = [];
    const seen = new Map<string, string>();
    const common = new Set([...(await open('/404')), `${API_BASE}notifications/unread/`]);
    for (const [, screen] of placesOf(visitor)) {
      await open(screen);
      const record = page().querySelector('tbody .rowlink')?.getAttribute('href') ?? null;
      const addresses = [screen, ...tabsOf(screen)];
      if (record !== null && !record.includes('?')) {
        await open(record);
        addresses.push(record, ...tabsOf(record));
      }
      for (const address of new Set(addresses.filter((one) => !one.includes('status=')))) {
        const reads = await open(address);
        const judged = [...new Set(reads)].filter((path) => !common.has(path)).toSorted();
        const found: string[] = [];
        for (const path of judged) found.push(`--- ${path}`, ...(await describeFailure(address, path)));
        if (found.length === 0) continue;
        const same = seen.get(found.join('\n'));
        lines.push(`=== ${address}`, ...(same === undefined ? found : [`as ${same}`]));
        if (same === undefined) seen.set(found.join('\n'), address);
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`failedReads/${visitor.login}.txt`);
  });

  async function describeFailure(address: string, path: string): Promise<readonly string[]> {
    const healthy = textsOf();
    failing = path;
    await open(address);
    const texts = textsOf().filter((text) => !healthy.includes(text));
    const repeats = buttons(/^Повторить/);
    const before = setup.sent.length;
    for (const button of repeats) fireEvent.click(button);
    await ready();
    const isReadAgain = setup.sent.slice(before).some((call) => call.path === path);
    failing = null;
    if (repeats.length === 0) return [...texts, 'no way to repeat it'];
    const names = [...new Set(repeats.map(nameOf))].join(', ');
    return [...texts, `${repeats.length} × ${names}${isReadAgain ? '' : ' WITHOUT EFFECT'}`];
  }

  /** Paths read by a screen after a reload. */
  async function open(address: string): Promise<readonly string[]> {
    const before = setup.sent.length;
    history.replaceState(null, '', address);
    await setup.reload();
    await ready();
    return setup.sent.slice(before).flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
  }
});

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;
const buttons = (name: RegExp) => [...page().querySelectorAll('button')].filter((one) => name.test(nameOf(one)));

/** Texts that may report a failure; the announced number of rows does not. */
const textsOf = (): readonly string[] =>
  [...page().querySelectorAll('[role=alert], [role=status], [role=note]')]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '' && !/^[\d\s]+[а-яё]+$/.test(text));
