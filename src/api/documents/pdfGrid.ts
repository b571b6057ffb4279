// Column layout of a PDF table: widths by contents, page orientation.
import { formatCell } from './format.ts';
import type { DocumentCell, DocumentColumn, DocumentTable } from './table.ts';

export type PaperFormat = PDFKit.PDFDocument;

export const MARGIN = 40;
export const PADDING = { x: 5, y: 4 };

const PORTRAIT = { layout: 'portrait', width: 595.28, size: 9 } as const;
const LANDSCAPE = { layout: 'landscape', width: 841.89, size: 7.5 } as const;
/** Minimum width of a wrapping column on a portrait page, points. */
const COMFORTABLE = 110;
/** Maximum shares of the width, for one fixed column and for all of them, so that wrapping columns keep their space. */
const WIDEST = 0.25;
const WIDEST_TOGETHER = 0.7;

/** Tolerance in points: a line measured as a whole and drawn word by word differs slightly. */
const SLACK = 0.5;

export interface Grid {
  readonly page: PDFKit.PDFDocumentOptions;
  readonly fontSize: number;
  readonly places: readonly CellPosition[];
}
export interface CellPosition {
  readonly title: string;
  /** Position and width of the text inside the padding, points. */
  readonly x: number;
  readonly width: number;
  readonly right: boolean;
}

/** Text of a cell and its drawing options; tabular figures have equal width. */
export interface CellText {
  readonly text: string;
  readonly options: Pick<PDFKit.Mixins.TextOptions, 'features'>;
}
/** Text of a cell on paper; `missing` replaces a null value. */
export function toCellText(cell: DocumentCell, missing: string): CellText {
  const options: CellText['options'] = cell === null || cell.kind === 'text' ? {} : { features: ['tnum'] };
  return { text: clipText(formatCell(cell, missing)), options };
}

/** Maximum length of a cell or title: pdfkit needs minutes to break an endless word. */
const LONGEST_TEXT = 500;
export const clipText = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

/** Portrait when the table fits, else landscape in a smaller size. Needs the fonts, but no page. */
export function createGrid(paper: PaperFormat, table: DocumentTable): Grid {
  const { columns } = table;
  const lines = columns.map((_, index) => longestLine(paper, table, index));
  const needs = needsOf(lines, PORTRAIT.size);
  const least = needs.map((need, index) => (columns[index]?.wraps ? Math.min(need, COMFORTABLE) : need));
  const { layout, width, size } = sum(least) <= PORTRAIT.width - 2 * MARGIN ? PORTRAIT : LANDSCAPE;
  return {
    page: { size: 'A4', layout, margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 } }, // pdfTable.ts breaks the pages
    fontSize: size,
    places: placesOf(columns, widthsOf(columns, needsOf(lines, size), width - 2 * MARGIN)),
  };
}

const needsOf = (lines: readonly number[], size: number): number[] =>
  lines.map((longest) => longest * size + 2 * PADDING.x + SLACK);

/** Width of a column's longest line, in units of the font's size. */
function longestLine(paper: PaperFormat, { columns, rows, totals = [] }: DocumentTable, index: number): number {
  const widths = (words: readonly CellText[]): number[] =>
    words.map(({ text, options }) => paper.widthOfString(text, options));
  paper.fontSize(1).font('regular');
  const plain = widths(rows.map((row) => toCellText(row[index] ?? null, '—')));
  paper.font('semibold');
  const title = { text: columns[index]?.title ?? '', options: {} };
  const strong = widths([title, ...totals.map((row) => toCellText(row[index] ?? null, ''))]);
  return [...plain, ...strong].reduce((a, b) => Math.max(a, b), 0);
}

/** Fixed columns get the width they need; wrapping ones share the rest by the square root of their need, which keeps rows low. */
function widthsOf(columns: readonly DocumentColumn[], needs: readonly number[], width: number): number[] {
  const wraps = (index: number): boolean => columns[index]?.wraps === true;
  const firm = needs.map((need, index) => (wraps(index) ? 0 : Math.min(need, width * WIDEST)));
  const roots = needs.map((need, index) => (wraps(index) ? Math.sqrt(need) : 0));
  if (sum(roots) === 0) return firm.map((need) => (need * width) / sum(firm));
  const shrink = Math.min(1, (width * WIDEST_TOGETHER) / sum(firm));
  const room = width - sum(firm) * shrink;
  return needs.map((_, index) => (firm[index] ?? 0) * shrink + (room * (roots[index] ?? 0)) / sum(roots));
}

function placesOf(columns: readonly DocumentColumn[], widths: readonly number[]): CellPosition[] {
  return columns.map(({ title, kind }, index) => ({
    title,
    x: MARGIN + sum(widths.slice(0, index)) + PADDING.x,
    width: (widths[index] ?? 0) - 2 * PADDING.x,
    right: kind === 'number',
  }));
}
