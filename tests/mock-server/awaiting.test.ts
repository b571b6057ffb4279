// Lists of what waits for the operator: exactly these records, the oldest first. The rules are written here again, without the
// lifecycles.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import type { Row } from '../../src/mock-server/db/tables.ts';
import type { Database } from '../../src/mock-server/db/database.ts';
import { openMock, signedIn } from './mock.ts';

const inStatus =
  (...statuses: readonly string[]) =>
  ({ status }: { readonly status: string }) =>
    statuses.includes(status);

const idsOf = (rows: readonly { readonly id: number; readonly created_at: string }[]) =>
  rows.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id).map(({ id }) => id);

/** The last message of a person, in an open chat, is the client's. */
function awaitsReply(world: Database, chat: Row<'chats'>): boolean {
  const said = world.filter('messages', (row) => row.chat_id === chat.id && row.sender_id !== null);
  const last = said.toSorted((a, b) => a.seq - b.seq).at(-1);
  return !chat.closed && last !== undefined && last.sender_id === (chat.participant ?? chat.liquidity_provider);
}

const WAITING: readonly (readonly [list: Endpoint, expected: (world: Database) => readonly number[]])[] = [
  [endpoints.operatorTradeList, (world) => idsOf(world.filter('trades', inStatus('pending')))],
  [endpoints.exchangeList, (world) => idsOf(world.filter('exchanges', inStatus('pending', 'accepted')))],
  [
    endpoints.operatorDepositList,
    (world) =>
      idsOf(
        world.filter(
          'deposits',
          (row) => row.payment_order !== null && inStatus('pending', 'accepted', 'on_accounting')(row),
        ),
      ),
  ],
  [
    endpoints.operatorWithdrawalList,
    (world) => idsOf(world.filter('withdrawals', inStatus('pending', 'accepted', 'in_review'))),
  ],
  [endpoints.vedTransactionList, (world) => idsOf(world.filter('ved_transactions', inStatus('pending', 'accepted')))],
  [endpoints.submissionList, (world) => idsOf(world.filter('submissions', inStatus('pending')))],
  [
    endpoints.organizationList,
    (world) =>
      world
        .filter('organizations', ({ role }) => role !== 'authorized_organization')
        .filter(({ verification_status: status }) => status === 'submitted' || status === 'in_review')
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
  ],
  [
    endpoints.chatList,
    (world) =>
      world
        .filter('chats', (chat) => awaitsReply(world, chat))
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
  ],
];

const page = v.object({ count: v.number(), results: v.array(v.object({ id: v.number() })) });

test.each(WAITING.map(([list, expected]) => ({ path: list.path, expected })))(
  '$path: what waits for the operator, oldest first',
  async ({ path, expected }) => {
    const mock = openMock({ seed: 'lived' });
    const [waiting] = mock.world.filter('chats', (chat) => awaitsReply(mock.world, chat));
    if (waiting) mock.world.put('chats', { ...waiting, closed: true });
    const call = await signedIn(mock, 'operator');
    const ids = expected(mock.world);
    const { body } = await call('GET', `${path}?awaiting_operator=true&limit=1000`);
    const { count, results } = v.parse(page, body);
    expect(results.map(({ id }) => id)).toEqual(ids);
    expect([count, ids.length > 0]).toEqual([ids.length, true]);
    const all = v.parse(page, (await call('GET', `${path}?awaiting_operator=false&limit=1000`)).body);
    expect(all.count, 'without the filter there is more').toBeGreaterThan(count);
  },
);

test('every list with the filter is in the table', () => {
  const filtered = Object.values<Endpoint>(endpoints).filter(({ query }) => 'awaiting_operator' in query);
  expect(new Set(WAITING.map(([list]) => list))).toEqual(new Set(filtered));
});
