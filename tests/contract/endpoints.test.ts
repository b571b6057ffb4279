// Compares the endpoint table with calls.json in both directions: every path, role, field and response.
import * as v from 'valibot';
import { isExtensionField, recordKeyField } from '../../src/api/schemas/fields.ts';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { BINARY_RESPONSE, type Endpoint, type InputSchema } from '../../src/api/endpoint.ts';
import { isListSchema } from '../../src/api/schemas/reader.ts';
import { BINARY_ANSWER, type Field, type Kind, type Row, answersOf, calls, requestOf, rowOf } from './notation.ts';

const table = Object.entries<Endpoint>(endpoints);
/** Row 95 goes through `pageOf`, row 124 is the chat socket (chatSocket.test.ts). */
const NO_ENDPOINT = [95, 124];
/** KYT rows that are the same call as a listed one. */
const SAME_CALL: Readonly<Record<number, number>> = { 93: 37, 94: 38, 122: 106, 123: 19 };
/**
 * Additions of the specification to a row: section 3 filters requests by the type of wallet, and the history shows it.
 */
const BESIDE_THE_ROW: Readonly<Record<number, readonly string[]>> = {
  43: ['limit', 'offset'],
  44: ['wallet_type'],
};
/** Rows with two constants: the response's shape or its cache depends on the query. */
const TWO_VARIANTS = [37, 41];

const rows = calls.filter(({ n }) => !NO_ENDPOINT.includes(n));
const listed = rows.filter(({ n }) => !(n in SAME_CALL));
const titled = (some: readonly Row[]) => some.map((row) => ({ title: `${row.n} ${row.method} ${row.path}`, row }));

function constantsOf(row: Row): Endpoint[] {
  return table.map(([, target]) => target).filter(({ method, path }) => method === row.method && path === row.path);
}
function namesWhere(holds: (target: Endpoint) => boolean): string[] {
  return table.filter(([, target]) => holds(target)).map(([name]) => name);
}
const entriesIn = (schema: unknown): Readonly<Record<string, unknown>> => Object(schema).entries ?? {};
/** The schema of the records of a list or page. */
const listedRecord = (schema: unknown): unknown => Object(entriesIn(schema)['results'] ?? schema).item;
function accepts(schema: v.GenericSchema | undefined, value: unknown): boolean {
  return schema !== undefined && v.safeParse(schema, value).success;
}

