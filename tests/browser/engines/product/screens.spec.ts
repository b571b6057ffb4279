// Every control of every screen and of a record of each status: the element at its centre is the control itself.
import { DESKTOP, PHONE, signInAs, expect, test } from '../../../support/engine/test.ts';
import type { EnginePage } from '../../../support/engine/page.ts';
import { LISTS } from '../../../support/lists.ts';
import { RECORDS } from '../../../support/records.ts';
import routes from '../../../contract/routes.json' with { type: 'json' };

/** Counts the controls of the screen and reports those that something covers. */
async function hitTest(engine: EnginePage, path: string): Promise<number> {
  const { count, faults } = await engine.controls();
  expect.soft(faults, path).toEqual([]);
  expect.soft((await engine.rows()).wrong, path).toEqual([]);
  return count;
}

const isRecord = (path: string) => /\/\d+$|[?&]id=/.test(path);

for (const { area, login, lists } of LISTS)
  for (const size of [DESKTOP, PHONE])
    test(`${login}, ${size.width} wide: nothing covers a control or a row`, async ({ engine, request }) => {
      test.setTimeout(420_000);
      await engine.resize(size.width, size.height);
      await signInAs(engine, request, login, `/${area}/help-center`);
      await engine.expectSettled();
      const screens = routes.flatMap(({ area: of, path }) =>
        of === area && path !== null ? [path.replace(':id', String(RECORDS[path.split('/').at(-2) ?? ''] ?? 0))] : [],
      );
      const paths = new Set([...screens, ...lists]);
      let count = 0;
      for (const path of paths) {
        await engine.visit(path);
        await engine.expectSettled();
        if (!isRecord(path)) for (const record of await engine.records()) paths.add(record);
        count += await hitTest(engine, path);
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
