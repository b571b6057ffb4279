// Seeds of the demo world, each with an opened ledger.
import { seedLedger } from '../domain/money/seedLedger.ts';
import type { SeedName } from './seedNames.ts';
import { defaultSeed } from './seeds/default.ts';
import { emptySeed } from './seeds/empty.ts';
import { largeSeed } from './seeds/large.ts';
import { historySeed } from './seeds/history.ts';
import { type RowStore, createRowStore } from './store.ts';
import { TABLE_NAMES } from './tables.ts';

const SEEDS = { default: defaultSeed, empty: emptySeed, large: largeSeed, lived: historySeed };

/** Loads a seed with opened ledger into an empty store; stored rows of this world are applied on top (`origins`). */
export function applySeed(store: RowStore, seed: SeedName): void {
  const { rows, history } = SEEDS[seed]();
  // A separate store that never changes: tables derived from others must not read later changes.
  const origin = createRowStore();
  for (const table of TABLE_NAMES) origin.load(table, rows[table] ?? (() => []));
  seedLedger(origin, { ...rows, history });
  origin.load('origins', () => [{ id: 'origin', seed }]);
  for (const table of TABLE_NAMES) store.load(table, () => [...origin.rows(table)]);
}
