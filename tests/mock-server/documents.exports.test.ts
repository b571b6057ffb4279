// Every export of the contract, written in both formats and read back cell by cell (contract rows 35, 36, 70, 85–92).
import { describe, expect, test } from 'vitest';
import * as exports from '../../src/mock-server/documents/exports.ts';
import { formatCell } from '../../src/api/documents/format.ts';
import { writeDemoDocument } from '../../src/mock-server/documents/documentResponse.ts';
import type { DocumentCell, NamedDocumentTable, DocumentTable } from '../../src/api/documents/table.ts';
import { type SheetValue, readPdf, readXlsx, squeezed } from '../support/documents.ts';
import { demoDocuments } from './documents.demo.ts';

const { documents, now, operation, operations, report, wallet, world } = demoDocuments();
const every = Object.entries<NamedDocumentTable>(documents);

/** Expected cells of a spreadsheet: real numbers and dates, Moscow time in a date without a zone. */
function stored(cell: DocumentCell): SheetValue {
  if (cell === null) return null;
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number') return Number(cell.value);
  const parts = new Date(cell.at).toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' });
  return new Date(cell.timed ? `${parts.replace(' ', 'T')}Z` : parts.slice(0, 10));
}

const headOf = ({ subtitle }: DocumentTable): number => subtitle.length + 3;

describe.each(every)('%s as xlsx', (_, { table }) => {
  test('contains the title, the header, every row and every total, each value with its type', async () => {
    const { rows } = await readXlsx(await writeDemoDocument(table, 'xlsx'));
    const [title, ...rest] = rows;
    expect(title?.[0]).toBe(table.title);
    expect(rest.slice(0, table.subtitle.length).map(([note]) => note)).toEqual(table.subtitle);
    const [head, ...body] = rows.slice(headOf(table));
    expect(head).toEqual(table.columns.map((column) => column.title));
    const wanted = [...table.rows, ...(table.totals ?? [])].map((row) => row.map((cell) => stored(cell)));
    expect(body).toEqual(wanted);
  });

  test('freezes the head, filters the rows without the totals, repeats the head in print', async () => {
    const { parts } = await readXlsx(await writeDemoDocument(table, 'xlsx'));
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    const head = headOf(table) + 1;
    const last = String.fromCodePoint(64 + table.columns.length);
    expect(sheet).toMatch(new RegExp(`<pane [^>]*ySplit="${head}"[^>]*state="frozen"`));
    expect(sheet).toContain(`<autoFilter ref="A${head}:${last}${head + table.rows.length}"`);
    expect(parts['xl/workbook.xml']).toMatch(new RegExp(`Print_Titles"[^>]*>'[^']+'!\\$${head}:\\$${head}<`));
  });
});

describe.each(every)('%s as pdf', (_, { table }) => {
  test('prints everything in Cyrillic, in order, between a repeated header and numbered footers', async () => {
    const { pages, title } = await readPdf(await writeDemoDocument(table, 'pdf'));
    const head = squeezed(table.columns.map((column) => column.title).join(''));
    const body = pages.map((page, index) => {
      const foot = squeezed(`Стр. ${index + 1} из ${pages.length}`);
      const [above, below, ...more] = page.split(head);
      expect(more).toEqual([]);
      expect(below?.endsWith(foot)).toBe(true);
      const [rows = '', made] = (below ?? '').slice(0, -foot.length).split('Демонстрационныйдокумент');
      expect(made).toBe(squeezed('· Меридиан · сформирован 20.11.2026, 18:00 (МСК)'));
      expect(above).toBe(index === 0 ? squeezed(table.title + table.subtitle.join('')) : '');
      return rows;
    });
    const rows = table.rows.map((row) => row.map((cell) => formatCell(cell)));
    const totals = (table.totals ?? []).map((row) => row.map((cell) => formatCell(cell, '')));
    expect(body.join('')).toBe(squeezed([...rows, ...totals].flat().join('')));
    expect(title).toBe(table.title);
  });
});

const covered = (given: Partial<typeof report>): number[] =>
  exports.findReportOperations({ ...report, ...given }, operations).map(({ id }) => id);
const texts = ({ table }: NamedDocumentTable): string[][] =>
  table.rows.map((row) => row.map((cell) => formatCell(cell)));
const totals = ({ table }: NamedDocumentTable): string[][] =>
  (table.totals ?? []).map((row) => row.map((cell) => formatCell(cell, '')));
