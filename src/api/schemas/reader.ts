// Lenient response schemas. Only identifying fields are required; any other missing or unreadable field becomes null,
// and an unreadable row does not affect its neighbours. Unreadable fields are collected as issues.
import * as v from 'valibot';
import { ID_KEYS, countSchema, isObject, stringSchema } from './coercions.ts';

type Schema<TInput = unknown, TOutput = unknown> = v.GenericSchema<TInput, TOutput>;
type Fields = Readonly<Record<string, Schema>>;
type Issue = v.BaseIssue<unknown>;

/** A field that becomes null, with an issue, instead of failing its record. */
interface Lenient<S extends Schema> extends v.BaseSchema<
  v.InferInput<S> | null | undefined,
  v.InferOutput<S> | null,
  Issue
> {
  readonly wrapped: S;
  /** An extension of this project: its absence raises no issue. */
  readonly isExtension: boolean;
}

function lenient<S extends Schema>(wrapped: S, isExtension: boolean): Lenient<S> {
  return Object.assign(
    v.nullish(wrapped, () => undefined),
    {
      isExtension,
      '~run'({ value }: v.UnknownDataset, config: v.Config<Issue>): v.OutputDataset<v.InferOutput<S> | null, Issue> {
        if (value === null || (value === undefined && isExtension)) return { typed: true, value: null };
        const read = wrapped['~run']({ value }, config);
        return read.typed ? read : { typed: true, value: null, issues: read.issues };
      },
    },
  );
}

/** A list inside a record; empty when missing. */
interface Inner<S extends Schema> extends v.BaseSchema<
  readonly v.InferInput<S>[] | null | undefined,
  readonly v.InferOutput<S>[],
  Issue
> {
  readonly item: S;
  readonly isInner: true;
}

type Entries<F extends Fields> = { readonly [K in keyof F]: F[K] extends Inner<Schema> ? F[K] : Lenient<F[K]> };

interface RecordFields<R extends Fields, S extends Fields, E extends Fields> {
  /** Identifying fields: a record cannot be read without them. */
  readonly required: R;
  /** Fields named in the specification. */
  readonly spec?: S;
  /** Fields known only from this project's own backend. */
  readonly extension?: E;
}

export function recordSchema<R extends Fields, S extends Fields = {}, E extends Fields = {}>(
  fields: RecordFields<R, S, E>,
) {
  const { required, spec, extension } = fields;
  const schema = v.object({ ...required, ...entriesOf(spec, false), ...entriesOf(extension, true) });
  return 'id' in required ? withAliases(schema, { id: ID_KEYS }) : schema;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Takes a field that is missing from the first of its `aliases` that is given. */
export function withAliases<S extends Schema>(schema: S, aliases: Readonly<Record<string, readonly string[]>>): S {
  const run = schema['~run'];
  return {
    ...schema,
    '~run'(this: S, dataset: v.UnknownDataset, config: v.Config<Issue>): v.OutputDataset<v.InferOutput<S>, Issue> {
      const { value } = dataset;
      if (!isObject(value)) return run.call(this, dataset, config);
      const taken = Object.entries(aliases).flatMap(([name, keys]) => {
        const alias = isGiven(value[name]) ? undefined : keys.find((key) => isGiven(value[key]));
        return alias === undefined ? [] : [[name, value[alias]] as const];
      });
      const given = taken.length === 0 ? value : { ...value, ...Object.fromEntries(taken) };
      return run.call(this, { value: given }, config);
    },
  };
}

function entriesOf<F extends Fields>(fields: F | undefined, isExtension: boolean): Entries<F>;
function entriesOf(fields: Fields = {}, isExtension: boolean): Fields {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, 'isInner' in schema ? schema : lenient(schema, isExtension)]),
  );
}

interface RecordSchema<F, T> extends v.BaseSchema<unknown, T, Issue> {
  readonly entries: F;
}
interface Derived<S extends RecordSchema<unknown, unknown>, T> extends v.BaseSchema<v.InferInput<S>, T, Issue> {
  readonly entries: S['entries'];
}

/** `schema` with missing fields derived from others. */
export function withDerivedFields<S extends RecordSchema<unknown, unknown>, T>(
  schema: S,
  derive: (row: v.InferOutput<S>) => T,
): Derived<S, T>;
export function withDerivedFields(schema: Schema, derive: (row: unknown) => unknown): unknown {
  return {
    ...schema,
    '~run'(dataset: v.UnknownDataset, config: v.Config<Issue>): v.OutputDataset<unknown, Issue> {
      const read = schema['~run'](dataset, config);
      return read.typed ? { ...read, value: derive(read.value) } : read;
    },
  };
}

/** Counter of unreadable rows, present only if there are any. */
interface Lost {
  readonly lost?: number;
}
export type ListOf<T> = readonly T[] & Lost;
export interface PageOf<T> extends Lost {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly T[];
}

/** Number of unreadable rows of a list or page. */
export const countSkippedRows = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'lost' in value && typeof value.lost === 'number' ? value.lost : 0;

