// Failure of a call; the server texts are in catalogue.ts.
import type { CatalogueEntry } from './catalogue.ts';
import type { FieldIssue } from './fieldIssues.ts';
import { readBareMessage, readFieldMessage } from './fieldMessage.ts';
import { CHECK_VALUE_MESSAGE, translateServerMessage } from './serverMessages.ts';

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

export interface Failure {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly catalogueEntry: CatalogueEntry | null;
  /** Parsed response body, passed to the caller. Without a call: the reason. */
  readonly data: unknown;
  readonly method: string;
  /** Path without query: safe to log. */
  readonly path: string;
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

/** Any thrown value as a Failure; never throws. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  const aborted = error instanceof Error && error.name === 'AbortError';
  return {
    kind: aborted ? 'aborted' : 'network',
    status: null,
    catalogueEntry: null,
    data: error,
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

/** Maximum length of a shown server text, in characters. */
export const MAX_SERVER_TEXT_LENGTH = 200; // assumed: a longer text is not a readable message

/** Whether a text is in Russian, the language of the screens. Other texts are not shown. */
export const isRussianText = (text: string): boolean => /[а-яё]/i.test(text);

/** A server's message about a write that it will carry out later, in Russian. */
export const describeAcceptedWrite = (message: string): string =>
  isRussianText(message) ? message.slice(0, MAX_SERVER_TEXT_LENGTH) : 'Сервер принял запрос и выполнит его позже';

/** Keys of messages about the call as a whole. */
const GENERAL = ['', 'detail', 'details', 'message', 'error', 'errors', 'non_field_errors', '__all__'];

/** Whether a message concerns the call as a whole and not one field. */
export const isGeneralMessageKey = (field: string): boolean => GENERAL.includes(field);

/** Statuses with a message of our own, which is more precise than the standard one. */
const EXPLAINED_BY_STATUS: readonly (number | null)[] = [401, 404, 405, 413, 415, 429];

/** One message of a refusal. */
export interface ServerMessage {
  /** Empty for a message without a key. */
  readonly field: string;
  /** In Russian; null for a text without a known translation. */
  readonly text: string | null;
  /** As the server sent it. */
  readonly original: string;
}

const MAX_DEPTH = 8;
const MAX_MESSAGES = 100;

/** The messages of a refusal in the order of the server. A nested field is reported under its own name. */
export function extractServerMessages({
  kind,
  status,
  catalogueEntry: known,
  data,
}: Failure): readonly ServerMessage[] {
  const found: ServerMessage[] = [];
  const add = (field: string, original: string, isListed: boolean) => {
    const text = isRussianText(original) ? original : translated(field, original, isListed, status);
    found.push({
      field,
      text: text?.slice(0, MAX_SERVER_TEXT_LENGTH) ?? null,
      original: original.slice(0, MAX_SERVER_TEXT_LENGTH),
    });
  };
  const take = (said: unknown, field: string, depth: number, isListed = false) => {
    if (found.length >= MAX_MESSAGES) return;
    if (typeof said === 'string') return add(field, said, isListed);
    if (depth === 0 || typeof said !== 'object' || said === null) return;
    const one = readFieldMessage(said);
    if (one) return take(one.message, one.field, depth - 1, true);
    const bare = isListed && !isGeneralMessageKey(field) ? readBareMessage(said) : null;
    if (bare !== null) return take(bare, field, depth - 1, true);
    const isList = Array.isArray(said);
    for (const [name, part] of Object.entries(said)) take(part, isList ? field : name, depth - 1, isList);
  };
  const isExplained = kind === 'declined' || kind === 'shape' || (status && status >= 400 && status < 500);
  if (!known && isExplained) take(data, '', MAX_DEPTH);
  return found;
}

function translated(field: string, text: string, isListed: boolean, status: number | null): string | null {
  if (isGeneralMessageKey(field)) return EXPLAINED_BY_STATUS.includes(status) ? null : translateServerMessage(text);
  // assumed: a single word outside a list is a code, such as «permission_denied»
  return translateServerMessage(text) ?? (isListed || /\s/.test(text.trim()) ? CHECK_VALUE_MESSAGE : null);
}

/** The first message for each field, in Russian. */
export function extractFieldErrors(failure: Failure): Readonly<Record<string, string>> {
  const errors = new Map<string, string>();
  for (const { field, text } of extractServerMessages(failure))
    if (text !== null && !errors.has(field)) errors.set(field, text);
  return Object.fromEntries(errors);
}
