// The writers on tables of their own: figures, kinds, page breaks, equal bytes, and texts that mean harm.
import * as fc from 'fast-check';
import { Big } from 'big.js';
import { describe, expect, test } from 'vitest';
import { countDecimals, formatNumber, isSafeDecimal } from '../../src/api/documents/format.ts';
import { type DocumentFormat, writeDemoDocument } from '../../src/mock-server/documents/documentResponse.ts';
import {
  type DocumentCell,
  type DocumentTable,
  amountCell,
  dateCell,
  decimalCell,
  dateTimeCell,
  moneyCell,
  textCell,
} from '../../src/api/documents/table.ts';
import { toSheetName } from '../../src/api/documents/xlsx.ts';
import { operationsDocument } from '../../src/mock-server/documents/exports.ts';
import { type SheetValue, readBytes, readPdf, readXlsx, squeezed } from '../support/documents.ts';
import { demoDocuments } from './documents.demo.ts';

const CREATED = '2026-11-20T18:00:00+03:00';

/** A table of one column, a cell a row. */
function columnOf(cells: readonly DocumentCell[], more: Partial<DocumentTable> = {}): DocumentTable {
  return {
    title: 'Проверка',
    subtitle: [],
    created: CREATED,
    columns: [{ title: 'Значение', kind: 'text', wraps: true }],
    rows: cells.map((cell) => [cell]),
    ...more,
  };
}

async function stored(cells: readonly DocumentCell[]): Promise<readonly (SheetValue | undefined)[]> {
  const { rows } = await readXlsx(await writeDemoDocument(columnOf(cells), 'xlsx'));
  return rows.slice(4).map(([cell]) => cell);
}

async function printed(table: DocumentTable): Promise<string> {
  return (await readPdf(await writeDemoDocument(table, 'pdf'))).pages.join('');
}

describe('figures', () => {
  test.each([
    ['1234567.8', 2, '1\u00A0234\u00A0567,80'],
    ['-750000.5', 2, '\u2212750\u00A0000,50'],
    ['0.000000000000000001', 8, '0,000000000000000001'],
    ['2.000000000000000000', 8, '2,00000000'],
    ['12345678901234567890.123456', 2, '12\u00A0345\u00A0678\u00A0901\u00A0234\u00A0567\u00A0890,123456'],
    ['19', 0, '19'],
    ['3.3', 0, '3,3'],
  ])('%s with at least %i decimals reads %s', (value, places, wanted) => {
    expect(formatNumber(value, places)).toBe(wanted);
  });

  test('keeps every digit, and adds none', () => {
    const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,24})(\.\d{1,20})?$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 10 }), (value, places) => {
        const [whole = '', fraction = ''] = value.split('.');
        const kept = fraction.replace(/0+$/, '').padEnd(countDecimals(value, places), '0');
        const wanted = kept === '' ? whole : `${whole},${kept}`;
        expect(formatNumber(value, places).replaceAll('\u00A0', '').replace('\u2212', '-')).toBe(wanted);
      }),
    );
  });

  test('a figure that counts as exact survives a float', () => {
    const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{1,18})?$/);
    fc.assert(
      fc.property(digits, (value) => {
        fc.pre(isSafeDecimal(value));
        expect(Big(Number(value).toPrecision(15)).eq(value)).toBe(true);
      }),
    );
  });
});

