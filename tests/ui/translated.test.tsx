// @vitest-environment jsdom
// A page that the browser translates goes on working: every screen and what can be done there, by every role.
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Translation, translatePage } from '../support/translator.ts';
import { doings, setOut } from './walks.visitor.ts';
import { createWalkWire } from './walks.wire.ts';
import {
  VISITORS,
  addressOf,
  closeWhole,
  loadEverything,
  openWhole,
  screensOf,
  settled,
  visit,
} from './whole.stage.tsx';

const BROKEN = 'Не удалось открыть раздел';
/** Steps at each screen. */
const STEPS = Number(process.env['STEPS'] ?? 3);

let translation: Translation | null = null;
beforeAll(loadEverything);
afterEach(() => {
  translation?.stop();
  closeWhole();
});

test.each(VISITORS)('$login works on every screen', { timeout: 240_000 }, async (visitor) => {
  const wire = createWalkWire(visitor.role);
  const stage = await openWhole({ visitor, between: wire.between });
  const { loose } = (translation = translatePage());
  setOut();
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
      const possible = doings(stage, visitor, wire, number).filter(({ name }) => !name.startsWith('goes to'));
      const doing = possible[Math.floor(number / 97) % possible.length];
      if (!doing) break;
      wire.begin();
      await doing.run();
      await settled();
      wire.release();
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
