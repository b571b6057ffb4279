// Shared by tests of the mock server: a frozen database per test, and raw calls with status and body as sent.
import { afterEach } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  createCall,
  castResult,
} from '../../src/api/endpoint.ts';
import { type InProcessMock, createInProcessMock } from '../../src/mock-server/transports/inProcess.ts';

export const MINUTE = 60_000;
export const PASSWORD = 'Demo-2026!';

const opened: InProcessMock[] = [];
afterEach(() => {
  for (const mock of opened.splice(0)) mock.close();
});

/** A fresh demo world with a frozen clock at its `now`; closed after the test. */
export function openMock(options: Parameters<typeof createInProcessMock>[0] = {}): InProcessMock {
  const mock = createInProcessMock({ frozen: true, log: () => undefined, ...options });
  opened.push(mock);
  return mock;
}

export interface Answer {
  readonly status: number;
  readonly type: string | null;
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown;
}

export type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Calls below /api/v1/ with a token (null: without one) through any fetch. FormData goes as a form, the rest as JSON. */
export function caller(
  { fetch, origin }: { fetch: typeof globalThis.fetch; origin: string },
  token: string | null,
): Caller {
  return async (method, path, body) => {
    const content = body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    return { status: response.status, type: response.headers.get('content-type'), body: read(await response.text()) };
  };
}

/** The same, signed in as a demo account. */
export async function signedIn(mock: InProcessMock, login: string): Promise<Caller> {
  return caller(mock, (await mock.signIn(login)).access);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A form from plain values, as multipart calls send it. */
export function form(values: Readonly<Record<string, string | number | Blob>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value instanceof Blob ? value : String(value));
  return data;
}

export const pdf = (name = 'Акт сверки.pdf', bytes = [0x25, 0x50, 0x44, 0x46, 0x2d, 0, 0xff]): File =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

export const png = (name = 'photo.png'): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

/** Body of signing in. */
export const credentials = (login: string, account_type: string, more: Readonly<Record<string, unknown>> = {}) => ({
  login,
  password: PASSWORD,
  account_type,
  'smart-token': 'demo',
  ...more,
});

/** The product's own client against the mock: results are parsed by the endpoints' schemas, failures are CallErrors. */
export function apiOf({ fetch, origin }: { fetch: typeof globalThis.fetch; origin: string }, token: string | null) {
  const client = createClient({ origin, fetch, tokens: { read: () => null } });
  return async <E extends Endpoint>(
    target: E,
    ...input: {} extends EndpointInput<E> ? [EndpointInput<E>?] : [EndpointInput<E>]
  ): Promise<EndpointResult<E>> => {
    const signal = new AbortController().signal;
    return castResult(target, await client.send(createCall(target, ...input), { signal, token }));
  };
}
export type Api = ReturnType<typeof apiOf>;

/** The product's client, signed in as a demo account. */
export async function apiAs(mock: InProcessMock, login: string): Promise<Api> {
  return apiOf(mock, (await mock.signIn(login)).access);
}
