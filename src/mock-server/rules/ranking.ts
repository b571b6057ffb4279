// Clients in the order of the KYT list: sorting ten thousand names takes a while, so it is done once per change.
import type { KytCompany } from '../../api/schemas/kyt.ts';
import { isDirty } from '../aml.ts';
import { isClient } from '../find.ts';
import type { World } from '../world/world.ts';

interface Ranking {
  readonly wallets: number;
  readonly organizations: number;
  readonly companies: KytCompany[];
}
const rankings = new WeakMap<World, Ranking>();
const { compare } = new Intl.Collator('ru');

/** Clients with their number of dirty wallets: most first, then by name. A list to be read, not changed. */
export function rankedCompanies(world: World): KytCompany[] {
  const [wallets, organizations] = [world.version('wallets'), world.version('organizations')];
  const known = rankings.get(world);
  if (known?.wallets === wallets && known.organizations === organizations) return known.companies;
  const companies = ranked(world);
  rankings.set(world, { wallets, organizations, companies });
  return companies;
}

function ranked(world: World): KytCompany[] {
  const dirty = new Map<number, number>();
  for (const wallet of world.rows('wallets'))
    if (isDirty(wallet)) dirty.set(wallet.company_id, (dirty.get(wallet.company_id) ?? 0) + 1);
  return world
    .filter('organizations', isClient)
    .map(({ id, role, company_name }) => ({ id, role, company_name, dirty_wallets: dirty.get(id) ?? 0 }))
    .sort((a, b) => b.dirty_wallets - a.dirty_wallets || compare(a.company_name, b.company_name));
}
