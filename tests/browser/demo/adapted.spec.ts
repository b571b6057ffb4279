// User settings of the system: forced colours, and wider text spacing (WCAG 1.4.12).
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';

const KYT = '/organization/kyt-requests/107';

/** As the browser computes a colour of the system. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('in system colours selected, focused and disabled elements are distinguishable', async ({ page }) => {
  await login(page, 'operator', KYT);
  await page.emulateMedia({ forcedColors: 'active' });
  const [highlight, ink, grey] = [
    await systemColour(page, 'Highlight'),
    await systemColour(page, 'CanvasText'),
    await systemColour(page, 'GrayText'),
  ];
  const rows = page.getByRole('region', { name: 'Компании' }).getByRole('link');
  const chosen = rows.and(page.locator('[aria-current]'));
  await expect(chosen).toHaveCSS('outline', `${highlight} solid 2px`);
  const other = rows.nth(1);
  await expect(other).toHaveCSS('outline-style', 'none');
  await other.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toHaveCSS('outline', `${ink} solid 3px`);
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveCSS('outline', `${ink} solid 3px`); // the selected value too
  const pages = page.getByRole('navigation', { name: 'Страницы: Отказано' });
  await expect(pages.getByRole('button', { name: 'Предыдущая страница' })).toHaveCSS('color', grey);
  await expect(page.locator('td [data-tone]').first()).toHaveCSS('outline-style', 'solid');
});

test('in system colours overlays have borders and charts keep their parts distinct', async ({ page }) => {
  await login(page, 'ved.active', '/account/dashboard');
  await page.emulateMedia({ forcedColors: 'active' });
  const [paper, ink, grey] = [
    await systemColour(page, 'Canvas'),
    await systemColour(page, 'CanvasText'),
    await systemColour(page, 'GrayText'),
  ];
  const flow = page.getByRole('region', { name: 'Движение по счёту' });
  await expect(flow.getByText('Поступления', { exact: true }).locator('xpath=preceding-sibling::i')).toHaveCSS(
    'background-color',
    ink,
  );
  await expect(flow.getByText('Списания', { exact: true }).locator('xpath=preceding-sibling::i')).toHaveCSS(
    'background-color',
    grey,
  );
  const shares = page.getByRole('img', { name: /^Доли: / }).locator('span');
  await expect(shares.first()).toHaveCSS('border-right-color', paper);
  await page.getByRole('button', { name: 'Вывести средства' }).click();
  await expect(page.getByRole('dialog', { name: 'Вывести средства' })).toHaveCSS('outline', `${ink} solid 1px`);
});

/** The spacing of WCAG 1.4.12. */
const setWider = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet(); // the policy lets no style element in
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spacing];
  });

for (const width of [1440, 1280]) {
  test(`with wide text spacing nothing of a wallet's row overflows at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await login(page, 'operator', KYT);
    await expect(page.locator('tbody tr')).toHaveCount(10);
    await setWider(page);
    const sticksOut = page.locator('td :is(button, [data-tone])').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          const cell = part.closest('td')?.getBoundingClientRect();
          return part.scrollWidth > part.clientWidth || !cell || left < cell.left || right > cell.right;
        })
        .map(({ textContent }) => textContent),
    );
    expect(await sticksOut).toEqual([]);
  });
}

test('with wide text spacing the currency code stays whole behind a sum of any length', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'operator', '/organization/wallets');
  await page.getByRole('table').getByRole('link').first().click();
  const sum = page.getByRole('complementary').locator('strong .num');
  await expect(sum).toContainText('USDT');
  await setWider(page);
  /** Number of lines of the currency code behind amounts of 4 to 18 digits. */
  const lines = await sum.evaluate((element) =>
    Array.from({ length: 15 }, (_, more) => {
      const { firstChild, lastElementChild: code } = element;
      if (firstChild) firstChild.textContent = `${'9'.repeat(2 + more)},00`;
      return new Set([...(code?.getClientRects() ?? [])].map(({ top }) => top)).size;
    }),
  );
  expect(lines).toEqual(Array.from({ length: 15 }, () => 1));
});

test('at 400 % a row is a card, and each of its cells keeps its header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login(page, 'operator', '/organization/deposit-requests');
  const table = page.getByRole('table');
  const row = table.getByRole('row', { name: /П-601/ }); // it has no payment order
  await expect(row).toBeVisible();
  await expect(row.getByRole('cell')).toHaveCount(await table.getByRole('columnheader').count());
  await expect(row.getByRole('cell', { name: /—$/ })).toHaveCSS('clip-path', 'inset(50%)');
});

test('at 400 % of a laptop a record scrolls with its head and its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await login(page, 'ved.active', '/account/replenishment-requests?id=601');
  const record = page.getByRole('complementary', { name: 'Пополнение П-601' });
  await expect(record).toBeVisible();
  expect(await record.locator('> section').evaluate((facts) => facts.clientHeight)).toBeGreaterThan(100);
  await record.getByRole('button', { name: 'Загрузить платёжное поручение' }).scrollIntoViewIfNeeded();
  await record.getByRole('button', { name: 'Загрузить платёжное поручение' }).click();
  const question = page.getByRole('dialog');
  expect(
    await question
      .locator('> div')
      .nth(1)
      .evaluate((body) => body.scrollHeight - body.clientHeight),
  ).toBe(0);
});

test('on a phone a control wider than its description list is not clipped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'ved.active', '/account/replenishment-requests?id=601');
  const copy = page.getByRole('button', { name: 'Скопировать: Получатель' });
  const edges = await copy.evaluate((button) => {
    const { right, top, bottom } = button.getBoundingClientRect();
    return [right, button.closest('dl')?.getBoundingClientRect().right ?? right, (top + bottom) / 2] as const;
  });
  expect(edges[0]).toBeGreaterThan(edges[1]);
  expect(await copy.evaluate((button, [x, , y]) => button.contains(document.elementFromPoint(x - 2, y)), edges)).toBe(
    true,
  );
});
