// Error records that name their field in a value: `{field, message}`, `{attr, detail}`, `{loc, msg}`, `{source: {pointer}}`.
import { isRecord } from '../lib/isRecord.ts';

const FIELD_KEYS = ['field', 'attr', 'loc', 'param', 'source', 'pointer', 'name', 'property'];
const MESSAGE_KEYS = ['message', 'messages', 'msg', 'detail', 'error', 'errors', 'reason', 'description', 'title'];
/** Identifiers of a path, such as `amount`, `body.amount`, `/data/attributes/amount`, `files[0]`. */
const FIELD_PATH = /^[\w./[\]-]{1,100}$/;

interface NamedMessage {
  readonly field: string;
  readonly message: unknown;
}

/** Keys beside a message that describe it. */
const DETAIL_KEYS = ['code', 'type', 'status', 'params', 'extra'];

/** The message of a record such as `{message, code}` in the list of a field; null for any other object. */
export function readBareMessage(said: object): unknown {
  const keys = Object.keys(said);
  const key = MESSAGE_KEYS.find((name) => keys.includes(name));
  if (key === undefined || !keys.every((name) => name === key || DETAIL_KEYS.includes(name))) return null;
  return isRecord(said) ? said[key] : null;
}

/** Null for an object keyed by field names. */
export function readFieldMessage(said: object): NamedMessage | null {
  if (!isRecord(said)) return null;
  const field = FIELD_KEYS.map((key) => fieldOf(said[key])).find((name) => name !== null);
  const message = MESSAGE_KEYS.map((key) => said[key]).find((text) => typeof text === 'string' || Array.isArray(text));
  return field === undefined || field === null || message === undefined ? null : { field, message };
}

/** The last name of a path. */
function fieldOf(value: unknown): string | null {
  const path = isRecord(value)
    ? (value['pointer'] ?? value['parameter'])
    : Array.isArray(value)
      ? value.join('.')
      : value;
  if (typeof path !== 'string' || !FIELD_PATH.test(path)) return null;
  return path.split(/[./[\]]+/).findLast((part) => /[a-z]/i.test(part)) ?? null;
}
