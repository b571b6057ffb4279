// Organisations and users of the demo world, part of every seed.
import demo from '../demo-world.json';
import { DEMO_PASSWORD } from '../demo.ts';
import { lazyValue } from '../../lazyValue.ts';
import type { Row } from '../tables.ts';
import { type SeedRows, createSeedRows } from './rows.ts';

/** One user per organisation, with the organisation's login. */
export function createUserRow({ id, login, role }: Row<'organizations'>): Row<'users'> {
  return { id, login, password: DEMO_PASSWORD, account_type: role, company_id: id };
}

export function createParties() {
  const organizations = createSeedRows('organizations', () => [demo.operator, ...demo.participants, ...demo.providers]);
  return { organizations, users: lazyValue(() => organizations().map(createUserRow)) } satisfies SeedRows;
}

/** Published agreements for each role, taken from the copies in the demo data. */
export function createPublications() {
  return createSeedRows('publications', () => {
    const roles = new Map<number, string>([...demo.participants, ...demo.providers].map(({ id, role }) => [id, role]));
    const current = demo.agreements.filter(({ status }) => status !== 'superseded');
    const titles = [...new Map(current.map((row) => [row.title, row])).values()];
    return titles.map((row) => ({ ...row, account_type: roles.get(row.company_id) }));
  });
}
