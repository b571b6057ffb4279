// PDF table rows: row heights, page breaks with repeated heads, totals.
import {
  type Grid,
  MARGIN,
  PADDING,
  type PaperFormat,
  type CellPosition,
  type CellText,
  toCellText,
} from './pdfGrid.ts';
import type { CellRow, DocumentTable } from './table.ts';

/** Colours of the light theme. */
export const COLOURS = { text: '#16202A', note: '#45525E', line: '#B4BBB5', hair: '#E5E8E2', head: '#EAECE7' };

const ABOVE_FOOTER = 8;
/** Maximum share of a page for one row, so that an overlong name does not fill it. */
const TALLEST = 0.4;

type Look = 'head' | 'row' | 'total';
interface Line {
  readonly style: Look;
  readonly cells: readonly (CellPosition & CellText)[];
}

/** Draws from the current vertical position and adds pages as needed. */
export function drawTable(paper: PaperFormat, table: DocumentTable, grid: Grid): void {
  paper.fontSize(grid.fontSize);
  const bottom = paper.page.height - MARGIN - ABOVE_FOOTER;
  const head: Line = {
    style: 'head',
    cells: grid.places.map((place) => ({ ...place, text: place.title, options: {} })),
  };
  let y = drawLine(paper, head, paper.y);
  for (const line of linesOf(table, grid.places)) {
    const height = heightOf(paper, line);
    if (y + height > bottom) {
      paper.addPage(grid.page);
      y = drawLine(paper, head, MARGIN);
    }
    y = drawLine(paper, line, y, height);
  }
  if (table.rows.length > 0) return;
  paper
    .font('regular')
    .fillColor(COLOURS.note)
    .text('Записей нет', MARGIN + PADDING.x, y + PADDING.y);
}

function linesOf({ rows, totals = [] }: DocumentTable, places: readonly CellPosition[]): Line[] {
  const line = (style: Look, row: CellRow, missing: string): Line => ({
    style,
    cells: places.map((place, index) => ({ ...place, ...toCellText(row[index] ?? null, missing) })),
  });
  return [...rows.map((row) => line('row', row, '—')), ...totals.map((row) => line('total', row, ''))];
}

const fontOf = (look: Look): string => (look === 'row' ? 'regular' : 'semibold');

function heightOf(paper: PaperFormat, { style, cells }: Line): number {
  paper.font(fontOf(style));
  const heights = cells.map(({ text, width, options }) => paper.heightOfString(text, { width, ...options }));
  return Math.min(Math.max(...heights), paper.page.height * TALLEST) + 2 * PADDING.y;
}

/** Draws one row and returns the position of the next. */
function drawLine(paper: PaperFormat, line: Line, y: number, height = heightOf(paper, line)): number {
  const right = paper.page.width - MARGIN;
  const isHead = line.style === 'head';
  if (isHead) paper.rect(MARGIN, y, right - MARGIN, height).fill(COLOURS.head);
  paper.font(fontOf(line.style)).fillColor(isHead ? COLOURS.note : COLOURS.text);
  for (const cell of line.cells)
    paper.text(cell.text, cell.x, y + PADDING.y, {
      width: cell.width,
      height: height - PADDING.y,
      ellipsis: true,
      align: cell.right ? 'right' : 'left',
      ...cell.options,
    });
  const colour = line.style === 'row' ? COLOURS.hair : COLOURS.line;
  const end = y + height;
  paper.moveTo(MARGIN, end).lineTo(right, end).lineWidth(0.5).strokeColor(colour).stroke();
  return end;
}
