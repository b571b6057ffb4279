// Reports of the responsible officer: ordered, ready with time, as files (contract rows 24, 83, 84, 91, 92).
import type { RecordId } from '../../src/api/recordId.ts';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { readPdf, readXlsx, squeezed } from '../support/documents.ts';
import { MINUTE, apiAs, openMock } from './mock.ts';
import { NOT_FOUND, getLastNotification, getRejection } from './money.ts';

const { reportCompanyList, reportCreate, reportExportToExcel, reportExportToPdf, reportList } = endpoints;

const ids = ({ results }: { readonly results: readonly { readonly id: RecordId }[] }) => results.map(({ id }) => id);
const november = {
  report_type: 'responsibility_report',
  period_from: '2026-11-01',
  period_to: '2026-11-20',
} as const;

test('a requested report is built after a delay; then its files exist and the owner is notified', async () => {
  const mock = openMock();
  const operator = await apiAs(mock, 'operator');
  const order = await operator(reportCreate, { body: { ...november, company_id: 107, role: 'ved_participant' } });
  expect(order).toMatchObject({
    id: 977,
    status: 'processing',
    title: 'Отчёт ответственного лица',
    company_name: 'АО «Полярное Карго»',
    author: 'Контролёва Анна Демовна',
    created_at: '2026-11-20T18:00:00+03:00',
  });
  const params = { id: 977 };
  mock.world.clock.advance(1_999);
  expect((await operator(reportList)).results[0]).toMatchObject({ id: 977, status: 'processing' });
  expect(await getRejection(operator(reportExportToPdf, { params }))).toEqual(NOT_FOUND);
  mock.world.clock.advance(1);
  expect(await getLastNotification(operator)).toEqual([
    'report_ready',
    'Отчёт готов',
    '/organization/responsibility-report',
  ]);
  expect((await operator(reportList)).results[0]).toMatchObject({ id: 977, status: 'ready' });

  const excel = await operator(reportExportToExcel, { params });
  expect(excel.name).toBe('report-977.xlsx');
  const numbers = (await readXlsx(excel.blob)).rows.map(([number]) => number);
  expect(numbers.filter((number) => String(number).startsWith('ЦВ'))).toEqual([
    'ЦВ-2026-000008',
    'ЦВ-2026-000001',
    'ЦВ-2026-000005',
  ]);
  const print = await operator(reportExportToPdf, { params });
  expect(print.name).toBe('report-977.pdf');
  expect((await readPdf(print.blob)).pages[0]).toContain(squeezed('АО «Полярное Карго»'));
});

test('a report on all companies covers all; the seeded pending one is completed too', async () => {
  const mock = openMock();
  const operator = await apiAs(mock, 'operator');
  expect(await operator(reportCreate, { body: { ...november, role: 'liquidity_provider' } })).toMatchObject({
    company_id: null,
    role: null,
    company_name: 'Все организации',
  });
  mock.world.clock.advance(MINUTE);
  const ready = (await operator(reportList)).results.slice(0, 2);
  expect(ready).toMatchObject([
    { id: 977, status: 'ready' },
    { id: 976, status: 'ready' },
  ]);
  const { rows } = await readXlsx((await operator(reportExportToExcel, { params: { id: 976 } })).blob);
  expect(rows.filter(([number]) => String(number).startsWith('ЦВ'))).toHaveLength(8);
});

test.each([
  [{ period_from: '2026-11-21', period_to: '2026-11-20' }, { period_to: ['Начало периода позже конца'] }],
  [{ period_to: '2026-11-21' }, { period_to: ['Конец периода ещё не наступил'] }],
  [{ period_from: '2025-11-01' }, { period_to: ['Период не длиннее 366 дней'] }],
  [{ period_from: '2026-02-30' }, { period_from: ['Укажите действующую дату'] }],
  [{ report_type: 'other' }, { report_type: ['Такого отчёта нет'] }],
])('%j is refused', async (wrong, data) => {
  const mock = openMock();
  const operator = await apiAs(mock, 'operator');
  expect(await getRejection(operator(reportCreate, { body: { ...november, ...wrong } }))).toMatchObject({
    status: 400,
    data,
  });
  expect(mock.world.filter('reports', () => true)).toHaveLength(6);
});

test('about a company that does not exist or has another role is not found', async () => {
  const operator = await apiAs(openMock(), 'operator');
  for (const wrong of [{ company_id: 999 }, { company_id: 1 }, { company_id: 201, role: 'ved_participant' } as const])
    expect(await getRejection(operator(reportCreate, { body: { ...november, ...wrong } }))).toEqual(NOT_FOUND);
});

test('lists: newest first by company, role and period; every client with its number of reports', async () => {
  const operator = await apiAs(openMock(), 'operator');
  const list = async (query: object) => ids(await operator(reportList, { query }));
  expect(await list({})).toEqual([976, 971, 972, 973, 974]);
  expect(await list({ company_id: 107, role: 'ved_participant' })).toEqual([972]);
  expect(await list({ role: 'liquidity_provider' })).toEqual([973, 974]);
  expect(await list({ period_from: '2026-10-01', period_to: '2026-10-31' })).toEqual([971, 972, 973]);
  const companies = await operator(reportCompanyList, { query: { limit: 7 } });
  expect([companies.count, companies.results.map(({ id, reports_count }) => [id, reports_count])]).toEqual([
    18,
    [
      [101, 1],
      [102, 0],
      [103, 0],
      [104, 0],
      [105, 0],
      [106, 0],
      [107, 1],
    ],
  ]);
});

test('a report that failed has no files', async () => {
  const operator = await apiAs(openMock(), 'operator');
  expect(await getRejection(operator(reportExportToExcel, { params: { id: 975 } }))).toEqual(NOT_FOUND);
});
