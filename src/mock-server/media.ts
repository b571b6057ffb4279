// GET /media/**: uploaded files byte by byte; a small PDF for the .pdf links of the demo world; 404 for the rest.
import { samplePdf } from './documents/samplePdf.ts';
import { answerOf } from './pipeline.ts';
import { notFound, refusal } from './reply.ts';
import type { WireAnswer } from './wire.ts';
import type { TableName } from './world/tables.ts';
import type { World } from './world/world.ts';

/** Tables whose rows link to documents of the seed. */
const LINKING = [
  'organizations',
  'deposits',
  'trades',
  'ved_transactions',
  'agreements',
  'platform_rules',
  'messages',
] as const satisfies readonly TableName[];

/** Answers without a token: links of the contract carry none (design.md section 5, files). */
export function mediaAnswer(world: World, method: string, url: URL): WireAnswer {
  if (method !== 'GET') return answerOf(refusal('methodNotAllowed'));
  const path = decoded(url.pathname);
  const file = world.get('files', path);
  if (file) return fileAnswer(file.content);
  if (path.endsWith('.pdf') && isLinked(world, path)) return fileAnswer(samplePdf(path));
  return answerOf(notFound());
}

function fileAnswer(body: Blob): WireAnswer {
  return { status: 200, headers: { 'Content-Type': body.type || 'application/octet-stream' }, body };
}

function isLinked(world: World, path: string): boolean {
  return LINKING.some((table) => {
    for (const row of world.rows(table)) if (JSON.stringify(row).includes(`"${path}"`)) return true;
    return false;
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
