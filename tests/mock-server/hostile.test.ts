// Calls that no good client makes: unknown paths, wrong methods, broken and hostile bodies.
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { watchTables } from './everyCall/watchTables.ts';
import { openMock, caller, form, pdf, signedIn } from './mock.ts';

const XSS = { status: 400, body: { error: 'XSS attack attempt detected.' } };
const SQL = { status: 400, body: { error: 'Suspicious SQL injection attempt detected.' } };
const BROKEN = { status: 400, body: { message: 'JSON parsing error' } };

describe('routes', () => {
  test.each([
    ['GET', 'chats/', 200],
    ['GET', 'chats/1/messages', 200],
    ['GET', 'auth/current_user', 200],
    ['GET', 'nonsense/', 404],
    ['GET', 'chats/999/messages/', 404],
    ['GET', 'chats/one/messages/', 404],
    ['GET', 'chats/%/messages/', 404],
  ])('%s %s → %i', async (method, path, status) => {
    expect((await (await signedIn(openMock(), 'ved.active'))(method, path)).status).toBe(status);
  });

  test.each(['PUT', 'DELETE', 'POST', 'HEAD', 'TRACE'])('%s on a known path is 405', async (method) => {
    const answer = await openMock().fetch('/api/v1/chats', { method });
    expect(answer.status).toBe(405);
    expect(await answer.json()).toEqual({ error: 'Request method not allowed.' });
  });

  test('a path outside the API is 404', async () => {
    expect((await openMock().fetch('/api/v2/chats')).status).toBe(404);
  });
});

describe('bodies', () => {
  test.each(['{broken', '"text"', '[1]', 'null', '1'])('%s is the JSON parsing error', async (body) => {
    expect(await (await signedIn(openMock(), 'ved.active'))('POST', 'chats/create/', body)).toMatchObject(BROKEN);
  });

  test.each([
    ['{"name":"<script>alert(1)</script>"}', XSS],
    ['{"name":"a < SCRIPT src=x"}', XSS],
    ['{"name":"x","other":{"deep":["<script"]}}', XSS],
    [`{"name":"1' OR 1=1 --"}`, SQL],
    ['{"name":"x union  select y"}', SQL],
    [`{"name":"'or  1 = 1"}`, SQL],
    ['{"name":"<  script"}', XSS],
  ])('%s', async (body, said) => {
    const mock = openMock();
    const before = mock.world.filter('chats', () => true).length;
    expect(await (await signedIn(mock, 'ved.active'))('POST', 'chats/create/', body)).toMatchObject(said);
    expect(mock.world.filter('chats', () => true).length).toBe(before || 8);
  });

  test('accepts harmless text that resembles an attack', async () => {
    const call = await signedIn(openMock(), 'ved.active');
    const name = "select union of O'Neil, 1=1, <b>script</b>";
    expect((await call('POST', 'chats/create/', { name })).body).toMatchObject({ name });
  });

  test('replaces lone surrogates', async () => {
    const call = await signedIn(openMock(), 'ved.active');
    const said = await call('POST', 'chats/create/', '{"name":"счёт \\ud83d и \\ude00, целый 😀"}');
    expect(said.body).toMatchObject({ name: 'счёт \uFFFD и \uFFFD, целый 😀' });
  });

  test.each([
    [{}, { name: ['Заполните поле'] }],
    [{ name: '   ' }, { name: ['Заполните поле'] }],
    [{ name: null }, { name: ['Заполните поле'] }],
    [{ name: 5 }, { name: ['Проверьте значение'] }],
    [{ name: ['x'] }, { name: ['Проверьте значение'] }],
    [{ name: 'x', participant: 'abc' }, { participant: ['Проверьте значение'] }],
    ['  ', { name: ['Заполните поле'] }],
    [{ name: 'я'.repeat(100_001) }, { name: ['Слишком длинный текст'] }],
  ])('%j', async (body, errors) => {
    const answer = await (await signedIn(openMock(), 'operator'))('POST', 'chats/create/', body);
    expect(answer).toMatchObject({ status: 400, body: errors });
  });

  test('accepts a text of the maximum length', async () => {
    const name = 'я'.repeat(100_000);
    expect((await (await signedIn(openMock(), 'ved.active'))('POST', 'chats/create/', { name })).status).toBe(201);
  });

  test('a number is no day', async () => {
    const body = { report_type: 'responsibility_report', period_from: 5, period_to: '2026-11-20' };
    const operator = await signedIn(openMock(), 'operator');
    const answer = await operator('POST', 'authorized_organization/reports/create/', body);
    expect(answer).toMatchObject({ status: 400, body: { period_from: ['Укажите действующую дату'] } });
  });

  test('uses the last value of a repeated form field', async () => {
    const body = form({ chat_id: 1, file: new File(['x'], 'virus.exe') });
    body.append('file', pdf('Акт.pdf'));
    const answer = await (await signedIn(openMock(), 'ved.active'))('POST', 'chats/upload_file/', body);
    expect(answer).toMatchObject({ status: 200, body: { file_url: expect.stringContaining('Акт') } });
  });

  test('text is trimmed', async () => {
    const answer = await (await signedIn(openMock(), 'ved.active'))('POST', 'chats/create/', { name: '  Вопрос ' });
    expect(answer.body).toMatchObject({ name: 'Вопрос' });
  });
});