describe('kinds of cells', () => {
  test('a sum is a number while a spreadsheet can hold it, and text with every digit beyond', async () => {
    const exact = amountCell('999999999999.123', 'RUB');
    const long = amountCell('1234567.000000000000000001', 'ETH');
    expect(await stored([exact, long, moneyCell('0.1', 'USDT')])).toEqual([
      999_999_999_999.123,
      '1\u00A0234\u00A0567,000000000000000001',
      0.1,
    ]);
  });

  test('the number format shows the decimals of the currency, or more where the sum has more', async () => {
    const table = columnOf([
      moneyCell('1', 'RUB'),
      amountCell('1', 'USDT'),
      amountCell('0.1', 'BTC'),
      amountCell('0.0000000001', 'ETH'),
    ]);
    const { parts } = await readXlsx(await writeDemoDocument(table, 'xlsx'));
    const formats = [...(parts['xl/styles.xml'] ?? '').matchAll(/formatCode="([^"]+)"/g)].map(([, code]) => code);
    expect(formats).toEqual(['#,##0.00&quot;\u00A0₽&quot;', '#,##0.000000', '#,##0.00000000', '#,##0.0000000000']);
  });

  test('dates are dates, by the clock of Moscow', async () => {
    expect(
      await stored([
        dateCell('2026-03-01'),
        dateTimeCell('2026-12-31T21:30:05Z'),
        dateTimeCell('2026-11-20T18:00:00+03:00'),
      ]),
    ).toEqual([new Date('2026-03-01T00:00:00Z'), new Date('2027-01-01T00:30:05Z'), new Date('2026-11-20T18:00:00Z')]);
  });

  test('numeric codes stay text', async () => {
    const names = ['007701001', '40702810400000000101', '1e5', '2026-11-20'];
    expect(await stored(names.map((name) => textCell(name)))).toEqual(names);
  });

  test('invalid decimals and dates stay unchanged', async () => {
    expect(
      await stored([decimalCell('1e400'), decimalCell('NaN'), dateCell('31.02.2026'), decimalCell(null), textCell('')]),
    ).toEqual(['1e400', 'NaN', '31.02.2026']);
  });
});

describe('sides', () => {
  const columns = [
    { title: 'Имя', kind: 'text' },
    { title: 'Сумма', kind: 'number' },
    { title: 'Дата', kind: 'date' },
  ] as const;
  const table = columnOf([], {
    columns,
    rows: [
      [textCell('раз'), amountCell('1', 'RUB'), dateCell('2026-03-01')],
      [textCell('два'), amountCell('-98765432109876.123456', 'USDT'), dateCell('2026-11-20')], // a text in a spreadsheet
      [textCell('три'), textCell('без суммы'), null],
    ],
    totals: [[textCell('Итого'), amountCell('1234567.8', 'RUB'), null]],
  });

  test('a spreadsheet aligns figures and their header right, all else left', async () => {
    const { sides } = await readXlsx(await writeDemoDocument(table, 'xlsx'));
    expect(sides.slice(-5)).toEqual(Array.from({ length: 5 }, () => ['left', 'right', 'left']));
  });

  test('on paper figures end below the end of their header, all else starts below its start', async () => {
    const { edges } = await readPdf(await writeDemoDocument(table, 'pdf'));
    const at = (side: 0 | 1, words: readonly string[]) =>
      words.map((word) => Math.round(edges.get(squeezed(word))?.[side] ?? Number.NaN));
    const [sum, ...sums] = at(1, ['Сумма', '1,00', '−98765432109876,123456', 'без суммы', '1234567,80']);
    expect(sums).toEqual(sums.map(() => sum));
    for (const words of [
      ['Имя', 'раз', 'два', 'три', 'Итого'],
      ['Дата', '01.03.2026', '20.11.2026'],
    ]) {
      const [head, ...rest] = at(0, words);
      expect(rest).toEqual(rest.map(() => head));
    }
  });

  test('a bold total fits its column in a spreadsheet, in a font a fifth wider as well: no ####', async () => {
    const [, sums = 0] = (await readXlsx(await writeDemoDocument(table, 'xlsx'))).widths;
    expect(sums).toBeGreaterThan(1.2 * '−98 765 432 109 876,123456'.length + 2);
  });
});

