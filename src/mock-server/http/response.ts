// What a handler may answer with: a result, a reply with its own status, a file, or a refusal.
import {
  type AccountRestriction,
  type CatalogueEntry,
  type ModalFlag,
  errorCatalogue,
} from '../../api/errors/catalogue.ts';

/** A result with a status of its own. */
export class StatusResponse<T> {
  readonly status: number;
  readonly body: T;
  constructor(status: number, body: T) {
    this.status = status;
    this.body = body;
  }
}

/** Answers 201 with `body`. */
export const createdResponse = <T>(body: T): StatusResponse<T> => new StatusResponse(201, body);

/** A file to download; `content` is made after the call has been committed, so it may load a writer lazily. */
export class FileResponse {
  readonly name: string;
  readonly content: () => Promise<Blob>;
  constructor(name: string, content: () => Promise<Blob>) {
    this.name = name;
    this.content = content;
  }
}

/** A refused call. Thrown, it undoes what the handler changed; returned, the changes stay (a counted wrong password). */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** Seconds until the same may be asked again; 0 names none. */
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

/** The refusal behind a modal of the error catalogue, with the catalogue's status, channel and text. */
export const catalogueError = (modal: ModalFlag): HttpError => known(rowWhere((row) => row.modal === modal));
/** Too many tries; `retryAfterHeaders` in seconds. */
export const rateLimitError = (retryAfter: number): HttpError =>
  known(
    rowWhere((row) => row.modal === 'rateLimitExceeded'),
    retryAfter,
  );
/** The refusal of an account that may not (fully) act. */
export const accountLimitError = (limit: AccountRestriction): HttpError =>
  known(rowWhere((row) => row.account === limit));

/** 401 with a text outside the catalogue, so that a client refreshes (domain.md section 3, account gates). */
export const unauthorizedError = (detail: string): HttpError => new HttpError(401, { detail });
/** RP: the role may not make this call. */
export const forbiddenError = (): HttpError =>
  new HttpError(403, { detail: 'You do not have permission to perform this action.' });
/** NF. */
export const notFoundError = (): HttpError => new HttpError(404, { detail: 'Not found.' });
/** V: what is wrong with which field. */
export function validationError(errors: Readonly<Record<string, string>>): HttpError {
  return new HttpError(400, Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])));
}
/** TR: the lifecycle has no such move. */
export const transitionError = (): HttpError => validationError({ status: 'Переход в этот статус недоступен' });
