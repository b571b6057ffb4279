// The server's own words of a refusal, where the spec lets a screen pass them on (section 8).
import type { Failure } from '../../api/failures.ts';

const LONGEST = 200;

/** A text, or the first one in `{detail: …}` or `{field: […]}`; null where the answer carries none. */
export function serverWords(data: unknown, depth = 2): string | null {
  if (typeof data === 'string') return data.trim().slice(0, LONGEST) || null;
  if (depth === 0 || typeof data !== 'object' || data === null) return null;
  const parts: readonly unknown[] = Object.values(data);
  return parts.map((part) => serverWords(part, depth - 1)).find((text) => text !== null) ?? null;
}

/** Spec section 8: a refused wallet, trade or exchange shows the server data, else this text to the letter. */
export const rejectionText = ({ data }: Failure): string => serverWords(data) ?? 'Network Error or unknown issue';
