// Load generator of mockApi.ts: requests in rounds, both servers in turn, with wall and CPU time.
import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { median } from './suite.ts';

const ROUNDS = 15;
const REQUESTS = 100;
/** Warm-up in ms: the engine keeps optimizing for some five thousand short requests. */
const WARM_UP = 2_000;
const AT_ONCE = 4;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const hello = v.object({ mock: v.string(), floor: v.string(), trades: v.number(), ready: v.number() });
const used = v.object({ cpu: v.object({ user: v.number(), system: v.number() }) });

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly token?: string;
  readonly body?: string;
}
/** Time per request, ms: wall time of the caller and CPU time of the server. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number;
}
export type Servers = v.InferOutput<typeof hello> & { readonly child: ChildProcess };

/** Starts the two servers of mockServers.ts with a seed. */
export async function startServers(seed: string): Promise<Servers> {
  const child = fork(fileURLToPath(new URL('mockServers.ts', import.meta.url)), [seed], {
    execArgv: ['--import', 'tsx'],
  });
  return { ...v.parse(hello, await nextMessage(child)), child };
}

/** Alternates the servers, so that other load affects both; returns the median round of each. */
export async function compare(child: ChildProcess, ours: Sent, plain: Sent): Promise<readonly [Cost, Cost]> {
  const began = performance.now();
  while (performance.now() - began < WARM_UP) for (const sent of [ours, plain]) await load(child, sent);
  const costs: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [side, sent] of [ours, plain].entries()) costs[side]?.push(await load(child, sent));
  return [middle(costs[0]), middle(costs[1])];
}

function middle(costs: readonly Cost[]): Cost {
  return { wall: median(costs.map(({ wall }) => wall)), cpu: median(costs.map(({ cpu }) => cpu)) };
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
  const { cpu } = v.parse(used, await nextMessage(child));
  return (cpu.user + cpu.system) / 1000;
}

/** The next message of the child process. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the servers ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** The response text; throws for an error status, which would be faster than a real response. */
export function send({ method, url, token, body }: Sent): Promise<string> {
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

/** Closes the connections. */
export const hangUp = (): void => agent.destroy();
