// Every sample call of the contract, spoiled in every field: the documented refusal, and the world as it was (issue 3, point 7).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Field, type Row, calls, requestOf } from '../contract/notation.ts';
import { type Transport, openNodeTransport, openPageTransport } from './everyCall/transports.ts';
import { buildPath, buildForm } from './everyCall/request.ts';
import { type SampleFields, type Sample, samples } from './everyCall/samples.ts';
import { watchTables } from './everyCall/watchTables.ts';
import type { Answer } from './mock.ts';

const XSS = { status: 400, body: { error: 'XSS attack attempt detected.' } };
const SQL = { status: 400, body: { error: 'Suspicious SQL injection attempt detected.' } };
const BROKEN = { status: 400, body: { message: 'JSON parsing error' } };
const WRONG_METHOD = { status: 405, body: { error: 'Request method not allowed.' } };
const GONE = { status: 404, body: { detail: 'Not found.' } };
const NO_CAPTCHA = { status: 400, body: { message: 'Captcha token is missing' } };

/** A sample whose row has a body. */
interface Case {
  readonly row: Row;
  readonly sample: Sample;
  readonly isForm: boolean;
  readonly fields: readonly Field[];
}
const cases: Case[] = calls.flatMap((row) => {
  const sample = samples[row.n];
  if (!sample || row.method === 'GET') return [];
  const { multipart, fields } = requestOf(row);
  return [{ row, sample, isForm: multipart, fields }];
});

/** The invalid field and its expected error. */
interface Spoiled {
  readonly what: string;
  readonly value: unknown;
  readonly said: object | string | null;
}
const LONG = 'ж'.repeat(1_000_000);
const NINES = '9'.repeat(40);
const BAD_DAY = 'Укажите действующую дату';
const BAD_FILE = 'Файл больше 10 МБ или неподдерживаемого типа';

function spoilings({ name, kind, required }: Field, isForm: boolean): Spoiled[] {
  const missing = { what: 'missing', value: undefined, said: 'Заполните поле' };
  const wrongType = { what: 'an object', value: { deep: [1] }, said: kind === 'date' ? BAD_DAY : 'Проверьте значение' };
  const hostile = [
    { what: 'a script', value: '< Script src=x>', said: XSS },
    { what: 'SQL', value: "1' or 1 = 1 --", said: SQL },
  ];
  const files = [
    { what: 'a program', value: new File(['x'], 'virus.exe'), said: BAD_FILE },
    { what: 'an empty file', value: new File([], 'empty.pdf'), said: BAD_FILE },
    { what: 'text for a file', value: 'scan.pdf', said: null },
  ];
  const byKind: Readonly<Record<string, readonly Spoiled[]>> = {
    s: [{ what: '1 MB', value: LONG, said: 'Слишком длинный текст' }, ...hostile],
    d: [{ what: 'huge', value: NINES, said: null }, { what: 'no sum', value: '1e5', said: null }, ...hostile],
    i: [{ what: 'unknown', value: 999_999, said: null }, { what: 'huge', value: 1e20, said: null }, ...hostile],
    date: [{ what: 'no day', value: '2026-02-30', said: BAD_DAY }, ...hostile],
    f: files,
    'f[]': files,
  };
  const isFile = kind === 'f' || kind === 'f[]';
  return [
    ...(required && name !== 'smart-token' ? [missing] : []),
    ...(isForm || isFile || kind === null ? [] : [wrongType]),
    ...(byKind[kind ?? ''] ?? []),
  ];
}

let page: Transport;
let node: Transport;
/** Values to take from other calls first, by row. */
const taken = new Map<number, SampleFields>();
const counts = { field: 0, id: 0, method: 0, body: 0 };

beforeAll(async () => {
  [page, node] = await Promise.all([openPageTransport(), openNodeTransport()]);
  for (const { row, sample } of cases) taken.set(row.n, (await sample.prepare?.(page.as)) ?? {});
});
afterAll(async () => {
  await Promise.all([page.close(), node.close()]);
  console.info(
    `refused with the world unchanged: ${counts.field} spoiled fields, ${counts.id} unknown ids, ` +
      `${counts.method} wrong methods and ${counts.body} broken bodies over each transport`,
  );
});

/** Sends a call and holds that the world is what it was. */
async function unchanged(transport: Transport, call: () => Promise<Answer>): Promise<Answer> {
  const changes = watchTables(transport.world);
  const answer = await call();
  expect([changes(), answer]).toEqual([[], answer]);
  return answer;
}

