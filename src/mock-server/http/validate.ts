// Parses query and body by the endpoint's schemas and reports errors in Russian.
import * as v from 'valibot';
import { type ValidationError, REQUIRED_MESSAGE } from '../../api/validation/validator.ts';
import { validateDate } from '../../api/validation/dates.ts';
import {
  SIGNATURE_BYTE_COUNT,
  getFileProblem,
  getSampleFileName,
  matchesFileSignature,
} from '../../api/validation/file.ts';
import type { Endpoint, InputSchema } from '../../api/endpoint.ts';
import { dayField, fileField, recordKeyField } from '../../api/schemas/fields.ts';
import { validationError, catalogueError } from './response.ts';
import type { TransportBody } from './message.ts';

export const BAD_FILE_MESSAGE = 'Файл больше 10 МБ или неподдерживаемого типа';
/** Longer than any typed text; prevents a hostile caller from filling the storage. */
const MAX_TEXT = 100_000;
const LONG_TEXT = 'Слишком длинный текст'; // assumed: the contract names no longest text
const BAD_VALUE = 'Проверьте значение'; // assumed: the contract names no text for a value of the wrong type

type Fields = Readonly<Record<string, unknown>>;
type Parsed<E extends InputSchema> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/** The body as a flat record. Invalid JSON, an invalid form and JSON that is not an object give «JSON parsing error». */
export function getBodyFields(body: TransportBody, entries: InputSchema): Fields {
  switch (body.kind) {
    case 'none':
      return {};
    case 'unreadable':
      throw catalogueError('jsonParsingError');
    case 'form':
      return grouped(body.entries, entries);
    case 'text':
      return body.text.trim() === '' ? {} : parsedJson(body.text);
  }
}

/** Refuses bodies that look like an attack. Applies to HTTP bodies only; stores nothing. */
export function rejectHostileInput(fields: Fields): void {
  const texts = textsOf(fields);
  if (texts.some((text) => /<\s*script/i.test(text))) throw catalogueError('xssWarning');
  if (texts.some((text) => /union\s+select/i.test(text) || /'\s*or\s+1\s*=\s*1/i.test(text)))
    throw catalogueError('sqlInjectionWarning');
}

/** Parses the body: trims texts, checks required fields, checks size and type of files. */
export function parseBody<E extends Endpoint>(endpoint: E, fields: Fields): Parsed<E['body']> {
  const known = Object.keys(endpoint.body).map((name) => [name, prepared(fields[name])] as const);
  const values = Object.fromEntries(known.filter(([, value]) => value !== undefined));
  return parsed<E['body']>(endpoint.body, values);
}

/** Parses the query; an empty filter counts as absent, an invalid limit or offset as the default. */
export function parseQuery<E extends Endpoint>(endpoint: E, query: URLSearchParams): Parsed<E['query']> {
  const values: Record<string, string> = {};
  for (const [name, schema] of Object.entries(endpoint.query)) {
    const value = query.get(name)?.trim() ?? '';
    const least = leastOf(name);
    if (value === '' || (least !== null && (!v.safeParse(schema, value).success || Number(value) < least))) continue;
    const isUnknown = unwrapped(schema) === recordKeyField && !v.is(recordKeyField, value);
    values[name] = isUnknown ? NO_RECORD : value;
  }
  return parsed<E['query']>(endpoint.query, values);
}

/** Ids of this server are positive numbers: a filter by any other id matches nothing. */
const NO_RECORD = '-1';

/** Minimum of a limit or offset; null for filters. */
const leastOf = (name: string): number | null => (name.startsWith('limit') ? 1 : name.startsWith('offset') ? 0 : null);

function parsed<E extends InputSchema>(entries: E, values: Fields): Parsed<E> {
  const problems = Object.entries(values).flatMap(([name, value]) => {
    const problem = problemOf(entries[name], value);
    return problem === null ? [] : [[name, problem] as const];
  });
  if (problems.length > 0) throw validationError(Object.fromEntries(problems));
  const result = v.safeParse(v.object(entries), values);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? '');
  throw validationError(Object.fromEntries(errors.map((name) => [name, complaint(entries[name], values[name])])));
}

/** Checks beyond the schemas: file type and size, text length, calendar dates. */
function problemOf(schema: v.GenericSchema | undefined, value: unknown): ValidationError {
  if (filesOf(value).some((item) => !isAcceptable(item))) return BAD_FILE_MESSAGE;
  if (typeof value !== 'string') return null;
  if (value.length > MAX_TEXT) return LONG_TEXT;
  return schema && unwrapped(schema) === dayField ? validateDate(value) : null;
}

function complaint(schema: v.GenericSchema | undefined, value: unknown): string {
  if (value === undefined) return REQUIRED_MESSAGE;
  const inner = schema && unwrapped(schema);
  if (inner === dayField) return validateDate('') ?? BAD_VALUE;
  return inner === fileField ? BAD_FILE_MESSAGE : BAD_VALUE;
}

/** Trims texts; empty texts and null count as absent. */
function prepared(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value.trim()) || undefined;
  return value === null ? undefined : value;
}

/** Replaces lone surrogates, which no URL and no document can hold. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

type FormBody = Extract<TransportBody, { kind: 'form' }>;

function grouped(entries: FormBody['entries'], schemas: InputSchema): Fields {
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const values = entries.filter(([key]) => key === name).map(([, value]) => value);
    if (values.length > 0) fields[name] = isList(schema) ? values : values.at(-1);
  }
  return fields;
}

const jsonObject = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

function parsedJson(text: string): Fields {
  try {
    return v.parse(jsonObject, JSON.parse(text));
  } catch {
    throw catalogueError('jsonParsingError');
  }
}

/** Collects every text of a body without recursion: a deeply nested body must not overflow the stack. */
function textsOf(body: Fields): string[] {
  const texts: string[] = [];
  const rest: unknown[] = [body];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) rest.push(part);
  }
  return texts;
}

function unwrapped(schema: v.GenericSchema): unknown {
  return schema.type === 'optional' && 'wrapped' in schema ? schema.wrapped : schema;
}

function isList(schema: v.GenericSchema): boolean {
  return v.is(v.looseObject({ type: v.literal('array') }), unwrapped(schema));
}

function filesOf(value: unknown): Blob[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => item instanceof Blob);
}

/** Same check as in the forms. */
const isAcceptable = (item: Blob): boolean => getFileProblem({ name: fileNameOf(item), size: item.size }) === null;

/** A file without a name is checked by its MIME type. */
const fileNameOf = (item: Blob): string =>
  item instanceof File && item.name !== 'blob' ? item.name : getSampleFileName(item.type);

/** Replaces files that contradict their extension by empty ones, which validation refuses. */
export async function replaceForgedFiles(body: FormBody): Promise<FormBody> {
  const checked = body.entries.map(async ([name, value]) => [name, await genuine(value)] as const);
  return { ...body, entries: await Promise.all(checked) };
}

async function genuine(value: FormDataEntryValue): Promise<FormDataEntryValue> {
  if (typeof value === 'string' || !isAcceptable(value)) return value;
  const head = await value.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer();
  return matchesFileSignature(fileNameOf(value), new Uint8Array(head))
    ? value
    : new File([], value.name, { type: value.type });
}
