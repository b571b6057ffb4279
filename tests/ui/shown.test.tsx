// @vitest-environment jsdom
// The content of every screen of every role, of its tabs, of one record per status and of the dialogs that its buttons
// open, as stored under shown/. `npx vitest run tests/ui/shown -u` writes them again; look at the difference before it
// is kept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePage } from '../support/describePage.ts';
import { companyCardsOf, fileOf, open, openDescribed, placesOf } from './shown.setup.tsx';
import { VISITORS, closeWatchedApp, loadEverything, openWatchedApp, page } from './watchedApp.setup.tsx';

beforeAll(loadEverything);

/** An empty, a read-only and a foreign account: their dialogs are not described. */
const OTHER_ACCOUNTS = [
  { login: 'ved.new', area: 'account', role: 'ved_participant' },
  { login: 'ved.closed', area: 'account', role: 'ved_participant' },
  { login: 'lp.foreign', area: 'liquidity', role: 'liquidity_provider' },
] as const;

describe.each(OTHER_ACCOUNTS)('$login', (visitor) => {
  beforeAll(() => openWatchedApp({ visitor }));
  afterAll(closeWatchedApp);

  test.each(placesOf(visitor))('%s', { timeout: 60_000 }, async (_, address) => {
    await open(address);
    await expect(`${describePage(page()).join('\n')}\n`).toMatchFileSnapshot(fileOf(visitor, address));
  });
});

describe.each(VISITORS)('$login', (visitor) => {
  let described: Awaited<ReturnType<typeof openDescribed>>;
  beforeAll(async () => {
    described = await openDescribed(visitor);
  });
  afterAll(closeWatchedApp);

  test.each([...placesOf(visitor), ...companyCardsOf(visitor).map((card) => [card, card] as const)])(
    '%s',
    { timeout: 60_000 },
    async (_, address) => {
      const lines = await described.describePlace(address);
      expect(described.refused.splice(0)).toEqual([]);
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(visitor, address));
    },
  );
});