/** The first row under its heads, and whether a column may wrap. */
const headed = (document: NamedDocumentTable): [title: string, text: string | undefined, wraps: boolean][] => {
  const row = texts(document)[0];
  return document.table.columns.map(({ title, wraps }, index) => [title, row?.[index], wraps === true]);
};
const filled = (rows: string[][]): string[][] => rows.map((row) => row.filter((text) => text !== ''));

test.each(every)('%s as pdf breaks no number, date, code or head over lines', async (_, { table }) => {
  const { lines } = await readPdf(await writeDemoDocument(table, 'pdf'));
  const firm = table.columns.flatMap(({ title, wraps }, index) =>
    wraps ? [title] : [title, ...table.rows.map((row) => formatCell(row[index] ?? null))],
  );
  expect(firm.filter((text) => !lines.has(squeezed(text)))).toEqual([]);
});

test.each(every.filter(([name]) => name !== 'operation'))('%s: numeric columns are right-aligned', (_, { table }) => {
  const kinds = table.columns.map((_column, index) =>
    table.rows.some((row) => row[index]?.kind === 'number') ? 'number' : 'other',
  );
  expect(table.columns.map(({ kind }) => (kind === 'number' ? kind : 'other'))).toEqual(kinds);
});

describe('the contents of the exports', () => {
  test('files have the names of the contract', () => {
    expect(every.map(([, { name }]) => name)).toEqual([
      'operation-ЦВ-2026-000001',
      'operations',
      'organizations',
      'custodial',
      'report-972',
      'statement-2026-11-20',
    ]);
  });

  test('one operation: its fields one under the other', () => {
    expect(texts(documents.operation)).toEqual([
      ['Номер операции', 'ЦВ-2026-000001'],
      ['Тип операции', 'Покупка'],
      ['Дата начала', '14.11.2026, 10:00'],
      ['Дата операции', '14.11.2026, 13:15'],
      ['Сумма', '200\u00A0000,000000\u00A0USDT'],
      ['Сеть', 'TRX'],
      ['Участник', 'АО «Полярное Карго»'],
      ['Тип участника', 'Участник ВЭД'],
      ['УНК', '26100011/9901/0000/2/1'],
      ['Адрес кошелька', 'TGqGStRXJseJKhL2CdKFJSf36XVMBN9RMA'],
      ['Хеш', operation.hash],
      ['AML-риск', '3,3\u00A0%'],
      ['Подана в реестр', 'Да'],
    ]);
  });

  test('one operation: under which heads, of what registry', () => {
    const { columns, title, subtitle } = documents.operation.table;
    expect(columns.map((column) => [column.title, column.wraps === true])).toEqual([
      ['Показатель', false],
      ['Значение', true],
    ]);
    expect([title, ...subtitle]).toEqual(['Операция ЦВ-2026-000001', 'Реестр операций с цифровой валютой']);
  });

  test('operations: a row under its heads', () => {
    expect(headed(exports.operationsDocument([operation], {}, now))).toEqual([
      ['№', 'ЦВ-2026-000001', false],
      ['Дата', '14.11.2026, 13:15', false],
      ['Участник', 'АО «Полярное Карго»', true],
      ['Тип', 'Покупка', false],
      ['Валюта', 'USDT', false],
      ['Сеть', 'TRX', false],
      ['Сумма', '200\u00A0000,000000', false],
      ['AML', '3,3\u00A0%', false],
      ['УНК', '26100011/9901/0000/2/1', false],
      ['Адрес кошелька', 'TGqGStRXJseJKhL2CdKFJSf36XVMBN9RMA', true],
      ['Хеш', operation.hash, true],
    ]);
  });

  test('operations: one total per currency', () => {
    expect(filled(totals(documents.operations))).toEqual([
      ['Итого', 'USDT', '794\u00A0755,000000'],
      ['Итого', 'ETH', '10,00000000'],
      ['Итого', 'BTC', '0,15000000'],
      ['Итого', 'SPCTR', '50\u00A0000,00000000'],
    ]);
  });

  test('operations: an unset filter is omitted, a set one is named with its value', () => {
    expect(documents.operations.table.subtitle).toEqual(['Операций: 24']);
    const filters = {
      operation_date_after: '2026-11-01',
      participant_type: 'ved_participant',
      participant_id: 1070,
    } as const;
    expect(exports.operationsDocument([], filters, now).table.subtitle).toEqual([
      'Отбор: с 01.11.2026; участник № 1070; тип участника Участник ВЭД',
      'Операций: 0',
    ]);
    const [of] = exports.operationsDocument([operation], { participant_id: operation.participant_id }, now).table
      .subtitle;
    expect(of).toBe('Отбор: участник АО «Полярное Карго»');
    const others = {
      operation_id: 'ЦВ-1',
      operation_date_before: '2026-11-30',
      operation_date_begin: '2026-11-02',
      currency_amount: '0.5',
    };
    expect(exports.operationsDocument([], others, now).table.subtitle[0]).toBe(
      'Отбор: номер ЦВ-1; по 30.11.2026; начало 02.11.2026; сумма 0,5',
    );
  });

  test('organisations: a row under its heads', () => {
    const [row] = world.filter('organizations', ({ company_name }) => company_name === 'ООО «Янтарный Пул»');
    if (!row) throw new Error('no such organisation');
    expect(headed(exports.organizationsDocument([row], {}, now))).toEqual([
      ['Организация', 'ООО «Янтарный Пул»', true],
      ['Тип', 'Поставщик ликвидности', true],
      ['ИНН', '0077109882', false],
      ['КПП', '007701001', false],
      ['ОГРН', '1230077022559', false],
      ['Резидент', 'Да', false],
      ['Статус', 'Активна', false],
      ['Верификация', 'Верифицирована', false],
      ['Закрытие', 'Просит', false],
      ['Дата', '09.05.2026', false],
    ]);
  });

  test('organisations: roles, states and numbers in words, leading zeros kept', () => {
    const rows = new Map(texts(documents.organizations).map((row) => [row[0], row.slice(1)]));
    expect(rows.get('ООО «Кедровая Линия»')).toEqual([
      'Участник ВЭД',
      '0077102118',
      '007701001',
      '1250077011337',
      'Да',
      'На проверке',
      'На проверке',
      '—',
      '14.11.2026',
    ]);
    expect(rows.get('ООО «Янтарный Пул»')?.at(-2)).toBe('Просит');
    expect(rows.get('Falcon Bridge Liquidity LLC')?.slice(0, 5)).toEqual([
      'Поставщик ликвидности',
      'AE-100900000204003',
      '—',
      'DEMO-FZ-0204',
      'Нет',
    ]);
    const filters = { is_resident: false, status: 'blocked', search_query: 'Сталь' };
    expect(exports.organizationsDocument([], filters, now).table.subtitle[0]).toBe(
      'Отбор: статус Заблокирована; резидент нет; поиск Сталь',
    );
    const others = {
      role: 'ved_participant',
      inn: '77',
      ogrn: '12',
      wants_to_close_account: true,
      company_id: 107,
    } as const;
    expect(exports.organizationsDocument([], others, now).table.subtitle[0]).toBe(
      'Отбор: тип Участник ВЭД; ИНН 77; ОГРН 12; просит закрыть да; организация № 107',
    );
  });

  test('custody: balances and limits per currency; no total limit where one solution has none', () => {
    const usdt = ['Итого', 'USDT', '3\u00A0250\u00A0000,000000', '6\u00A0500\u00A0000,000000'];
    expect(filled(totals(documents.custody))[0]).toEqual(usdt);
    const unlimited = world
      .filter('custodial_solutions', () => true)
      .map((row, index) => (index === 0 ? { ...row, limit: null } : row));
    expect(filled(totals(exports.custodyDocument(unlimited, {}, now)))[0]).toEqual(usdt.slice(0, 3));
    const [solution] = unlimited;
    const parts = ['0.1', '0.2'].flatMap((balance) => (solution ? [{ ...solution, balance }] : []));
    expect(filled(totals(exports.custodyDocument(parts, {}, now)))[0], 'no floats').toEqual([
      'Итого',
      'USDT',
      '0,300000',
    ]);
  });

  test('custody: a solution under its headers, in words; an unknown status unchanged; the filters', () => {
    const { table } = documents.custody;
    expect(headed(documents.custody)).toEqual([
      ['Название', 'Основной горячий кошелёк', true],
      ['Кастодиан', 'ООО «Демо-Кастодиан»', true],
      ['Хранение', 'Горячее', false],
      ['Валюта', 'USDT', false],
      ['Сеть', 'TRX', false],
      ['Адрес', 'TBerLfRGf8is1CsHfCneEBqfxebCjtjJnP', true],
      ['Баланс', '1\u00A0250\u00A0000,000000', false],
      ['Лимит', '1\u00A0500\u00A0000,000000', false],
      ['AML', '0,5\u00A0%', false],
      ['Статус', 'Действует', false],
    ]);
    expect([table.title, table.subtitle]).toEqual(['Кастодиальные решения', ['Решений: 6']]);
    const [solution] = world.filter('custodial_solutions', ({ id }) => id === 981);
    if (!solution) throw new Error('no solution 981');
    const strange = exports.custodyDocument([{ ...solution, status: 'frozen' }], {}, now);
    expect(texts(strange)[0]?.at(-1)).toBe('frozen');
    expect(
      exports.custodyDocument([], { currency: 'USDT', network: 'trx', custody: 'hot' }, now).table.subtitle,
    ).toEqual(['Отбор: валюта USDT; сеть TRX; хранение Горячее', 'Решений: 0']);
    expect(exports.custodyDocument([], { network: 'btc' }, now).table.subtitle[0]).toBe('Отбор: сеть BTC');
  });

  test('report: operations of its company on the days of its period, both ends included', () => {
    expect(covered({})).toEqual([]);
    expect(covered({ period_from: '2026-11-08', period_to: '2026-11-14' })).toEqual([901, 908]);
    expect(covered({ company_id: null, period_from: '2026-11-12', period_to: '2026-11-12' })).toEqual([907]);
  });

  test('report: a day is a day in Moscow', () => {
    const late = { ...operation, operation_date: '2026-11-12T22:00:00Z' };
    const on = (day: string): number =>
      exports.findReportOperations({ ...report, period_from: day, period_to: day }, [late]).length;
    expect([on('2026-11-12'), on('2026-11-13')]).toEqual([0, 1]);
  });

  test('report: contains author, time and number of risky operations', () => {
    const risky = { ...operation, aml_percentage: 50 };
    const unchecked = { ...operation, aml_percentage: null };
    const ofAll = exports.reportDocument({ ...report, company_name: null }, [operation, unchecked], now).table.subtitle;
    expect([ofAll[1], ofAll[4]]).toEqual([
      'Организация: Все организации',
      'Операций: 2, из них с AML-риском от 50\u00A0%: 0',
    ]);
    expect(exports.reportDocument(report, [operation, risky], now).table.subtitle).toEqual([
      'Отчёт № 972 от 18.11.2026',
      'Организация: АО «Полярное Карго»',
      'Период: 01.10.2026 – 31.10.2026',
      'Ответственное лицо: Контролёва Анна Демовна',
      'Операций: 2, из них с AML-риском от 50\u00A0%: 1',
    ]);
  });

  test('statement: incoming and outgoing separately, turnover to the kopeck', () => {
    expect(texts(documents.statement).map((row) => row.slice(-2))).toEqual([
      ['20\u00A0000\u00A0000,00', '—'],
      ['—', '9\u00A0281\u00A0175,10'],
      ['—', '46\u00A0175,05'],
    ]);
    expect(texts(documents.statement)[2]?.[0]).toBe('15.11.2026, 01:30');
    expect(filled(totals(documents.statement))).toEqual([
      ['Входящий остаток', '0,00'],
      ['Обороты', '20\u00A0000\u00A0000,00', '9\u00A0327\u00A0350,15'],
      ['Исходящий остаток', '46\u00A0250\u00A0000,00'],
    ]);
    expect(documents.statement.table.subtitle).toContain(
      'Остаток 46\u00A0250\u00A0000,00\u00A0₽, в резерве 17\u00A0456\u00A0115,00\u00A0₽, доступно 28\u00A0793\u00A0885,00\u00A0₽',
    );
    const empty = exports.statementDocument({ wallet, owner: 'x', operations: [] }, '2026-12-31T22:00:00Z');
    expect(empty.name).toBe('statement-2027-01-01');
    expect(filled(totals(empty))[1]).toEqual(['Обороты', '0,00', '0,00']);
  });

  test('statement: earlier lines are no turnover; the three totals add up', () => {
    const [account] = world.sortedBy('fiat_wallets', 'company_id', 201);
    if (!account) throw new Error('the provider has no account');
    const lines = world.sortedBy('fiat_operations', 'company_id', 201);
    const made = exports.statementDocument({ wallet: account, owner: 'x', operations: lines }, now);
    expect(texts(made).map((row) => row[3])).not.toContain('Входящий остаток');
    expect(filled(totals(made))).toEqual([
      ['Входящий остаток', '25\u00A0456\u00A0440,00'],
      ['Обороты', '9\u00A0950\u00A0000,00', '3\u00A0706\u00A0440,00'],
      ['Исходящий остаток', '31\u00A0700\u00A0000,00'],
    ]);
  });
});
