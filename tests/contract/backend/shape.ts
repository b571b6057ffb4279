// Compares a response with the schema in docs/openapi.json. Reports types and formats, never values.
import { isRecord } from '../../../src/api/lib/isRecord.ts';
import type { Findings } from './report.ts';

type Json = Readonly<Record<string, unknown>>;
interface Difference {
  readonly kind: 'missing' | 'type' | 'form' | 'word';
  readonly text: string;
}
interface Compared {
  readonly differences: readonly Difference[];
  readonly notes: readonly string[];
}

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MAX_ROWS = 50;

export type CheckShape = (value: unknown, schema: object, findings: Findings) => void;

/** @param components the records of the document, by name */
export function createShapeChecker(components: Readonly<Record<string, object>>): CheckShape {
  return (value, schema, findings) => {
    const { differences, notes } = compare(value, schema, '');
    for (const { kind, text } of differences) findings.differ(kind, text);
    for (const text of notes) findings.note(text);
  };

  function compare(value: unknown, given: object, path: string): Compared {
    const schema = resolved(given);
    const { anyOf } = schema;
    if (Array.isArray(anyOf)) return best(anyOf.filter(isRecord).map((allowed) => compare(value, allowed, path)));
    if (isRecord(schema['properties'])) return compareObject(value, schema, schema['properties'], path);
    if (isRecord(schema['items'])) return compareRows(value, schema['items'], path);
    return simple(value, schema, path);
  }

  function resolved(schema: object): Json {
    const json = isRecord(schema) ? schema : {};
    const name = /^#\/components\/schemas\/(\w+)$/.exec(String(json['$ref']))?.[1];
    const record = name === undefined ? undefined : components[name];
    return isRecord(record) ? record : json;
  }

  function compareObject(value: unknown, schema: Json, properties: Json, path: string): Compared {
    if (!isRecord(value)) return one('type', path, 'an object', value);
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const parts = Object.entries(properties).map(([field, property]): Compared => {
      const at = path === '' ? field : `${path}.${field}`;
      if (value[field] !== undefined) return compare(value[field], isRecord(property) ? property : {}, at);
      if (required.includes(field)) return { differences: [{ kind: 'missing', text: at }], notes: [] };
      return isRecord(property) && 'x-extension' in property
        ? { differences: [], notes: [`extension missing: ${at}`] }
        : NOTHING;
    });
    const extra = Object.keys(value).filter((field) => !(field in properties));
    const notes = extra.map((field) => `not in the contract: ${path === '' ? field : `${path}.${field}`}`);
    return merged([...parts, { differences: [], notes }]);
  }

  function compareRows(value: unknown, items: Json, path: string): Compared {
    if (!Array.isArray(value)) return one('type', path, 'an array', value);
    return merged(value.slice(0, MAX_ROWS).map((row) => compare(row, items, `${path}[]`)));
  }
}

const NOTHING: Compared = { differences: [], notes: [] };

function merged(all: readonly Compared[]): Compared {
  return { differences: all.flatMap(({ differences }) => differences), notes: all.flatMap(({ notes }) => notes) };
}

/** The best match of several alternatives; null matches only null. */
function best(all: readonly Compared[]): Compared {
  return all.toSorted((a, b) => weight(a) - weight(b))[0] ?? NOTHING;
}

const weight = ({ differences }: Compared) =>
  differences.reduce((sum, { text }) => sum + (text.endsWith('instead of null') ? 1000 : 1), 0);

function simple(value: unknown, schema: Json, path: string): Compared {
  const { type, pattern, format, enum: words, const: word } = schema;
  const wanted = describe(schema);
  if (type === 'null')
    return value === null
      ? NOTHING
      : { differences: [{ kind: 'type', text: `${path}: ${describeForm(value)} instead of null` }], notes: [] };
  if (type === 'integer') return Number.isSafeInteger(value) ? NOTHING : one('type', path, wanted, value);
  if (type === 'number') return typeof value === 'number' ? NOTHING : one('type', path, wanted, value);
  if (type === 'boolean') return typeof value === 'boolean' ? NOTHING : one('type', path, wanted, value);
  const closed = Array.isArray(words) ? words : word === undefined ? null : [word];
  if (type !== 'string' && closed === null) return NOTHING;
  if (typeof value !== 'string') return one('type', path, wanted, value);
  if (closed !== null && !closed.includes(value))
    return one('word', path, `one of ${closed.join(', ')}`, 'another word');
  if (typeof pattern === 'string' && !new RegExp(pattern).test(value)) return one('form', path, wanted, value);
  if (format === 'date-time' && !ZONED.test(value)) return one('form', path, wanted, value);
  if (format === 'date' && !DAY.test(value)) return one('form', path, wanted, value);
  return NOTHING;
}

function describe({ type, pattern, format }: Json): string {
  if (format === 'date-time') return 'a time with a zone';
  if (format === 'date') return 'a day';
  if (typeof pattern === 'string') return 'a decimal as text';
  return type === 'string' ? 'a text' : `a value of type ${String(type)}`;
}

function one(kind: Difference['kind'], path: string, wanted: string, value: unknown): Compared {
  const got = kind === 'word' ? String(value) : describeForm(value);
  return {
    differences: [{ kind, text: `${path === '' ? 'the answer' : path}: ${got} instead of ${wanted}` }],
    notes: [],
  };
}

/** Describes the form of a value. */
export function describeForm(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a number';
  if (typeof value === 'boolean') return 'a boolean';
  if (typeof value === 'object') return 'an object';
  const text = typeof value === 'string' ? value : '';
  if (ZONED.test(text)) return 'a time with a zone';
  if (TIME.test(text)) return text.includes('T') ? 'a time without a zone' : 'a time with a space';
  if (DAY.test(text)) return 'a day';
  if (/^-?\d+$/.test(text)) return 'digits as text';
  return /^-?\d+\.\d+$/.test(text) ? 'a decimal as text' : 'a text';
}
