// The frame around every screen: a collapsed menu that flies out, titles that are never cut, centred dialogs.
import type { Locator } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';

test('the screens of a narrow menu can be pressed, by pointer and by keys', async ({ page }) => {
  await login(page, 'operator', '/organization/support/1');
  await page.getByRole('button', { name: 'Сделки', exact: true }).hover();
  await page.getByRole('link', { name: 'Реестр сделок' }).click({ timeout: 5_000 });
  await expect(page).toHaveURL(/deal-registry/);
  await page.goto('/organization/support/1');
  await page.getByRole('button', { name: 'Реестры', exact: true }).focus();
  const link = page.getByRole('link', { name: 'Реестр договоров' });
  await expect(link).toBeVisible();
  await page.mouse.move(700, 700);
  const { x, y, width } = await boxOf(link);
  const found = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [
    x + width / 2,
    y + 8,
  ] as const);
  expect(found).toBe('Реестр договоров');
});

test('on a phone a screen chosen in the sheet of all screens closes the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'ved.active', '/account/dashboard');
  const sheet = page.locator('#sections');
  for (const title of ['Реестр договоров', 'Справочный центр', 'Главная']) {
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await expect(sheet).toBeVisible();
    await sheet.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(sheet).toBeHidden();
  }
});

for (const width of [768, 1024])
  test(`no title is cut at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await login(page, 'operator', '/organization/responsibility-report');
    for (const path of ['responsibility-report', 'operation-history-organization', 'queue-requests']) {
      await page.goto(`/organization/${path}`);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const cut = await title.evaluate((it) => {
        const text = document.createRange();
        text.selectNodeContents(it);
        return text.getBoundingClientRect().width > it.getBoundingClientRect().width + 0.01;
      });
      expect(cut, path).toBe(false);
    }
    await page.goto('/organization/responsibility-report');
    const order = page.getByRole('button', { name: 'Сформировать отчёт' });
    const [button, panel] = [await boxOf(order), await boxOf(page.getByRole('region', { name: 'Новый отчёт' }))];
    expect(button.x + button.width).toBeLessThan(panel.x + panel.width);
  });

test('names in the registries are whole at 1440, and those of the menu keep off its edge', async ({ page }) => {
  await login(page, 'operator', '/organization/responsibility-report');
  const label = page.getByRole('link', { name: 'Отчёт ответственного лица' });
  const room = await label.evaluate((it) => {
    const text = document.createRange();
    text.selectNodeContents(it);
    return it.getBoundingClientRect().right - text.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(6);
  for (const path of ['operation-history-organization', 'custodial-solution', 'reestr-contracts']) {
    await page.goto(`/organization/${path}`);
    await expect(page.locator('td .name').first()).toBeVisible();
    const cut = await page
      .locator('td .name')
      .evaluateAll((names) => names.filter((it) => it.scrollHeight > it.clientHeight).map((it) => it.textContent));
    expect(cut, path).toEqual([]);
  }
});

for (const [path, opener, width] of [
  ['/organization/request-closed', 'Закрыть аккаунт', 1440],
  ['/organization/request-closed', 'Закрыть аккаунт', 390],
  ['/organization/support/1', 'Закончить общение', 1440],
] as const)
  test(`the dialog of «${opener}» is placed as any other at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await login(page, 'operator', path);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog', { name: new RegExp(opener) });
    const box = await boxOf(dialog);
    expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
    await expect(dialog.getByRole('heading')).toHaveCSS('font-size', '18px');
    await expect(dialog.getByRole('heading')).toHaveCSS('font-weight', '600');
    if (width === 390) expect(box.y + box.height).toBeGreaterThan(850);
  });

test('placeholders reserve the place of the content, on a phone', async ({ page, control }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'operator', '/organization/custodial-solution');
  for (const { path, call, below } of [
    {
      path: 'custodial-solution',
      call: 'custodial_solutions/summary/',
      below: page.getByRole('button', { name: 'Пополнить' }),
    },
    {
      path: 'responsibility-report',
      call: 'reports/companies',
      below: page.getByRole('button', { name: 'Настроить список' }),
    },
  ]) {
    await control.arm({ match: `GET authorized_organization/${call}`, kind: 'hold', times: 'always' });
    await page.goto(`/organization/${path}`);
    await expect(page.getByText('Загрузка...').first()).toBeAttached();
    const before = await boxOf(below);
    await control.clearFaults();
    await expect(page.getByText('Загрузка...')).toHaveCount(0);
    const after = await boxOf(below);
    expect(Math.abs(after.y - before.y), path).toBeLessThan(30);
  }
});

async function boxOf(it: Locator) {
  const box = await it.boundingBox();
  if (!box) throw new Error('nothing to measure');
  return box;
}
