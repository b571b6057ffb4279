// Reads documents back with other people's readers: cells of a spreadsheet, its parts as XML, text of PDF pages.
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/node';
import * as exports from '../../src/mock-server/documents/exports.ts';
import type { NamedTable } from '../../src/mock-server/documents/table.ts';
import { createWorld } from '../../src/mock-server/world/world.ts';

export type SheetValue = string | number | boolean | Date | null;

export interface ReadSheet {
  readonly rows: readonly (readonly SheetValue[])[];
  /** Parts of the file by path, as text. */
  readonly parts: Readonly<Record<string, string>>;
}

export async function readXlsx(file: Blob): Promise<ReadSheet> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)] as const);
  const rows = await readSheet(Buffer.from(bytes), { trim: false });
  return { rows: rows.map((row) => row.map((cell) => known(cell))), parts: Object.fromEntries(parts) };
}

function known(cell: unknown): SheetValue {
  // Days are a fraction in the file: whole seconds come back a hair off.
  if (cell instanceof Date) return new Date(Math.round(cell.getTime() / 1000) * 1000);
  if (cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  throw new Error(`a cell of no known kind: ${typeof cell}`);
}

export interface ReadPdf {
  /** Text of each page in the order it was drawn, without any white space: lines of a cell join again. */
  readonly pages: readonly string[];
  /** Every line of every cell, without white space. */
  readonly lines: ReadonlySet<string>;
  /** Width and height, points. */
  readonly size: readonly [number, number];
  readonly title: string | null;
}

export async function readPdf(file: Blob): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0, useSystemFonts: false });
  const document = await loading.promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const opened = await Promise.all(numbers.map((number) => document.getPage(number)));
  const contents = await Promise.all(opened.map((page) => page.getTextContent({ disableNormalization: true })));
  const lines = contents.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')));
  const pages = lines.map((page) => squeezed(page.join('')));
  const [, , width = 0, height = 0] = opened[0]?.view ?? [];
  const { info } = await document.getMetadata();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : null;
  await loading.destroy();
  return { pages, lines: new Set(lines.flat().map((text) => squeezed(text))), size: [width, height], title };
}

export const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

export async function bytesOf(file: Blob): Promise<string> {
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}

/** The demo world, its moment, and one document of every export made from it. */
export function demoDocuments() {
  const world = createWorld(() => 0);
  world.reset('default', true);
  const now = world.clock.iso();
  const operations = [...world.rows('operations')];
  const [operation] = operations;
  const report = world.get('reports', 972);
  const wallet = world.get('fiat_wallets', 401);
  if (!operation || !report || !wallet) throw new Error('the demo world lacks the records of these tests');
  const november = {
    ...report,
    company_id: null,
    company_name: null,
    period_from: '2026-11-01',
    period_to: '2026-11-20',
  };
  const documents = {
    operation: exports.operationDocument(operation, now),
    operations: exports.operationsDocument(operations, {}, now),
    organizations: exports.organizationsDocument([...world.rows('organizations')], {}, now),
    custody: exports.custodyDocument([...world.rows('custodial_solutions')], {}, now),
    report: exports.reportDocument(november, exports.operationsOf(november, operations), now),
    statement: exports.statementDocument({ wallet, owner: 'ООО «Лазурит Импорт»', operations: movements }, now),
  } satisfies Record<string, NamedTable>;
  return { world, now, operations, operation, report, wallet, documents };
}

const movements: exports.Statement['operations'] = [
  {
    id: 1,
    operation_type: 'deposit',
    amount: '20000000.00',
    number: 'П-604',
    description: 'Зачисление по платёжному поручению № 604',
    created_at: '2026-11-11T09:00:00+03:00',
  },
  {
    id: 2,
    operation_type: 'buy',
    amount: '-9281175.10',
    number: 'С-1004',
    description: 'Покупка 100 000 USDT',
    created_at: '2026-11-14T13:15:00+03:00',
  },
  {
    id: 3,
    operation_type: 'fee',
    amount: '-46175.05',
    number: null,
    description: null,
    created_at: '2026-11-14T22:30:00Z',
  },
];
