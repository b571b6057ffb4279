// Document responses, marked as samples. The writer is loaded when the file is created.
import type { DocumentTable, NamedDocumentTable } from '../../api/documents/table.ts';
import { type DocumentFormat, writeDocument } from '../../api/documents/writeDocument.ts';
import { FileResponse } from '../http/response.ts';
import { DEMO_DOCUMENT_LABEL } from './texts.ts';

export type { DocumentFormat } from '../../api/documents/writeDocument.ts';

export const writeDemoDocument = (table: DocumentTable, format: DocumentFormat): Promise<Blob> =>
  writeDocument({ ...table, mark: DEMO_DOCUMENT_LABEL }, format);

/** The file's name is sent in Content-Disposition. */
export function createDocumentResponse({ name, table }: NamedDocumentTable, format: DocumentFormat): FileResponse {
  return new FileResponse(`${name}.${format}`, () => writeDemoDocument(table, format));
}
