// Own lists as files: every page under the filters of the list, read back by other hands than wrote them.
import { screen, waitFor } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { afterEach, expect, it, vi } from 'vitest';
import { createListTable, toCsv, toListFile } from '../../src/ui/list/export/listFile.ts';
import { rateColumn } from '../../src/ui/list/columns/rateColumn.tsx';
import type { Column } from '../../src/ui/kit/table/Table.tsx';
import { type Mock, closeDemoApp, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** File saved by a press of a button. */
async function savedBy(press: () => Promise<void>): Promise<Saved> {
  const made = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press();
  await waitFor(() => expect(names).toHaveLength(1));
  const [blob] = made.mock.calls.at(-1) ?? [];
  if (!(blob instanceof Blob)) throw new Error('nothing was saved');
  return { name: names[0] ?? '', bytes: new Uint8Array(await blob.arrayBuffer()) };
}

/** Copies of the pending payment 801, numbered from 901. */
const addPayments =
  (count: number) =>
  (world: Mock['world']): void => {
    const payment = world.get('ved_transactions', 801);
    if (!payment) throw new Error('no payment 801');
    for (let id = 901; id < 901 + count; id += 1)
      world.put('ved_transactions', { ...payment, id, number: `ВЭД-${id}` });
  };

it('exports a filtered list of thirteen rows as one csv file', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: '/account/history-request-for-payment-ved?status=pending',
    arrange: addPayments(12),
  });
  const { name, bytes } = await savedBy(async () => user.click(await enabled('Скачать csv')));
  expect(name).toBe('Платежи поставщикам, ООО «Лазурит Импорт», 20.11.2026.csv');
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const [head, ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(head).toBe('№;Дата;УНК;Контрагент;Сумма;Сумма, валюта;Статус');
  expect(rows).toHaveLength(13); // not those that were accepted
  expect(rows).toContain(
    'ВЭД-801;19.11.2026;26090017/9901/0000/2/1;Harbor Tools Demo Co., Ltd;240000,00;CNY;На рассмотрении',
  );
});

it('exports a list that is longer than the longest page of the server', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: '/account/history-request-for-payment-ved?status=pending',
    arrange: addPayments(101),
  });
  const { bytes } = await savedBy(async () => user.click(await enabled('Скачать csv')));
  const [, ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(';')[0])).toEqual(expect.arrayContaining(['ВЭД-801', 'ВЭД-901', 'ВЭД-1001']));
  expect(rows).toHaveLength(102);
});

it('exports a moment with its time', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: '/account/operations-history?tab=operations&view=submitted',
  });
  const { bytes } = await savedBy(async () => user.click(await enabled('Скачать csv')));
  const [head, ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  const at = head?.split(';').indexOf('Подана') ?? -1;
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.split(';')[at]).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
});

it('a file of a period is named after its first and last day', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: '/account/operations-history?created_at_after=2026-11-01&created_at_before=2026-11-15',
  });
  const { name } = await savedBy(async () => user.click(await enabled('Скачать csv')));
  expect(name).toBe('Пополнения, ООО «Лазурит Импорт», 01.11.2026–15.11.2026.csv');
});

it('exports a list as xlsx with numeric sums', async () => {
  const { user } = await openDemoApp({ login: 'ved.active', path: '/account/reestr' });
  const { name, bytes } = await savedBy(async () => user.click(await enabled('Скачать xlsx')));
  expect(name).toBe('Контракты, ООО «Лазурит Импорт», 20.11.2026.xlsx');
  const [head, ...rows] = await readSheet(Buffer.from(bytes));
  expect(head).toEqual([
    'УНК',
    'Тип',
    'Контрагент',
    'Сумма',
    'Сумма, валюта',
    'Исполнено',
    'Исполнено, валюта',
    'Срок',
    'Статус',
  ]);
  expect(rows).toHaveLength(3);
  expect(rows.find(([number]) => number === '26090017/9901/0000/2/1')).toEqual(
    expect.arrayContaining([4_800_000, 'CNY', 1_920_000, '31.12.2027', 'Действует']),
  );
});

it('a file leaves the cells of unknown values empty, and writes amounts beside their currency', () => {
  const column = { cell: () => null };
  type Money = readonly [currency: string, amount: string];
  const rows: readonly { readonly n: number | null; readonly sum: Money | null; readonly unit: string | null }[] = [
    { n: 7.5, sum: ['RUB', '12.50'], unit: 'USDT' },
    { n: null, sum: null, unit: null },
  ];
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { ...column, key: 'n', title: 'Число', sortKey: ({ n }) => n },
    { ...column, key: 'sum', title: 'Сумма', sortKey: ({ sum }) => sum },
    { ...column, key: 'unit', title: 'Остаток', file: ({ unit }) => ({ amount: null, currency: unit }) },
    { ...column, key: 'hint', title: 'Подсказка', hint: ({ unit }) => unit ?? 'нет' },
    { ...column, key: 'button', title: 'Действия' },
  ];
  expect(toCsv(createListTable('Список', columns, rows))).toBe(
    [
      '\uFEFFЧисло;Сумма;Сумма, валюта;Остаток;Остаток, валюта;Подсказка',
      '7,5;12,50;RUB;;USDT;USDT',
      ';;;;;нет',
      '',
    ].join('\r\n'),
  );
});

it('a csv file contains no formula and no broken line', () => {
  const columns = [{ key: 'name', title: 'Имя', cell: () => null, sortKey: (text: string) => text }];
  const formulas = ['=1+1', '+1', '-5', '@SUM(A1)', '\tx', '\rx'];
  const texts = ['а;"б"', 'две\nстроки', 'a@b'];
  expect(toCsv(createListTable('Список', columns, [...formulas, ...texts]))).toBe(
    '\uFEFFИмя\r\n\'=1+1\r\n\'+1\r\n\'-5\r\n\'@SUM(A1)\r\n\'\tx\r\n"\'\rx"\r\n"а;""б"""\r\n"две\nстроки"\r\na@b\r\n',
  );
});

it('an xlsx file holds a sum with too many digits for a number as text', async () => {
  const columns = [
    { key: 'sum', title: 'Сумма', cell: () => null, sortKey: (amount: string) => ['RUB', amount] as const },
  ];
  const made = await toListFile(createListTable('Список', columns, ['1234567890123.45', '12345678901234.56']), 'xlsx');
  const [, ...rows] = await readSheet(Buffer.from(await made.arrayBuffer()));
  expect(rows.map(([sum]) => sum)).toEqual([1_234_567_890_123.45, '12345678901234.56']);
});

it('the operator has separate exports', async () => {
  await openDemoApp({ path: '/organization/payment-requests-ved' });
  await screen.findByRole('table', { name: 'Платежи поставщикам' });
  expect(screen.queryByRole('button', { name: /^Скачать (csv|xlsx)$/ })).toBeNull();
});

it('exports a rate as one number without a currency of its own', () => {
  const rows = [{ currency_to_pay: 'RUB', currency_to_receive: 'USDT', exchange_rate: '92.1000' }];
  expect(toCsv(createListTable('Список', [rateColumn(80)], rows))).toBe('\uFEFFКурс\r\n92,1000\r\n');
});
