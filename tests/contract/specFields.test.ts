// Each response field is the specification's or our extension: tests/contract/spec-fields.json and the marks of docs/openapi.json.
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../scripts/openapi.document.ts';
import { type RecordName, records } from '../../scripts/openapi.records.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import type { Endpoint } from '../../src/api/endpoint.ts';
import named from './spec-fields.json' with { type: 'json' };

type Marks = Readonly<Record<string, object>>;
const { paths, components } = openApiDocument();
const responses = Object.entries<Readonly<Record<string, string>>>(named.responses);
const table: Readonly<Record<string, Endpoint>> = endpoints;

/** Properties of a response, or of its rows if it is a list. */
function propertiesOf(schema: object): Marks {
  const found: Record<string, object> = {};
  const visit = (node: object): void => {
    const { properties, items, anyOf } = Object(node);
    for (const one of anyOf ?? []) visit(one);
    if (items) visit(items);
    if (properties?.results) visit(properties.results);
    else Object.assign(found, properties);
  };
  visit(schema);
  return found;
}
function answerOf(name: string): object {
  const { method = '', path = '' } = table[name] ?? {};
  const operation = Object(paths[`/${path.split('?')[0]}`]?.[method.toLowerCase()]);
  return operation.responses['2XX'].content['application/json'].schema;
}
function marksOf(name: string): Marks {
  if (name === 'Page') return Object(answerOf('depositList')).properties;
  return propertiesOf(components.schemas[name] ?? answerOf(name));
}
const isRecord = (name: string): name is RecordName => name in records;
const marked = (marks: Marks, mark: string) => Object.keys(marks).filter((field) => mark in (marks[field] ?? {}));

describe('response fields', () => {
  it.each(responses)(
    'of %s: the named ones exist and carry their section, all others are extensions',
    (name, fields) => {
      const marks = marksOf(name);
      expect(new Set(marked(marks, 'x-spec'))).toEqual(new Set(Object.keys(fields)));
      expect(marked(marks, 'x-extension')).toEqual(Object.keys(marks).filter((field) => !(field in fields)));
    },
  );

  it('carry exactly one of the two marks, in every record and in every answer that is no record', () => {
    const answers = Object.keys(table)
      .filter((name) => JSON.stringify(Object(answerOrNull(name))).includes('"properties"'))
      .map((name) => [name, propertiesOf(answerOf(name))] as const);
    const all = [...Object.keys(components.schemas).map((name) => [name, marksOf(name)] as const), ...answers];
    const unmarked = all.flatMap(([name, marks]) =>
      Object.entries(marks)
        .filter(([, mark]) => 'x-spec' in mark === 'x-extension' in mark)
        .map(([field]) => `${name}.${field}`),
    );
    const count = (mark: string) => all.reduce((sum, [, marks]) => sum + marked(marks, mark).length, 0);
    console.info(
      `${all.length} answers: ${count('x-spec')} fields of the specification, ${count('x-extension')} extensions`,
    );
    expect(unmarked).toEqual([]);
  });

  it('are named for records and endpoints that exist', () => {
    const unknown = responses
      .map(([name]) => name)
      .filter((name) => name !== 'Page' && !isRecord(name) && !(name in table));
    expect(unknown).toEqual([]);
  });
});

function answerOrNull(name: string): object | null {
  return table[name]?.response === 'binary' ? null : answerOf(name);
}

/** The fields of a record, of the rows of a list, or of both forms of an organisation. */
function fieldsOf(schema: unknown): Readonly<Record<string, object>> {
  const { entries, item, pipe, wrapped, options } = Object(schema);
  if (entries?.results) return fieldsOf(entries.results);
  if (entries) return entries;
  const inner: unknown = item ?? wrapped ?? pipe?.[0];
  return inner ? fieldsOf(inner) : Object.assign({}, ...(options ?? []).map(fieldsOf));
}

// A named field that is missing is reported to the console, an extension is not.
it.each(responses.filter(([name]) => name !== 'Page'))('the schema of %s marks the same fields', (name, fields) => {
  const schema = isRecord(name) ? records[name] : table[name]?.response;
  const marks = Object.entries(fieldsOf(schema)).flatMap(([field, mark]) =>
    'isExtension' in mark ? [[field, mark.isExtension !== true] as const] : [],
  );
  expect(marks.filter(([field, isNamed]) => isNamed !== field in fields)).toEqual([]);
});

describe('request fields', () => {
  it.each(Object.entries(named.requests))('of %s exist in a query or a body', (_name, fields) => {
    const sent = new Set(
      Object.values(table).flatMap(({ query, body }) => [...Object.keys(query), ...Object.keys(body)]),
    );
    expect(fields.filter((field) => !sent.has(field))).toEqual([]);
  });
});