describe('hostile texts', () => {
  const harmful = [
    '=HYPERLINK("https://evil.example","Нажмите")',
    '+7 (495) 000-01-01',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(1+1)',
    '#N/A',
    '#REF!',
    '<script>alert(1)</script>&amp;"\'',
    ']]><x/>',
    '  пробелы по краям  ',
    '__proto__',
    'constructor',
    '%PDF-1.4 (( \\) endobj',
  ];

  test('stay texts in a spreadsheet: no formula, no error, no markup', async () => {
    const file = await writeDemoDocument(columnOf(harmful.map((value) => textCell(value))), 'xlsx');
    const { rows, parts } = await readXlsx(file);
    expect(rows.slice(4).map(([cell]) => cell)).toEqual(harmful);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet).not.toContain('t="e"');
  });

  test('are printed in full', async () => {
    const page = await printed(columnOf(harmful.map((value) => textCell(value))));
    for (const value of harmful) expect(page).toContain(squeezed(value));
  });

  test('in a script without glyphs in the font do not affect others', async () => {
    const foreign = '中文公司 🚢 מרידיאן';
    expect(await stored([textCell(foreign)])).toEqual([foreign]);
    expect(await printed(columnOf([textCell(`до ${foreign} после`), textCell('рядом')]))).toMatch(/до.*после.*рядом/);
  });

  test('lose characters that no file can contain: control characters, direction marks, lone surrogates; line breaks become spaces', async () => {
    const dirty = [
      textCell('а\u0000б\u0007в\u001Bг'),
      textCell('счёт\u202Efdp.exe'),
      textCell('\uD800х\uDC00'),
      textCell('раз\r\n\tдва\u2028три'),
    ];
    const clean = ['абвг', 'счётfdp.exe', 'х', 'раз два три'];
    expect(await stored(dirty)).toEqual(clean);
    const page = await printed(columnOf(dirty));
    for (const value of clean) expect(page).toContain(squeezed(value));
  });

  test('titles too: the sheet name stays valid, the file readable', async () => {
    const table = columnOf([textCell('да')], {
      title: "'=[a]:*?/\\\u0000 O'Brien & <Сыновья> — очень длинное название'",
    });
    const { rows, parts } = await readXlsx(await writeDemoDocument(table, 'xlsx'));
    expect(rows[0]?.[0]).toBe(table.title.replace('\u0000', ''));
    expect(parts['xl/workbook.xml']).toContain('name="= a O&apos;Brien &amp; &lt;Сыновья&gt; — очен"');
    expect(parts['xl/workbook.xml']).toContain("'= a O''Brien &amp; &lt;Сыновья&gt; — очен'!$4:$4<");
    expect(await printed(table)).toContain(squeezed(table.title.replace('\u0000', '')));
  });

  test.each([
    ['History', 'Документ'],
    ["'''", 'Документ'],
    ['', 'Документ'],
    ['Операция ЦВ-2026-000001', 'Операция ЦВ-2026-000001'],
    ['Реестр операций с цифровой валютой', 'Реестр операций с цифровой валю'],
  ])('sheet of «%s» is called «%s»', (title, name) => {
    expect(toSheetName(title)).toBe(name);
  });

  test('an endless name neither breaks the sheet nor pushes other rows off the page', async () => {
    const endless = 'бесконечность'.repeat(4000);
    const cells = [textCell('до'), textCell(endless), textCell('после')];
    expect(await stored(cells)).toEqual(['до', endless.slice(0, 32_767), 'после']);
    const firm = { title: 'Имя', kind: 'text' } as const;
    const { pages } = await readPdf(
      await writeDemoDocument(
        columnOf([], { columns: [firm, firm], rows: cells.map((cell) => [cell, textCell('рядом')]) }),
        'pdf',
      ),
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/дорядом.+…рядом.*послерядом/);
  });

  test('any text fits both files, and is read back from a spreadsheet', async () => {
    const anything = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(anything, async (values) => {
        const cells = values.map((value) => textCell(`«${value}»`));
        expect(await stored(cells)).toEqual(cells.map((cell) => (cell?.kind === 'text' ? cell.text : null)));
        expect((await printed(columnOf(cells))).match(/»/g)?.length).toBeGreaterThanOrEqual(cells.length);
      }),
      { numRuns: 20 },
    );
  });
});

