// Writes a document to a file. The writer of a format is loaded on first use.
import type { DocumentTable } from './table.ts';

export type DocumentFormat = 'xlsx' | 'pdf';

/** Each table begins a page or is a sheet. Equal tables give equal bytes. */
export async function writeDocument(
  document: DocumentTable | readonly DocumentTable[],
  format: DocumentFormat,
): Promise<Blob> {
  const tables = 'columns' in document ? [document] : document;
  if (format === 'xlsx') return (await import('./xlsx.ts')).writeXlsx(tables);
  return (await import('./pdf.ts')).writePdf(tables);
}
