// The statement and «Отчёт об исполнении» as PDF and xlsx, read back by independent libraries.
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { depositSchema } from '../../src/api/schemas/deposits.ts';
import { tradeSchema } from '../../src/api/schemas/trades.ts';
import { vedTransactionSchema } from '../../src/api/schemas/ved.ts';
import { withdrawalSchema } from '../../src/api/schemas/withdrawals.ts';
import { writeDocument } from '../../src/api/documents/writeDocument.ts';
import { createStatementDocument } from '../../src/ui/features/ledger/statementDocument.ts';
import {
  type ReportSubject,
  createReport,
  createReportDocument,
  getReportTitle,
} from '../../src/ui/record/report/executionReport.ts';
import { readPdf, squeezed } from '../support/documents.ts';

const line = {
  key: 'deposit 604',
  kind: 'deposit',
  record: { type: 'deposit', id: 604 },
  number: 'П-604',
  at: '2026-11-11T09:00:00+03:00',
  isDated: true,
  currency: 'RUB',
  amount: '20000000.00',
  details: 'Пополнение счёта',
  balance: '46250000.00',
} as const;
const later = { ...line, key: 'fee', kind: 'fee', number: 'С-999', amount: '-13815.00', balance: null } as const;

const tables = createStatementDocument({
  statements: [
    {
      currency: 'RUB',
      opening: '26250000.00',
      received: '20000000.00',
      spent: '13815.00',
      closing: null,
      lines: [line, later],
    },
    { currency: 'USDT', opening: '1.000000', received: '0.000000', spent: '0.000000', closing: '1.000000', lines: [] },
  ],
  period: { from: '2026-11-01', to: '2026-11-30' },
  owner: { company_name: 'ООО «Лазурит Импорт»', inn: '0077101379', kpp: '007701001' },
  account: undefined,
  operator: { inn: null, kpp: null },
  now: '2026-11-20T18:00:00+03:00',
});

it('is a page and a sheet for each currency, ascending, with opening and closing balance', async () => {
  const { pages, title } = await readPdf(await writeDocument(tables, 'pdf'));
  expect(title).toBe('Выписка RUB за период с 01.11.2026 по 30.11.2026');
  const [roubles = '', coins = ''] = pages;
  const order = [
    'Входящий остаток',
    '26 250 000,00',
    'П-604',
    '46 250 000,00',
    'С-999',
    'Обороты',
    'Исходящий остаток',
  ];
  const places = order.map((text) => roubles.indexOf(squeezed(text)));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(roubles).toContain(squeezed('ООО «Лазурит Импорт», ИНН 0077101379, КПП 007701001'));
  expect(roubles).toContain(squeezed('сформирован 20.11.2026, 18:00 (МСК)'));
  expect(roubles).toContain(squeezed('нет данных')); // the unknown balance, not a zero
  expect(coins).toContain(squeezed('Цифровые кошельки, суммы в USDT'));
  const book = Buffer.from(await (await writeDocument(tables, 'xlsx')).arrayBuffer());
  expect(await readXlsxFile(book)).toHaveLength(2);
});

const read = <S extends v.GenericSchema>(schema: S, row: object): v.InferOutput<S> => {
  const { typed, output } = v.safeParse(schema, row);
  if (!typed) throw new Error('an unreadable row');
  return output;
};
const SELL = {
  status: 'completed',
  request_type: 'sell',
  currency_to_pay: 'USDT',
  currency_to_receive: 'RUB',
  exchange_rate: '92',
  amount_to_pay: '1',
  amount_to_receive: '92',
};
it.each<[string, ReportSubject, string]>([
  ['deposit', { kind: 'deposit', record: read(depositSchema, { id: 1, amount: '1.00' }) }, '1'],
  ['withdrawal', { kind: 'withdrawal', record: read(withdrawalSchema, { id: 1, amount: '1.00' }) }, '1'],
  ['payment', { kind: 'payment', record: read(vedTransactionSchema, { id: 1, amount: '1.00' }) }, '1'],
  ['trade', { kind: 'trade', record: read(tradeSchema, { id: 1, ...SELL }) }, '1'],
  ['trade', { kind: 'trade', record: read(tradeSchema, { id: 1, ...SELL, number: 'С-5' }) }, 'С-5'],
  ['trade', { kind: 'trade', record: read(tradeSchema, { id: 1, ...SELL, number: 'С-5', lot_id: 'ЛОТ-1' }) }, 'ЛОТ-1'],
])('the report of a %s is named by its lot, its number or its id', (_, subject, number) => {
  const report = createReport(subject);
  expect([report.number, getReportTitle(report)]).toEqual([number, `Отчёт об исполнении ${number}`]);
});

it('reports the execution of a record with every known fact', async () => {
  const report = {
    number: 'П-604',
    subject: 'Пополнение рублёвого счёта',
    facts: [['Зачислено', { kind: 'number', value: '20000000.00', places: 2, unit: '₽' }]],
  } as const;
  const document = createReportDocument(report, { owner: 'ООО «Лазурит Импорт», ИНН 0077101379', now: line.at });
  const [page = ''] = (await readPdf(await writeDocument(document, 'pdf'))).pages;
  for (const text of ['Отчёт об исполнении П-604', 'ИНН 0077101379', 'Зачислено', '20 000 000,00 ₽'])
    expect(page).toContain(squeezed(text));
});
