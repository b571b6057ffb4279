// A scripted server behind fetch: responses by method and path, recorded calls, held responses.
import { deferred } from './time.ts';

/** One call as the server saw it. */
export interface Received {
  readonly method: string;
  /** Path below the origin, e.g. `/api/v1/trades`. */
  readonly path: string;
  readonly query: string;
  readonly url: string;
  readonly authorization: string | null;
  readonly contentType: string | null;
  readonly idempotencyKey: string | null;
  /** The JSON body or the form as entries; null without one. */
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}
export type Answer = (call: Received) => Response | Promise<Response>;

export interface FakeApi {
  readonly fetch: typeof fetch;
  /** Every call, oldest first. */
  readonly received: readonly Received[];
  /** Calls of one kind, e.g. `'POST /api/v1/deposits/'`. */
  readonly calls: (kind: string) => readonly Received[];
  /** Response of all calls of a kind from now on; `*` matches calls without one. */
  readonly answer: (kind: string, answer: Answer) => void;
  /** Response of the next call of a kind, before `answer`; several queue up. */
  readonly once: (kind: string, answer: Answer) => void;
}

/** Unanswered calls get 404 with an empty object. */
export function createFakeApi(): FakeApi {
  const received: Received[] = [];
  const lasting = new Map<string, Answer>();
  const queued = new Map<string, Answer[]>();
  const fakeApi: FakeApi = {
    async fetch(input, init) {
      const call = await seen(new Request(input, init), init?.signal ?? null);
      received.push(call);
      const kind = `${call.method} ${call.path}`;
      const answer = queued.get(kind)?.shift() ?? lasting.get(kind) ?? lasting.get('*') ?? (() => json(404, {}));
      return untilAborted(call.signal, Promise.resolve(answer(call)));
    },
    received,
    calls: (kind) => received.filter(({ method, path }) => `${method} ${path}` === kind),
    answer: (kind, answer) => void lasting.set(kind, answer),
    once: (kind, answer) => void queued.set(kind, [...(queued.get(kind) ?? []), answer]),
  };
  return fakeApi;
}

async function seen(request: Request, signal: AbortSignal | null): Promise<Received> {
  signal?.throwIfAborted();
  const { pathname, search } = new URL(request.url);
  const contentType = request.headers.get('content-type');
  return {
    method: request.method,
    path: pathname,
    query: search,
    url: request.url,
    authorization: request.headers.get('authorization'),
    contentType,
    idempotencyKey: request.headers.get('Idempotency-Key'),
    body: await bodyOf(request, contentType),
    signal,
  };
}

async function bodyOf(request: Request, contentType: string | null): Promise<unknown> {
  if (request.body === null) return null;
  if (contentType?.startsWith('multipart/form-data')) return [...(await request.formData())];
  const text = await request.text();
  return contentType === 'application/json' ? JSON.parse(text) : text;
}

function untilAborted<T>(signal: AbortSignal | null, answer: Promise<T>): Promise<T> {
  if (!signal) return answer;
  return Promise.race([
    answer,
    new Promise<T>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}

/** A JSON response. */
export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** A response that waits until the test calls `give`. */
export function held(): { readonly answer: Answer; readonly give: (response: Response) => void } {
  const { promise, resolve } = deferred<Response>();
  return { answer: () => promise, give: resolve };
}