describe('endpoint table', () => {
  it('has a constant for every row and no other', () => {
    const missing = rows.filter((row) => constantsOf(row).length === 0);
    const unlisted = namesWhere((target) => !rows.some((row) => constantsOf(row).includes(target)));
    expect([
      ...missing.map(({ n, method, path }) => `row ${n} ${method} ${path}: add its constant to src/api/endpoints`),
      ...unlisted.map((name) => `${name}: add its row to tests/contract/calls.json`),
    ]).toEqual([]);

    const variants = listed.filter((row) => constantsOf(row).length > 1);
    expect(variants.map(({ n }) => n)).toEqual(TWO_VARIANTS);
    expect(table).toHaveLength(listed.length + TWO_VARIANTS.length);
    const twice = Object.keys(SAME_CALL).length;
    console.info(
      `${calls.length} rows = ${listed.length} calls + ${twice} named twice + ${NO_ENDPOINT.length} without endpoint; ` +
        `${table.length} constants`,
    );
  });

  it.each(Object.entries(SAME_CALL))('row %s is the same call as row %i', (twice, original) => {
    const [row, other] = [rowOf(Number(twice)), rowOf(original)];
    expect([row.method, row.path, row.roles]).toEqual([other.method, other.path, other.roles]);
  });

  it('retries no report, opens no modal where one is open, caches only sale requests', () => {
    expect(namesWhere(({ retry }) => !retry)).toEqual(['reportCreate']);
    expect(new Set(namesWhere(({ keepsModals }) => keepsModals))).toEqual(
      new Set([
        'agreementAccept',
        'agreementList',
        'currentUser',
        'notificationUnreadList',
        'platformRuleList',
        'refreshTokens',
      ]),
    );
    expect(namesWhere(({ maxAge }) => maxAge !== 0)).toEqual(['tradeSellList']);
    expect(endpoints.tradeSellList.maxAge).toBe(30_000);
    expect(accepts(endpoints.tradeSellList.query.request_type, 'buy')).toBe(false);
    expect(accepts(endpoints.tradeBuyList.query.request_type, 'sell')).toBe(false);
  });

  it('sends the bearer with everything but the public calls', () => {
    expect(namesWhere(({ bearer }) => !bearer)).toEqual(namesWhere(({ roles }) => roles.includes('public')));
  });

  it('invalidates only tags that a query has, and only by a write', () => {
    const read = new Set(table.flatMap(([, { tags }]) => tags));
    expect(table.flatMap(([, { invalidates }]) => invalidates).filter((tag) => !read.has(tag))).toEqual([]);
    expect(namesWhere(({ method, invalidates }) => method === 'GET' && invalidates.length > 0)).toEqual([]);
  });

  it('invalidates by every write the lists of the records in its response', () => {
    const lists = table.flatMap(([name, { method, response, tags }]) =>
      method === 'GET' && response !== BINARY_RESPONSE && isListSchema(response)
        ? [{ name, tags, record: listedRecord(response) }]
        : [],
    );
    const stale = table.flatMap(([write, { method, response, invalidates }]) => {
      if (method === 'GET' || response === BINARY_RESPONSE) return [];
      const returned = new Set<unknown>([response, ...Object.values(entriesIn(response))]);
      const shown = lists.filter(({ record }) => returned.has(record));
      return shown
        .filter(({ tags }) => !tags.some((tag) => invalidates.includes(tag)))
        .map(({ name }) => [write, name]);
    });
    expect(stale).toEqual([]);
  });
});

describe('roles', () => {
  it.each(titled(rows))('$title', ({ row }) => {
    for (const { roles } of constantsOf(row)) expect(new Set(roles)).toEqual(new Set(row.roles));
  });
});

describe('request', () => {
  it.each(titled(listed.filter(({ n }) => n !== 37)))('$title', ({ row }) => {
    const { multipart, fields } = requestOf(row);
    for (const target of constantsOf(row)) {
      const entries = entriesOf(target);
      const extensions = Object.keys(entries).filter((name) => isExtensionField(entries[name]));
      const names = [...fields.map(({ name }) => name), ...(BESIDE_THE_ROW[row.n] ?? []), ...extensions];
      expect(extensions.filter((name) => fields.some((field) => field.name === name))).toEqual([]);
      expect(new Set(Object.keys(entries))).toEqual(new Set(names));
      expect(Object.keys(target.method === 'GET' ? target.body : target.query)).toEqual([]);
      expect(target.encoding).toBe(multipart ? 'multipart' : 'json');
      expect(fields.flatMap((field) => problemsOf(field, entries[field.name], row))).toEqual([]);
    }
    const wordsRefused = fields.flatMap(({ name, words }) =>
      words.filter((word) => !constantsOf(row).some((target) => accepts(entriesOf(target)[name], word))),
    );
    expect(wordsRefused).toEqual([]);
  });

  it('37 is an array without parameters and a page with a limit', () => {
    expect(Object.keys(endpoints.kytCompanyList.query)).toEqual([]);
    expect(new Set(Object.keys(endpoints.kytCompanyPage.query))).toEqual(new Set(['limit', 'offset']));
    expect(accepts(endpoints.kytCompanyPage.query.limit, undefined)).toBe(false);
    expect(accepts(endpoints.kytCompanyList.response, [])).toBe(true);
    expect(accepts(endpoints.kytCompanyPage.response, { count: 0, results: [] })).toBe(true);
  });

  it('94 requests fields that row 38 has', () => {
    const requested = requestOf(rowOf(94)).fields.map(({ name }) => name);
    expect(requested).toHaveLength(7);
    expect(Object.keys(endpoints.operatorWalletList.query)).toEqual(expect.arrayContaining(requested));
  });
});

const isBinary = (row: Row) => answersOf(row) === BINARY_ANSWER;

