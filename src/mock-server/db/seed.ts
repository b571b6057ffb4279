// Seeds of the demo world: the list of scenarios, and applying one with an opened ledger.
import { seedLedger } from '../domain/money/seedLedger.ts';
import { demoData } from './demo.ts';
import { defaultSeed } from './seeds/default.ts';
import { emptySeed } from './seeds/empty.ts';
import { largeSeed } from './seeds/large.ts';
import { livedSeed } from './seeds/lived.ts';
import { type RowStore, createRowStore } from './store.ts';
import { TABLE_NAMES } from './tables.ts';

export { DEMO_PASSWORD } from './seeds/parties.ts';
export type SeedName = keyof typeof seeds;

/** Increase when the shape of a row changes: a stored world of another version is replaced. */
export const SEED_SCHEMA_VERSION = 4;
export const RECOVERY_CODE = '246810';
/** Initial time of the mock clock, ms. */
export const WORLD_START = Date.parse(demoData.now);
export const OPERATOR_ID = demoData.operator.id;

/**
 * Seeds by name: `default` is the world of tests/contract/demo-world.json, `empty` the same organisations without
 * history, `large` the demo world with many generated rows, `lived` the demo world with a history of three months.
 */
export const seeds = { default: defaultSeed, empty: emptySeed, large: largeSeed, lived: livedSeed } as const;

export function isSeedName(name: string): name is SeedName {
  return Object.hasOwn(seeds, name);
}

/** Loads a seed with opened ledger into an empty store; stored rows of this world are applied on top (`origins`). */
export function applySeed(store: RowStore, seed: SeedName): void {
  const { rows, history } = seeds[seed]();
  // A separate store that never changes: tables derived from others must not read later changes.
  const origin = createRowStore();
  for (const table of TABLE_NAMES) origin.load(table, rows[table] ?? (() => []));
  seedLedger(origin, { ...rows, history });
  origin.load('origins', () => [{ id: 'origin', seed }]);
  for (const table of TABLE_NAMES) store.load(table, () => [...origin.rows(table)]);
}

/** Bank name by БИК, or null when it is not in the demo data. */
export function getBankName(bik: string): string | null {
  return demoData.banks.find((bank) => bank.bik === bik)?.name ?? null;
}
