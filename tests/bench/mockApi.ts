// Time per request of the Node mock server against a plain node:http server with Maps, interleaved, medians (goal: at most
// 3 times with the `large` seed): every large list at its start, in its middle and filtered.
import * as v from 'valibot';
import { type Sent, type Servers, compare, hangUp, send, startServers } from './load.ts';
import { type BenchRow, type Suite, limitRow, ratioRow } from './suite.ts';

const GOAL = 3;

/** A request: for the Node mock server, and the same for the floor. */
type Kind = readonly [what: string, ours: Sent, plain: Sent];

export const rows: Suite['rows'] = async (say) => {
  try {
    return [...(await world('default', say)), ...(await world('large', say))];
  } finally {
    hangUp();
  }
};

async function world(seed: 'default' | 'large', say: (line: string) => void): Promise<BenchRow[]> {
  const servers = await startServers(seed);
  say(`world «${seed}»: ${servers.trades} trades, ready in ${servers.ready.toFixed(0)} ms`);
  const table: BenchRow[] = [];
  try {
    for (const [what, ours, plain] of await kindsOf(servers, seed)) {
      const [mock, map] = await compare(servers.child, ours, plain);
      const row = ratioRow(`Node server / node:http with Maps, «${seed}»: ${what}`, GOAL, mock.wall, map.wall);
      say(`${what}: ${row.figure}, ${row.ratio?.toFixed(2)} × (CPU ${(mock.cpu / map.cpu).toFixed(2)} ×)`);
      table.push(row);
    }
  } finally {
    servers.child.kill();
  }
  if (seed === 'large') table.push(limitRow('Node server, «large»: made and listening', 2, servers.ready / 1000, 's'));
  return table;
}

async function kindsOf({ mock, floor, trades }: Servers, seed: 'default' | 'large'): Promise<readonly Kind[]> {
  const api = `${mock}/api/v1/`;
  const [operator, owner] = [
    await signIn(api, 'operator', 'authorized_organization'),
    await signIn(api, 'ved.active', 'ved_participant'),
  ];
  const list = (what: string, path: string, plain: string): Kind => [
    what,
    { method: 'GET', url: `${api}${path}`, token: operator },
    { method: 'GET', url: `${floor}/${plain}` },
  ];
  const deposit = JSON.stringify({ amount: '1500.00', comment: 'bench' });
  const half = `limit=10&offset=${Math.floor(trades / 2)}`;
  const everywhere: readonly Kind[] = [
    list('queue of trades, half-way', `authorized_organization/trades/?${half}`, `trades?${half}`),
    list('detail', 'authorized_organization/trades/1002', 'trades/1002'),
    [
      'create',
      { method: 'POST', url: `${api}deposits/`, token: owner, body: deposit },
      { method: 'POST', url: `${floor}/deposits`, body: deposit },
    ],
  ];
  return seed === 'large' ? [...everywhere, ...bigLists(list)] : everywhere;
}

/** Lists that are long in the `large` seed. */
function bigLists(list: (what: string, path: string, plain: string) => Kind): readonly Kind[] {
  const own = 'authorized_organization/';
  return [
    list('queue of trades, first page', `${own}trades/?limit=10&offset=0`, 'trades?limit=10&offset=0'),
    list('trades of a status', `${own}trades/?status=completed&offset=0`, 'trades?status=completed'),
    list('trades of a currency', `${own}trades/?currency_to_receive=BTC&offset=0`, 'trades?currency_to_receive=BTC'),
    list('wallets, first page', `${own}wallets/?offset=0`, 'wallets?offset=0'),
    list('wallets, half-way', `${own}wallets/?offset=50000`, 'wallets?offset=50000'),
    list('wallets of a name', `${own}wallets/?company_name=лазурит&offset=0`, 'wallets?company_name=лазурит'),
    list('dirty wallets', `${own}wallets/?type=dirty&offsetDirty=0`, 'wallets?status=blocked'),
    list('organisations, half-way', `${own}organizations/?offset=5000`, 'organizations?offset=5000'),
    list('organisations searched', `${own}organizations/?search_query=077&offset=0`, 'organizations?inn=077'),
    list('KYT companies, half-way', `${own}wallets/companies/?limit=10&offset=5000`, 'organizations?offset=5000'),
    list('messages of a chat, first page', 'chats/1/messages/?offset=0', 'messages?offset=0'),
    list('messages of a chat, half-way', 'chats/1/messages/?offset=10000', 'messages?offset=10000'),
    list('operations, half-way', `${own}digital_currency_operations?offset=5000`, 'operations?offset=5000'),
    list('unread notifications', 'notifications/unread/?offset=0', 'notifications?offset=0'),
  ];
}

async function signIn(api: string, login: string, account_type: string): Promise<string> {
  const body = JSON.stringify({ login, password: 'Demo-2026!', account_type, 'smart-token': 'demo' });
  const answer: unknown = JSON.parse(await send({ method: 'POST', url: `${api}auth/jwt/create/`, body }));
  return v.parse(v.object({ access: v.string() }), answer).access;
}
