// Parses and validates the body of a response.
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { type FieldIssue, collectFieldIssues } from './errors/fieldIssues.ts';
import type { ApiError, Failure, FailureKind } from './errors/failure.ts';
import type { RetryAfter } from './errors/retryAfter.ts';
import { ENVELOPE_KEYS, isEmptyResponse, isFailureEnvelope, isMessageOnly } from './errors/writeRejection.ts';
import { isRecord } from './lib/isRecord.ts';
import { parseLosslessJson, replaceNonFiniteNumbers } from './lib/losslessJson.ts';
import { countSkippedRows, getRows, isListSchema } from './schemas/reader.ts';

/** Creates the error of the current call. */
export type ApiErrorFactory = (
  kind: FailureKind,
  status?: number | null,
  data?: unknown,
  more?: RetryAfter | Pick<Failure, 'issues'> | Pick<Failure, 'catalogueEntry'>,
) => ApiError;

interface ValidatedResponse {
  readonly output: unknown;
  readonly issues: readonly FieldIssue[];
  /** The server's message about a write that it will carry out later. */
  readonly promise?: string;
}

const ACCEPTED = 202;

/**
 * Validates the body of a 2xx response. An empty response to a write is success and gives null, and so does 202 without
 * the record. Any other body must match the schema and must not report a failure.
 */
export function validateResponse(
  target: Endpoint,
  schema: v.GenericSchema,
  parsed: unknown,
  status: number,
  fail: ApiErrorFactory,
): ValidatedResponse {
  const isWrite = target.method !== 'GET';
  if (parsed === MALFORMED) throw fail('parse', status);
  if (isWrite && isFailureEnvelope(parsed)) throw fail('declined', status, parsed);
  if (isWrite && !target.requiresResponse && isEmptyResponse(parsed)) return { output: null, issues: [] };
  // assumed: `{"detail": "OK"}` is success for a call without a promised record; elsewhere its meaning is unknown
  const isRecordOwed = schema.type !== 'unknown';
  // assumed: 202 without the promised record is success, since the server creates the record later
  const isPromised = isWrite && isRecordOwed && status === ACCEPTED && !target.requiresResponse;
  const promised = { output: null, issues: [], ...promiseIn(parsed) };
  if (isPromised && isMessageOnly(parsed)) return promised;
  if (isWrite && isRecordOwed && isMessageOnly(parsed)) throw fail('shape', status, parsed);
  const read = readBody(schema, parsed, isWrite);
  const issues = collectFieldIssues(`${target.method} ${target.path}`, read.issues ?? []);
  if (read.typed && !isAllLost(read.output)) return { output: read.output, issues };
  if (isFailureEnvelope(parsed)) throw fail('declined', status, parsed);
  if (isMessageOnly(parsed)) throw fail('shape', status, parsed, { issues });
  // A create may respond with the submitted fields but no id: the record exists all the same.
  if (isWrite && !target.requiresResponse && hasFieldOf(schema, parsed)) return { output: null, issues };
  if (isPromised) return promised;
  throw fail(parsed === undefined ? 'parse' : 'shape', status, null, { issues });
}

/** The message of a body, if it has one. */
function promiseIn(body: unknown): Pick<ValidatedResponse, 'promise'> {
  const message = isRecord(body)
    ? [body['detail'], body['message']].find((text) => typeof text === 'string')
    : undefined;
  return typeof message === 'string' && message.trim() !== '' ? { promise: message } : {};
}

/** Whether the body has a field that belongs to the promised record and not to an envelope. */
const hasFieldOf = (schema: v.GenericSchema, body: unknown): boolean =>
  isRecord(body) &&
  'entries' in schema &&
  isRecord(schema.entries) &&
  Object.keys(schema.entries).some((name) => !ENVELOPE_KEYS.includes(name) && Object.hasOwn(body, name));

const WRAPPERS = ['data', 'result', 'item', 'payload', 'response', 'record', 'results', 'items'];

interface Read {
  readonly typed: boolean;
  readonly output: unknown;
  readonly issues?: readonly v.BaseIssue<unknown>[] | undefined;
}

/**
 * Parses the body, or the record in its wrapper. A read may also return a list with that one record; a write may not.
 */
function readBody(schema: v.GenericSchema, body: unknown, isWrite: boolean): Read {
  const inner = isRecord(body) ? WRAPPERS.map((name) => body[name]) : [body];
  const unwrapped = isWrite
    ? inner
    : inner.map((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value));
  const first = v.safeParse(schema, body);
  if (first.typed && hasAnyOf(schema, body)) return first;
  for (const value of unwrapped) {
    const read = v.safeParse(schema, value);
    if (read.typed && hasAnyOf(schema, value)) return read;
  }
  return { ...first, typed: false };
}

/** Every field of a record may be missing, but a body without any of them is not the record. */
function hasAnyOf(schema: v.GenericSchema, body: unknown): boolean {
  if (isListSchema(schema) || !('entries' in schema) || !isRecord(schema.entries)) return true;
  return isRecord(body) && Object.keys(schema.entries).some((name) => Object.hasOwn(body, name));
}

/** A list without a single readable row is an error, not an empty list. */
function isAllLost(output: unknown): boolean {
  return countSkippedRows(output) > 0 && getRows(output).length === 0;
}

const MALFORMED = Symbol('malformed JSON');

/** Not ofetch's lenient parser: the HTML of a captive portal must not pass as a string. */
export function parseBody(body: string): unknown {
  if (body.trim() === '') return undefined;
  for (const text of [body, replaceNonFiniteNumbers(body)])
    try {
      return parseLosslessJson(text);
    } catch {
      // not JSON, or not without its last repair
    }
  return MALFORMED;
}

/** The body of a refusal: JSON, or the plain text of a refused request; null for markup and server errors. */
export function parseErrorBody(body: string, status: number): unknown {
  const parsed = parseBody(body);
  if (parsed !== MALFORMED) return parsed;
  return status >= 500 || /^\s*</.test(body) ? null : body.slice(0, MAX_PLAIN_TEXT);
}
const MAX_PLAIN_TEXT = 1000;
