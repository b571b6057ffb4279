// Loads the stored world of a mock server, or seeds a new one and stores it.
import * as v from 'valibot';
import type { RecordingOrigin, Recorder } from '../recording/recording.ts';
import type { RealClock } from './clock.ts';
import type { Hydrate, Persistence, StoredRow } from './persistence.ts';
import { type SeedName, isSeedName } from './seedNames.ts';
import { TABLE_NAMES, type TableName, isTable, tables } from './tables.ts';
import { createDatabase } from './createDatabase.ts';
import type { Database } from './database.ts';

/** Initial state of a world that is not stored yet, see MockServerOptions. */
interface Beginning {
  readonly seed?: SeedName;
  readonly frozen?: boolean;
  readonly clock?: RealClock;
}

/** Reads the stored world; without a readable one it applies a seed and returns the rows to store. */
export function createHydrator(
  world: Database,
  recorder: Recorder,
  { seed = 'default', frozen = false, clock = Date.now }: Beginning,
): Hydrate {
  return (found) => {
    const stored = found?.every(isSound) ? found : null;
    if (stored === null) world.reset(seed, frozen);
    else load(world, stored);
    const real = clock();
    // Lazy: building the origin of a stored world reads every table, and only an export of the recording needs it.
    recorder.begin(() => (stored === null ? { seed } : reopened(stored, real)));
    world.take();
    return stored === null ? rowsToStore(world) : [];
  };
}

/** Origin of a recording of a stored world: the world as found at this real time. */
function reopened(stored: readonly StoredRow[], real: number): RecordingOrigin {
  const world = createDatabase(() => real);
  load(world, stored);
  const seed = world.get('origins', 'origin')?.seed;
  return seed === LARGE ? { seed } : { world: world.export() }; // assumed: the large world is not kept twice
}

/** Another program or an older version may have written into the same database. */
const isSound = ({ table, id, row }: StoredRow): boolean => isTable(table) && v.is(tables[table], row) && row.id === id;

const LARGE: SeedName = 'large';

/**
 * A world with an origin is rebuilt from its seed, then the stored rows are applied. Seed rows are never deleted: only
 * sessions, attempts, recoveries and faults are, and no seed contains those.
 */
function load(world: Database, stored: readonly StoredRow[]): void {
  world.clear();
  for (const { row } of stored) if (v.is(tables.origins, row) && isSeedName(row.seed)) world.reset(row.seed);
  for (const { table, row } of stored) world.put(table, row);
}

/** Rows to store: the seed's name and the clock for a fresh world, every row for an imported one. */
function rowsToStore(world: Database): StoredRow[] {
  const isMadeAgain = world.get('origins', 'origin') !== undefined;
  const names: readonly TableName[] = isMadeAgain ? ['origins', 'clock'] : TABLE_NAMES;
  return names.flatMap((table) => [...world.rows(table)].map((row) => ({ table, id: row.id, row })));
}

export function persistAll(world: Database, persistence: Persistence): Promise<void> {
  world.take();
  return persistence.replace(rowsToStore(world));
}
