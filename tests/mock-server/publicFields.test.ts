// Fields of a record in a response: those its endpoint names, at any depth, and no internal ones.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BINARY_RESPONSE } from '../../src/api/endpoint.ts';
import { pageSchema } from '../../src/api/schemas/reader.ts';
import { createFieldFilter } from '../../src/mock-server/http/fieldFilter.ts';
import { FileResponse, HttpError, StatusResponse } from '../../src/mock-server/http/response.ts';

const visible = { id: 1, note: null, owner: { name: 'Лазурит' } };
const kept = { ...visible, password: 'x', owner: { ...visible.owner, inn: '1' } };
const record = v.object({
  id: v.number(),
  note: v.nullish(v.string(), null),
  owner: v.nullish(v.object({ name: v.string() })),
});
const filtered = (returns: Parameters<typeof createFieldFilter>[0]['response'], outcome: unknown) =>
  JSON.stringify(createFieldFilter({ response: returns })(outcome));

test.each([
  ['a record', record, kept, visible],
  ['a record without what it may lack', record, { id: 1, password: 'x' }, { id: 1 }],
  ['a record of none', record, { ...kept, owner: null }, { ...visible, owner: null }],
  ['a list', v.array(record), [kept, kept], [visible, visible]],
  ['a page', pageSchema(record), { count: 1, results: [kept], all: [kept] }, { count: 1, results: [visible] }],
  ['what no schema describes', v.unknown(), kept, kept],
])('of %s', (_of, returns, outcome, expected) => {
  expect(filtered(returns, outcome)).toBe(JSON.stringify(expected));
});

test('a response keeps its status; errors and files are unchanged', () => {
  const reply = createFieldFilter({ response: record })(new StatusResponse(201, kept));
  expect([reply instanceof StatusResponse, JSON.stringify(reply)]).toEqual([
    true,
    JSON.stringify({ status: 201, body: visible }),
  ]);
  const refusal = new HttpError(400, { id: ['Заполните поле'] });
  expect(createFieldFilter({ response: record })(refusal)).toBe(refusal);
  const file = new FileResponse('a.pdf', () => Promise.resolve(new Blob()));
  expect(createFieldFilter({ response: BINARY_RESPONSE })(file)).toBe(file);
});

/** Of a list of one row, what leaves of it. */
const rowOf = (returns: v.GenericSchema) => {
  const pick = createFieldFilter({ response: v.array(returns) });
  return (row: unknown) => v.parse(v.tuple([v.unknown()]), pick([row]))[0];
};

test('caches filtered frozen rows per schema, and no mutable ones', () => {
  const [whole, id] = [rowOf(record), rowOf(v.object({ id: v.number() }))];
  const frozen = Object.freeze({ ...kept });
  expect(whole(frozen)).toEqual(visible);
  expect(whole(frozen)).toBe(whole(frozen));
  expect(id(frozen)).toEqual({ id: 1 });
  const open = { ...kept };
  expect(whole(open)).toEqual(visible);
  open.id = 2;
  expect(whole(open)).toEqual({ ...visible, id: 2 });
});