/** Whether a response is a list or a page of one. */
export const isListSchema = (schema: Schema): boolean =>
  schema.type === 'array' || ('entries' in schema && isObject(schema.entries) && 'results' in schema.entries);

/** Rows of a parsed list or page. */
export const getRows = (value: unknown): readonly unknown[] => rowsIn(value) ?? [];

const LIST_KEYS = ['results', 'items', 'data'];

/** Rows of an array or of a page; null for anything else. */
function rowsIn(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const key = isObject(value) ? LIST_KEYS.find((name) => name in value) : undefined;
  if (key === undefined || !isObject(value)) return null;
  const rows = value[key];
  return Array.isArray(rows) ? rows : rows === null ? [] : null;
}

function readRows<S extends Schema>(row: S, input: readonly unknown[], config: v.Config<Issue>) {
  const rows: v.InferOutput<S>[] = [];
  const issues: Issue[] = [];
  input.forEach((value, key) => {
    const read = row['~run']({ value }, config);
    const place: v.ArrayPathItem = { type: 'array', origin: 'value', input: [], key, value };
    for (const issue of read.issues ?? []) issues.push({ ...issue, path: [place, ...(issue.path ?? [])] });
    if (read.typed) rows.push(read.value);
  });
  return { rows, lost: input.length - rows.length, issues };
}

/** A value with the issues of its unreadable parts. */
function partly<T>(value: T, [first, ...others]: readonly Issue[]): v.OutputDataset<T, Issue> {
  return first ? { typed: true, value, issues: [first, ...others] } : { typed: true, value };
}

const refused = (input: unknown): v.FailureDataset<Issue> => ({
  typed: false,
  value: input,
  issues: [{ kind: 'schema', type: 'list', input, expected: 'list', received: typeof input, message: 'no list' }],
});

/** A list that the contract sends as an array; a page is accepted too. */
export function listSchema<S extends Schema>(row: S): Rows<S, ListOf<v.InferOutput<S>>> {
  return Object.assign(v.array(row), {
    '~run'({ value }: v.UnknownDataset, config: v.Config<Issue>): v.OutputDataset<ListOf<v.InferOutput<S>>, Issue> {
      const input = rowsIn(value);
      if (!input) return refused(value);
      const { rows, lost, issues } = readRows(row, input, config);
      return partly(lost > 0 ? Object.assign(rows, { lost }) : rows, issues);
    },
  });
}

interface Rows<S extends Schema, Output> extends v.BaseSchema<readonly v.InferInput<S>[], Output, Issue> {
  readonly item: S;
}

/** A list inside a record. */
export function nestedListSchema<S extends Schema>(row: S): Inner<S> {
  return Object.assign(v.array(row), {
    type: 'nullish' as const,
    wrapped: v.array(row),
    default: () => [],
    isInner: true as const,
    '~run'({ value }: v.UnknownDataset, config: v.Config<Issue>): v.OutputDataset<v.InferOutput<S>[], Issue> {
      if (value === null || value === undefined) return { typed: true, value: [] };
      const input = rowsIn(value);
      if (!input) return { ...refused(value), typed: true, value: [] };
      const { rows, issues } = readRows(row, input, config);
      return partly(rows, issues);
    },
  });
}

const around = v.object({
  count: lenient(countSchema, true),
  next: lenient(stringSchema, true),
  previous: lenient(stringSchema, true),
});

const placeOf = (address: string | null, name: string): number =>
  Number(new RegExp(`[?&]${name}=(\\d+)`).exec(address ?? '')?.[1] ?? 0);

// assumed: a list without a count is at least as long as its pages show
function leastOf(next: string | null, previous: string | null, rows: number): number {
  if (next !== null) return Math.max(rows, placeOf(next, 'offset')) + 1;
  return previous === null ? rows : placeOf(previous, 'offset') + placeOf(previous, 'limit') + rows;
}

interface PageInput<T> {
  readonly count: number;
  readonly next?: string | null;
  readonly previous?: string | null;
  readonly results: readonly T[];
}
interface PageSchema<S extends Schema> extends v.BaseSchema<
  PageInput<v.InferInput<S>>,
  PageOf<v.InferOutput<S>>,
  Issue
> {
  readonly entries: Fields;
}

/** A page of a list; an array is accepted too. */
export function pageSchema<S extends Schema>(row: S): PageSchema<S>;
export function pageSchema(row: Schema): unknown {
  return Object.assign(v.object({ ...around.entries, results: v.array(row) }), {
    '~run'({ value }: v.UnknownDataset, config: v.Config<Issue>): v.OutputDataset<PageOf<unknown>, Issue> {
      const input = rowsIn(value);
      if (!input) return refused(value);
      const read = around['~run']({ value: Array.isArray(value) ? {} : value }, config);
      if (!read.typed) return refused(value);
      const { rows: results, lost, issues } = readRows(row, input, config);
      const [next, previous] = [read.value.next || null, read.value.previous || null];
      const total = read.value.count ?? leastOf(next, previous, input.length);
      const found = { count: total, next, previous, results };
      return partly(lost > 0 ? { ...found, lost } : found, [...(read.issues ?? []), ...issues]);
    },
  });
}
