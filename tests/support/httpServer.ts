// A small real HTTP server for tests of the client: records requests as sent, responds as the test sets.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as sent. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, verbatim. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
export type Respond = (response: ServerResponse, request: ReceivedRequest) => void;

export interface HttpServer {
  readonly origin: string;
  readonly requests: readonly ReceivedRequest[];
  /** Handler of every request from now on. */
  readonly respond: (respond: Respond) => void;
  readonly close: () => Promise<void>;
}

/** Listens on a free local port; responds with `{}` by default. */
export async function startHttpServer(): Promise<HttpServer> {
  const requests: ReceivedRequest[] = [];
  let respond: Respond = respondWith('{}');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { ...describeRequest(request), body: Buffer.concat(chunks) };
      requests.push(one);
      respond(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!isListening(address)) throw new Error('the server listens on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    respond(next) {
      respond = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function isListening(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

function describeRequest({ method = '', url = '', headers }: IncomingMessage): Omit<ReceivedRequest, 'body'> {
  const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { method, target: url, headers: Object.fromEntries(plain) };
}

/** Responds with an unchanged body. */
export function respondWith(body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Respond {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body);
  };
}