describe('pages', () => {
  const rows = Array.from({ length: 100 }, (_, index) => textCell(`Строка ${index + 1}`));

  test('repeat the header, are numbered, and contain every row once', async () => {
    const totals = [[textCell('Итого: 100')]];
    const { pages, size } = await readPdf(await writeDemoDocument(columnOf(rows, { totals }), 'pdf'));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map((page) => page.split('Значение').length)).toEqual(pages.map(() => 2));
    expect(pages.map((page) => /Стр\.\d+из\d+$/.exec(page)?.[0])).toEqual(
      pages.map((_, index) => `Стр.${index + 1}из${pages.length}`),
    );
    const found = [...pages.join('').matchAll(/Строка(\d+?)(?=Строка|Итого|Демо)/g)].map(([, number]) =>
      Number(number),
    );
    expect(found).toEqual(rows.map((_, index) => index + 1));
    expect(pages.at(-1)).toContain('Итого:100');
    expect(size).toEqual([595.28, 841.89]);
  });

  test('are landscape where the columns need it', async () => {
    const columns = Array.from({ length: 9 }, (_, index) => ({ title: `Столбец ${index}`, kind: 'text' }) as const);
    const wide = columnOf([], { columns, rows: [columns.map(() => textCell('Значение ячейки'))] });
    expect((await readPdf(await writeDemoDocument(wide, 'pdf'))).size).toEqual([841.89, 595.28]);
  });

  test('report an empty table', async () => {
    expect(await printed(columnOf([]))).toContain('ЗначениеЗаписейнет');
    expect((await readXlsx(await writeDemoDocument(columnOf([]), 'xlsx'))).rows.at(-1)).toEqual(['Значение']);
  });
});

test('both files contain their creation time by the clock of the mock', async () => {
  const table = columnOf([]);
  const { parts, rows } = await readXlsx(await writeDemoDocument(table, 'xlsx'));
  expect(parts['docProps/core.xml']?.match(/2026-11-20T15:00:00Z/g)).toHaveLength(2);
  expect(rows[1]).toEqual(['Сформировано 20.11.2026, 18:00 (МСК). Демонстрационный документ']);
  expect(await printed(table)).toContain('сформирован20.11.2026,18:00(МСК)');
});

describe.each<DocumentFormat>(['xlsx', 'pdf'])('bytes of a %s', (format) => {
  test('are equal for equal tables and differ with the time they were made', async () => {
    const { table } = demoDocuments().documents.custody;
    const first = await readBytes(await writeDemoDocument(table, format));
    expect(await readBytes(await writeDemoDocument(demoDocuments().documents.custody.table, format))).toBe(first);
    expect(
      await readBytes(await writeDemoDocument({ ...table, created: '2026-11-21T18:00:00+03:00' }, format)),
    ).not.toBe(first);
  });

  test('contain every row of 1,000 operations', async () => {
    const { operation, now } = demoDocuments();
    const operations = Array.from({ length: 1000 }, (_, index) => ({ ...operation, operation_id: `ЦВ-${index}.` }));
    const { table } = operationsDocument(operations, {}, now);
    const start = performance.now();
    const file = await writeDemoDocument(table, format);
    console.info(`1,000 operations as ${format}: ${Math.round(performance.now() - start)} ms, ${file.size} bytes`);
    const said =
      format === 'xlsx'
        ? (await readXlsx(file)).rows.map(([id]) => String(id)).join('')
        : (await readPdf(file)).pages.join('');
    expect(operations.filter(({ operation_id }) => !said.includes(operation_id))).toEqual([]);
    expect(squeezed(said)).toContain('Итого');
  });
});