describe('answer', () => {
  it.each(titled(rows.filter(isBinary)))('$title is a file', ({ row }) => {
    expect(constantsOf(row).map(({ response: returns }) => returns)).toEqual([BINARY_RESPONSE]);
  });

  it.each(titled(rows.filter((row) => !isBinary(row))))('$title', ({ row }) => {
    const schemas = constantsOf(row).flatMap(({ response: returns }) => (returns === BINARY_RESPONSE ? [] : [returns]));
    for (const sample of answersOf(row)) {
      const outputs = schemas.map((schema) => v.safeParse(schema, sample)).filter(({ typed }) => typed);
      expect(outputs.length).toBeGreaterThan(0);
      // an array and a page are read by the schemas of both
      const wanted = outputs.filter(({ output }) => Array.isArray(output) === Array.isArray(sample));
      for (const { output } of wanted) expect(output).toMatchObject(Object(sample));
    }
  });

  it.each(titled(rows.filter((row) => !isBinary(row) && !row.response.startsWith('{} '))))(
    '$title is nothing else',
    ({ row }) => {
      for (const { response: returns } of constantsOf(row))
        expect(wrongFor(row).filter((wrong) => returns === BINARY_RESPONSE || accepts(returns, wrong))).toEqual([]);
    },
  );
});

/** The contract requires no field of the rouble account: the client rejects a body that has none of them. */
const wrongFor = ({ n }: Row): readonly unknown[] => (n === 69 ? [null, 'ok'] : [null, 'ok', {}]);

function entriesOf(target: Endpoint): InputSchema {
  return { ...target.query, ...target.body };
}

const blob = new Blob(['%PDF']);
const EXAMPLES: Readonly<Record<Kind, { good: readonly unknown[]; bad: readonly unknown[] }>> = {
  s: { good: ['text'], bad: [1, true, {}] },
  i: { good: [7, '7'], bad: ['x', 1.5, '1e3', ''] },
  d: { good: ['1500.50', '7'], bad: [1500.5, '1,5', '1e5', ''] },
  b: { good: [true, 'false'], bad: ['maybe', 1] },
  f: { good: [blob], bad: ['scan.pdf', [blob]] },
  date: { good: ['2026-11-20'], bad: ['20.11.2026', '2026-13-01'] },
  'i[]': { good: [[1, '2'], []], bad: [1, ['x']] },
  'f[]': { good: [[blob, blob], []], bad: [blob, ['scan.pdf']] },
};
/** Text fields of closed sets whose rows do not repeat the values. */
const KNOWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  role: ['ved_participant', 'liquidity_provider'],
  wallet_type: ['import', 'export'],
};

/** Error of one field: required mark, page default or kind. The caller checks closed sets. */
function problemsOf({ name, kind, required, words, fallback }: Field, schema: v.GenericSchema | undefined, row: Row) {
  const problems: string[] = [];
  const fixed = fallback !== null && !/^\d+$/.test(fallback);
  if (accepts(schema, undefined) === (required || fixed)) problems.push(`${name}: required mark`);
  if (fixed && !accepts(schema, fallback)) problems.push(`${name}: refuses ${fallback}`);
  const usual = { limit: Number(fallback ?? 10), offset: 0 }[name];
  if (row.method === 'GET' && usual !== undefined && defaultOf(schema) !== usual) problems.push(`${name}: default`);
  if (kind === null) return problems;
  const good = words.length > 0 ? words.slice(0, 1) : (KNOWN_WORDS[name] ?? EXAMPLES[kind].good);
  for (const value of good) if (!accepts(schema, value)) problems.push(`${name}: refuses ${String(value)}`);
  if (schema === recordKeyField || (schema && 'wrapped' in schema && schema.wrapped === recordKeyField))
    return problems; // any text may be an id
  for (const value of EXAMPLES[kind].bad) if (accepts(schema, value)) problems.push(`${name}: takes ${String(value)}`);
  return problems;
}

function defaultOf(schema: v.GenericSchema | undefined): unknown {
  return schema && v.safeParse(schema, undefined).output;
}
