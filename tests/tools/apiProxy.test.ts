// The proxy to a real API, over real sockets: links are rewritten to the page's origin, rejections and resets pass
// through.
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createApiProxy, rewriteLinks } from '../../scripts/lib/apiProxy.mjs';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A page's server that forwards everything for the proxy to `api`. */
function front(api: string): Promise<string> {
  const proxy = createApiProxy(`http://${api}`);
  const server = createServer((req, res) => {
    if (!proxy.handle(req, res)) res.end('page');
  });
  server.on('upgrade', (req, socket, head) => {
    if (!proxy.upgrade(req, socket, head)) socket.destroy();
  });
  return listen(server);
}

describe('ownLinks', () => {
  const target = new URL('https://api.example');
  const own = 'http://localhost:5173';

  it('moves links of the API to itself to the page, whatever their scheme', () => {
    const json = '{"next":"http://api.example/api/v1/chats/?offset=5","file":"https://api.example/media/a.pdf"}';
    expect(rewriteLinks(json, target, own)).toBe(
      '{"next":"http://localhost:5173/api/v1/chats/?offset=5","file":"http://localhost:5173/media/a.pdf"}',
    );
  });

  it.each([
    '{"next":"https://api.example.evil/api/v1/"}',
    '{"next":"https://evil@api.example/api/v1/"}',
    '{"next":"https://api.example/other/"}',
    '{"text":"see https://api.example/api/v1/"}',
  ])('leaves %s alone: the app must see and refuse it', (json) => {
    expect(rewriteLinks(json, target, own)).toBe(json);
  });
});

describe('apiProxy', () => {
  it('forwards method, path, body and status, and rewrites JSON only', async () => {
    const api = await listen(
      createServer((req, res) => {
        const chunks: Buffer[] = [];
        req.on('data', (chunk: Buffer) => chunks.push(chunk));
        req.on('end', () => {
          const link = `"http://${req.headers.host}/api/v1/x/"`;
          const type = req.url === '/media/raw' ? 'text/plain' : 'application/json';
          res.writeHead(403, { 'Content-Type': type });
          res.end(`{"next":${link},"said":"${req.method} ${req.url} ${Buffer.concat(chunks).toString()}"}`);
        });
      }),
    );
    const page = await front(api);
    const answer = await fetch(`http://${page}/api/v1/deposits/?limit=5`, { method: 'POST', body: 'Привет' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      next: `http://${page}/api/v1/x/`,
      said: 'POST /api/v1/deposits/?limit=5 Привет',
    });
    expect(await (await fetch(`http://${page}/media/raw`)).text()).toContain(`http://${api}/api/v1/x/`);
    expect(await (await fetch(`http://${page}/login`)).text()).toBe('page');
  });

  it('answers 502 when the API is away', async () => {
    const page = await front('127.0.0.1:1');
    expect((await fetch(`http://${page}/api/v1/chats/`)).status).toBe(502);
  });

  it('carries chat sockets both ways and refuses what the API refuses', async () => {
    const sockets = new WebSocketServer({ noServer: true });
    const upstream = createServer();
    upstream.on('upgrade', (req, socket, head) => {
      if (!req.url?.endsWith('token=good'))
        return void socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
      sockets.handleUpgrade(req, socket, head, (client) =>
        client.on('message', (data: Buffer) => client.send(`echo ${data.toString()}`)),
      );
    });
    const page = await front(await listen(upstream));

    const client = new WebSocket(`ws://${page}/ws/chat/1/?token=good`);
    const received = new Promise((done) => client.on('message', (data: Buffer) => done(data.toString())));
    client.on('open', () => client.send('да'));
    expect(await received).toBe('echo да');
    const closed = new Promise((done) => sockets.clients.forEach((peer) => peer.on('close', done)));
    client.close(4001);
    expect(await closed).toBe(4001);

    const refused = new WebSocket(`ws://${page}/ws/chat/1/?token=bad`);
    const status = await new Promise((done) =>
      refused.on('unexpected-response', (_, response) => done(response.statusCode)),
    );
    expect(status).toBe(401);
  });
});
