// Routing of the whole contract table: static parts before parameters, queries that distinguish two endpoints.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createRouter } from '../../src/mock-server/http/router.ts';
import { routes } from '../../src/mock-server/http/routeTable.ts';

const find = createRouter(routes);

function meant(method: string, address: string): string {
  const [path = '', query = ''] = address.split('?');
  const found = find(method, path, new URLSearchParams(query));
  return found.kind === 'route' ? `${found.route.name} ${JSON.stringify(found.params)}` : found.kind;
}

/** Queries without which an address means its neighbour. */
const telling: Readonly<Record<string, string>> = {
  tradeBuyList: '?request_type=buy',
  tradeSellList: '?request_type=sell',
  kytCompanyPage: '?limit=5',
};

test('every endpoint of the contract is found by its path', () => {
  const found = routes.map(
    ({ name, method, path }) => meant(method, path.replaceAll(/\{\w+\}/g, '7') + (telling[name] ?? '')).split(' ')[0],
  );
  expect(found).toEqual(routes.map((route) => route.name));
});

describe('ambiguous paths', () => {
  test.each([
    ['GET', 'trades/5/', 'tradeRead {"id":"5"}'],
    ['GET', 'trades/auto_match/?trade_id=5', 'tradeMatchList {"id":"5"}'],
    ['GET', 'trades/auto_match/', 'tradeMatchList {"id":""}'],
    ['PATCH', 'trades/cancel/?trade_id=5', 'tradeCancel {"id":"5"}'],
    ['GET', 'trades?request_type=buy', 'tradeBuyList {}'],
    ['GET', 'trades/?request_type=sell', 'tradeSellList {}'],
    ['GET', 'wallets/', 'walletList {}'],
    ['GET', 'wallets?no_pagination=true', 'walletListAll {}'],
    ['GET', 'wallets/?no_pagination=false', 'walletList {}'],
    ['GET', 'authorized_organization/wallets/companies/', 'kytCompanyList {}'],
    ['GET', 'authorized_organization/wallets/companies/?limit=5', 'kytCompanyPage {}'],
    [
      'GET',
      'authorized_organization/organizations/ved_participant/101',
      'organizationRead {"role":"ved_participant","id":"101"}',
    ],
    ['GET', 'chats/%D1%8F/messages/', 'chatMessageList {"id":"я"}'],
    ['GET', 'chats/%/messages/', 'chatMessageList {"id":"%"}'],
    ['POST', 'trades/5/', 'method'],
    ['GET', 'chats/1/messages/more/', 'unknown'],
    ['GET', '', 'unknown'],
  ])('%s %s → %s', (method, address, expected) => {
    expect(meant(method, address)).toBe(expected);
  });
});

test.each([
  ['things/new', 'things/new/'],
  ['things/5', 'things/{id}/'],
  ['things/new/files', 'things/new/{part}/'],
  ['things/5/files', 'things/{id}/files/'],
  ['things/5/notes', 'things/{id}/{part}/'],
  ['list', 'list/'],
  ['list?all=true&day=1', 'list/?all=true'],
  ['list?day=1', 'list/ by day'],
])('%s means %s, whatever comes first in the table', (address, expected) => {
  const paths = ['{kind}/{id}/', 'things/{id}/{part}/', 'things/{id}/files/', 'things/new/{part}/', 'things/{id}/'];
  const table = [...paths, 'things/new/', 'list/', 'list/?all=true'].map((path) => ({ name: path, path, query: {} }));
  const byDay = { name: 'list/ by day', path: 'list/', query: { day: v.string() } };
  const ownFind = createRouter([...table, byDay].map((route) => ({ ...route, method: 'GET' })));
  const [path = '', query = ''] = address.split('?');
  expect(ownFind('GET', path, new URLSearchParams(query))).toMatchObject({ kind: 'route', route: { name: expected } });
});
