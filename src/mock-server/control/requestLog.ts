// Log of received requests for `GET /__demo__/log`. In memory only; stores no tokens and no bodies.

export interface LoggedRequest {
  readonly n: number;
  /** ISO 8601 by the mock clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Login of the caller, set once the token is verified. */
  account: string | null;
  /** 0 while pending or when the connection failed. */
  status: number;
}

export interface RequestLog {
  /** Logs a request on arrival; the entry is completed by its response. */
  add(method: string, url: URL, at: string): LoggedRequest;
  since(n: number): readonly LoggedRequest[];
}

const KEPT = 5_000;

export function createRequestLog(): RequestLog {
  const calls: LoggedRequest[] = [];
  let last = 0;
  return {
    add(method, url, at) {
      last += 1;
      const call = { n: last, at, method, path: url.pathname, query: queryOf(url), account: null, status: 0 };
      calls.push(call);
      if (calls.length > KEPT) calls.shift();
      return call;
    },
    since: (n) => calls.filter((call) => call.n > n),
  };
}

function queryOf({ search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete('token');
  return query.toString();
}
