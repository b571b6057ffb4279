// Results of a handler: a plain value, a value with a status, a file, or a refusal.
import {
  type AccountRestriction,
  type CatalogueEntry,
  type ModalFlag,
  errorCatalogue,
} from '../../api/errors/catalogue.ts';

/** A result with its own status. */
export class StatusResponse<T> {
  readonly status: number;
  readonly body: T;
  constructor(status: number, body: T) {
    this.status = status;
    this.body = body;
  }
}

export const createdResponse = <T>(body: T): StatusResponse<T> => new StatusResponse(201, body);

/** A file download; `content` runs after the commit, so it may load a writer lazily. */
export class FileResponse {
  readonly name: string;
  readonly content: () => Promise<Blob>;
  constructor(name: string, content: () => Promise<Blob>) {
    this.name = name;
    this.content = content;
  }
}

/** A refused call. When thrown, the changes are rolled back; when returned, they are kept (a counted failure). */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** Seconds for Retry-After; 0 omits the header. */
  readonly retryAfter: number;
  constructor(status: number, body: unknown, retryAfter = 0) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

function known(row: CatalogueEntry, retryAfter = 0): HttpError {
  return new HttpError(row.status, { [row.channel]: row.text }, retryAfter);
}

function rowWhere(test: (row: CatalogueEntry) => boolean): CatalogueEntry {
  const row = errorCatalogue.find(test);
  if (!row) throw new Error('the error catalogue lacks a row that the mock server needs');
  return row;
}

/** The refusal of a modal in the error catalogue (tests/contract/errors.json). */
export const catalogueError = (modal: ModalFlag): HttpError => known(rowWhere((row) => row.modal === modal));
/** 429; `retryAfter` in seconds. */
export const rateLimitError = (retryAfter: number): HttpError =>
  known(
    rowWhere((row) => row.modal === 'rateLimitExceeded'),
    retryAfter,
  );
/** Refusal for an account state. */
export const accountLimitError = (limit: AccountRestriction): HttpError =>
  known(rowWhere((row) => row.restriction === limit));

/** 401 with a text outside the catalogue, so that a client refreshes its tokens. */
export const unauthorizedError = (detail: string): HttpError => new HttpError(401, { detail });
/** RP: the role may not make this call. */
export const forbiddenError = (): HttpError =>
  new HttpError(403, { detail: 'You do not have permission to perform this action.' });
/** NF. */
export const notFoundError = (): HttpError => new HttpError(404, { detail: 'Not found.' });
/** V: messages by field. */
export function validationError(errors: Readonly<Record<string, string>>): HttpError {
  return new HttpError(400, Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])));
}
/** TR: the lifecycle does not allow the transition. */
export const transitionError = (): HttpError => validationError({ status: 'Переход в этот статус недоступен' });
