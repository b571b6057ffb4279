// GET /media/**: uploaded files byte by byte; a small PDF for document links of the seed; otherwise 404.
import { createSamplePdf } from '../documents/samplePdf.ts';
import { toResponse } from './pipeline.ts';
import { notFoundError, catalogueError } from './response.ts';
import type { TransportResponse } from './message.ts';
import type { Row, TableName } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** Requires no token: file links of the contract carry none. */
export function serveMedia(world: Database, method: string, url: URL): TransportResponse {
  if (method !== 'GET') return toResponse(catalogueError('methodNotAllowed'));
  const path = decoded(url.pathname);
  const file = world.get('files', path);
  if (file) return fileAnswer(file.content);
  if (isLinked(world, path)) return fileAnswer(createSamplePdf(path));
  return toResponse(notFoundError());
}

function fileAnswer(body: Blob): TransportResponse {
  const headers = { 'Content-Type': body.type || 'application/octet-stream', 'X-Content-Type-Options': 'nosniff' };
  return { status: 200, headers, body };
}

/** Whether a row of the seed links to this path. */
function isLinked(world: Database, path: string): boolean {
  const any = <T extends TableName>(table: T, test: (row: Row<T>) => boolean): boolean => {
    for (const row of world.rows(table)) if (test(row)) return true;
    return false;
  };
  return (
    any('agreements', ({ file }) => file === path) ||
    any('platform_rules', ({ file }) => file === path) ||
    any('deposits', ({ payment_order: file }) => file === path) ||
    any('ved_transactions', ({ invoice }) => invoice === path) ||
    any('organizations', (row) =>
      [row.authority_document, row.license, row.registry_certificate, row.power_of_attorney].includes(path),
    ) ||
    any('trades', ({ files }) => files.some(({ url }) => url === path)) ||
    any('messages', ({ file }) => file === path)
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
