// Every row of the contract over both transports: accepted for its role, rejected for a wrong role and without a token.
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BINARY_RESPONSE, type Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { ROLES, type Role } from '../../src/api/roles.ts';
import { type Row, calls, rowOf } from '../contract/notation.ts';
import { type Transport, openNodeTransport, openPageTransport } from './everyCall/transports.ts';
import { buildPath, buildBody } from './everyCall/request.ts';
import { samples } from './everyCall/samples.ts';
import type { Answer } from './mock.ts';

const personas: Readonly<Record<Role, string>> = {
  ved_participant: 'ved.active',
  liquidity_provider: 'lp.active',
  authorized_organization: 'operator',
};
const FOREIGN = { status: 403, body: { detail: 'You do not have permission to perform this action.' } };
const NOBODY = { status: 401, body: { detail: 'Authentication credentials were not provided.' } };

/** Row 95 is an address taken from a page, row 124 the chat socket. */
const [PAGE_ROW, SOCKET_ROW] = [rowOf(95), rowOf(124)];
const plain = calls.filter((row) => row !== PAGE_ROW && row !== SOCKET_ROW);
const closed = plain.filter(({ roles }) => !roles.includes('public'));
const strangers = (row: Row): Role[] => ROLES.filter((role) => !row.roles.includes(role));

const expected = {
  answered: calls.length,
  'refused to a wrong role': closed.filter((row) => strangers(row).length > 0).length,
  'refused to nobody': calls.filter(({ roles }) => !roles.includes('public')).length,
};
type Counts = Record<keyof typeof expected, number>;

const transports = new Map<string, Counts>([['contract', expected]]);
afterAll(() => {
  const lines = Array.from(transports, ([transport, counts]) => [transport, ...Object.values(counts)]);
  const table = [['calls', ...Object.keys(expected)], ...lines].map((line) =>
    line
      .map((cell) => String(cell).padEnd(24))
      .join('')
      .trimEnd(),
  );
  console.info(table.join('\n'));
});

describe.each([
  ['page', openPageTransport],
  ['Node', openNodeTransport],
] as const)('over the %s transport', (name, open) => {
  let transport: Transport;
  const counts: Counts = { answered: 0, 'refused to a wrong role': 0, 'refused to nobody': 0 };
  beforeAll(async () => {
    transport = await open();
  });
  afterAll(async () => {
    await transport.close();
    transports.set(name, counts);
  });

  test.each(plain.map((row) => [`${row.n} ${row.method} ${row.path}`, row] as const))(
    '%s succeeds',
    async (_title, row) => {
      if (row.method !== 'GET') await transport.reset();
      const { as, prepare } = sampleOf(row);
      const taken = (await prepare?.(transport.as)) ?? {};
      const answer = await (
        await transport.as(as)
      )(row.method, buildPath(row, sampleOf(row)), buildBody(row, sampleOf(row), taken));
      expect(answer).toMatchObject({ status: expect.toBeOneOf([200, 201, 205]) });
      expect(problemsOf(row, answer)).toEqual([]);
      counts.answered += 1;
    },
  );

  test('95 the URL of an adjacent page succeeds', async () => {
    const call = await transport.as('ved.active');
    const { next } = v.parse(neighbours, (await call('GET', 'chats?limit=1')).body);
    expect(next).toMatch(new RegExp(`^${transport.origin}/api/v1/`));
    const path = next.slice(`${transport.origin}/api/v1/`.length);
    const { status, body } = await call('GET', path);
    expect([status, v.parse(neighbours, body).previous]).toEqual([
      200,
      `${transport.origin}/api/v1/chats?limit=1&offset=0`,
    ]);
    expect(await (await transport.as(null))('GET', path)).toMatchObject(NOBODY);
    counts.answered += 1;
    counts['refused to nobody'] += 1;
  });

  test('124 the chat socket accepts signed-in users', async () => {
    const { body } = await (await transport.as(null))('POST', 'auth/jwt/create/', sampleOf(rowOf(3)).body);
    const chat = `${transport.origin.replace('http', 'ws')}/ws/chat/1/?token=`;
    expect(await transport.enters(chat + String(Object(body).access))).toBe(true);
    expect(await transport.enters(chat)).toBe(false);
    counts.answered += 1;
    counts['refused to nobody'] += 1;
  });

  test('rejects roles that the contract does not name', async () => {
    for (const row of closed) {
      const answers = [];
      for (const role of strangers(row))
        answers.push(await (await transport.as(personas[role]))(row.method, buildPath(row, sampleOf(row))));
      expect([row.n, answers]).toEqual([row.n, strangers(row).map(() => expect.objectContaining(FOREIGN))]);
      if (answers.length > 0) counts['refused to a wrong role'] += 1;
    }
  });

  test('rejects signed-out callers of all but public calls', async () => {
    for (const row of closed) {
      const answer = await (await transport.as(null))(row.method, buildPath(row, sampleOf(row)));
      expect([row.n, answer]).toEqual([row.n, expect.objectContaining(NOBODY)]);
      counts['refused to nobody'] += 1;
    }
  });

  test('the numbers are those of the contract', () => {
    expect(counts).toEqual(expected);
  });
});

const neighbours = v.object({ next: v.nullable(v.string(), ''), previous: v.nullable(v.string()) });

function sampleOf({ n }: Row) {
  const sample = samples[n];
  if (!sample) throw new Error(`no sample of row ${n}: add it in tests/mock-server/everyCall/samples.ts`);
  return sample;
}

/** Missing and additional fields of the response for every endpoint of the row; a file must be a file. */
function problemsOf(row: Row, { type, body }: Answer): unknown[] {
  const constants = Object.values<Endpoint>(endpoints).filter(
    ({ method, path }) => method === row.method && path === row.path,
  );
  expect(constants).not.toEqual([]);
  const fits = constants.map(({ response: returns }) =>
    returns === BINARY_RESPONSE ? /pdf|spreadsheetml/.test(type ?? '') : isDescribed(body, v.safeParse(returns, body)),
  );
  return fits.includes(true) ? [] : [type, body];
}

/** Every key of `body`, however deep, is one of what it was parsed to. */
function isDescribed(
  body: unknown,
  { success, output }: { readonly success: boolean; readonly output: unknown },
): boolean {
  return success && beyond(body, output).length === 0;
}

function beyond(body: unknown, parsed: unknown): string[] {
  if (typeof body !== 'object' || body === null || typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key) ? beyond(value, Reflect.get(parsed, key)) : [key],
  );
}
