// Limits of tests on a foreign instance: the given accounts, and a guard between every page and the server. Read-only
// unless ALLOW_WRITES=1; even then only writes of a client to its own records.
import { Agent as PlainAgent, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { connect } from 'node:tls';
import type { BrowserContext } from '@playwright/test';
import { type Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { API_BASE } from '../../src/api/basePaths.ts';
import { createRouter } from '../../src/mock-server/http/router.ts';
import world from '../contract/demo-world.json' with { type: 'json' };

export interface GivenAccount {
  readonly login: string;
  readonly password: string;
  readonly account_type: string;
}

/** `ACCOUNTS=login:password:account_type,…`; one of the demo world where the instance is our own. */
export function readGivenAccounts(given = process.env['ACCOUNTS']): readonly GivenAccount[] {
  if (given !== undefined)
    return given.split(',').map((one) => {
      const [login = '', password = '', account_type = ''] = one.trim().split(':');
      return { login, password, account_type };
    });
  if (process.env['BASE_URL'] !== undefined) throw new Error('BASE_URL needs ACCOUNTS=login:password:account_type,…');
  return world.personas.filter(({ login }) => login === 'ved.active');
}

/** A call on its way to the server. */
export interface OutgoingCall {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
}

const find = createRouter(Object.values<Endpoint>(endpoints));
const SIGN_IN = 'auth/jwt/create/';
const SESSION: readonly string[] = ['auth/jwt/refresh/', 'auth/jwt/logout/'];

/** Whether a call may go out while `account` is the one that was handed over. */
export function isCallAllowed({ method, url, body }: OutgoingCall, account: GivenAccount, mayWrite: boolean): boolean {
  if (method === 'GET') return true;
  const { pathname, searchParams } = new URL(url);
  const found = find(method, pathname.slice(pathname.indexOf(API_BASE) + API_BASE.length), searchParams);
  if (found.kind !== 'route') return false;
  const { path, roles, bearer } = found.route;
  if (path === SIGN_IN) return loginOf(body) === account.login;
  if (SESSION.includes(path)) return true;
  // Writes of the operator concern other users; unauthenticated writes create accounts.
  return mayWrite && bearer && account.account_type !== 'authorized_organization' && roles.some(isOf(account));
}

const isOf =
  ({ account_type }: GivenAccount) =>
  (role: string) =>
    role === account_type;

function loginOf(body: string | null): unknown {
  const said: unknown = JSON.parse(body ?? 'null');
  return typeof said === 'object' && said !== null && 'login' in said ? said.login : undefined;
}

/** Routes all calls of a context through the guard; returns the writes it has refused. */
export async function blockForbiddenCalls(
  context: BrowserContext,
  account: GivenAccount,
  mayWrite = process.env['ALLOW_WRITES'] === '1',
): Promise<readonly string[]> {
  const refused: string[] = [];
  await context.route(`**${API_BASE}**`, async (route) => {
    const request = route.request();
    const call = { method: request.method(), url: request.url(), body: request.postData() };
    if (isCallAllowed(call, account, mayWrite)) return route.continue();
    refused.push(`${call.method} ${call.url}`);
    return route.abort('blockedbyclient');
  });
  await context.routeWebSocket('**/ws/**', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      if (mayWrite) server.send(frame);
      else refused.push(`a frame of ${frame.length}`);
    });
  });
  return refused;
}

/** How browsers reach a host: browsers repeat a write whose response is lost over a kept HTTP/1.1 connection. */
type Connection = 'HTTP/2' | 'HTTP/1.1, closed after each call' | 'HTTP/1.1, kept';

/** The connection that an API call gets; a self-signed certificate is accepted. */
export async function detectConnection(origin: string): Promise<Connection> {
  const url = new URL(`${API_BASE}deposits`, origin);
  if (url.protocol === 'https:' && (await speaksHttp2(url))) return 'HTTP/2';
  const { headers } = await answerOf(url);
  return headers.connection === 'close' ? 'HTTP/1.1, closed after each call' : 'HTTP/1.1, kept';
}

function speaksHttp2({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const options = { host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false };
    const socket = connect({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, () => {
      resolve(socket.alpnProtocol === 'h2');
      socket.destroy();
    }).on('error', reject);
  });
}

function answerOf(url: URL): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:';
    const agent = isTls
      ? new TlsAgent({ keepAlive: true, rejectUnauthorized: false })
      : new PlainAgent({ keepAlive: true });
    (isTls ? tlsRequest : plainRequest)(url, { agent }, (answer) => {
      answer.resume().on('end', () => {
        agent.destroy();
        resolve(answer);
      });
    })
      .on('error', reject)
      .end();
  });
}

const pathOf = (url: string): string => new URL(url).pathname;

/** Collects the calls of all pages of a context that failed with 400 or more, or without a response. */
export function collectFailedCalls(context: BrowserContext): () => readonly string[] {
  const failed = new Set<string>();
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() >= 400 && pathOf(request.url()).startsWith(API_BASE))
      failed.add(`${response.status()} ${request.method()} ${pathOf(request.url())}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left aborts its calls.
    if (pathOf(request.url()).startsWith(API_BASE) && !/ERR_ABORTED/.test(reason))
      failed.add(`${reason} ${request.method()} ${pathOf(request.url())}`);
  });
  return () => [...failed];
}
