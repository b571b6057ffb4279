// Servers under load of mockApi.ts, in a separate process: the Node mock server with a seed, and the same rows in Maps
// behind plain node:http. Sends their URLs and, on request, the CPU time used.
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { OPERATOR_ID } from '../../src/mock-server/db/demo.ts';
import { isSeedName } from '../../src/mock-server/db/seedNames.ts';
import type { Database } from '../../src/mock-server/db/database.ts';

const [seed = 'default'] = process.argv.slice(2);
if (!isSeedName(seed)) throw new Error(`no seed «${seed}»`);

const started = performance.now();
const mock = await startNodeServer({ port: 0, seed, log: () => undefined });
const ready = performance.now() - started;
const floor = await startFloor(mock.server.world);
const { size } = new Set(mock.server.world.rows('trades'));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.send?.({ mock: mock.url, floor, trades: size, ready });

/** Minimal server: parses the URL, finds rows, writes JSON. */
async function startFloor(world: Database): Promise<string> {
  const trades = new Map([...world.sorted('trades')].map((row) => [row.id, row]));
  const deposits = new Map<number, unknown>();
  const lists: Readonly<Record<string, readonly object[]>> = {
    trades: [...trades.values()].toReversed(),
    wallets: [...world.sorted('wallets')],
    organizations: [...world.sorted('organizations')].toReversed(),
    messages: [...world.sortedBy('messages', 'chat_id', 1)].toReversed(),
    operations: [...world.sorted('operations')].toReversed(),
    notifications: [...world.sortedBy('notifications', 'company_id', OPERATOR_ID)].toReversed(),
  };

  async function answer(url: URL, request: IncomingMessage): Promise<unknown> {
    const [, name = '', id] = url.pathname.split('/');
    if (name !== 'deposits') return id === undefined ? page(url, lists[name] ?? []) : trades.get(Number(id));
    const deposit = { ...Object(JSON.parse(await textOf(request))), id: deposits.size, status: 'pending' };
    deposits.set(deposits.size, deposit);
    return deposit;
  }
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await answer(new URL(request.url ?? '/', 'http://localhost'), request);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  }
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** Simple pagination; every other query key filters a field by substring. */
function page({ href, searchParams }: URL, all: readonly object[]) {
  const offset = Number(searchParams.get('offset') ?? 0);
  const filters = [...searchParams].filter(([key]) => key !== 'offset' && key !== 'limit');
  const rows = filters.reduce((left, [key, part]) => left.filter((row) => holds(row, key, part)), all);
  const results = rows.slice(offset, offset + Number(searchParams.get('limit') ?? 10));
  return { count: rows.length, next: href, previous: null, results };
}

const holds = (row: object, key: string, part: string): boolean =>
  String(Reflect.get(row, key)).toLowerCase().includes(part.toLowerCase());

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
