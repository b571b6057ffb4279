// Transport-neutral request and response: plain data that can cross a MessagePort.

export type FormEntries = readonly (readonly [name: string, value: FormDataEntryValue])[];
export type TransportBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly entries: FormEntries }
  /** A body that the transport could not parse (an invalid multipart form). */
  | { readonly kind: 'unreadable' };

/** `url` is absolute: `next` and `previous` use its origin. Header names are lower case. */
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

/** Aborts when the caller disconnects; an AbortSignal fits. */
export interface RequestOrigin {
  readonly aborted: boolean;
  addEventListener(type: 'abort', leave: () => void): void;
}

/** Path prefix of the control API. */
export const CONTROL_BASE = '/__demo__/';

/** The request gets no response; the transport turns it into `TypeError: Failed to fetch` or a broken connection. */
export class NetworkError extends Error {}

/** Statuses without a body; `new Response` throws when they have one. */
const BODILESS = new Set([101, 204, 205, 304]);
export const hasNoBody = (status: number): boolean => BODILESS.has(status);

/** Retry-After in seconds; no header for 0. */
export const retryAfterHeaders = (seconds: number): Readonly<Record<string, string>> =>
  seconds > 0 ? { 'Retry-After': String(seconds) } : {};

/** A JSON response. The key must be exactly `Content-Type`: with any other spelling Mirage adds its own header as well. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): TransportResponse {
  const text = hasNoBody(status) ? null : (JSON.stringify(body) ?? '');
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body: text };
}
