// Pages of a list: the adjacent page, and all pages as one list.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Call, castResult, createCall, defineEndpoint } from '../../src/api/endpoint.ts';
import { depositList } from '../../src/api/endpoints/deposits.ts';
import { withdrawalList } from '../../src/api/endpoints/withdrawals.ts';
import { pageSchema } from '../../src/api/schemas/reader.ts';
import { fetchAllPages, withAllPages } from '../../src/machines/data/lists/allPages.ts';
import { withPagesUntilRecord } from '../../src/machines/data/lists/findInList.ts';
import { toAdjacentPageCall } from '../../src/machines/data/lists/adjacentPage.ts';
import { inertPorts } from '../support/models/ports.ts';

const at = (offset: number, more: { limit?: number; status?: string } = {}): Call =>
  createCall(depositList, { query: { limit: 10, offset, ...more } });

describe('the page adjacent to the shown one', () => {
  const NEXT = '/api/v1/deposits?limit=10&offset=30&cursor=n';
  const PREVIOUS = '/api/v1/deposits?limit=10&offset=10&cursor=p';
  const shown = { answered: at(20), data: { next: NEXT, previous: PREVIOUS, results: [] } };

  test.each([
    ['next', at(30), NEXT],
    ['previous', at(10), PREVIOUS],
  ])('is requested by the URL `%s` of the response, and cached by its own call', (_, call, url) => {
    expect(toAdjacentPageCall(call, shown)).toEqual({ ...call, url });
  });

  test.each<[string, Call]>([
    ['the same page', at(20)],
    ['the page after the next', at(40)],
    ['the page before the previous', at(0)],
    ['another filter', at(30, { status: 'pending' })],
    ['pages of another length', at(25, { limit: 5 })],
    ['another list', createCall(withdrawalList, { query: { limit: 10, offset: 30 } })],
    ['a question without a place', createCall(depositList)],
  ])('is requested without a URL unless it is %s', (_, call) => {
    expect(toAdjacentPageCall(call, shown)).toBe(call);
  });

  test.each([
    ['nothing was answered', { answered: null, data: undefined }],
    ['the answer was to a call without an offset', { ...shown, answered: createCall(depositList) }],
    ['the answer is no page', { answered: at(20), data: [] }],
    ['the answer names no neighbours', { answered: at(20), data: {} }],
    ['the answer was the last page', { answered: at(20), data: { next: null, previous: PREVIOUS } }],
  ])('is requested without a URL when %s', (_, before) => {
    expect(toAdjacentPageCall(at(30), before)).toEqual(at(30));
  });
});

const page = (rows: readonly number[], next: string | null) => ({ count: 9, next, previous: null, results: rows });

const numbers = defineEndpoint({
  method: 'GET',
  path: 'numbers',
  roles: ['public'],
  response: pageSchema(v.number()),
});
const typed = (value: unknown) => castResult(numbers, value);

/** Ports on which each address has a page; the first request has none yet. */
function answering(pages: Readonly<Record<string, unknown>>) {
  const calls: Call[] = [];
  const send = (call: Call) => {
    calls.push(call);
    return Promise.resolve(pages[call.url ?? 'first']);
  };
  return { calls, requests: withAllPages({ ...inertPorts, send }) };
}

const fetchList = ({ requests }: ReturnType<typeof answering>) =>
  requests.send(at(0), new AbortController().signal, 'token');

describe('a list of all pages', () => {
  test('is read page after page and returned as one', async () => {
    const list = answering({ first: page([1, 2], 'b'), b: page([3], 'c'), c: page([4], null) });
    expect(await fetchList(list)).toEqual(page([1, 2, 3, 4], null));
    expect(list.calls.map(({ endpoint, url }) => [endpoint, url])).toEqual([
      [depositList, undefined],
      [depositList, 'b'],
      [depositList, 'c'],
    ]);
  });

  test('ends at a last page that links back', async () => {
    const list = answering({ first: page([1], 'b'), b: page([2], 'b') });
    expect(await fetchList(list)).toEqual(page([1, 2], null));
    expect(list.calls).toHaveLength(2);
  });

  test('ends there too for a reader of typed rows', async () => {
    const pages: unknown[] = [page([1], 'b'), page([2], 'b')];
    const send = () =>
      pages.length > 0 ? Promise.resolve(pages.shift()) : Promise.reject(new Error('requested again'));
    const walk = fetchAllPages(
      { first: at(0), castResult: typed },
      { ...inertPorts, send },
      new AbortController().signal,
    );
    expect(await walk).toEqual({ ok: true, rows: [1, 2], next: null, pages: 2 });
  });

  test('is one page without links; a response without rows is no list', async () => {
    expect(await fetchList(answering({ first: { results: [1] } }))).toEqual({ results: [1], next: null });
    await expect(fetchList(answering({ first: { count: 0 } }))).rejects.toThrow('results');
  });
});

test('reports the number of unreadable rows of all pages', async () => {
  const pages = { first: { ...page([1], 'b'), lost: 2 }, b: { ...page([2], 'c'), lost: 1 }, c: page([3], null) };
  expect(await fetchList(answering(pages))).toEqual({ ...page([1, 2, 3], null), lost: 3 });
});

const rowOf = (id: number) => ({ id });

/** How many pages are read until the record `id` has come. */
const looked = async (id: number, next: (at: number) => string | null) => {
  let pages = 0;
  const send = () => {
    pages += 1;
    return Promise.resolve({ count: 1, next: next(pages), results: [rowOf(pages)] });
  };
  const answer = await withPagesUntilRecord(id, { ...inertPorts, send }).send(
    at(0),
    new AbortController().signal,
    'token',
  );
  return { pages, answer };
};

describe('a list searched for one record', () => {
  test('is read until the record appears', async () => {
    expect(await looked(3, String)).toEqual({
      pages: 3,
      answer: { count: 1, next: null, results: [rowOf(1), rowOf(2), rowOf(3)] },
    });
  });

  test('is read to its end without the record, and never endlessly', async () => {
    expect(await looked(9, (number) => (number < 4 ? String(number) : null))).toMatchObject({ pages: 4 });
    expect(await looked(0, String)).toMatchObject({ pages: 100 });
  });
});
