// Session file: the world, its recording, and the storage and path of each console frame.
// Export is redacted; import is validated, with a readable reason in Russian.
import * as v from 'valibot';
import { validationError } from '../http/response.ts';
import { SEED_SCHEMA_VERSION } from '../db/demo.ts';
import { type Database, databaseSnapshotSchema } from '../db/database.ts';
import { type Recorder, recordingSchema } from './recording.ts';
import { redact, restoreSecrets } from './redaction.ts';

const FORMAT = 'meridian-session';
const VERSION = 1;

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/));
/** State of one console frame: its storage and path. */
const seat = v.object({ storage: v.record(v.string(), v.string()), path });
/** Data of the console, opaque to the server. */
const fromConsole = v.object({
  seats: v.record(v.picklist(['page', 'seat:ved', 'seat:lp', 'seat:operator']), seat),
  preferences: v.object({ tab: v.string(), open: v.boolean(), layout: v.picklist(['page', 'stage']) }),
  events: v.array(v.object({ frame: v.string(), at: v.number(), machine: v.string(), event: v.string() })),
});
const head = v.object({ format: v.literal(FORMAT), version: v.number() });
const sessionFile = v.object({
  ...head.entries,
  ...fromConsole.entries,
  saved_at: v.string(),
  world: databaseSnapshotSchema,
  recording: recordingSchema,
});
export type SessionFile = v.InferOutput<typeof sessionFile>;

/** Exports the current session without secrets. Throws 400 for invalid console data. */
export async function exportSession(world: Database, recorder: Recorder, given: unknown): Promise<unknown> {
  const known = v.safeParse(fromConsole, given);
  if (!known.success) throw validationError({ session: issuesOf(known.issues) });
  const saved_at = world.clock.iso();
  const [exported, recorded] = await Promise.all([world.export(), recorder.packed()]);
  return redact({ format: FORMAT, version: VERSION, saved_at, ...known.output, world: exported, recording: recorded });
}

/** Parses a session file. Throws 400 with the reason in Russian. */
export function parseSession(data: unknown): SessionFile {
  const known = v.safeParse(head, data);
  if (!known.success) throw validationError({ session: 'Это не файл сессии демо' });
  if (known.output.version !== VERSION)
    throw validationError({
      session: `Файл сессии версии ${known.output.version}, а демо читает версию ${VERSION}: сохраните сессию заново`,
    });
  const schema = v.safeParse(v.object({ world: v.object({ schema: v.number() }) }), data);
  if (schema.success && schema.output.world.schema !== SEED_SCHEMA_VERSION)
    throw validationError({ session: 'Файл сессии сделан другой сборкой демо: сохраните сессию заново' });
  const read = v.safeParse(sessionFile, usable(data));
  if (!read.success) throw validationError({ session: `Файл сессии повреждён: ${issuesOf(read.issues)}` });
  return read.output;
}

/** Restores secrets; a token with invalid claims makes the session invalid. */
function usable(data: unknown): unknown {
  try {
    return restoreSecrets(data);
  } catch {
    return null;
  }
}

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 3)
    .map((issue) => v.getDotPath(issue) ?? 'файл')
    .join(', ');
