// A success status whose body says that nothing was done.
import { isRecord } from '../lib/isRecord.ts';

const FAILED = /^(error|fail|failed|failure)$/i;

/** `error: null`, `errors: []` and the like report nothing. */
const isFilled = (said: unknown): boolean =>
  Array.isArray(said) || isRecord(said) ? Object.keys(said).length > 0 : Boolean(said);

/** A record carries its id; fields such as `status`, `error` or `message` are then its own. */
const isIdentified = ({ id }: Readonly<Record<string, unknown>>): boolean =>
  typeof id === 'number' || (typeof id === 'string' && id !== '');

/** Whether the body of a 2xx answer reports a failure: `success: false`, `status: error`, `error` or `errors`. */
export function isFailureEnvelope(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const { success, ok, status, error, errors } = body;
  if (success === false || ok === false) return true;
  if (isIdentified(body)) return false;
  return (typeof status === 'string' && FAILED.test(status)) || isFilled(error) || isFilled(errors);
}

/** Names of fields that wrap an answer or its words. */
export const ENVELOPE_KEYS: readonly string[] = ['detail', 'message', 'status', 'success', 'ok', 'code'];

/** A body of words alone: no record, and no answer where the contract promises one. */
export const isMessageOnly = (body: unknown): boolean =>
  isRecord(body) &&
  ('detail' in body || 'message' in body) &&
  Object.keys(body).every((name) => ENVELOPE_KEYS.includes(name));

/** `null`, `{}` and `[]` say as little as no body. */
export const isEmptyResponse = (body: unknown): boolean =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
