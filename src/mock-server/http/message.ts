// A call and its answer as the doors hand them over: plain data that also crosses a MessagePort.

export type FormEntries = readonly (readonly [name: string, value: FormDataEntryValue])[];
export type TransportBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly entries: FormEntries }
  /** A body that the door could not take apart (a broken multipart form). */
  | { readonly kind: 'unreadable' };

/** `url` is absolute: its origin is the one that `next` and `previous` carry. Header names are lower case. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: TransportBody;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | null;
}

/** Who waits for an answer, as far as it is known: an AbortSignal is one that goes when it is aborted. */
export interface RequestOrigin {
  readonly aborted: boolean;
  addEventListener(type: 'abort', leave: () => void): void;
}

/** Where the calls lie that steer the demo. */
export const CONTROL_BASE = '/__demo__/';

/** The call got no answer at all; a door turns it into `TypeError: Failed to fetch` or a dead connection. */
export class NetworkError extends Error {}

/** Statuses whose answers must not carry a body; `new Response` throws on one. */
const BODILESS = new Set([101, 204, 205, 304]);
/** An answer of this status has no body. */
export const hasNoBody = (status: number): boolean => BODILESS.has(status);

/** The header that names a pause of so many seconds; none for 0. */
export const retryAfterHeaders = (seconds: number): Readonly<Record<string, string>> =>
  seconds > 0 ? { 'Retry-After': String(seconds) } : {};

/** A JSON answer. The key is exactly `Content-Type`: Mirage adds its own beside any other spelling (reliability.md T10). */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): TransportResponse {
  const text = hasNoBody(status) ? null : (JSON.stringify(body) ?? '');
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body: text };
}
