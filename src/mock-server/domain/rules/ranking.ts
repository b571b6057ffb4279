// Clients in the order of the KYT list. Ten thousand names take a while to sort, so that is done once per change of them.
import { HIGH_RISK_STATUSES } from '../aml.ts';
import { isClientRole } from '../../http/findRow.ts';
import type { TableName } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

/** Clients by name. */
const named = perVersion('organizations', (world) => {
  const { compare } = new Intl.Collator('ru'); // made late: its tables take a tenth of the server's start to load
  return world.filter('organizations', isClientRole).sort((a, b) => compare(a.company_name, b.company_name));
});

/** Clients with their number of dirty wallets: most first, then by name. A list to be read, not changed. */
export const rankCompanies = perVersion('wallets', ranked, named);

function ranked(world: Database) {
  const dirty = new Map<number, number>();
  for (const status of HIGH_RISK_STATUSES)
    for (const { company_id } of world.sortedBy('wallets', 'status', status))
      dirty.set(company_id, (dirty.get(company_id) ?? 0) + 1);
  return named(world)
    .map(({ id, role, company_name }) => ({ id, role, company_name, dirty_wallets: dirty.get(id) ?? 0 }))
    .sort((a, b) => b.dirty_wallets - a.dirty_wallets); // equal ones stay in the order of their names
}

/** Keeps what is made of a table, and of another such thing, until one of them changes. */
function perVersion<T>(table: TableName, make: (world: Database) => T, other?: (world: Database) => unknown) {
  const known = new WeakMap<Database, { readonly version: number; readonly other: unknown; readonly value: T }>();
  return (world: Database): T => {
    const now = { version: world.version(table), other: other?.(world) };
    const last = known.get(world);
    if (last?.version === now.version && last.other === now.other) return last.value;
    const value = make(world);
    known.set(world, { ...now, value });
    return value;
  };
}
