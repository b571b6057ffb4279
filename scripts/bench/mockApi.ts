// Time per request of the Node door against a plain node:http server with Maps, in one run, rounds interleaved, medians
// (performance.md: at most 3 times on the `large` world). Prints a line per kind of request.
import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isSeedName } from '../../src/mock-server/world/seed.ts';

const ROUNDS = 5;
const REQUESTS = 300;
const AT_ONCE = 4;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const hello = v.object({ door: v.string(), floor: v.string(), trades: v.number(), ready: v.number() });
const used = v.object({ cpu: v.object({ user: v.number(), system: v.number() }) });

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly token?: string;
  readonly body?: string;
}
/** Milliseconds of one request: as its caller waits, and of the server's own CPU time. */
interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

for (const seed of ['default', 'large'].filter(isSeedName)) {
  const child = fork(fileURLToPath(new URL('mockServers.ts', import.meta.url)), [seed], {
    execArgv: ['--import', 'tsx'],
  });
  const { door, floor, trades, ready } = v.parse(hello, await told(child));
  console.log(`Node door, world «${seed}»: ${trades} trades, ready in ${ready.toFixed(0)} ms`);
  const api = `${door}/api/v1/`;
  const operator = await signIn(api, 'operator', 'authorized_organization');
  const owner = await signIn(api, 'ved.active', 'ved_participant');
  const from = Math.floor(trades / 2);
  const deposit = JSON.stringify({ amount: '1500.00', comment: 'bench' });
  const kinds: readonly (readonly [string, Sent, Sent])[] = [
    [
      'paged list',
      { method: 'GET', url: `${api}authorized_organization/trades/?limit=10&offset=${from}`, token: operator },
      { method: 'GET', url: `${floor}/trades?limit=10&offset=${from}` },
    ],
    [
      'list searched by text',
      { method: 'GET', url: `${api}authorized_organization/wallets/?company_name=лазурит`, token: operator },
      { method: 'GET', url: `${floor}/wallets?company_name=лазурит` },
    ],
    [
      'detail',
      { method: 'GET', url: `${api}authorized_organization/trades/1002`, token: operator },
      { method: 'GET', url: `${floor}/trades/1002` },
    ],
    [
      'create',
      { method: 'POST', url: `${api}deposits/`, token: owner, body: deposit },
      { method: 'POST', url: `${floor}/deposits`, body: deposit },
    ],
  ];
  for (const [name, ours, plain] of kinds) {
    const [mock, map] = await compare(child, ours, plain);
    console.log(
      `  ${name.padEnd(22)} ${shown(mock)}   http-map ${shown(map)}   ` +
        `${(mock.wall / map.wall).toFixed(2)} × (CPU ${(mock.cpu / map.cpu).toFixed(2)} ×)`,
    );
  }
  child.kill();
}
agent.destroy();

function shown({ wall, cpu }: Cost): string {
  return `${wall.toFixed(3)} ms (CPU ${cpu.toFixed(3)})`;
}

/** Both in turn, so that what else the machine does falls on both; the median round of each. */
async function compare(child: ChildProcess, ours: Sent, plain: Sent): Promise<readonly [Cost, Cost]> {
  const costs: [Cost[], Cost[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [side, sent] of [ours, plain].entries()) {
      const cost = await load(child, sent);
      if (round >= 0) costs[side]?.push(cost); // the first round only warms up
    }
  return [median(costs[0]), median(costs[1])];
}

function median(costs: readonly Cost[]): Cost {
  return { wall: middle(costs.map(({ wall }) => wall)), cpu: middle(costs.map(({ cpu }) => cpu)) };
}
function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function load(child: ChildProcess, sent: Sent): Promise<Cost> {
  const before = await cpuOf(child);
  const started = performance.now();
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await send(sent);
      }
    }),
  );
  const wall = performance.now() - started;
  return { wall: wall / REQUESTS, cpu: ((await cpuOf(child)) - before) / REQUESTS };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = v.parse(used, await told(child));
  return (cpu.user + cpu.system) / 1000;
}

/** What the servers say next. */
function told(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the servers ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** The answer's text; throws for a refusal, which would be quicker than an answer. */
function send({ method, url, token, body }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sending = request(new URL(url), { method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        (response.statusCode ?? 500) < 300
          ? resolve(text)
          : reject(new Error(`${url}: ${response.statusCode} ${text}`)),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

async function signIn(api: string, login: string, account_type: string): Promise<string> {
  const body = JSON.stringify({ login, password: 'Demo-2026!', account_type, 'smart-token': 'demo' });
  const answer: unknown = JSON.parse(await send({ method: 'POST', url: `${api}auth/jwt/create/`, body }));
  return v.parse(v.object({ access: v.string() }), answer).access;
}
