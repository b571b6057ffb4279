// Converts fetch arguments to a transport request and a transport response to a Response; used by pages and tests.
import {
  NetworkError,
  type TransportResponse,
  type TransportBody,
  type TransportRequest,
  hasNoBody,
} from '../http/message.ts';

export type SendRequest = (request: TransportRequest, signal: AbortSignal) => Promise<TransportResponse>;

/**
 * A `fetch` that handles the URLs accepted by `ours` and passes the rest to `native`.
 * Rejects like the browser's: TypeError «Failed to fetch» without a response, the signal's reason when aborted.
 */
export function createFetchAdapter(
  send: SendRequest,
  { base, ours, native }: { base: () => string; ours: (url: URL) => boolean; native: typeof fetch },
): typeof fetch {
  return async (input, init = {}) => {
    const given = input instanceof Request ? input : null;
    const url = new URL(input instanceof Request ? input.url : input, base());
    if (!ours(url)) return native(input, init);
    const signal = init.signal ?? given?.signal ?? new AbortController().signal;
    const request = {
      method: (init.method ?? given?.method ?? 'GET').toUpperCase(),
      url: url.href,
      headers: Object.fromEntries(new Headers(init.headers ?? given?.headers)),
      body: await bodyOf(init.body, given),
    };
    signal.throwIfAborted();
    return responseOf(await settled(send(request, signal), signal));
  };
}

/** Settles with the response or with the abort, whichever comes first. */
function settled(answer: Promise<TransportResponse>, signal: AbortSignal): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const failed = (error: unknown) => reject(error instanceof NetworkError ? new TypeError('Failed to fetch') : error);
    answer.then(resolve, failed).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The original body: a FormData of a test environment must not pass through the platform's own Request. */
async function bodyOf(body: BodyInit | null | undefined, request: Request | null): Promise<TransportBody> {
  if (body instanceof FormData) return { kind: 'form', entries: [...body.entries()] };
  if (typeof body === 'string') return { kind: 'text', text: body };
  if (body !== null && body !== undefined) return { kind: 'text', text: await new Response(body).text() };
  if (request?.body === null || request?.body === undefined) return { kind: 'none' };
  if (!/multipart\/form-data/.test(request.headers.get('content-type') ?? ''))
    return { kind: 'text', text: await request.text() };
  return { kind: 'form', entries: [...(await request.formData()).entries()] };
}

/** Bytes instead of a Blob: the platform's Response does not accept jsdom's Blob. */
async function responseOf({ status, headers, body }: TransportResponse): Promise<Response> {
  const content = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body;
  return new Response(hasNoBody(status) ? null : content, { status, headers });
}
