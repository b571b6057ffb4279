// Reads documents back with other people's readers: cells of a spreadsheet, its parts as XML, text of PDF pages.
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSheet } from 'read-excel-file/node';

export type SheetValue = string | number | boolean | Date | null;

export interface ReadSheet {
  readonly rows: readonly (readonly SheetValue[])[];
  /** Positions of the cells of each row; nothing for a row without cells. */
  readonly sides: readonly (readonly (string | undefined)[])[];
  /** Widths of the columns, in digits. */
  readonly widths: readonly number[];
  /** Parts of the file by path, as text. */
  readonly parts: Readonly<Record<string, string>>;
}

export async function readXlsx(file: Blob): Promise<ReadSheet> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)] as const);
  const rows = await readSheet(Buffer.from(bytes), { trim: false });
  const { 'xl/worksheets/sheet1.xml': sheet = '', 'xl/styles.xml': styles = '', ...others } = Object.fromEntries(parts);
  return {
    rows: rows.map((row) => row.map((cell) => known(cell))),
    sides: sidesOf(sheet, styles),
    widths: [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width)),
    parts: { ...others, 'xl/worksheets/sheet1.xml': sheet, 'xl/styles.xml': styles },
  };
}

function sidesOf(sheet: string, styles: string): ReadSheet['sides'] {
  const [, looks = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(styles) ?? [];
  const sides = looks.split(/<xf /).map((look) => /horizontal="(\w+)"/.exec(look)?.[1]);
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<c [^>]*\bs="(\d+)"/g)].map(([, look]) => sides[Number(look) + 1]),
  );
}

function known(cell: unknown): SheetValue {
  // Days are a fraction in the file: whole seconds are read with a rounding error.
  if (cell instanceof Date) return new Date(Math.round(cell.getTime() / 1000) * 1000);
  if (cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell;
  throw new Error(`a cell of no known kind: ${typeof cell}`);
}

/** A text with its position, as pdf.js returns it. */
interface Drawn {
  readonly transform: readonly unknown[];
  readonly width: number;
}

export interface ReadPdf {
  /** Text of each page in the order it was drawn, without any white space: lines of a cell join again. */
  readonly pages: readonly string[];
  /** Every line of every cell, without white space. */
  readonly lines: ReadonlySet<string>;
  /** Where each text begins and ends, points from the left; of one that is there more than once, the last. */
  readonly edges: ReadonlyMap<string, readonly [left: number, right: number]>;
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
  const edges = new Map(
    contents.flatMap(({ items }) =>
      items.flatMap((item) => ('str' in item ? [[squeezed(item.str), edgesOf(item)] as const] : [])),
    ),
  );
  const [, , width = 0, height = 0] = opened[0]?.view ?? [];
  const { info } = await document.getMetadata();
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : null;
  await loading.destroy();
  return { pages, edges, lines: new Set(lines.flat().map((text) => squeezed(text))), size: [width, height], title };
}

function edgesOf({ transform, width }: Drawn): readonly [number, number] {
  const left = Number(transform[4]);
  return [left, left + width];
}

export const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

export async function readBytes(file: Blob): Promise<string> {
  return Buffer.from(await file.arrayBuffer()).toString('base64');
}
