// The Node mock server behind a proxy that alters its responses: a backend that differs from the contract in one way.
import { type IncomingMessage, type Server, createServer } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';

export interface ProxiedAnswer {
  readonly method: string;
  /** Below /api/v1/, with its query. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly location?: string;
  readonly text: string;
}
export interface Alteration {
  /** Alters the path before the server receives it. */
  readonly path?: (path: string) => string;
  readonly answer?: (passing: ProxiedAnswer) => Partial<ProxiedAnswer>;
  readonly socket?: 'refused' | 'open to all' | 'without echo';
}

const API = '/api/v1/';

export async function startAlteringProxy() {
  const nodeServer = await startNodeServer({ port: 0, frozen: true });
  let bend: Alteration = {};
  const server = createServer((request, response) => {
    void forward(request, nodeServer.url, bend).then(({ status, type, location, text }) =>
      response.writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) }).end(text),
    );
  });
  passSockets(server, nodeServer.url.replace('http', 'ws'), () => bend.socket);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bend: (next: Alteration) => {
      bend = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await nodeServer.close();
    },
  };
}

async function forward(request: IncomingMessage, target: string, bend: Alteration): Promise<ProxiedAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method = 'GET', url = '/', headers } = request;
  const path = url.slice(API.length);
  const { authorization, 'content-type': type } = headers;
  const response = await fetch(target + API + (bend.path?.(path) ?? path), {
    method,
    headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  // Links of the server to itself lead to the proxy.
  const text = (await response.text()).replaceAll(target, `http://${headers.host}`);
  const passing = { method, path, status: response.status, type: response.headers.get('content-type') ?? '', text };
  return { ...passing, ...bend.answer?.(passing) };
}

function passSockets(server: Server, target: string, bent: () => Alteration['socket']): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (bent() === 'refused') return void socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (client) => {
      if (bent() === 'open to all') return;
      const upstream = new WebSocket(target + request.url);
      client.on('message', (data) => upstream.send(textOf(data)));
      upstream.on('message', (data) => bent() !== 'without echo' && client.send(textOf(data)));
      upstream.on('close', () => client.close());
      client.on('close', () => upstream.close());
      for (const one of [client, upstream]) one.on('error', () => one.terminate());
    });
  });
}

const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '');
