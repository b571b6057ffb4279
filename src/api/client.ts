// HTTP client of the API: checks the address, sends one request, validates the response. Every failure is an ApiError.
import { type Fetch, FetchError, createFetch } from 'ofetch';
import * as v from 'valibot';
import { API_BASE, MEDIA_BASE } from './basePaths.ts';
import { SIGNATURE_BYTE_COUNT, isMarkupOrJson, matchesFileSignature } from './validation/file.ts';
import { BINARY_RESPONSE, type Call, type DownloadedFile, type Endpoint, type ExportKind } from './endpoint.ts';
import { classifyError } from './errors/catalogue.ts';
import { type FieldIssue } from './errors/fieldIssues.ts';
import { ApiError, type Failure, type FailureKind } from './errors/failure.ts';
import { parseContentDisposition, withFileExtension } from './contentDisposition.ts';
import { type ApiErrorFactory, parseBody, parseErrorBody, validateResponse } from './readResponse.ts';
import { toFormData } from './multipart.ts';
import { completePage, toPageResponse, unwrapPage } from './pagination.ts';
import { isRecord } from './lib/isRecord.ts';
import { type ServerUrl, toMediaUrl, toPageUrl } from './urlGuard.ts';
import { type TrailingSlashStorage, createTrailingSlashCache, isRedirectStatus, getRequestPath } from './redirects.ts';
import { readServerMessages } from './errors/responseMessages.ts';
import { parseRetryAfter } from './errors/retryAfter.ts';
import { isListSchema } from './schemas/reader.ts';
import { isTokenRejection } from './errors/tokenRejection.ts';
import type { TokenStore } from './tokens.ts';
import { readVerifiedPages } from './verifiedList.ts';
import { isFailureEnvelope } from './errors/writeRejection.ts';

export interface ClientOptions {
  /** The origin of the application, e.g. `https://meridian.example`. Every request goes there. */
  readonly origin: string;
  readonly tokens: Pick<TokenStore, 'read'>;
  /** For a backend that deduplicates writes by an idempotency key. */
  readonly idempotency?: Idempotency | undefined;
  /** Without it, whether paths need a trailing slash is learned by every page again. */
  readonly slashMemory?: TrailingSlashStorage | undefined;
  /** Defaults to the global fetch; tests pass the fetch of the mock server. */
  readonly fetch?: Fetch;
  /** Called with the fields of a successful response that could not be parsed. */
  readonly onFieldIssues?: (issues: readonly FieldIssue[]) => void;
  /** Called with the server's message about a write that it will carry out later (202). */
  readonly onPromise?: (message: string) => void;
}

export interface Idempotency {
  /** Name of the header. */
  readonly header: string;
  readonly newKey: () => string;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** The access token at the time of the call; null sends no Authorization header. */
  readonly token: string | null;
}

export interface Client {
  /**
   * Sends one request. Retries and token refresh belong to the request machine.
   * @returns the parsed result, or a `DownloadedFile` for binary endpoints.
   * @throws ApiError with the classified Failure; an abort rejects with the kind `aborted`.
   */
  send(call: Call, options: SendOptions): Promise<unknown>;
}

/** There is no timeout: only `signal` ends a request. */
export function createClient({
  origin,
  tokens,
  onFieldIssues,
  onPromise,
  idempotency,
  slashMemory,
  fetch = (...request) => globalThis.fetch(...request),
}: ClientOptions): Client {
  const wire = createFetch({ fetch });
  const keyHeader = idempotency ? createKeyHeader(idempotency) : () => ({});
  const slashes = createTrailingSlashCache(slashMemory);
  return {
    async send(call, { signal, token }) {
      const { endpoint } = call;
      const fail: ApiErrorFactory = (kind, status = null, data = null, more = {}) => {
        const failure = {
          ...describe(call, kind, status, data),
          hadCurrentToken: token === (tokens.read()?.access ?? null),
          ...more,
        };
        return new ApiError({ ...failure, messages: readServerMessages(failure) });
      };
      const unsent = (error: unknown): never => {
        throw fail(signal.aborted || isAbort(error) ? 'aborted' : 'network');
      };
      const request = { ...requestOf(call, token, keyHeader(call)), signal };
      const open = (path: string, redirect: RequestRedirect) =>
        wire.raw(origin + path, { ...request, redirect }).catch(unsent);
      const successful = async (response: Response): Promise<Response> => {
        if (isRedirectStatus(response)) throw fail('redirect', response.status || null);
        if (!response.ok)
          throw refusal(endpoint, response, parseErrorBody(await textOf(response), response.status), fail);
        return response;
      };
      const textOf = (response: Response) => response.text().catch(unsent);

      if (isMedia(endpoint)) {
        const path = call.url === undefined ? null : toMediaUrl(call.url, origin);
        if (path === null) throw fail('address');
        return download(await successful(await open(path, 'follow')), endpoint.exports, fail, unsent);
      }
      const address = addressOf(call);
      if (address === null) throw fail('address');
      const get = (at: ServerUrl) =>
        endpoint.method === 'GET'
          ? slashes.get(endpoint, at, open).then(successful)
          : open(getRequestPath(at), 'manual').then(successful);
      const { response: returns, verify } = endpoint;
      if (returns === BINARY_RESPONSE) return download(await get(address), endpoint.exports, fail, unsent);
      const isList = isListSchema(returns);
      const readPage = async (at: ServerUrl, keepsAll = false) => {
        const response = await get(at);
        const parsed = parseBody(await textOf(response));
        const { status } = response;
        if (!isList) return { page: parsed, hasNext: false, status };
        if (isFailureEnvelope(parsed)) throw fail('declined', status, parsed);
        const page = unwrapPage(parsed, endpoint.path);
        const hasNext = isRecord(page) && typeof page['next'] === 'string';
        return { page: toPageResponse(page, at, endpoint.path, keepsAll), hasNext, status };
      };
      const read = async (at: ServerUrl, keepsAll = false) => {
        const first = await readPage(at, keepsAll);
        const isWhole = !isList || keepsAll || call.isPagedByCaller === true || call.url !== undefined;
        const body = isWhole ? first.page : await completePage(first, at, endpoint.path, readPage);
        const { output, issues, promise } = validateResponse(endpoint, returns, body, first.status, fail);
        if (issues.length > 0) onFieldIssues?.(issues);
        if (promise !== undefined) onPromise?.(promise);
        return output;
      };
      return verify ? readVerifiedPages(address, verify, read) : read(address);
    },
  };
}

