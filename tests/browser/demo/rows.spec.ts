// Rows of lists under a real pointer: a hit test and a click in every cell of every row, selection of text, new tabs.
import type { Locator, Page } from '@playwright/test';
import routes from '../../contract/routes.json' with { type: 'json' };
import { type Login, expect, login, test, visit } from '../../support/browser.ts';
import { waitUntilLoaded } from '../../support/inspect.ts';

const AREAS: readonly (readonly [area: string, visitor: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
  ['organization', 'operator'],
];
const CONTROLS = 'a, button, input, select, label';

/** Cells of linked rows whose centre is covered by an element outside of the cell, and controls covered by a row. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((controls) => {
    const cells = [...document.querySelectorAll('main tr:has(.rowlink) > td')];
    const others = [...document.querySelectorAll(`:is(nav, header, main) :is(${controls}):not(thead *)`)]; // no head on a phone
    return [...cells, ...others].flatMap((element) => {
      if (!element.checkVisibility() || element.matches('[data-blank], td:empty, [aria-hidden=true]')) return [];
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isFine = width < 2 || hit === null || element.contains(hit) || hit.closest('label')?.contains(element);
      return isFine ? [] : [`${element.outerHTML.slice(0, 120)} under ${hit.outerHTML.slice(0, 60)}`];
    });
  }, CONTROLS);

/** Clicks each row of the screen in its last cell that has no control; lists the rows that opened anything but their record. */
const misleading = (page: Page): Promise<string[]> =>
  page.evaluate(async (controls) => {
    const start = location.pathname + location.search;
    const rows = document.querySelector('main')?.getElementsByClassName('rowlink');
    const length = rows?.length ?? 0;
    const wrong: string[] = [];
    for (let place = 0; place < length; place += 1) {
      for (let drawn = 0; drawn !== length; drawn = rows?.length ?? 0) await new Promise(requestAnimationFrame);
      const row = rows?.[place]?.closest('tr');
      const cell = [...(row?.children ?? [])].filter(
        (one) => !one.matches('[data-blank]') && !one.querySelector(controls),
      );
      const target = cell.at(-1);
      const href = row?.querySelector('.rowlink')?.getAttribute('href');
      target?.scrollIntoView({ block: 'center', inline: 'center' });
      const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      const opened = location.pathname + location.search;
      if (target && opened !== href) wrong.push(`row ${place}: ${href} opened ${opened}`);
      history.pushState(null, '', start);
    }
    return wrong;
  }, CONTROLS);

for (const [area, visitor] of AREAS)
  for (const width of [1440, 390])
    test(`every row of /${area} opens its own record at ${width} px and covers nothing`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await login(page, visitor);
      let lists = 0;
      for (const { area: of, path } of routes) {
        if (of !== area || !path || path.includes(':')) continue;
        await visit(page, path);
        await waitUntilLoaded(page, path);
        expect.soft(await covered(page), path).toEqual([]);
        if ((await page.locator('main .rowlink').count()) === 0) continue;
        expect.soft(await misleading(page), path).toEqual([]);
        lists += 1;
      }
      expect(lists).toBeGreaterThan(3);
    });

const DEPOSITS = '/organization/deposit-requests';
const row = (page: Page, place: number) => page.locator('main tbody tr').nth(place);
const company = (page: Page, place: number) => row(page, place).locator('td[data-label="Организация"]');
const hrefOf = async (found: Locator) => (await found.locator('.rowlink').getAttribute('href')) ?? '';

async function drag(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to drag over');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, y, { steps: 5 });
  await page.mouse.up();
}

test('text of a row can be selected without opening it', async ({ page }) => {
  await login(page, 'operator', DEPOSITS);
  await drag(page, company(page, 2));
  const name = (await company(page, 2).textContent()) ?? '';
  expect(name).toContain(await page.evaluate(() => String(getSelection()).trim()));
  expect(await page.evaluate(() => String(getSelection()).trim().length)).toBeGreaterThan(5);
  await expect(page).toHaveURL(DEPOSITS);
  const href = await hrefOf(row(page, 2));
  await company(page, 2).click(); // the selection goes, the record opens
  await expect(page).toHaveURL(href);
  await expect(page.locator('main tr[aria-selected=true] .rowlink')).toBeFocused();
});

test('a middle click, or a click with Ctrl or Shift held, opens the record in another tab', async ({ page }) => {
  await login(page, 'operator', DEPOSITS);
  const href = await hrefOf(row(page, 1));
  const clicks: readonly Parameters<Locator['click']>[0][] = [
    { button: 'middle' },
    { modifiers: ['ControlOrMeta'] },
    { modifiers: ['Shift'] },
  ];
  for (const target of [company(page, 1), row(page, 1).locator('.rowlink')])
    for (const options of clicks) {
      const opened = page.context().waitForEvent('page');
      await target.click(options);
      const tab = await opened;
      await expect(tab).toHaveURL(href);
      await tab.close();
    }
  await company(page, 1).click({ modifiers: ['Alt'] });
  await expect(page).toHaveURL(DEPOSITS);
});

const TICKED = '/organization/queue-requests';

test('a checkbox, and the cell around it, opens nothing', async ({ page }) => {
  await login(page, 'operator', TICKED);
  const box = page.locator('main tbody input[type=checkbox]').first();
  await page
    .locator('main tbody td:has(input[type=checkbox])')
    .first()
    .click({ position: { x: 3, y: 3 } });
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  await expect(page).toHaveURL(TICKED);
});
