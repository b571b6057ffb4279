// PDF writer: A4 with embedded Golos Text, repeated table heads and page numbers.
import PdfKit from 'pdfkit';
import { formatDocumentDate } from './format.ts';
import { loadFonts } from './fonts.ts';
import { MARGIN, type PaperFormat, clipText, createGrid } from './pdfGrid.ts';
import { COLOURS, drawTable } from './pdfTable.ts';
import { type DocumentTable, toSingleLine } from './table.ts';

const PDF_TYPE = 'application/pdf';

/** Each table begins a page. Rejects without a table and when the fonts cannot be loaded. */
export async function writePdf(tables: readonly DocumentTable[]): Promise<Blob> {
  const [first] = tables;
  if (!first) throw new Error('a document without a table');
  const { regular, semibold } = await loadFonts();
  const created = new Date(first.created);
  const paper = new PdfKit({
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'ru-RU',
    displayTitle: true,
    font: '', // the built-in fonts have no Cyrillic and are not part of the browser build
    info: { Title: toSingleLine(first.title), Creator: 'Меридиан', CreationDate: created, ModDate: created },
  });
  const bytes = collected(paper);
  paper.registerFont('regular', regular).registerFont('semibold', semibold);
  for (const table of tables) {
    const grid = createGrid(paper, table);
    paper.addPage(grid.page);
    drawTitle(paper, table);
    drawTable(paper, table, grid);
  }
  drawFooters(paper, first);
  paper.end();
  return new Blob(await bytes, { type: PDF_TYPE });
}

function collected(paper: PaperFormat): Promise<Uint8Array<ArrayBuffer>[]> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    paper.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    paper.on('end', () => resolve(chunks));
    paper.on('error', reject);
  });
}

function drawTitle(paper: PaperFormat, { title, subtitle }: DocumentTable): void {
  paper
    .font('semibold')
    .fontSize(16)
    .fillColor(COLOURS.text)
    .text(clipText(toSingleLine(title)));
  paper.font('regular').fontSize(9).fillColor(COLOURS.note);
  paper.moveDown(0.4);
  for (const note of subtitle) paper.text(clipText(toSingleLine(note)), { lineGap: 2 });
  paper.moveDown(0.8);
}

/** Footers are drawn last, when the number of pages is known. */
function drawFooters(paper: PaperFormat, { created, mark }: DocumentTable): void {
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page);
    const { width, height } = paper.page;
    const y = height - MARGIN;
    paper
      .moveTo(MARGIN, y)
      .lineTo(width - MARGIN, y)
      .lineWidth(0.5)
      .strokeColor(COLOURS.line)
      .stroke();
    paper.font('regular').fontSize(8).fillColor(COLOURS.note);
    const made = `${mark === undefined ? '' : `${mark} · `}Меридиан · сформирован ${formatDocumentDate(created, true)} (МСК)`;
    paper.text(made, MARGIN, y + 8, { lineBreak: false });
    const number = `Стр. ${page + 1} из ${count}`;
    paper.text(number, width - MARGIN - paper.widthOfString(number), y + 8, { lineBreak: false });
  }
}
