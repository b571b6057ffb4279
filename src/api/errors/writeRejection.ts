// Recognises 2xx responses whose body reports a failure or nothing.
import { isRecord } from '../lib/isRecord.ts';

const FAILED = /^(error|fail|failed|failure)$/i;

/** `error: null`, `errors: []` and the like report nothing. */
const isFilled = (said: unknown): boolean =>
  Array.isArray(said) || isRecord(said) ? Object.keys(said).length > 0 : Boolean(said);

/** A record with an id: its `status`, `error` or `message` are fields of its own. */
const isIdentified = ({ id }: Readonly<Record<string, unknown>>): boolean =>
  typeof id === 'number' || (typeof id === 'string' && id !== '');

/** `false` as JSON, as a word or as a number. */
const isFalse = (said: unknown): boolean => ['false', '0'].includes(String(said).toLowerCase());
const isFailed = (said: unknown): boolean =>
  typeof said === 'string' ? FAILED.test(said.trim()) : typeof said === 'number' && said >= 400 && said < 600;

/**
 * Whether the body of a 2xx response reports a failure: `success: false`, `status: error`, `error`, `errors` and their
 * usual variants.
 */
export function isFailureEnvelope(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { success, ok, isSuccess, is_success } = body;
  if ([success, ok, isSuccess, is_success].some(isFalse)) return true;
  if (isIdentified(body)) return false;
  return [body['status'], body['result']].some(isFailed) || ERRORS.some((name) => isFilled(body[name]));
}
const ERRORS = ['error', 'errors', 'error_message', 'errorMessage', 'non_field_errors'];

/** Keys that wrap a response or its message. */
export const ENVELOPE_KEYS: readonly string[] = ['detail', 'message', 'status', 'success', 'ok', 'code'];

/** A body with only a message: neither a record nor a valid response where the contract promises one. */
export const isMessageOnly = (body: unknown): boolean =>
  isRecord(body) &&
  ('detail' in body || 'message' in body) &&
  Object.keys(body).every((name) => ENVELOPE_KEYS.includes(name));

/** `null`, `{}` and `[]` count as an empty body. */
export const isEmptyResponse = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
