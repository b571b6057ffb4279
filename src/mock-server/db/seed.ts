// The seeds of the demo world: which scenarios there are, and planting one with its books opened.
import { seedLedger } from '../domain/money/seedLedger.ts';
import { demoData } from './demo.ts';
import { defaultSeed } from './seeds/default.ts';
import { emptySeed } from './seeds/empty.ts';
import { largeSeed } from './seeds/large.ts';
import { type RowStore, createRowStore } from './store.ts';
import { TABLE_NAMES } from './tables.ts';

export { DEMO_PASSWORD } from './seeds/parties.ts';
export type SeedName = keyof typeof seeds;

/** Raised when the shape of a row changes: a stored world of another number is seeded anew. */
export const SEED_SCHEMA_VERSION = 3;
export const RECOVERY_CODE = '246810';
/** Where the mock's clock starts, ms. */
export const WORLD_START = Date.parse(demoData.now);
export const OPERATOR_ID = demoData.operator.id;

/**
 * Seeds by name: `default` is the demo world of domain.md section 7, `empty` the same organisations without history,
 * `large` the demo world among very many others.
 */
export const seeds = { default: defaultSeed, empty: emptySeed, large: largeSeed } as const;

/** There is a world of this name. */
export function isSeedName(name: string): name is SeedName {
  return Object.hasOwn(seeds, name);
}

/** Loads a seed into an empty store, its books opened; whatever is stored of this world comes on top of it (`origins`). */
export function applySeed(store: RowStore, seed: SeedName): void {
  const { rows, history } = seeds[seed]();
  // Stays as it is: a table made from others must not see what calls have changed in them meanwhile.
  const origin = createRowStore();
  for (const table of TABLE_NAMES) origin.load(table, rows[table] ?? (() => []));
  seedLedger(origin, { ...rows, history });
  origin.load('origins', () => [{ id: 'origin', seed }]);
  for (const table of TABLE_NAMES) store.load(table, () => [...origin.rows(table)]);
}

/** Name of the bank with this БИК, or null for one that the demo does not know. */
export function getBankName(bik: string): string | null {
  return demoData.banks.find((bank) => bank.bik === bik)?.name ?? null;
}
