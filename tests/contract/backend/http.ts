// A single HTTP request without redirects; throws only for network failures.
import { API_BASE } from '../../../src/api/basePaths.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly type: string;
  readonly size: number;
  /** Parsed JSON; undefined for a body that is not JSON. */
  readonly json: unknown;
  /** Path and query of a redirect. */
  readonly location: string | null;
}

export interface ApiRequest {
  readonly method?: string;
  /** Below /api/v1/, with its query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

export type SendApiRequest = (request: ApiRequest) => Promise<ApiAnswer>;

const TIMEOUT_MS = 30_000;

export function createApiSender(base: string): SendApiRequest {
  return async ({ method = 'GET', path, token, body }) => {
    const response = await fetch(new URL(API_BASE + path, base), {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json, */*',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const location = response.headers.get('location');
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      size: bytes.length,
      json: parsed(bytes.toString('utf8')),
      location: location === null ? null : pathOf(location, base),
    };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pathOf(location: string, base: string): string {
  const { pathname, search } = new URL(location, base);
  return pathname + search;
}

export const isSuccess = ({ status }: ApiAnswer): boolean => status >= 200 && status < 300;
export const isRedirect = ({ status }: ApiAnswer): boolean => status >= 300 && status < 400;
