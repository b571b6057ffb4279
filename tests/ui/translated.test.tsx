// @vitest-environment jsdom
// A page translated by the browser keeps working: every screen and its actions, for every role.
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Translation, translatePage } from '../support/translator.ts';
import { listActions, resetHistoryDepth } from './walks.visitor.ts';
import { createWalkNetwork } from './walks.network.ts';
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

const BROKEN = 'Не удалось открыть раздел';
/** Steps at each screen. */
const STEPS = Number(process.env['STEPS'] ?? 3);

let translation: Translation | null = null;
beforeAll(loadEverything);
afterEach(() => {
  translation?.stop();
  closeWatchedApp();
});

test.each(VISITORS)('$login works on every screen', { timeout: 240_000 }, async (visitor) => {
  const fakeApi = createWalkNetwork(visitor.role);
  const setup = await openWatchedApp({ visitor, between: fakeApi.between });
  const { loose } = (translation = translatePage());
  resetHistoryDepth();
  const found = new Set<string>();
  let number = 7;
  const look = (where: string) => {
    if (document.body.textContent.includes(BROKEN)) found.add(`${where}: ${BROKEN}`);
  };
  for (const screen of screensOf(visitor.area)) {
    const address = addressOf(screen);
    await visit(address);
    await settled();
    look(address);
    for (let step = 0; step < STEPS; step += 1) {
      number = (number * 48_271) % 2_147_483_647;
      const possible = listActions(setup, visitor, fakeApi, number).filter(({ name }) => !name.startsWith('goes to'));
      const doing = possible[Math.floor(number / 97) % possible.length];
      if (!doing) break;
      fakeApi.begin();
      await doing.run();
      await settled();
      fakeApi.release();
      await settled();
      look(`${address}: ${doing.name}`);
    }
    for (let open = document.querySelectorAll('dialog[open]').length; open > 0; open -= 1) {
      document.querySelectorAll<HTMLElement>('dialog[open] [aria-label="Закрыть"]').forEach((button) => button.click());
      await settled();
    }
  }
  expect([...found, ...loose]).toEqual([]);
});
