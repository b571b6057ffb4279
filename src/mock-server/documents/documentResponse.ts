// A document as the answer of a call: the writer is loaded only when the file is made.
import { FileReply } from '../http/response.ts';
import type { NamedTable, Table } from './table.ts';

export type Format = 'xlsx' | 'pdf';

/** Makes the file of a table; equal tables give equal bytes. Loads the writer with the first file of its kind. */
export async function writeDocument(table: Table, format: Format): Promise<Blob> {
  if (format === 'xlsx') return (await import('./xlsx.ts')).writeXlsx(table);
  return (await import('./pdf.ts')).writePdf(table);
}

/** What an export handler returns; the file's name goes into Content-Disposition. */
export function documentReply({ name, table }: NamedTable, format: Format): FileReply {
  return new FileReply(`${name}.${format}`, () => writeDocument(table, format));
}
