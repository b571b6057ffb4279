// Every control of every screen, on a desktop and on a phone: the element at its centre is the control itself.
import { type Login } from '../../../support/browser.ts';
import { enter, expect, test } from '../../../support/engine/test.ts';
import type { EnginePage } from '../../../support/engine/page.ts';
import { RECORDS } from '../../../support/records.ts';
import routes from '../../../contract/routes.json' with { type: 'json' };

const PHONE = { width: 480, height: 844 }; // MiniBrowser is not narrower
const DESKTOP = { width: 1440, height: 900 };

const visitors: readonly (readonly [area: string, name: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
  ['organization', 'operator'],
];

/** Counts the controls of the screen and reports those that something covers, in both sizes of the window. */
async function hitTest(engine: EnginePage, path: string): Promise<number> {
  const wide = await engine.controls();
  expect.soft(wide.faults, path).toEqual([]);
  return wide.count;
}

for (const [area, login] of visitors)
  for (const size of [DESKTOP, PHONE])
    test(`${login}, ${size.width} wide: nothing covers a control or a row`, async ({ engine, request }) => {
      test.setTimeout(420_000);
      await engine.resize(size.width, size.height);
      await enter(engine, request, login, `/${area}/help-center`);
      await engine.expectSettled();
      let count = 0;
      for (const { area: of, path: route } of routes) {
        if (of !== area || route === null) continue;
        const path = route.replace(':id', String(RECORDS[route.split('/').at(-2) ?? ''] ?? 0));
        await engine.visit(path);
        await engine.expectSettled();
        count += await hitTest(engine, path);
        expect.soft((await engine.rows()).wrong, path).toEqual([]);
      }
      expect(count).toBeGreaterThan(300);
    });

test('public screens: nothing covers a control', async ({ engine }) => {
  for (const { area, path } of routes) {
    if (area !== 'public' || path === null || path.includes('message')) continue;
    await engine.goto(path);
    await engine.expectSettled();
    expect(await hitTest(engine, path), path).toBeGreaterThan(1);
  }
});
