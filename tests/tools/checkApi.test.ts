// check:api finds each seeded difference in an altered copy of the Node server, and none in an unaltered one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CheckOptions, checkApi } from '../contract/backend/run.ts';
import { type DifferenceKind, formatReport } from '../contract/backend/report.ts';
import { isRecord } from '../../src/api/lib/isRecord.ts';
import type { EndpointName } from '../../src/api/endpoints/all.ts';
import { DEMO_PASSWORD } from '../../src/mock-server/db/demo.ts';
import { type Alteration, type ProxiedAnswer, startAlteringProxy } from '../support/alteringProxy.ts';

const account = (login: string, account_type: string) => ({ login, password: DEMO_PASSWORD, account_type });
const participant = account('ved.active', 'ved_participant');
const operator = account('operator', 'authorized_organization');

let proxy: Awaited<ReturnType<typeof startAlteringProxy>>;
beforeAll(async () => {
  proxy = await startAlteringProxy();
});
afterAll(() => proxy.close());

function check(options: Omit<CheckOptions, 'base'>) {
  return checkApi({ base: proxy.url, waitMs: 1500, ...options });
}

/** Keys that the client reads in a message besides those of the contract, and those required by the operator's inbox. */
const OTHER_KEYS = new Set(
  ['id', 'message', 'file_url', 'index', 'awaited_message'].map((key) => `extension missing: ${key}`),
);

test('an unaltered server differs in nothing, reading and writing', async () => {
  proxy.bend({});
  const accounts = [participant, account('lp.active', 'liquidity_provider'), operator];
  const report = await check({ accounts, write: true });
  expect(formatReport(report)).toMatch(/: \d{3} calls and probes, 0 differences$/);
  const notes = new Set(report.lines.flatMap((line) => line.notes));
  expect([...notes].filter((note) => !OTHER_KEYS.has(note))).toEqual([]);
});

