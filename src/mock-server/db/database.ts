// Database of the demo world: rows, clock and ids.
import * as v from 'valibot';
import type { Clock } from './clock.ts';
import { SEED_SCHEMA_VERSION } from './demo.ts';
import type { IdGenerator } from './ids.ts';
import type { SeedName } from './seedNames.ts';
import type { RowStore } from './store.ts';

export interface Database extends RowStore {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  /** Replaces the world with a seed and restarts the clock at the seed's `now`. Without `frozen` the clock keeps its mode. */
  reset(seed: SeedName, frozen?: boolean): void;
  /** Snapshot of the world as plain data; the same calls with a frozen clock give the same bytes. Files are base64. */
  export(): Promise<DatabaseSnapshot>;
  /** Replaces the world. Throws a ValiError and changes nothing for invalid data. */
  import(data: unknown): void;
}

const fileRow = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  base64: v.pipe(v.string(), v.base64()),
});
export const databaseSnapshotSchema = v.object({
  schema: v.literal(SEED_SCHEMA_VERSION),
  tables: v.record(v.string(), v.array(v.unknown())),
  files: v.array(fileRow),
});
export type DatabaseSnapshot = v.InferOutput<typeof databaseSnapshotSchema>;
export type FileRow = v.InferOutput<typeof fileRow>;