describe('files', () => {
  const BAD = { status: 400, body: { file: ['Файл больше 10 МБ или неподдерживаемого типа'] } };
  test.each([
    ['a program', new File(['x'], 'virus.exe')],
    ['a disguised program', new File(['x'], 'scan.pdf.exe', { type: 'application/pdf' })],
    ['a program with the name of a document', new File(['MZ'], 'scan.pdf', { type: 'application/pdf' })],
    ['a page with the name of a picture', new File(['<svg/>'], 'scan.png', { type: 'image/png' })],
    ['a document with the name of a table', new File(['%PDF-1.7'], 'report.xlsx')],
    ['an empty file', new File([], 'empty.pdf')],
    ['10 MB and a byte', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'scan.pdf')],
  ])('%s is refused', async (_name, file) => {
    const call = await signedIn(openMock(), 'ved.active');
    expect(await call('POST', 'chats/upload_file/', form({ file, chat_id: 1 }))).toMatchObject(BAD);
  });

  const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const JPEG = [0xff, 0xd8, 0xff, 0xe0];
  const ZIP = [0x50, 0x4b, 3, 4];

  test.each([
    ['contract.docx', 'application/wps-office.docx', ZIP],
    ['table.xlsx', 'application/vnd.ms-office', ZIP],
    ['table.XLSX', 'application/zip', ZIP],
    ['scan.pdf', 'application/force-download', PDF],
    ['scan.pdf', 'application/pdf', [0xef, 0xbb, 0xbf, 0x0d, 0x0a, ...PDF]],
    ['photo.jpg', 'image/jpg', JPEG],
    ['photo.JPG', 'image/pjpeg', JPEG],
    ['photo.jpeg', '', JPEG],
    ['photo.png', 'application/octet-stream', PNG],
  ])('%s of the type %s is accepted by its extension and first bytes', async (name, type, bytes) => {
    const call = await signedIn(openMock(), 'ved.active');
    const file = new File([new Uint8Array(bytes)], name, { type });
    expect((await call('POST', 'chats/upload_file/', form({ file, chat_id: 1 }))).status).toBe(200);
  });

  test.each<[string, number, number[]?]>([
    ['application/pdf', 200, PDF],
    ['image/jpeg', 200, JPEG],
    ['image/png', 200, PNG],
    ['image/png', 400, JPEG],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 200, ZIP],
    ['application/vnd.openxmlformats-officedocument.', 400],
    ['image/gif', 400],
    ['x-application/pdf', 400],
    ['application/pdfx', 400],
    ['', 400],
  ])('without a name its type decides: %s → %i', async (type, status, bytes = PDF) => {
    const call = await signedIn(openMock(), 'ved.active');
    const file = new Blob([new Uint8Array(bytes)], { type });
    expect((await call('POST', 'chats/upload_file/', form({ file, chat_id: 1 }))).status).toBe(status);
  });

  test('accepts 10 MB', async () => {
    const call = await signedIn(openMock(), 'ved.active');
    const file = new File([new Uint8Array(PDF), new Uint8Array(10 * 1024 * 1024 - PDF.length)], 'scan.pdf');
    expect((await call('POST', 'chats/upload_file/', form({ file, chat_id: 1 }))).status).toBe(200);
  });

  test('rejects a text in place of a file', async () => {
    const call = await signedIn(openMock(), 'ved.active');
    expect(await call('POST', 'chats/upload_file/', form({ file: 'scan.pdf', chat_id: 1 }))).toMatchObject(BAD);
  });
});

