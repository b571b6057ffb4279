// A tiny real HTTP server for tests of the client: shows exactly what came over the wire, answers what a test says.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came. */
export interface Heard {
  readonly method: string;
  /** Path and query, verbatim. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
export type Respond = (response: ServerResponse, heard: Heard) => void;

export interface HttpServer {
  readonly origin: string;
  readonly heard: readonly Heard[];
  /** How every request is answered from now on. */
  readonly respond: (respond: Respond) => void;
  readonly close: () => Promise<void>;
}

/** Listens on a free port of this machine; answers `{}` until told otherwise. */
export async function startServer(): Promise<HttpServer> {
  const heard: Heard[] = [];
  let respond: Respond = sends('{}');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { ...heardOf(request), body: Buffer.concat(chunks) };
      heard.push(one);
      respond(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!isListening(address)) throw new Error('the server listens on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    heard,
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

function heardOf({ method = '', url = '', headers }: IncomingMessage): Omit<Heard, 'body'> {
  const plain = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { method, target: url, headers: Object.fromEntries(plain) };
}

/** Answers with a body as it stands. */
export function sends(body: string | Uint8Array, status = 200, headers: Record<string, string> = {}): Respond {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body);
  };
}
