// The calls a mock server has received, for GET /__demo__/log. In memory only; holds no token and no body.

export interface LoggedRequest {
  readonly n: number;
  /** ISO 8601 of the mock's clock. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Login of the caller, once the token has told. */
  account: string | null;
  /** 0 while unanswered or when the connection failed. */
  status: number;
}

export interface RequestLog {
  /** Notes a call on arrival; the entry is completed while it is answered. */
  add(method: string, url: URL, at: string): LoggedRequest;
  since(n: number): readonly LoggedRequest[];
}

const KEPT = 5_000;

/** The log of answered calls, which the demo console shows. */
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
