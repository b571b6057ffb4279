// Failure of a call; the server texts are in catalogue.ts.
import type { CatalogueEntry } from './catalogue.ts';
import type { FieldIssue } from './fieldIssues.ts';

/**
 * Why a call failed.
 * `refused` a catalogue text · `unauthorized` 401 without one · `http` any other non-2xx · `network` no response ·
 * `parse` a 2xx body that is not the expected JSON or file · `shape` JSON of another shape · `declined` a 2xx whose
 * body reports a failure · `redirect` a redirect that must not be followed · `address` a URL that must not be called ·
 * `aborted` cancelled by the client.
 */
export type FailureKind =
  | 'refused'
  | 'unauthorized'
  | 'http'
  | 'network'
  | 'parse'
  | 'shape'
  | 'declined'
  | 'redirect'
  | 'address'
  | 'aborted';

/** One message of a refusal. */
export interface ServerMessage {
  /** Empty for a message without a key. */
  readonly field: string;
  /** In Russian; null for a text without a known translation. */
  readonly text: string | null;
  /** As the server sent it. */
  readonly original: string;
}

export interface Failure {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly catalogueEntry: CatalogueEntry | null;
  /** Parsed response body, passed to the caller. Without a call: the reason. */
  readonly data: unknown;
  readonly method: string;
  /** Path without query: safe to log. */
  readonly path: string;
  /** Readable messages of a refusal in the order of the server; none if `catalogueEntry` is set. */
  readonly messages: readonly ServerMessage[];
  /** The call carried the token that is stored now (or none is stored); otherwise it must not end the session. */
  readonly hadCurrentToken: boolean;
  /** Unreadable fields of a response of another shape. */
  readonly issues?: readonly FieldIssue[];
  /** Milliseconds to wait before the next attempt, if the server requires any. */
  readonly retryAfter?: number;
}

/** Rejection of a call. Its enumerable properties hold no token, header or request body. */
export class ApiError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(
      `${failure.method} ${failure.path}: ${failure.catalogueEntry?.text ?? failure.kind} ${failure.status ?? ''}`.trim(),
    );
    this.failure = failure;
  }
}

/** A message of our own in place of the server's; `field` is `detail` for the call as a whole. */
export const createMessage = (field: string, text: string): ServerMessage => ({ field, text, original: text });

/** Any thrown value as a Failure; never throws. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  const aborted = error instanceof Error && error.name === 'AbortError';
  return {
    kind: aborted ? 'aborted' : 'network',
    status: null,
    catalogueEntry: null,
    data: error,
    messages: [],
    method: '',
    path: '',
    hadCurrentToken: true,
  };
}

/** The caller stopped waiting; the request may still have been applied. */
export const abortedFailure: Failure = { ...toFailure(null), kind: 'aborted' };

const DOUBTFUL: readonly FailureKind[] = ['network', 'parse', 'shape', 'redirect'];

/** A proxy may time out while the server executes the call. */
const REQUEST_TIMEOUT = 408;

/**
 * The server may have applied the write: its response was lost, is unreadable, is a redirect or reports a server error.
 */
export const isOutcomeUnknown = ({ kind, status, method }: Failure): boolean =>
  method !== 'GET' && (DOUBTFUL.includes(kind) || (status ?? 0) >= 500 || status === REQUEST_TIMEOUT);

/** Whether a text is in Russian, the language of the screens. Other texts are not shown. */
export const isRussianText = (text: string): boolean => /[а-яё]/i.test(text);

/** Keys of messages about the call as a whole. */
const GENERAL = ['', 'detail', 'details', 'message', 'error', 'errors', 'non_field_errors', '__all__'];

/** Whether a message concerns the call as a whole and not one field. */
export const isGeneralMessageKey = (field: string): boolean => GENERAL.includes(field);

/** The first message for each field, in Russian. */
export function extractFieldErrors({ messages }: Failure): Readonly<Record<string, string>> {
  const errors = new Map<string, string>();
  for (const { field, text } of messages) if (text !== null && !errors.has(field)) errors.set(field, text);
  return Object.fromEntries(errors);
}
