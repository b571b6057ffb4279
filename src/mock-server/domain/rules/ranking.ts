// Order of clients in the KYT list. Cached per change of the tables, because sorting ten thousand names is slow.
import { HIGH_RISK_STATUSES } from '../aml.ts';
import { isClientRole } from '../../http/findRow.ts';
import type { TableName } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

const named = perVersion('organizations', (world) => {
  const { compare } = new Intl.Collator('ru'); // created lazily: loading its tables takes a tenth of the server's start
  return world.filter('organizations', isClientRole).sort((a, b) => compare(a.company_name, b.company_name));
});

/** Clients with their number of high-risk wallets, most first, then by name. Read-only. */
export const rankCompanies = perVersion('wallets', ranked, named);

function ranked(world: Database) {
  const dirty = new Map<number, number>();
  for (const status of HIGH_RISK_STATUSES)
    for (const { company_id } of world.sortedBy('wallets', 'status', status))
      dirty.set(company_id, (dirty.get(company_id) ?? 0) + 1);
  return named(world)
    .map(({ id, role, company_name }) => ({ id, role, company_name, dirty_wallets: dirty.get(id) ?? 0 }))
    .sort((a, b) => b.dirty_wallets - a.dirty_wallets); // stable sort: equal counts stay ordered by name
}

/** Caches a value derived from a table, and optionally from another cached value, until one of them changes. */
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
