// @vitest-environment jsdom
// The calls that every screen and each of its tabs reads: after a reload, and when it is opened again in the same page.
// `npx vitest run tests/ui/readCalls.test.tsx -u` writes readCalls/ again; look at the difference before it is kept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tabsOf } from './shown.setup.tsx';
import {
  VISITORS,
  type Visitor,
  type WatchedApp,
  addressOf,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  ready,
  screensOf,
  visit,
} from './watchedApp.setup.tsx';

beforeAll(loadEverything);

describe.each(VISITORS)('$login', (visitor) => {
  let setup: WatchedApp;
  beforeAll(async () => {
    setup = await openWatchedApp({ visitor });
  });
  afterAll(closeWatchedApp);

  test('every screen reads what is stored', { timeout: 300_000 }, async () => {
    const lines: string[] = [];
    const seen = new Map<string, string>();
    for (const screen of placesOf(visitor)) {
      await add(screen);
      const isRecord = /\d$/.test(screen); // its list has shown the tabs
      for (const tab of isRecord ? [] : tabsOf(screen)) await add(tab);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`readCalls/${visitor.login}.txt`);

    async function add(address: string): Promise<void> {
      const reads = await describeReads(address);
      const same = seen.get(reads.join());
      lines.push(`=== ${address}`, ...(same === undefined ? reads : [`as ${same}`]));
      if (same === undefined) seen.set(reads.join(), address);
    }
  });

  async function describeReads(address: string): Promise<readonly string[]> {
    const first = await readsOf(async () => {
      history.replaceState(null, '', address);
      await setup.reload();
    });
    await visit('/404');
    await ready();
    const again = await readsOf(() => visit(address));
    const isSame = again.join() === first.filter((read) => !read.endsWith('/auth/current_user/')).join();
    return [...first, ...(isSame ? ['--- again the same'] : ['--- again', ...again])];
  }

  /** Sorted, because calls of one screen start together. */
  async function readsOf(act: () => Promise<void>): Promise<readonly string[]> {
    const before = setup.sent.length;
    await act();
    await ready();
    return setup.sent
      .slice(before)
      .map(({ method, path, query }) => `${method} ${path}${query}`)
      .toSorted();
  }
});

const placesOf = ({ area }: Visitor): readonly string[] => screensOf(area).map(addressOf);
