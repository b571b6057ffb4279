// Sends one call: address guard, bearer, body, strict parsing, schema. Every failure leaves as a CallError.
import { type Fetch, FetchError, createFetch } from 'ofetch';
import * as v from 'valibot';
import { HEAD_BYTES, hasContentOf } from './checks/file.ts';
import { BINARY, type Call, type Download, type Endpoint, type ExportKind } from './endpoint.ts';
import { classify } from './catalogue.ts';
import { CallError, type Failure, type FailureKind, type Rest, isRecord } from './failures.ts';
import { fileNameOf, withExtension } from './fileNames.ts';
import { toFormData } from './multipart.ts';
import { API_BASE, MEDIA_BASE, ownAddress } from './pages.ts';
import { type Pause, pauseOf } from './retryAfter.ts';
import type { TokenStore } from './tokens.ts';

export interface ClientOptions {
  /** The product's own origin, e.g. `https://meridian.example`; nothing else is ever called. */
  readonly origin: string;
  readonly tokens: Pick<TokenStore, 'read'>;
  /** The page's own fetch unless a test brings the mock server's. */
  readonly fetch?: Fetch;
}

export interface Sending {
  readonly signal: AbortSignal;
  /** The access token of the moment the call was made; null sends no Authorization header. */
  readonly token: string | null;
}

export interface Client {
  /**
   * Sends once, without retry or refresh (those are the request machine's).
   * @returns the parsed result, or a `Download` for binary calls.
   * @throws CallError with the classified Failure; aborting rejects with kind `aborted`.
   */
  send(call: Call, options: Sending): Promise<unknown>;
}

/** Default timeout is none (spec section 7); waiting is ended by the signal. */
export function createClient({
  origin,
  tokens,
  fetch = (...request) => globalThis.fetch(...request),
}: ClientOptions): Client {
  const wire = createFetch({ fetch });
  return {
    async send(call, { signal, token }) {
      const fail: Fail = (kind, status = null, data = null, more = {}) =>
        new CallError({
          ...describe(call, kind, status, data),
          current: token === (tokens.read()?.access ?? null),
          ...more,
        });
      const unsent = (error: unknown): never => {
        throw fail(signal.aborted || isAbort(error) ? 'aborted' : 'network');
      };
      const path = addressOf(call, origin);
      if (path === null) throw fail('address');

      const response = await wire.raw(origin + path, { ...requestOf(call, token), signal }).catch(unsent);
      const text = () => response.text().catch(unsent);
      if (!response.ok) throw refusal(response, lenient(await text()), fail);
      const { returns } = call.endpoint;
      if (returns === BINARY) return download(response, call.endpoint.exports, fail, unsent);
      return checked(call.endpoint, returns, await text(), response.status, fail);
    },
  };
}

/**
 * ofetch neither retries nor parses: retries are the request machine's, parsing is strict and checked by a schema. It
 * calls a text as body JSON.
 */
function requestOf(call: Call, token: string | null) {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  return {
    method: call.endpoint.method,
    headers,
    ...bodyOf(call),
    retry: false,
    ignoreResponseError: true,
    responseType: 'stream',
  } as const;
}

/** Of an export the first bytes decide, not what the headers say of it; its extension is its own. */
async function download(
  response: Response,
  kind: ExportKind | null,
  fail: Fail,
  unsent: (error: unknown) => never,
): Promise<Download> {
  const blob = await response.blob().catch(unsent);
  const name = fileNameOf(response.headers.get('content-disposition'));
  if (kind === null) {
    if (/json|html/.test(blob.type) || blob.size === 0) throw fail('parse', response.status);
    return { blob, name };
  }
  const head = await blob.slice(0, HEAD_BYTES).arrayBuffer().catch(unsent);
  if (!hasContentOf(`.${kind}`, new Uint8Array(head))) throw fail('parse', response.status);
  return { blob, name: name === null ? null : withExtension(name, kind) };
}

