// A document as the answer of a call: the writer is loaded only when the file is made.
import { FileResponse } from '../http/response.ts';
import type { NamedDocumentTable, DocumentTable } from './table.ts';

export type DocumentFormat = 'xlsx' | 'pdf';

/** Makes the file of a table; equal tables give equal bytes. Loads the writer with the first file of its kind. */
export async function writeDocument(table: DocumentTable, format: DocumentFormat): Promise<Blob> {
  if (format === 'xlsx') return (await import('./xlsx.ts')).writeXlsx(table);
  return (await import('./pdf.ts')).writePdf(table);
}

/** What an export handler returns; the file's name goes into Content-Disposition. */
export function createDocumentResponse({ name, table }: NamedDocumentTable, format: DocumentFormat): FileResponse {
  return new FileResponse(`${name}.${format}`, () => writeDocument(table, format));
}
