// A mock server's world and what is stored of it: taken over, planted from a seed, written whole.
import * as v from 'valibot';
import type { RecordingOrigin, Recorder } from '../recording/recording.ts';
import type { RealClock } from './clock.ts';
import type { Hydrate, Persistence, StoredRow } from './persistence.ts';
import { type SeedName, isSeedName } from './seed.ts';
import { TABLE_NAMES, type TableName, isTable, tables } from './tables.ts';
import { type Database, createDatabase } from './database.ts';

/** How a world begins that nobody has stored: see MockServerOptions. */
interface Beginning {
  readonly seed?: SeedName;
  readonly frozen?: boolean;
  readonly clock?: RealClock;
}

/** Reads a stored world; where there is none, or one that cannot be read, plants a seed and gives its rows to be stored. */
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
    // A stored world is put together only for who saves the recording: that reads every table.
    recorder.begin(() => (stored === null ? { seed } : reopened(stored, real)));
    world.take();
    return stored === null ? rowsToStore(world) : [];
  };
}

/** What the recording of a stored world begins as: the world itself as it was found at this real moment. */
function reopened(stored: readonly StoredRow[], real: number): RecordingOrigin {
  const world = createDatabase(() => real);
  load(world, stored);
  const seed = world.get('origins', 'origin')?.seed;
  return seed === LARGE ? { seed } : { world: world.export() }; // assumed: the large world is not kept twice
}

/** Another program, or an older one of ours, may have written into the same database. */
const isSound = ({ table, id, row }: StoredRow): boolean => isTable(table) && v.is(tables[table], row) && row.id === id;

const LARGE: SeedName = 'large';

/**
 * A world with an origin is made from its seed again; what was stored comes on top. Rows of a seed are never deleted: only
 * sessions, tries, recoveries and faults go, which no seed has.
 */
function load(world: Database, stored: readonly StoredRow[]): void {
  world.clear();
  for (const { row } of stored) if (v.is(tables.origins, row) && isSeedName(row.seed)) world.reset(row.seed);
  for (const { table, row } of stored) world.put(table, row);
}

/** Of a fresh world only the seed that makes it again and the clock; of an imported one everything. */
function rowsToStore(world: Database): StoredRow[] {
  const isMadeAgain = world.get('origins', 'origin') !== undefined;
  const names: readonly TableName[] = isMadeAgain ? ['origins', 'clock'] : TABLE_NAMES;
  return names.flatMap((table) => [...world.rows(table)].map((row) => ({ table, id: row.id, row })));
}

/** Writes the whole world to the store. */
export function persistAll(world: Database, persistence: Persistence): Promise<void> {
  world.take();
  return persistence.replace(rowsToStore(world));
}