/** Alters the successful JSON responses of one path. */
function json(at: RegExp, change: (body: Readonly<Record<string, unknown>>) => unknown): Alteration {
  return {
    answer({ path, status, text }) {
      const body: unknown = status < 300 && at.test(path) ? JSON.parse(text) : null;
      return isRecord(body) ? { text: JSON.stringify(change(body)) } : {};
    },
  };
}
function rows(at: RegExp, change: (row: Readonly<Record<string, unknown>>) => unknown): Alteration {
  return json(at, (page) => ({
    ...page,
    results: Array.isArray(page['results']) ? page['results'].map((row) => change(row)) : [],
  }));
}
const when = (
  fits: (passing: ProxiedAnswer) => boolean,
  instead: (passing: ProxiedAnswer) => Partial<ProxiedAnswer>,
): Alteration => ({
  answer: (passing) => (fits(passing) ? instead(passing) : {}),
});
const without = (path: string, ...names: readonly string[]) => {
  const [plain, search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return `${plain}?${query}`;
};
const otherHost = (next: unknown) => (typeof next === 'string' ? next.replace(/127[^/]*/, 'backend:8000') : next);
const html = { type: 'text/html', text: '<!doctype html><h1>Not Found</h1>' };
const OWN = /^deposits\b/;
const DESK = /^authorized_organization\/deposits/;
const isPost = ({ method, path }: ProxiedAnswer) => method === 'POST' && path.startsWith('deposits/');
const isExpired = ({ status, path }: ProxiedAnswer) => status === 403 && path === 'auth/current_user/';

const SEEDED: readonly [what: string, kind: DifferenceKind, bend: Alteration, options?: 'write' | 'operator'][] = [
  ['a field is missing', 'missing', rows(OWN, ({ amount: _amount, ...row }) => row)],
  ['a field has another type', 'type', rows(OWN, (row) => ({ ...row, status: 1 }))],
  ['ids are UUIDs', 'type', rows(OWN, (row) => ({ ...row, id: '4c3f2b5e-0000-4000-8000-000000000001' }))],
  ['amounts are numbers', 'type', rows(OWN, ({ amount, ...row }) => ({ ...row, amount: Number(amount) }))],
  ['times have no zone', 'form', rows(OWN, (row) => ({ ...row, created_at: '2026-11-28T12:00:00' }))],
  ['a role has another word', 'word', rows(OWN, (row) => ({ ...row, role: 'participant' }))],
  ['an array replaces a page', 'list', json(OWN, ({ results }) => results)],
  ['a page has no count', 'count', json(OWN, ({ count: _count, ...page }) => page)],
  ['next names another host', 'next', json(OWN, (page) => ({ ...page, next: otherHost(page['next']) }))],
  ['next is missing', 'next', json(OWN, (page) => ({ ...page, next: null }))],
  [
    'a path without slash answers 301',
    'redirect',
    when(
      ({ path }) => /^deposits(\?|$)/.test(path),
      ({ path }) => ({ status: 301, text: '', location: `/api/v1/${path.replace('deposits', 'deposits/')}` }),
    ),
  ],
  ['limit is ignored', 'limit', { path: (path) => (OWN.test(path) ? without(path, 'limit') : path) }],
  ['offset is ignored', 'limit', { path: (path) => (OWN.test(path) ? without(path, 'offset') : path) }],
  ['a filter is ignored', 'filter', { path: (path) => (DESK.test(path) ? without(path, 'status') : path) }, 'operator'],
  [
    'a record by id is not looked for',
    'filter',
    { path: (path) => (DESK.test(path) ? without(path, 'id') : path) },
    'operator',
  ],
  [
    'an endpoint is missing',
    'status',
    when(
      ({ path }) => OWN.test(path),
      () => ({ status: 404, ...html }),
    ),
  ],
  [
    'a method is missing',
    'status',
    when(
      ({ path }) => OWN.test(path),
      () => ({ status: 405, text: '{"detail":"Method \\"GET\\" not allowed."}' }),
    ),
  ],
  [
    'an endpoint fails',
    'status',
    when(
      ({ path }) => OWN.test(path),
      () => ({ status: 500, ...html }),
    ),
  ],
  [
    'HTML comes with success',
    'body',
    when(
      ({ path }) => OWN.test(path),
      () => html,
    ),
  ],
  [
    'a damaged token is refused in Russian with 403',
    'token',
    when(isExpired, () => ({ text: '{"detail":"Данный токен недействителен"}' })),
  ],
  [
    'no token is refused with 403',
    'status',
    when(
      ({ status, path }) => status === 401 && path === 'auth/current_user/',
      () => ({ status: 403 }),
    ),
  ],
  ['a damaged token is accepted', 'status', when(isExpired, () => ({ status: 200, text: '{}' }))],
  [
    'an unknown id is refused in HTML',
    'error',
    when(
      ({ path }) => path.startsWith('trades/999'),
      () => html,
    ),
  ],
  [
    'a wrong password is refused in other words',
    'error',
    when(
      ({ path, status }) => path === 'auth/jwt/create/' && status > 399,
      () => ({ text: '{"detail":"No active account found"}' }),
    ),
  ],
  [
    'a foreign role is let in',
    'status',
    when(
      ({ status, path }) => status === 403 && DESK.test(path),
      () => ({ status: 200 }),
    ),
  ],
  [
    'a write is redirected',
    'redirect',
    when(isPost, () => ({ status: 301, text: '', location: '/api/v1/deposits/' })),
    'write',
  ],
  [
    'a write fails with success',
    'success',
    when(isPost, () => ({ status: 200, text: '{"success":false,"message":"no"}' })),
    'write',
  ],
  [
    'a field error is English',
    'error',
    when(
      (one) => isPost(one) && one.status === 400,
      () => ({ text: '{"amount":["A valid number is required."]}' }),
    ),
    'write',
  ],
  [
    'a field error is HTML',
    'error',
    when(
      (one) => isPost(one) && one.status === 400,
      () => html,
    ),
    'write',
  ],
  ['the socket refuses the token', 'socket', { socket: 'refused' }],
  ['the socket lets everybody in', 'socket', { socket: 'open to all' }],
  ['the socket returns nothing', 'echo', { socket: 'without echo' }, 'write'],
];

describe('an altered server', () => {
  const ONLY = new Set<EndpointName>(['chatList', 'depositList', 'operatorDepositList']);

  test.each(SEEDED)('%s', async (_what, kind, bend, options) => {
    proxy.bend(bend);
    const accounts = [options === 'operator' ? operator : participant];
    const { lines, differences } = await check({ accounts, only: ONLY, write: options === 'write' });
    expect(differences).toBeGreaterThan(0);
    expect(lines.flatMap((line) => line.differences.map((difference) => difference.kind))).toContain(kind);
  });
});

test('a report names fields and types, and never a value', async () => {
  proxy.bend(rows(OWN, (row) => ({ ...row, amount: 4242.42, comment: 777, status: 31337 })));
  const said = JSON.stringify(await check({ accounts: [participant], only: new Set(['depositList']) }));
  expect(said).toContain('amount: a number instead of a decimal as text');
  for (const value of ['4242.42', '777', '31337', DEMO_PASSWORD]) expect(said).not.toContain(value);
});
