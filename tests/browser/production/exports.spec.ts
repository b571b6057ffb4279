// Every export of the operator, fetched by its button, opened with other people's readers and held against the rows on the
// screen, with the filters that are set and under the name the server gives.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';
import { type SheetValue, readPdf, readXlsx, squeezed } from '../../support/documents.ts';

type Row = Readonly<Record<string, string>>;

/** Cells by the head of their column, of all pages of the list. */
async function rowsOf(page: Page): Promise<Row[]> {
  const table = page.locator('main table');
  const next = page.locator('main').getByRole('button', { name: 'Следующая страница' });
  const rows: Row[] = [];
  for (;;) {
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    rows.push(
      ...(await table.evaluate((element) => {
        const heads = [...element.querySelectorAll('thead th')].map((head) => head.textContent);
        return [...element.querySelectorAll('tbody tr')].map((row) =>
          Object.fromEntries([...row.children].map((cell, index) => [heads[index] ?? '', cell.textContent])),
        );
      })),
    );
    if (!(await next.isEnabled())) return rows;
    const first = rows.at(-1);
    await next.click();
    await expect(table.getByRole('row').last()).not.toHaveText(Object.values(first ?? {}).join(''));
  }
}

/** Presses a button and gives what arrives: a name and the bytes. */
async function fetched(page: Page, button: string) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), file: new Blob([await readFile(await download.path())]) };
}

/** A cell of a spreadsheet in the words of the screen. */
function shown(value: SheetValue | undefined): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10).split('-').toReversed().join('.');
  return typeof value === 'number' ? String(value) : String(value ?? '—');
}
/** Text of the screen, as a plain number where the file contains one. */
const said = (text: string, value: SheetValue | undefined): string =>
  typeof value === 'number' ? String(Number(text.replaceAll(/[^\d,.-]/g, '').replace(',', '.'))) : text;

/** Heads and rows of a sheet: the head is the row that has all of `columns`; totals come after an empty row or «Итого». */
function tableIn(rows: readonly (readonly SheetValue[])[], columns: readonly string[], count: number) {
  const at = rows.findIndex((row) => columns.every((column) => row.includes(column)));
  const heads = rows[at] ?? [];
  return rows
    .slice(at + 1, at + 1 + count)
    .map((row) => Object.fromEntries(columns.map((column) => [column, row[heads.indexOf(column)]])));
}

const LISTS = [
  {
    path: '/organization/clients?role=liquidity_provider',
    name: 'organizations',
    columns: ['Организация', 'Тип', 'ИНН', 'Статус', 'Дата'],
    says: 'тип Поставщик ликвидности',
  },
  {
    path: '/organization/reestr-users?status=active',
    name: 'organizations',
    columns: ['Организация', 'Тип', 'ИНН', 'Резидент', 'Статус', 'Закрытие', 'Дата'],
    says: 'статус Активна',
  },
  {
    path: '/organization/reestr-operation?participant_type=ved_participant',
    name: 'operations',
    columns: ['№', 'Дата', 'Участник', 'Тип', 'Сумма'],
    says: 'тип участника Участник ВЭД',
  },
  {
    path: '/organization/custodial-solution?custody=hot',
    name: 'custodial',
    columns: ['Название', 'Валюта', 'Сеть', 'Баланс', 'Лимит', 'Статус'],
    says: 'хранение Горячее',
  },
] as const;

for (const { path, name, columns, says } of LISTS) {
  test(`${path}: both files hold the rows of the screen`, async ({ page }) => {
    await login(page, 'operator', path);
    const rows = await rowsOf(page);
    const excel = await fetched(page, 'Скачать Excel');
    expect(excel.name).toBe(`${name}.xlsx`);
    const sheet = (await readXlsx(excel.file)).rows;
    const kept = tableIn(sheet, columns, rows.length);
    expect(kept.map((row) => columns.map((column) => shown(row[column])))).toEqual(
      rows.map((row, index) => columns.map((column) => said(row[column] ?? '', kept[index]?.[column]))),
    );
    const notes = sheet.map(([first]) => String(first ?? '')).join('\n');
    expect(notes.toLowerCase(), 'the filters that are set').toContain(says.toLowerCase());
    expect(notes, 'all of them').toContain(`: ${rows.length}`);

    const pdf = await fetched(page, 'Скачать PDF');
    expect(pdf.name).toBe(`${name}.pdf`);
    const text = (await readPdf(pdf.file)).pages.join('');
    for (const row of rows) expect(text).toContain(squeezed(row[columns[0]] ?? ''));
  });
}

test('one operation, one report and the statement of an account, as the screen has them', async ({ page }) => {
  await login(page, 'operator', '/organization/reestr-operation');
  const operation = await page.locator('main table').getByRole('link', { name: /^ЦВ-/ }).first().innerText();
  for (const [button, extension] of [
    ['Excel', 'xlsx'],
    ['PDF', 'pdf'],
  ] as const) {
    const { name, file } = await fetched(page, `Скачать ${button}: ${operation}`);
    expect(name).toBe(`operation-${operation}.${extension}`);
    const text =
      extension === 'pdf' ? (await readPdf(file)).pages.join('') : (await readXlsx(file)).rows.flat().join(' ');
    expect(text).toContain(operation);
  }

  await page.goto('/organization/responsibility-report');
  const ready = page.getByRole('row').filter({ hasText: 'Готов' }).first();
  await expect(ready).toBeVisible();
  const [id, company = ''] = await ready.getByRole('cell').allInnerTexts();
  const report = await fetched(page, `Скачать Excel: отчёт ${id}`);
  expect(report.name).toBe(`report-${id}.xlsx`);
  expect((await readXlsx(report.file)).rows.flat().join(' ')).toContain(company);
  const printed = await fetched(page, `Скачать PDF: отчёт ${id}`);
  expect(printed.name).toBe(`report-${id}.pdf`);
  expect((await readPdf(printed.file)).pages.join('')).toContain(squeezed(company));

  await page.evaluate(() => localStorage.clear());
  await login(page, 'ved.active', '/account/my-wallets');
  const account = await page
    .locator('main')
    .getByText(/^\d{20}$/)
    .first()
    .innerText();
  const statement = await fetched(page, 'Скачать PDF');
  expect(statement.name).toMatch(/^statement-2026-11-\d\d\.pdf$/);
  const text = (await readPdf(statement.file)).pages.join('');
  expect(text).toContain(account);
  await expect(page.getByRole('table', { name: 'Операции по счёту' }).getByRole('row').nth(1)).toBeVisible();
  const rows = await page.getByRole('table', { name: 'Операции по счёту' }).getByRole('row').all();
  for (const row of rows.slice(1, 4)) {
    const [number = ''] = await row.getByRole('cell').allInnerTexts();
    expect(text).toContain(squeezed(number));
  }
});
