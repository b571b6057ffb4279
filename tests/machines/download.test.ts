// A file through the real client: saved under its name; a JSON error is no file; cancelling aborts; other hosts are not requested.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { type Call, createCall } from '../../src/api/endpoint.ts';
import { fiatWalletExportToPdf } from '../../src/api/endpoints/fiat.ts';
import { createFileCall } from '../../src/api/endpoints/media.ts';
import { type DownloadResult, downloadMachine } from '../../src/machines/data/download.machine.ts';
import { selectTopModal } from '../../src/machines/app/topModal.ts';
import { API, type Bench, openApp, signedIn, userRecord } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { until } from '../support/time.ts';
import { held, json } from '../support/fakeApi.ts';

const KIND = `GET ${API}wallets/fiat_wallet/pdf/`;
const statement = createCall(fiatWalletExportToPdf);
const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0, 0xff]);
const pdf = (headers: Record<string, string> = {}) =>
  new Response(bytes, { headers: { 'Content-Type': 'application/pdf', ...headers } });

let bench: Bench;
let download: Actor<typeof downloadMachine>;
let saved: { bytes: Uint8Array; name: string }[];
let results: DownloadResult[];

beforeEach(() => {
  bench = openApp({ profile: createProfile(signedIn()) });
  bench.fakeApi.answer(`GET ${API}auth/current_user/`, () => json(200, userRecord()));
  saved = [];
  results = [];
  download = createActor(downloadMachine, {
    input: {
      requests: bench.app.requests,
      async save(blob, name) {
        saved.push({ bytes: new Uint8Array(await blob.arrayBuffer()), name });
      },
    },
    clock: bench.clock,
  }).start();
  download.on('*', (result) => results.push(result));
});
afterEach(() => {
  download.stop();
  bench.app.stop();
});

async function start(call: Call = statement): Promise<void> {
  download.send({ type: 'download.start', call, name: 'Выписка.pdf' });
  await until(() => !download.getSnapshot().hasTag('busy'), 'the end of the download');
}

test("is saved byte by byte under the server's name", async () => {
  bench.fakeApi.answer(KIND, () => pdf({ 'Content-Disposition': 'attachment; filename="statement-2026.pdf"' }));
  await start();
  expect(saved).toEqual([{ bytes, name: 'statement-2026.pdf' }]);
  expect(results).toEqual([{ type: 'download.saved', name: 'statement-2026.pdf' }]);
});

test('uses the given name where the server sends none', async () => {
  bench.fakeApi.answer(KIND, () => pdf());
  await start();
  expect(saved[0]?.name).toBe('Выписка.pdf');
});

test('opens the modal of a JSON error and saves nothing', async () => {
  bench.fakeApi.answer(KIND, () => json(429, { error: 'Rate limit exceeded.' }));
  await start();
  expect(saved).toEqual([]);
  expect(results).toMatchObject([
    { type: 'download.failed', failure: { catalogueEntry: { modal: 'rateLimitExceeded' } } },
  ]);
  expect(selectTopModal(bench.app.failures.getSnapshot())?.row.modal).toBe('rateLimitExceeded');
});

test('can be started again after a failure', async () => {
  bench.fakeApi.once(KIND, () => json(404, {}));
  bench.fakeApi.answer(KIND, () => pdf());
  await start();
  expect(download.getSnapshot().hasTag('failed')).toBe(true);
  await start();
  expect([saved.length, download.getSnapshot().context.failure]).toEqual([1, null]);
});

test('cancelling aborts it and saves no part of it', async () => {
  bench.fakeApi.answer(KIND, held().answer);
  download.send({ type: 'download.start', call: statement, name: 'x.pdf' });
  await until(() => bench.fakeApi.calls(KIND).length === 1);
  download.send({ type: 'download.cancel' });
  expect([bench.fakeApi.calls(KIND)[0]?.signal?.aborted, saved, results]).toEqual([true, [], []]);
});

test('of a record is fetched by its URL without the token', async () => {
  bench.fakeApi.answer('GET /media/orders/7.pdf', () => pdf());
  await start(createFileCall('/media/orders/7.pdf'));
  expect(bench.fakeApi.calls('GET /media/orders/7.pdf')).toMatchObject([{ authorization: null }]);
  expect(saved).toHaveLength(1);
});

test.each(['https://evil.example/media/7.pdf', 'javascript:alert(1)', '/api/v1/auth/jwt/logout/', 'blob:x'])(
  'of a record that names %s is not fetched',
  async (link) => {
    await start(createFileCall(link));
    expect(results).toMatchObject([{ type: 'download.failed', failure: { kind: 'address' } }]);
    expect(bench.fakeApi.received.filter(({ path }) => !path.includes('current_user'))).toEqual([]);
  },
);

test.each([
  ['an SVG', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML as a PDF', 'application/pdf', '<!doctype html><h1>502</h1>'],
  ['an error as bytes', 'application/octet-stream', '{"detail":"error"}'],
  ['a table in place of a PDF', 'application/pdf', 'PK\u0003\u0004'],
  ['a page that quotes a PDF', 'application/pdf', '\uFEFF<html>%PDF-1.7</html>'],
  ['JSON that quotes a PDF', 'application/pdf', '\n{"error": "no %PDF-1.7"}'],
  ['nothing', 'application/pdf', ''],
])('%s is no export: nothing is saved', async (_, type, body) => {
  bench.fakeApi.answer(KIND, () => new Response(body, { headers: { 'Content-Type': type } }));
  await start();
  expect(saved).toEqual([]);
  expect(results).toMatchObject([{ type: 'download.failed', failure: { kind: 'parse' } }]);
});

test('a PDF after a byte-order mark is saved', async () => {
  bench.fakeApi.answer(KIND, () => new Response('\uFEFF\r\n%PDF-1.7', { headers: { 'Content-Type': 'text/plain' } }));
  await start();
  expect(saved).toMatchObject([{ name: 'Выписка.pdf' }]);
});

test('an export keeps its own extension, and its name is no path', async () => {
  bench.fakeApi.answer(KIND, () => pdf({ 'Content-Disposition': 'attachment; filename="../../evil.exe"' }));
  await start();
  expect(saved[0]?.name).toBe('evil.pdf');
});