/**
 * ofetch must neither retry nor parse: the request machine retries, and responses are parsed strictly against a schema.
 * `stream` leaves the body unread.
 */
function requestOf(call: Call, token: string | null, more: Readonly<Record<string, string>>) {
  const headers = token === null ? more : { ...more, Authorization: `Bearer ${token}` };
  return {
    method: call.endpoint.method,
    headers,
    ...bodyOf(call),
    retry: false,
    ignoreResponseError: true,
    responseType: 'stream',
  } as const;
}

/** The idempotency header of a write. Without its own key, all attempts of the same `Call` share a generated one. */
function createKeyHeader({ header, newKey }: Idempotency) {
  const keys = new WeakMap<Call, string>();
  return (call: Call): Readonly<Record<string, string>> => {
    if (call.endpoint.method === 'GET') return {};
    const key = call.key ?? keys.get(call) ?? newKey();
    keys.set(call, key);
    return { [header]: key };
  };
}

/**
 * An export is recognised by its first bytes, since its headers may be wrong, and is named with the extension of its
 * kind.
 */
async function download(
  response: Response,
  kind: ExportKind | null,
  fail: ApiErrorFactory,
  unsent: (error: unknown) => never,
): Promise<DownloadedFile> {
  const blob = await response.blob().catch(unsent);
  const name = parseContentDisposition(response.headers.get('content-disposition'));
  if (kind === null) {
    if (/json|html/.test(blob.type) || blob.size === 0) throw fail('parse', response.status);
    return { blob, name };
  }
  const head = new Uint8Array(await blob.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer().catch(unsent));
  if (isMarkupOrJson(head) || !matchesFileSignature(`.${kind}`, head)) throw fail('parse', response.status);
  return { blob, name: name === null ? null : withFileExtension(name, kind) };
}

function refusal({ bearer }: Endpoint, { status, headers }: Response, data: unknown, fail: ApiErrorFactory): ApiError {
  // An invalid token may be only an expired one: the refresh decides.
  if (bearer && isTokenRejection(status, data)) return fail('unauthorized', status, data, { catalogueEntry: null });
  const kind = classifyError(status, data) ? 'refused' : status === 401 ? 'unauthorized' : 'http';
  return fail(kind, status, data, parseRetryAfter(headers));
}

function describe(
  call: Call,
  kind: FailureKind,
  status: number | null,
  data: unknown,
): Omit<Failure, 'hadCurrentToken' | 'messages'> {
  const catalogueEntry = classifyError(status ?? 0, data);
  const path = rooted(call.endpoint).replace(/\?.*/, '');
  return { kind, status, catalogueEntry, data, method: call.endpoint.method, path };
}

/** A path parameter that would change the path: empty, `.` or `..`. Route parameters are not validated before. */
const STEP = /^\.{0,2}$/;

const isMedia = ({ path }: Endpoint) => path === MEDIA_BASE;
const rooted = (target: Endpoint) => (isMedia(target) ? target.path : API_BASE + target.path);

function addressOf({ endpoint, input, url }: Call): ServerUrl | null {
  const own = ownAddressOf(endpoint, input);
  if (url === undefined) return own;
  // A call without path parameters of its own has only the given URL.
  const hasPath = input.params !== undefined || !endpoint.path.includes('{');
  return toPageUrl(url, endpoint.path, hasPath ? (own?.path ?? null) : null) ?? (input.query ? own : null);
}

function ownAddressOf(
  { path, query: entries }: Endpoint,
  { params = {}, query = {} }: Call['input'],
): ServerUrl | null {
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

/** Sends limit and offset for every list: some backends default the offset to 10. */
function withPaging(entries: Endpoint['query'], search: URLSearchParams): URLSearchParams {
  // Lists with two pairs of paging parameters leave the size to the server unless the call sets it.
  if ('limitDirty' in entries && search.has('type')) return search;
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