describe('invalid fields', () => {
  test.each(cases.map((one) => [`${one.row.n} ${one.row.path}`, one] as const))('%s', async (_title, one) => {
    const { row, sample, isForm, fields } = one;
    const call = await page.as(sample.as);
    for (const field of fields.filter(({ name }) => row.n !== 12 || name === 'name'))
      // the others invite, chats.test.ts
      for (const { what, value, said } of spoilings(field, isForm)) {
        const { [field.name]: _spoiled, ...others } = { ...sample.body, ...taken.get(row.n) };
        const body = value === undefined ? others : { ...others, [field.name]: value };
        const answer = await unchanged(page, () =>
          call(row.method, buildPath(row, sample), isForm ? buildForm(body) : body),
        );
        const title = [row.n, field.name, what];
        expect([...title, answer]).toEqual([...title, answerFor(field.name, said)]);
        counts.field += 1;
      }
  });

  test('the captcha has a separate error', async () => {
    const { 'smart-token': _token, ...body } = samples[3]?.body ?? {};
    const call = await page.as(null);
    expect(await unchanged(page, () => call('POST', 'auth/jwt/create/', body))).toMatchObject(NO_CAPTCHA);
  });
});

function answerFor(field: string, said: Spoiled['said']): unknown {
  if (said === null) return refusedFor(field);
  return expect.objectContaining(typeof said === 'string' ? { status: 400, body: { [field]: [said] } } : said);
}

/** 400 about this field, or 404 where it names a record. */
const refusedFor = (field: string): object =>
  expect.toSatisfy((answer: Answer) =>
    field.endsWith('_id') && answer.status === 404
      ? true
      : answer.status === 400 && Object.keys(Object(answer.body)).includes(field),
  );

describe('unknown ids', () => {
  const named = calls.filter(({ n, path }) => /\{(id|role)\}/.test(path) && samples[n] !== undefined);
  test.each(named.map((row) => [`${row.n} ${row.path}`, row] as const))('%s', async (_title, row) => {
    const sample = samples[row.n] ?? { as: null };
    const call = await page.as(sample.as);
    for (const id of ['999999', '0', '-1', 'x', '1e3', '%', '1 OR 1=1', NINES, '../1']) {
      const path = buildPath(row, { ...sample, params: { ...sample.params, id } });
      const body = row.method === 'GET' ? undefined : bodyFor(row, sample);
      const answer = await unchanged(page, () => call(row.method, path, body));
      expect([row.n, id, answer]).toEqual([row.n, id, expect.objectContaining(GONE)]);
      counts.id += 1;
    }
  });
});

const bodyFor = (row: Row, { body = {} }: Sample): unknown => (requestOf(row).multipart ? buildForm(body) : body);

describe.each([['page'], ['Node']] as const)('over the %s transport', (name) => {
  const transport = (): Transport => (name === 'page' ? page : node);

  test('a method that a path does not have is 405, for every caller', async () => {
    for (const [method, path] of wrongMethods()) {
      const call = await transport().as(null);
      const answer = await unchanged(transport(), () => call(method, path));
      expect([method, path, answer]).toEqual([method, path, expect.objectContaining(WRONG_METHOD)]);
      counts.method += name === 'page' ? 1 : 0;
    }
  });

  test('an unreadable body is the JSON parsing error', async () => {
    for (const { row, sample, isForm } of cases) {
      const call = await transport().as(sample.as);
      for (const text of ['{broken', '[]', 'null', '"text"', '\u0000', isForm ? '--x' : '{"a":1}}']) {
        const answer = await unchanged(transport(), () => call(row.method, buildPath(row, sample), text));
        expect([row.n, text, answer]).toEqual([row.n, text, expect.objectContaining(BROKEN)]);
        counts.body += name === 'page' ? 1 : 0;
      }
    }
  });

  test('a body nested deeper than any stack is refused as well', async () => {
    const deep = `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const call = await transport().as('ved.active');
    const answer = await unchanged(transport(), () => call('POST', 'chats/create/', deep));
    expect(answer).toMatchObject({ status: 400, body: { name: ['Проверьте значение'] } });
  });
});

/** Every path of the contract with the methods that no row gives it. */
function wrongMethods(): (readonly [method: string, path: string])[] {
  const plain = calls.filter(({ n }) => samples[n] !== undefined);
  return plain.flatMap((row) => {
    const path = buildPath(row, samples[row.n] ?? { as: null }).split('?')[0] ?? '';
    const known = plain.filter((other) => patternOf(other).test(path)).map(({ method }) => method);
    const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].filter((method) => !known.includes(method));
    return methods.map((method) => [method, path] as const);
  });
}

const patternOf = ({ path }: Row): RegExp =>
  new RegExp(`^${(path.split('?')[0] ?? '').replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
