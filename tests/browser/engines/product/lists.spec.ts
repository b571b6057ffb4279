// Every list of every role: each row is hit at all its points, and a click on it opens its own record.
import { signInAs, expect, test } from '../../../support/engine/test.ts';
import { LISTS } from '../../../support/lists.ts';

for (const { login, lists } of LISTS)
  test(`${login}: every row of every list opens its own record`, async ({ engine, request }) => {
    test.setTimeout(420_000);
    await signInAs(engine, request, login, lists[0] ?? '/');
    let opened = 0;
    for (const list of lists) {
      await engine.visit(list);
      await engine.expectSettled();
      const { count, wrong } = await engine.rows();
      expect.soft(wrong, list).toEqual([]);
      for (let index = 0; index < count; index += 1) {
        const row = await engine.row(index);
        if (row === null) break;
        await engine.clickAt(row.x, row.y);
        await engine.expectPath(row.href);
        opened += 1;
        const stays = (await engine.rows()).count === count;
        if (stays) continue;
        await engine.visit(list);
        await engine.expectSettled();
      }
    }
    expect(opened).toBeGreaterThan(20);
  });

test('a row opens its record when the engine takes no more history entries', async ({ engine, request }) => {
  const list = '/organization/deposit-requests';
  await signInAs(engine, request, 'operator', list);
  await engine.expectSettled();
  await engine.evaluate(`(() => {
    try {
      for (let entry = 0; entry < 250; entry += 1) history.pushState(null, '', '${list}');
    } catch {}
  })()`);
  const row = await engine.row(0);
  if (row === null) throw new Error('the list is empty');
  await engine.clickAt(row.x, row.y);
  await engine.expectPath(row.href);
  await engine.expectSettled();
});
