// nginx with deploy/nginx.conf before servers that replace the API, another build put in place, a raw HTTP client.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const stops: (() => Promise<unknown>)[] = [];

/** Ends all that was started since the last call. */
export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}

/** An API server; returns its address and the received requests. */
export async function startUpstream(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(
      `${request.method} ${String(request.headers['x-forwarded-proto'])}://${request.headers.host}${request.url}`,
    );
    request.resume().on('end', () => answer(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, requests };
}

/** Ports of a worker's own. */
const portOf = (place: number) => Number(process.env['TEST_PORT'] ?? 4173) + 4 + 2 * test.info().parallelIndex + place;

/** Starts a process and waits until `url` responds. */
async function started(url: string, command: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  stops.push(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  await expect.poll(() => isReachable(url), { timeout: 30_000 }).toBe(true);
}

/** Whether `url` responds with success; a self-signed certificate is accepted. */
function isReachable(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    request(url, { agent: false, rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });
}

/** Starts a mock server with its own database and returns its address. */
export async function startMockApi(): Promise<string> {
  const url = `http://127.0.0.1:${portOf(1)}`;
  const entry = 'src/mock-server/transports/main.node.ts';
  await started(`${url}/__demo__/log?since=0`, 'node_modules/.bin/tsx', entry, '--port', String(portOf(1)));
  return url;
}

interface Front {
  readonly folder?: string;
  /** TLS with HTTP/2 and a self-signed certificate. */
  readonly tls?: boolean;
}

/** Starts nginx with the build in `folder` before these servers; its logs begin empty. Gives its origin and the folder of the logs. */
export async function startNginx(servers: readonly string[], { folder = 'dist-test', tls = false }: Front = {}) {
  const [origin, logs] = [`${tls ? 'https' : 'http'}://localhost:${portOf(0)}`, `.cache/nginx/${portOf(0)}`];
  rmSync(logs, { recursive: true, force: true });
  const proxies = servers.flatMap((server) => ['--proxy', server]);
  const options = ['--port', String(portOf(0)), ...(tls ? ['--tls'] : []), ...proxies];
  await started(`${origin}/favicon.svg`, 'node', 'scripts/nginx.mjs', folder, ...options);
  return { origin, logs };
}

/** Installs another build as docs/operations.md describes. */
export async function releaseBuild(logs: string, folder: string): Promise<void> {
  const { status, stdout } = spawnSync('node', ['deploy/release.mjs', folder]);
  expect(status).toBe(0);
  writeFileSync(join(logs, 'release.conf'), stdout);
  process.kill(Number(readFileSync(join(logs, 'nginx.pid'), 'utf8')), 'SIGHUP');
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/**
 * As it stood on the wire: nothing decoded, no redirect followed, the path sent as written. Each on a connection of its own:
 * one kept from before is closed by nginx as a release takes over, and may take a request with it.
 */
export function sendRequest(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    httpRequest({ hostname, port, path, agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
