// The server's own words of a refusal, where the spec lets a screen pass them on (section 8).
import { type Failure, SERVER_TEXT_MAX } from '../../api/errors/failure.ts';
import { translateServerMessage } from '../../api/errors/serverMessages.ts';

/** Where a server speaks of no field: before all fields, whatever order they came in. */
const GENERAL = { detail: null, message: null, non_field_errors: null };

/** A text, or the first one in `{detail: …}` or `{field: […]}`; null where the answer carries none, or codes alone. */
export function serverWords(data: unknown, depth = 2): string | null {
  if (typeof data === 'string') return /\s|[а-яё]/i.test(data.trim()) ? data.trim().slice(0, SERVER_TEXT_MAX) : null;
  if (depth === 0 || typeof data !== 'object' || data === null) return null;
  const parts: readonly unknown[] = Object.values(Array.isArray(data) ? data : { ...GENERAL, ...data });
  return parts.map((part) => serverWords(part, depth - 1)).find((text) => text !== null) ?? null;
}

/** Spec section 8: a refused wallet, trade or exchange shows the server data, else this text to the letter. */
export function rejectionText({ data }: Failure): string {
  const words = serverWords(data);
  return words === null ? 'Network Error or unknown issue' : (translateServerMessage(words) ?? words);
}
