// Node transport: the mock server over HTTP and WebSocket, for testers, other clients and browser tests.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { MockServer, MockServerOptions } from '../mockServer.ts';
import { createMockServer } from '../createMockServer.ts';
import {
  type RequestOrigin,
  NetworkError,
  type TransportResponse,
  type TransportBody,
  hasNoBody,
} from '../http/message.ts';

export interface NodeServerOptions extends Pick<
  MockServerOptions,
  'seed' | 'frozen' | 'clock' | 'log' | 'idempotencyHeader'
> {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Interface to listen on; default loopback. */
  readonly host?: string;
  /** A world exported by GET /__demo__/world, used instead of a seed. */
  readonly world?: unknown;
}
export interface NodeServer {
  /** Origin of the server, e.g. `http://127.0.0.1:4010`. */
  readonly url: string;
  readonly port: number;
  readonly server: MockServer;
  close(): Promise<void>;
}

const MAX_BODY = 64 * 1024 * 1024;
const MAX_FRAME = 2 * 1024 * 1024;
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Starts the mock server. Rejects when the port is in use. */
export async function startNodeServer({
  port = 4010,
  host = '127.0.0.1',
  world,
  ...options
}: NodeServerOptions = {}): Promise<NodeServer> {
  const server = createMockServer(options);
  await server.ready;
  if (world !== undefined) server.world.import(world);
  const http = createServer((request, response) => void answer(server, request, response));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  const upgraded = new Set<Duplex>(); // upgraded sockets are no longer tracked by `http`
  http.on('upgrade', (request, socket, head) => {
    upgraded.add(socket.on('close', () => upgraded.delete(socket)));
    void upgrade(server, sockets, request, socket, head);
  });
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, host, resolve));
  const address = http.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${bound}`,
    port: bound,
    server,
    close() {
      server.close();
      http.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
}

async function answer(server: MockServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  try {
    const { method = 'GET' } = request;
    const url = addressOf(request);
    const body = await bodyOf(request);
    if (body === null) return void response.writeHead(413, { connection: 'close' }).end();
    await send(
      response,
      await server.call({ method, url: url.href, headers: headersOf(request), body }, callerOf(response)),
    );
  } catch (error) {
    if (!(error instanceof NetworkError)) console.error('mock server: a call failed', error);
    request.socket.destroy();
  }
}

/** Aborts when the connection closes before the response; created only for calls that wait. */
function callerOf(response: ServerResponse): RequestOrigin {
  const isGone = () => response.closed && !response.writableFinished;
  return {
    get aborted() {
      return isGone();
    },
    addEventListener: (_, leave) => void response.on('close', () => isGone() && leave()),
  };
}

/** Sets Content-Length: without it Node would send the response in chunks. */
async function send(response: ServerResponse, { status, headers, body }: TransportResponse): Promise<void> {
  if (hasNoBody(status) || body === null) return void response.writeHead(status, headers).end();
  const whole = typeof body === 'string' ? body : Buffer.from(await body.arrayBuffer());
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(whole) }).end(whole);
}

/** CORS: allows pages of this machine only. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined || !LOCAL.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Disposition');
}

/** Never throws: an invalid URL counts as the root, which gives 404. */
function addressOf({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): URL {
  try {
    return new URL(url.startsWith('/') ? `http://${host}${url}` : url);
  } catch {
    return new URL('http://localhost/');
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The parsed body, as page transports provide it; null when it is too large. */
async function bodyOf(request: IncomingMessage): Promise<TransportBody | null> {
  const { 'content-length': length = '0', 'transfer-encoding': coding, 'content-type': type = '' } = request.headers;
  if (length === '0' && coding === undefined) return { kind: 'none' };
  const bytes = await bytesOf(request);
  if (bytes === null) return null;
  if (!type.startsWith('multipart/form-data')) return { kind: 'text', text: bytes.toString('utf8') };
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return { kind: 'form', entries: [...form.entries()] };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Uses events, because async iteration of a request costs more than most responses. */
function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY) chunks.push(chunk);
      else resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

/** Opens and closes the connection for a refused handshake, see `HandshakeResult`. */
async function upgrade(
  server: MockServer,
  sockets: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  socket.on('error', () => socket.destroy());
  const result = await server.handshake(addressOf(request));
  if (result.kind === 'held') return undefined;
  if (result.kind === 'refused') return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
  sockets.handleUpgrade(request, socket, head, (client) => {
    if (result.kind === 'open') accept(server, result, client);
    else client.close(result.code, result.reason);
  });
}

function accept(server: MockServer, result: Parameters<MockServer['connect']>[0], client: WebSocket): void {
  const connection = server.connect(result, {
    send: (frame) => client.send(frame),
    close: (code, reason) => client.close(code, reason),
    drop: () => client.terminate(),
  });
  client.on('message', (data) => void connection.receive(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
  client.on('close', () => connection.close());
  client.on('error', () => client.terminate());
}
