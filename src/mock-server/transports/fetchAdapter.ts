// Turns fetch's arguments into a wire call and a wire answer into a Response: shared by the page and the in-process door.
import {
  NetworkError,
  type TransportResponse,
  type TransportBody,
  type TransportRequest,
  hasNoBody,
} from '../http/message.ts';

export type SendRequest = (request: TransportRequest, signal: AbortSignal) => Promise<TransportResponse>;

/**
 * A `fetch` that answers addresses for which `ours` says yes and leaves the rest to `native`.
 * Rejects as the browser's does: TypeError «Failed to fetch» without an answer, the signal's reason when aborted.
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

/** The call's end or the caller's impatience, whichever comes first. */
function settled(answer: Promise<TransportResponse>, signal: AbortSignal): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const failed = (error: unknown) => reject(error instanceof NetworkError ? new TypeError('Failed to fetch') : error);
    answer.then(resolve, failed).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The body as it was given: a FormData of a test environment must not pass through the platform's own Request. */
async function bodyOf(body: BodyInit | null | undefined, request: Request | null): Promise<TransportBody> {
  if (body instanceof FormData) return { kind: 'form', entries: [...body.entries()] };
  if (typeof body === 'string') return { kind: 'text', text: body };
  if (body !== null && body !== undefined) return { kind: 'text', text: await new Response(body).text() };
  if (request?.body === null || request?.body === undefined) return { kind: 'none' };
  if (!/multipart\/form-data/.test(request.headers.get('content-type') ?? ''))
    return { kind: 'text', text: await request.text() };
  return { kind: 'form', entries: [...(await request.formData()).entries()] };
}

/** Bytes, not Blobs: jsdom's Blob is none to the platform's Response. */
async function responseOf({ status, headers, body }: TransportResponse): Promise<Response> {
  const content = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body;
  return new Response(hasNoBody(status) ? null : content, { status, headers });
}
