// The rows of the world: ordered after every change, queried by value, rolled back, frozen.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../../src/mock-server/db/tables.ts';
import { createDatabase } from '../../src/mock-server/db/createDatabase.ts';
import type { Database } from '../../src/mock-server/db/database.ts';

let world: Database;
beforeEach(() => {
  world = createDatabase(() => 0);
  world.reset('default', true);
});

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

const placeOf = ({ created_at, id }: Row<'deposits'>) => `${created_at} ${String(id).padStart(9, '0')}`;

/** Expected order of ids: by time, then by id. */
function expectedOrder(isIncluded: (row: Row<'deposits'>) => boolean = () => true): number[] {
  return ids(world.filter('deposits', isIncluded).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)));
}

/** Live lists stay up to date: all rows, those of an owner, those in a status. */
function expectOrder(): void {
  expect(ids(world.sorted('deposits'))).toEqual(expectedOrder());
  for (const company_id of [101, 107, 201])
    expect(ids(world.sortedBy('deposits', 'company_id', company_id))).toEqual(
      expectedOrder((row) => row.company_id === company_id),
    );
  for (const status of ['pending', 'executed'] as const)
    expect(ids(world.sortedBy('deposits', 'status', status))).toEqual(expectedOrder((row) => row.status === status));
}

describe('order', () => {
  test('is kept while rows are added, changed, moved and removed', () => {
    const row = world.known('deposits', 601);
    expectOrder();
    const steps: (() => void)[] = [
      () => world.put('deposits', { ...row, id: 2, created_at: row.created_at }),
      () => world.put('deposits', { ...row, id: 9_001 }),
      () => world.put('deposits', { ...row, comment: 'иначе' }),
      () => world.put('deposits', { ...row, created_at: '2020-01-01T00:00:00+03:00' }),
      () => world.put('deposits', { ...row, created_at: '2030-01-01T00:00:00+03:00', status: 'executed' }),
      () => world.put('deposits', { ...row, company_id: 107 }),
      () => world.delete('deposits', 2),
      () => world.delete('deposits', 601),
    ];
    for (const step of steps) {
      step();
      expectOrder();
    }
    expect(world.sorted('deposits').at(-1)?.id).toBe(9_001);
  });

  test('of a table without times is that of the ids', () => {
    expect(ids(world.sorted('chats'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    world.put('chats', { ...world.known('chats', 3), id: 10 });
    world.put('chats', { ...world.known('chats', 3), id: 9 });
    expect(ids(world.sorted('chats')).slice(-2)).toEqual([9, 10]);
  });

  test('is loaded again in another database', () => {
    expectOrder();
    world.reset('empty');
    expect([world.sorted('deposits'), world.sortedBy('deposits', 'status', 'pending')]).toEqual([[], []]);
  });
});

const isSell = ({ request_type }: Row<'trades'>) => request_type === 'sell';
const count = (isIncluded: (row: Row<'trades'>) => boolean) => world.filter('trades', isIncluded).length;

describe('a query by values', () => {
  test('uses the list of both fields where there is one, else the shortest', () => {
    const both = world.narrow('trades', { status: 'completed', request_type: 'sell' });
    expect([both.rows.length, both.rest]).toEqual([count((row) => isSell(row) && row.status === 'completed'), []]);
    const owned = world.narrow('trades', { status: 'completed', company_id: 201, wallet_type: 'import' });
    expect(owned.rest).toEqual(['status', 'wallet_type']);
    expect(owned.rows).toHaveLength(count(({ company_id }) => company_id === 201));
    const rare = world.narrow('trades', { status: 'cancelled', company_id: 101 });
    expect([rare.rows.length, rare.rest]).toEqual([count(({ status }) => status === 'cancelled'), ['company_id']]);
  });

  test('uses the list of both fields also where another is as short', () => {
    const trade = world.known('trades', 1007);
    world.reset('empty');
    world.put('trades', trade);
    const { status, request_type } = trade;
    expect(world.narrow('trades', { status, request_type })).toMatchObject({ rows: [trade], rest: [] });
  });

  test('without fields, or with fields without a list, scans all rows', () => {
    const whole = world.sorted('trades');
    expect(world.narrow('trades', {})).toMatchObject({ rows: whole, rest: [] });
    expect(world.narrow('trades', { status: undefined, wallet_type: 'import' })).toMatchObject({
      rows: whole,
      rest: ['wallet_type'],
    });
    expect(world.narrow('chats', { closed: true })).toMatchObject({ rest: ['closed'] });
  });

  test('reports where a row is', () => {
    const { rows, place } = world.narrow('trades', { request_type: 'sell' });
    expect(rows.map(place)).toEqual(rows.map((_, index) => index));
  });
});

describe('a change', () => {
  test('is rolled back to the savepoint, in rows and lists', () => {
    const row = world.known('deposits', 601);
    world.put('deposits', { ...row, comment: 'раньше' });
    expectOrder();
    const mark = world.mark();
    world.put('deposits', { ...row, comment: 'потом', status: 'executed' });
    world.put('deposits', { ...row, id: 9_001 });
    world.delete('deposits', 602);
    world.rollback(mark);
    expectOrder();
    expect(world.get('deposits', 601)).toEqual({ ...row, comment: 'раньше' });
    expect([world.get('deposits', 9_001), world.get('deposits', 602)?.id]).toEqual([undefined, 602]);
  });

  test('is returned once with the last row, and waits for the disk unless it is only activity', () => {
    const row = world.known('chats', 1);
    world.take();
    world.put('chats', { ...row, name: 'раз' });
    world.put('chats', { ...row, name: 'два' });
    const renamed = { table: 'chats', key: 1, row: { ...row, name: 'два' } };
    expect(world.take()).toEqual({ durable: true, changes: [renamed] });
    world.delete('chats', 2);
    expect(world.take()).toEqual({ durable: true, changes: [{ table: 'chats', key: 2, row: null }] });
    world.put('chats', row, { soft: true });
    expect([world.take(), world.take()]).toEqual([
      { durable: false, changes: [{ table: 'chats', key: 1, row }] },
      { durable: false, changes: [] },
    ]);
  });

  test('increments the version of its table only', () => {
    const before = [world.version('chats'), world.version('trades')];
    world.put('chats', { ...world.known('chats', 1), name: 'иначе' });
    expect([world.version('chats'), world.version('trades')]).toEqual([Number(before[0]) + 1, before[1]]);
    world.clear();
    expect(world.version('trades')).toBeGreaterThan(Number(before[1]));
  });
});

test('rows are frozen deeply, files stay files', () => {
  const trade = world.known('trades', 1001);
  expect([trade, trade.files, trade.files[0], trade.events].every(Object.isFrozen)).toBe(true);
  const content = new Blob(['x']);
  world.put('files', { id: '/media/x', name: 'x', content });
  expect([world.get('files', '/media/x')?.content, Object.isFrozen(content)]).toEqual([content, false]);
});

test('a new id is one above the highest, and never assigned again', () => {
  for (const id of [50, 20]) world.put('chats', { ...world.known('chats', 3), id });
  const made = { ...world.known('chats', 3), id: world.ids.next('chats') };
  world.put('chats', made);
  world.delete('chats', made.id);
  expect([made.id, world.ids.next('chats')]).toEqual([51, 52]);
});

test('a referenced row must exist', () => {
  expect(() => world.known('chats', 99)).toThrow('no row 99 of chats');
});

describe('the clock', () => {
  let real: number;
  let clock: Database['clock'];
  beforeEach(() => {
    real = 0;
    const running = createDatabase(() => real);
    running.reset('default', false);
    clock = running.clock;
  });

  test('shows one time during a transaction, however long that takes, and continues after it', () => {
    const shown = clock.at(clock.now(), () => {
      real += 5_000;
      return clock.iso();
    });
    expect([shown, clock.iso()]).toEqual(['2026-11-20T18:00:00+03:00', '2026-11-20T18:00:05+03:00']);
    expect(() => clock.at(0, () => world.known('chats', 99))).toThrow('no row 99');
    expect(clock.iso()).toBe('2026-11-20T18:00:05+03:00');
  });

  test('keeps running after an advance, or stays stopped', () => {
    clock.advance(60_000);
    real += 1_000;
    expect([clock.iso(), clock.frozen()]).toEqual(['2026-11-20T18:01:01+03:00', false]);
    clock.freeze(true);
    clock.advance(60_000);
    real += 1_000;
    expect([clock.iso(), clock.frozen()]).toEqual(['2026-11-20T18:02:01+03:00', true]);
  });
});
