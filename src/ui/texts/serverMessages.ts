// Server messages of a refusal that the spec allows to show (tests/contract/texts.json).
import type { Failure } from '../../api/errors/failure.ts';
import { MAX_SERVER_TEXT_LENGTH } from '../../api/errors/responseMessages.ts';
import { translateServerMessage } from '../../api/errors/serverMessages.ts';

/** General keys: they come before all fields, in any order. */
const GENERAL = { detail: null, message: null, non_field_errors: null };

/** A text, or the first one in `{detail: …}` or `{field: […]}`; null if there is none, or only codes. */
export function getServerMessage(data: unknown, depth = 5): string | null {
  if (typeof data === 'string')
    return /\s|[а-яё]/i.test(data.trim()) ? data.trim().slice(0, MAX_SERVER_TEXT_LENGTH) : null;
  if (depth === 0 || typeof data !== 'object' || data === null) return null;
  const parts: readonly unknown[] = Object.values(Array.isArray(data) ? data : { ...GENERAL, ...data });
  return parts.map((part) => getServerMessage(part, depth - 1)).find((text) => text !== null) ?? null;
}

/** A refused wallet, trade or exchange shows the server data, else this exact text. */
export function getRejectionText({ data }: Failure): string {
  const words = getServerMessage(data);
  return words === null ? 'Network Error or unknown issue' : (translateServerMessage(words) ?? words);
}
