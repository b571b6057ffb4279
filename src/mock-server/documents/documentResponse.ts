// Document responses. The writer is loaded when the file is created.
import { FileResponse } from '../http/response.ts';
import type { NamedDocumentTable, DocumentTable } from './table.ts';

export type DocumentFormat = 'xlsx' | 'pdf';

/** Writes a table to a file; equal tables give equal bytes. Loads the writer of the format on first use. */
export async function writeDocument(table: DocumentTable, format: DocumentFormat): Promise<Blob> {
  if (format === 'xlsx') return (await import('./xlsx.ts')).writeXlsx(table);
  return (await import('./pdf.ts')).writePdf(table);
}

/** The file's name is sent in Content-Disposition. */
export function createDocumentResponse({ name, table }: NamedDocumentTable, format: DocumentFormat): FileResponse {
  return new FileResponse(`${name}.${format}`, () => writeDocument(table, format));
}
