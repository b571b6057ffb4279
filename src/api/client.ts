// Sends one call: address guard, bearer, body, strict parsing, schema. Every failure leaves as a CallError.
import { type Fetch, FetchError, createFetch } from 'ofetch';
import * as v from 'valibot';
import { HEAD_BYTES, hasContentOf } from './checks/file.ts';
import { BINARY, type Call, type Download, type Endpoint, type ExportKind } from './endpoint.ts';
import { classify } from './catalogue.ts';
import { CallError, type Failure, type FailureKind, type Rest, isRecord } from './failures.ts';
import { fileNameOf, withExtension } from './fileNames.ts';
import { toFormData } from './multipart.ts';
import { toPage } from './listPages.ts';
import { API_BASE, type Address, MEDIA_BASE, mediaAddress, pageAddress } from './pages.ts';
import { createSlashMemory, isRedirect, pathOf } from './redirects.ts';
import { type Pause, pauseOf } from './retryAfter.ts';
import { isTokenRefusal } from './tokenRefusal.ts';
import type { TokenStore } from './tokens.ts';
import { readVerified } from './verifiedList.ts';
import { isEmptyAnswer, isOnlyWords, reportsFailure } from './writeRefusal.ts';

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
  const slashes = createSlashMemory();
  return {
    async send(call, { signal, token }) {
      const { endpoint } = call;
      const fail: Fail = (kind, status = null, data = null, more = {}) =>
        new CallError({
          ...describe(call, kind, status, data),
          current: token === (tokens.read()?.access ?? null),
          ...more,
        });
      const unsent = (error: unknown): never => {
        throw fail(signal.aborted || isAbort(error) ? 'aborted' : 'network');
      };
      const request = { ...requestOf(call, token), signal };
      const open = (path: string, redirect: RequestRedirect) =>
        wire.raw(origin + path, { ...request, redirect }).catch(unsent);
      const successful = async (response: Response): Promise<Response> => {
        if (isRedirect(response)) throw fail('redirect', response.status || null);
        if (!response.ok) throw refusal(endpoint, response, lenient(await textOf(response)), fail);
        return response;
      };
      const textOf = (response: Response) => response.text().catch(unsent);

      if (isMedia(endpoint)) {
        const path = call.url === undefined ? null : mediaAddress(call.url, origin);
        if (path === null) throw fail('address');
        return download(await successful(await open(path, 'follow')), endpoint.exports, fail, unsent);
      }
      const address = addressOf(call);
      if (address === null) throw fail('address');
      const get = (at: Address) =>
        endpoint.method === 'GET'
          ? slashes.get(endpoint, at, open).then(successful)
          : open(pathOf(at), 'manual').then(successful);
      const { returns, verify } = endpoint;
      if (returns === BINARY) return download(await get(address), endpoint.exports, fail, unsent);
      const read = async (at: Address, keepsAll = false) => {
        const response = await get(at);
        const parsed = strict(await textOf(response));
        const body = endpoint.method === 'GET' ? toPage(parsed, at, endpoint.path, keepsAll) : parsed;
        return checked(endpoint, returns, body, response.status, fail);
      };
      return verify ? readVerified(address, verify, read) : read(address);
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
  more?: Pause | Pick<Failure, 'rest'> | Pick<Failure, 'known'>,
) => CallError;

function refusal({ bearer }: Endpoint, { status, headers }: Response, data: unknown, fail: Fail): CallError {
  // What the catalogue names an invalid token may be an expired one: known only after a refresh.
  if (bearer && isTokenRefusal(status, data)) return fail('unauthorized', status, data, { known: null });
  const kind = classify(status, data) ? 'refused' : status === 401 ? 'unauthorized' : 'http';
  return fail(kind, status, data, pauseOf(headers));
}

/**
 * The parsed answer. An empty answer to a write is success and gives null; any other must be what the contract promises,
 * and must not say that nothing was done.
 */
function checked(target: Endpoint, returns: v.GenericSchema, parsed: unknown, status: number, fail: Fail): unknown {
  const isWrite = target.method !== 'GET';
  if (parsed === MALFORMED) throw fail('parse', status);
  if (isWrite && reportsFailure(parsed)) throw fail('declined', status, parsed);
  if (isWrite && !target.answered && isEmptyAnswer(parsed)) return null;
  const result = v.safeParse(returns, parsed);
  // assumed: `{"detail": "OK"}` is success for a call whose contract promises no record; elsewhere nobody knows what it means
  const isRecordOwed = returns.type !== 'unknown';
  if (isWrite && isRecordOwed && isOnlyWords(parsed)) throw fail('shape', status, parsed);
  if (result.success) return result.output;
  if (reportsFailure(parsed)) throw fail('declined', status, parsed);
  if (isOnlyWords(parsed)) throw fail('shape', status, parsed);
  throw fail(parsed === undefined ? 'parse' : 'shape', status, null, { rest: restOf(returns, parsed, result.issues) });
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
  if (body.trim() === '') return undefined;
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

function addressOf({ endpoint, input, url }: Call): Address | null {
  const own = ownAddressOf(endpoint, input);
  if (url === undefined) return own;
  // Without its own input a call has nothing but the given address.
  const hasPath = input.params !== undefined || !endpoint.path.includes('{');
  return pageAddress(url, endpoint.path, hasPath ? (own?.path ?? null) : null) ?? (input.query ? own : null);
}

function ownAddressOf({ path, query: entries }: Endpoint, { params = {}, query = {} }: Call['input']): Address | null {
  if (Object.values(params).some((part) => STEP.test(String(part)))) return null;
  const filled = Object.entries(params).reduce(
    (before, [name, part]) => before.replace(`{${name}}`, encodeURIComponent(part)),
    path,
  );
  const [below = '', fixed] = filled.split('?');
  const search = new URLSearchParams(fixed);
  for (const [name, value] of Object.entries(query))
    if (value !== '' && ['string', 'number', 'boolean'].includes(typeof value)) search.append(name, String(value));
  return { path: below, query: withPaging(entries, search) };
}

/** Every list is requested with limit and offset: some lists default the offset to 10 (spec section 9). */
function withPaging(entries: Endpoint['query'], search: URLSearchParams): URLSearchParams {
  if (search.has('limitDirty')) return search;
  for (const name of ['limit', 'offset']) {
    const entry = entries[name];
    const preset = entry && v.getDefault(entry);
    if (typeof preset === 'number' && !search.has(name)) search.set(name, String(preset));
  }
  return search;
}

function bodyOf({ endpoint, input: { body = {} } }: Call): { body?: FormData | string } {
  if (Object.keys(endpoint.body).length === 0) return {};
  return { body: endpoint.encoding === 'multipart' ? toFormData(body) : JSON.stringify(body) };
}

function isAbort(error: unknown): boolean {
  const cause = error instanceof FetchError ? error.cause : error;
  return cause instanceof Error && cause.name === 'AbortError';
}
