// A screen on a sheet of A4 with the margins a browser leaves: whole values under their heads, nothing of the frame around them.
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';
import { readPdf, squeezed } from '../../support/documents.ts';

const MARGIN = '10mm';
/** Area between margins of 15 mm in CSS pixels, as printers and other browsers leave it. */
const NARROW = { width: 680, height: 1000 };

/** Pages as printed, portrait by default. */
async function printed(page: Page, landscape = false): Promise<string> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const file = new Blob([new Uint8Array(await page.pdf({ format: 'A4', margin, landscape }))]);
  return (await readPdf(file)).pages.join('');
}

/** Heads and values of the tables, but for what can only be pressed; addresses in full. */
const cells = (page: Page): Promise<string[]> =>
  page.locator('main table').evaluateAll((tables) =>
    tables
      .flatMap((table) => [...table.querySelectorAll<HTMLElement>('th, td:not([data-card="actions"])')])
      .flatMap((cell) => {
        const addresses = [...cell.querySelectorAll<HTMLElement>('[data-full]')];
        const full = new Map(addresses.map((address) => [address.innerText, address.dataset['full'] ?? '']));
        return cell.innerText.split('\n').map((line) => full.get(line) ?? line);
      })
      .filter((text) => text !== ''),
  );

/** Amounts and dates in tables that wrap. Full addresses may wrap. */
const broken = (page: Page): Promise<string[]> =>
  page
    .locator('main td :is(.num, .mono:not([data-full]))')
    .evaluateAll((figures) =>
      figures
        .filter((figure) => new Set([...figure.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        .map((figure) => figure.textContent),
    );

for (const path of ['/organization/custodial-solution', '/organization/reestr-contracts']) {
  test(`${path}: headers, every value of every row, no sum broken in two`, async ({ page }) => {
    await login(page, 'operator', path);
    await expect(page.locator('main tbody tr').nth(4)).toBeVisible();
    const wanted = (await cells(page)).map((text) => squeezed(text));
    for (const landscape of [false, true]) {
      const paper = await printed(page, landscape);
      expect(wanted.filter((text) => !paper.includes(text))).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(NARROW);
    expect(await broken(page)).toEqual([]);
    await expect(page.locator('main tbody tr').first()).toHaveCSS('break-inside', 'avoid'); // nor is a row, by the end of a sheet
    const table = await page.locator('main table').last().boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan(NARROW.width);
  });
}

test('skip links are not printed', async ({ page }) => {
  await login(page, 'operator', '/organization/reestr-users/101');
  await expect(page.getByRole('heading', { name: 'ООО «Лазурит Импорт»' })).toBeVisible();
  const paper = await printed(page);
  expect(paper).toContain(squeezed('Адреса'));
  expect(paper).not.toContain(squeezed('Перейти к содержимому'));
});

test('a chat prints its messages, without composer and connection state', async ({ page }) => {
  await login(page, 'ved.active', '/account/help-chat');
  await page.getByRole('region', { name: 'Чаты' }).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Введите сообщение' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Соединение установлено' })).toBeVisible();
  const message = await page.getByRole('log').locator('.text').last().innerText();
  const paper = await printed(page);
  expect(paper).toContain(squeezed(message));
  expect(paper).not.toContain(squeezed('Введите сообщение'));
  expect(paper).not.toContain(squeezed('Соединение установлено'));
});

test('bars are printed as borders: browsers omit backgrounds', async ({ page }) => {
  await login(page, 'ved.active', '/account/dashboard');
  await expect(page.getByRole('img', { name: /^Поступления и списания/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const kept = await page
    .locator('main section [role=img]')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).printColorAdjust));
  expect(kept.length).toBeGreaterThan(2);
  expect(new Set(kept)).toEqual(new Set(['exact']));
});

test('a sheet names the organization with its ИНН and the time, and has full hashes, marked steps and no toasts', async ({
  page,
}) => {
  await login(page, 'ved.active', '/account/history-ved-sale/999');
  const hash = await page.locator('main .mono[data-full]').first().getAttribute('data-full');
  await page.getByRole('button', { name: 'Скопировать хеш' }).click();
  const paper = await printed(page);
  expect(paper).toContain(squeezed('ООО «Лазурит Импорт» · ИНН 0077101379'));
  expect(paper).toMatch(/напечатано20\.11\.2026,\d\d:\d\dМСК/);
  expect(hash?.length).toBeGreaterThan(30);
  expect(paper).toContain(hash);
  expect(paper).toContain(squeezed('✓ Исполнена'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[aria-live=polite]:has(> [data-tone])')).toBeHidden();
});

test('«Отчёт об исполнении» is on its sheet alone', async ({ page }) => {
  await login(page, 'ved.active', '/account/operations-history?id=604');
  await page.getByRole('button', { name: 'Отчёт об исполнении' }).click();
  await expect(page.getByRole('dialog', { name: 'Отчёт об исполнении П-604' })).toBeVisible();
  const paper = await printed(page);
  expect(paper).toContain(squeezed('Отчёт об исполнении П-604'));
  expect(paper).toContain(squeezed('20 000 000,00 ₽'));
  expect(paper).toContain(squeezed('Сформирован 20.11.2026'));
  expect(paper).not.toContain(squeezed('Скачать PDF'));
  expect(paper).not.toContain(squeezed('Заявки на пополнение'));
});
