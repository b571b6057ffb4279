// A document as a response: bytes, type and name as the server sends and the client reads them.
import { expect, test } from 'vitest';
import { parseContentDisposition } from '../../src/api/contentDisposition.ts';
import { createRequestLog } from '../../src/mock-server/control/requestLog.ts';
import { createChatRooms } from '../../src/mock-server/transports/socket/chatRooms.ts';
import { type DocumentFormat, createDocumentResponse } from '../../src/mock-server/documents/documentResponse.ts';
import { createPipeline } from '../../src/mock-server/http/pipeline.ts';
import { routes } from '../../src/mock-server/http/routeTable.ts';
import { createTransactionManager } from '../../src/mock-server/db/createDatabase.ts';
import type { TransportResponse } from '../../src/mock-server/http/message.ts';
import { memoryPersistence } from '../../src/mock-server/db/persistence.ts';
import { readPdf, readXlsx } from '../support/documents.ts';
import { demoDocuments } from './documents.demo.ts';

const { documents, world } = demoDocuments();
const signIn = routes.find(({ name }) => name === 'signIn');

const settled = () => Promise.resolve();

/** Sends a document through the pipeline as the response of a public call. */
async function answered(document: keyof typeof documents, format: DocumentFormat): Promise<TransportResponse> {
  if (!signIn) throw new Error('the contract has no public call');
  const transactor = createTransactionManager(world, memoryPersistence(), () => undefined);
  const rooms = createChatRooms(world, transactor, () => undefined);
  const pipeline = createPipeline({ world, rooms, transactor, released: settled, delay: settled });
  const url = new URL('http://localhost/api/v1/x');
  const request = { method: 'GET', url: url.href, headers: {}, body: { kind: 'none' } } as const;
  const log = createRequestLog().add('GET', url, world.clock.iso());
  const route = { ...signIn, handle: () => createDocumentResponse(documents[document], format) };
  return pipeline(route, { request, url, caller: new AbortController().signal, log, at: world.clock.now() }, {});
}

test.each([
  ['operation', 'xlsx', 'operation-ЦВ-2026-000001.xlsx', 'operation-__-2026-000001.xlsx'],
  ['operation', 'pdf', 'operation-ЦВ-2026-000001.pdf', 'operation-__-2026-000001.pdf'],
  ['operations', 'xlsx', 'operations.xlsx', 'operations.xlsx'],
  ['custody', 'pdf', 'custodial.pdf', 'custodial.pdf'],
  ['report', 'xlsx', 'report-972.xlsx', 'report-972.xlsx'],
  ['statement', 'pdf', 'statement-2026-11-20.pdf', 'statement-2026-11-20.pdf'],
] as const)('%s as %s is a download called %s', async (document, format, name, plain) => {
  const { status, headers } = await answered(document, format);
  expect(status).toBe(200);
  const disposition = headers['Content-Disposition'] ?? null;
  expect(disposition).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`);
  expect(parseContentDisposition(disposition)).toBe(name);
});

test('an xlsx leaves under its type and opens', async () => {
  const { headers, body } = await answered('organizations', 'xlsx');
  expect(headers['Content-Type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const { rows } = await readXlsx(body instanceof Blob ? body : new Blob());
  expect(rows[0]?.[0]).toBe('Организации');
});

test('a pdf leaves under its type and opens', async () => {
  const { headers, body } = await answered('statement', 'pdf');
  expect(headers['Content-Type']).toBe('application/pdf');
  const { pages } = await readPdf(body instanceof Blob ? body : new Blob());
  expect(pages[0]).toMatch(/^Выпискапосчёту/);
});