type Fail = (
  kind: FailureKind,
  status?: number | null,
  data?: unknown,
  more?: Pause | Pick<Failure, 'rest'>,
) => CallError;

function refusal({ status, headers }: Response, data: unknown, fail: Fail): CallError {
  const kind = classify(status, data) ? 'refused' : status === 401 ? 'unauthorized' : 'http';
  return fail(kind, status, data, pauseOf(headers));
}

/** The parsed answer. A write that was answered with success is done even if its answer cannot be read: it gives null. */
function checked(target: Endpoint, returns: v.GenericSchema, body: string, status: number, fail: Fail): unknown {
  const empty = body.trim() === '';
  const parsed = empty ? undefined : strict(body);
  if (parsed === MALFORMED) throw fail('parse', status);
  const result = v.safeParse(returns, parsed);
  if (result.success) return result.output;
  const isError = isRecord(parsed) && 'error' in parsed;
  if (target.method !== 'GET' && !target.answered && !isError) return null;
  throw fail(empty ? 'parse' : 'shape', status, null, { rest: restOf(returns, parsed, result.issues) });
}

/** A list without the rows of a wrong shape; undefined if no row is left, or if something else than rows is wrong. */
function restOf(returns: v.GenericSchema, body: unknown, issues: readonly v.BaseIssue<unknown>[]): Rest | undefined {
  const paged = isRecord(body);
  const rows = paged ? body['results'] : body;
  if (!Array.isArray(rows)) return undefined;
  const bad = new Set(issues.map(({ path }) => path?.[paged ? 1 : 0]?.key));
  const results = rows.filter((_, place) => !bad.has(place));
  const page = v.safeParse(returns, paged ? { ...body, results } : results);
  return page.success && results.length > 0 ? { page: page.output, lost: bad.size } : undefined;
}

const MALFORMED = Symbol('malformed JSON');

/** JSON.parse, not ofetch's lenient reader: a captive portal's HTML must not pass as a string (reliability.md T1, T5). */
function strict(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return MALFORMED;
  }
}

function lenient(body: string): unknown {
  const parsed = strict(body);
  return parsed === MALFORMED ? null : parsed;
}

function describe(call: Call, kind: FailureKind, status: number | null, data: unknown): Omit<Failure, 'current'> {
  const known = classify(status ?? 0, data);
  const path = rooted(call.endpoint).replace(/\?.*/, '');
  return { kind, status, known, data, method: call.endpoint.method, path };
}

/** A part of a path that would lead elsewhere: nothing, `.` or `..` (a route parameter may be anything). */
const STEP = /^\.{0,2}$/;

const isMedia = ({ path }: Endpoint) => path === MEDIA_BASE;
const rooted = (target: Endpoint) => (isMedia(target) ? target.path : API_BASE + target.path);

function addressOf(call: Call, origin: string): string | null {
  if (call.url !== undefined) return ownAddress(call.url, origin, isMedia(call.endpoint) ? MEDIA_BASE : API_BASE);
  const { params = {}, query = {} } = call.input;
  if (Object.values(params).some((part) => STEP.test(String(part)))) return null;
  const path = Object.entries(params).reduce(
    (filled, [name, part]) => filled.replace(`{${name}}`, encodeURIComponent(part)),
    call.endpoint.path,
  );
  const search = queryOf(query);
  return API_BASE + path + (search === '' ? '' : `?${search}`);
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== '' && ['string', 'number', 'boolean'].includes(typeof value)) search.append(name, String(value));
  return search.toString();
}

function bodyOf({ endpoint, input: { body = {} } }: Call): { body?: FormData | string } {
  if (Object.keys(endpoint.body).length === 0) return {};
  return { body: endpoint.encoding === 'multipart' ? toFormData(body) : JSON.stringify(body) };
}

function isAbort(error: unknown): boolean {
  const cause = error instanceof FetchError ? error.cause : error;
  return cause instanceof Error && cause.name === 'AbortError';
}
