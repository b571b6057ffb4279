// The one shape of everything that can go wrong with a call; the texts the server may say are in catalogue.ts.
import type { CatalogueEntry } from './catalogue.ts';
import type { FieldIssue } from './fieldIssues.ts';
import { CHECK_VALUE_MESSAGE, translateServerMessage } from './serverMessages.ts';

/**
 * Why a call did not succeed.
 * `refused` a catalogue text · `unauthorized` 401 without one · `http` any other non-2xx · `network` no answer ·
 * `parse` a 2xx body that is not the JSON or file it should be · `shape` JSON of another shape ·
 * `declined` a 2xx whose body says that nothing was done · `redirect` a redirect that must not be followed ·
 * `address` a URL that must not be called · `aborted` cancelled by us.
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
  readonly known: CatalogueEntry | null;
  /** What the server said, as parsed; handed on to the caller that «rejects with the server data». Where no call was made: why. */
  readonly data: unknown;
  readonly method: string;
  /** Path without query: safe to log. */
  readonly path: string;
  /** The call carried the token that is stored now (or none is stored): only then may it end the session. */
  readonly current: boolean;
  /** Fields of an answer of another shape that could not be read. */
  readonly issues?: readonly FieldIssue[];
  /** Milliseconds the server asks to wait before it is asked again; none when it does not say. */
  readonly retryAfter?: number;
}

/** What a call rejects with. Its enumerable part holds no token, header or body of the request. */
export class ApiError extends Error {
  override readonly name = 'CallError';
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`${failure.method} ${failure.path}: ${failure.known?.text ?? failure.kind} ${failure.status ?? ''}`.trim());
    this.failure = failure;
  }
}

/** Total: any thrown value as a Failure. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  const aborted = error instanceof Error && error.name === 'AbortError';
  return {
    kind: aborted ? 'aborted' : 'network',
    status: null,
    known: null,
    data: error,
    method: '',
    path: '',
    current: true,
  };
}

/** Nobody waits for the answer any longer; what was asked may be done all the same. */
export const abortedFailure: Failure = { ...toFailure(null), kind: 'aborted' };

const DOUBTFUL: readonly FailureKind[] = ['network', 'parse', 'shape', 'redirect'];

/** A proxy may give up waiting while the server carries out the call. */
const REQUEST_TIMEOUT = 408;

/** The server may have carried out the write: its answer was lost, is unreadable, is a redirect or reports a breakdown. */
export const isOutcomeUnknown = ({ kind, status, method }: Failure): boolean =>
  method !== 'GET' && (DOUBTFUL.includes(kind) || (status ?? 0) >= 500 || status === REQUEST_TIMEOUT);

/** A text of the server is cut to so many characters. */
export const MAX_SERVER_TEXT_LENGTH = 200; // assumed: what is longer is no sentence for a reader

/** Whether a text is in Russian, the language of the screens; texts in another language are not shown. */
export const isRussianText = (text: string): boolean => /[а-яё]/i.test(text);

/** Names under which a server speaks of the call as a whole. */
const GENERAL = ['', 'detail', 'details', 'message', 'error', 'errors', 'non_field_errors', '__all__'];

export const isGeneralStatement = (field: string): boolean => GENERAL.includes(field);

/** Statuses that have a sentence of our own, which says more than the standard message. */
const EXPLAINED_BY_STATUS: readonly (number | null)[] = [401, 404, 405, 413, 415, 429];

/** One text of a refusal. */
export interface ServerStatement {
  /** Empty where the text stands under no name. */
  readonly field: string;
  /** In Russian; null where nobody knows what the text means to a user. */
  readonly text: string | null;
  /** As the server sent it. */
  readonly original: string;
}

/** The texts of a refusal, in the order of the server. A field within another one counts by its own name. */
export function extractStatements({ kind, status, known, data }: Failure): readonly ServerStatement[] {
  const found: ServerStatement[] = [];
  const add = (field: string, original: string, isListed: boolean) => {
    const text = isRussianText(original) ? original : translated(field, original, isListed, status);
    found.push({
      field,
      text: text?.slice(0, MAX_SERVER_TEXT_LENGTH) ?? null,
      original: original.slice(0, MAX_SERVER_TEXT_LENGTH),
    });
  };
  const take = (said: unknown, field: string, depth: number, isListed = false) => {
    if (typeof said === 'string') add(field, said, isListed);
    else if (depth > 0 && typeof said === 'object' && said !== null) {
      const isList = Array.isArray(said);
      for (const [name, part] of Object.entries(said)) take(part, isList ? field : name, depth - 1, isList);
    }
  };
  const isExplained = kind === 'declined' || kind === 'shape' || (status && status >= 400 && status < 500);
  if (!known && isExplained) take(data, '', 4);
  return found;
}

function translated(field: string, text: string, isListed: boolean, status: number | null): string | null {
  if (isGeneralStatement(field)) return EXPLAINED_BY_STATUS.includes(status) ? null : translateServerMessage(text);
  // assumed: one word that stands in no list is a code, as «permission_denied»
  return translateServerMessage(text) ?? (isListed || /\s/.test(text.trim()) ? CHECK_VALUE_MESSAGE : null);
}

/** Why the server refused a call: the first text for each field, in Russian. */
export function extractFieldErrors(failure: Failure): Readonly<Record<string, string>> {
  const errors = new Map<string, string>();
  for (const { field, text } of extractStatements(failure))
    if (text !== null && !errors.has(field)) errors.set(field, text);
  return Object.fromEntries(errors);
}