describe('queries', () => {
  const all = { status: 200, body: { count: 12 } };
  test.each([
    ['status=%20&company_name=', all],
    ['offset=-3', { status: 200, body: { count: 12, next: expect.stringMatching(/offset=3$/) } }],
    ['offset=x', all],
    ['company_name=%20лазурит%20', { status: 200, body: { count: 3 } }],
    ['id=603', { status: 200, body: { count: 1 } }],
    ['id=3f2b8c1e-0d4a-4b6e-9a57-1c2d3e4f5a6b', { status: 200, body: { count: 0 } }],
  ])('%s', async (query, answer) => {
    const operator = await signedIn(openMock(), 'operator');
    expect(await operator('GET', `authorized_organization/deposits?limit=3&${query}`)).toMatchObject(answer);
  });

  test.each(['2026-02-30', 'вчера'])('%s is no day', async (day) => {
    const answer = await (await signedIn(openMock(), 'ved.active'))('GET', `contracts?created_at_after=${day}`);
    expect(answer).toMatchObject({ status: 400, body: { created_at_after: ['Укажите действующую дату'] } });
  });
});

test('no input causes a 500, and a rejected call leaves the database unchanged', { timeout: 30_000 }, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mock = openMock();
  const logins = ['ved.active', 'lp.active', 'operator'];
  const callers = [caller(mock, null), ...(await Promise.all(logins.map((login) => signedIn(mock, login))))];
  const calls = Object.values(endpoints);
  const fields = [...new Set(calls.flatMap(({ body, query }) => [...Object.keys(body), ...Object.keys(query)]))];
  const plain = fc.oneof(
    fc.jsonValue(),
    fc.integer(),
    fc.constantFrom('1', '107', 'true', 'ved_participant', '2026-01-01', 'active', 'accepted', 'approved', 'USDT'),
  );
  const part = fc.oneof(plain.map(String), fc.constantFrom(pdf(), new File(['x'], 'virus.exe'), new File([], 'a.pdf')));
  const named = <T>(value: fc.Arbitrary<T>) => fc.dictionary(fc.constantFrom(...fields), value);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.constantFrom(...callers),
      fc.oneof(named(plain), named(part).map(form)),
      named(plain.map(String)),
      fc.constantFrom('1', '107', '1002', '-1', 'x', '%', '0', '99999999999999999999'),
      async ({ method, path }, call, body, query, id) => {
        const changes = watchTables(mock.world);
        const filled = path.replaceAll(/\{\w+\}/g, id);
        const address = `${filled}${filled.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
        const { status } = await call(method, address, method === 'GET' ? undefined : body);
        expect(status).toBeLessThan(500);
        expect(status >= 400 ? changes() : []).toEqual([]);
      },
    ),
    { numRuns: 800 },
  );
});
