// Pages of a list against the plain way to cut them: all rows, the matching ones, a slice.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListQuery, queryPage, queryRows } from '../../src/mock-server/routes/lists/listQuery.ts';
import type { Row } from '../../src/mock-server/db/tables.ts';
import { createDatabase } from '../../src/mock-server/db/createDatabase.ts';

type Organization = Row<'organizations'>;
const ROLES = ['ved_participant', 'liquidity_provider', 'authorized_organization'] as const;
const address = new URL('http://localhost/api/v1/x/');

const isOdd = ({ id }: Organization) => id % 2 === 1;
const isOperator = ({ role }: Organization) => role === 'authorized_organization';

/** A world with organisations of these roles and wishes, in this order. */
function worldOf(kinds: readonly { role: Organization['role']; wants: boolean }[]) {
  const world = createDatabase(() => 0);
  world.reset('default', true);
  const [model] = [...world.rows('organizations')];
  if (!model) throw new Error('a world without organisations');
  for (const { id } of world.rows('organizations')) world.delete('organizations', id);
  kinds.forEach(({ role, wants }, index) =>
    world.put('organizations', { ...model, id: index + 1, role, wants_to_close_account: wants }),
  );
  return world;
}

test('a page holds what a slice of all matching rows would, and counts them', () => {
  fc.assert(
    fc.property(
      fc.record({
        kinds: fc.array(fc.record({ role: fc.constantFrom(...ROLES), wants: fc.boolean() }), { maxLength: 12 }),
        by: fc.constantFrom('except', 'first', 'neither'),
        where: fc.option(fc.boolean(), { nil: undefined }),
        tested: fc.boolean(),
        oldestFirst: fc.boolean(),
        offset: fc.nat(14),
        limit: fc.integer({ min: 1, max: 5 }),
      }),
      ({ kinds, by, where, tested, oldestFirst, offset, limit }) => {
        const world = worldOf(kinds);
        const list: ListQuery<'organizations'> = {
          table: 'organizations',
          where: { wants_to_close_account: where },
          tests: [tested ? isOdd : null],
          oldestFirst,
          ...(by === 'neither' ? {} : { [by]: { role: 'authorized_organization' } }),
        };
        const byAge = [...world.rows('organizations')].sort((a, b) => (oldestFirst ? a.id - b.id : b.id - a.id));
        const matching = byAge.filter(
          (row) => (where === undefined || row.wants_to_close_account === where) && (!tested || isOdd(row)),
        );
        const others = matching.filter((row) => !isOperator(row));
        const wanted =
          by === 'first' ? [...matching.filter(isOperator), ...others] : by === 'except' ? others : matching;
        const page = queryPage(world, address, { limit, offset }, list);
        expect(page.results.map(({ id }) => id)).toEqual(wanted.slice(offset, offset + limit).map(({ id }) => id));
        expect(page.count).toBe(wanted.length);
        const exported = by === 'first' ? wanted : queryRows(world, list);
        expect(exported.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      },
    ),
    { numRuns: 300 },
  );
});
