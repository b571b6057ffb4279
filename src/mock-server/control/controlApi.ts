// Control API of the demo: `/__demo__/*`, answered before Mirage and before any fault (docs/demo.md).
import * as v from 'valibot';
import { getChatStatus } from '../../machines/lifecycles/chat.ts';
import type { RequestLog } from './requestLog.ts';
import type { ChatRooms } from '../transports/socket/chatRooms.ts';
import { armFault } from './faults.ts';
import { type LiveDayPorts, isLiveDayOn, liveDaySchema, applyLiveDayCommand } from './liveDay.ts';
import { toResponse } from '../http/pipeline.ts';
import { HttpError, createdResponse, validationError, notFoundError, catalogueError } from '../http/response.ts';
import { parseSession, exportSession } from '../recording/sessionFile.ts';
import type { Recorder, Recording } from '../recording/recording.ts';
import { CONTROL_BASE, type TransportResponse, type TransportBody } from '../http/message.ts';
import type { StorageStatus } from '../db/persistence.ts';
import { SEED_NAMES, type SeedName, isSeedName } from '../db/seedNames.ts';
import { isTable } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

export interface ControlParts {
  readonly world: Database;
  readonly rooms: ChatRooms;
  readonly log: RequestLog;
  readonly recorder: Recorder;
  /** Stores the changes of a control request; `whole` replaces the stored world. */
  readonly save: (whole?: 'whole') => Promise<void>;
  /** Current storage status of the world. */
  readonly keeping: () => StorageStatus;
  /** Releases held requests. */
  readonly release: () => void;
  readonly announce: (event: ServerEvent) => void;
  /** Handles an API call as a page's, within the control request. */
  readonly serve: LiveDayPorts['serve'];
}

/** Server events that are broadcast to every connected page. */
export type ServerEvent =
  /** The clock moved by `advance_ms` and now shows `now` (ms); `frozen` when it does not run. */
  | {
      readonly type: 'clock';
      readonly advance_ms: number;
      readonly now: number;
      readonly frozen: boolean;
      /** Whether page timers stop or run; omitted leaves them unchanged. */
      readonly timers?: 'stopped' | 'running' | undefined;
    }
  /** The armed faults changed because one has hit a request. */
  | { readonly type: 'faultSpent' }
  /** Another role has acted by itself; `tags` name what changed. */
  | { readonly type: 'changed'; readonly tags: readonly string[] }
  /** The world was reset; no sessions remain. */
  | { readonly type: 'reset' }
  /** A world and its sessions were imported. */
  | { readonly type: 'imported' }
  /** Another build or page has taken over the stored world; this host stops responding. */
  | { readonly type: 'superseded' };

type Control = (parts: ControlParts, body: unknown, url: URL) => Promise<unknown>;

const clockOrder = v.object({
  advance_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  frozen: v.optional(v.boolean()),
  // assumed: timers can be stopped to inspect transient states; pages loaded later have running timers
  timers: v.optional(v.picklist(['stopped', 'running'])),
});
const resetOrder = v.object({ seed: v.optional(v.string(), 'default') });
const recordState = v.union([
  v.object({ id: v.number(), status: v.string() }),
  v.object({ id: v.number(), closed: v.boolean() }),
]);
const socketOrder = v.object({ action: v.picklist(['drop', 'swallow', 'refuse', 'hold', 'heal']) });

const controls: Readonly<Record<string, Control>> = {
  'POST faults': async ({ world, save }, body) => {
    const { id } = armFault(world, body);
    await save();
    return createdResponse({ id });
  },

  'DELETE faults': async ({ world, save, release }) => {
    const faults = world.filter('faults', () => true);
    for (const { id } of faults) world.delete('faults', id);
    release();
    await save();
    return { cleared: faults.length };
  },

  'POST clock': async ({ world, save, announce }, body) => {
    const { advance_ms, frozen, timers } = checked(clockOrder, body);
    if (frozen !== undefined) world.clock.freeze(frozen);
    if (advance_ms !== 0) world.clock.advance(advance_ms);
    await save();
    announce({ type: 'clock', advance_ms, now: world.clock.now(), frozen: world.clock.frozen(), timers });
    return { now: world.clock.iso(), frozen: world.clock.frozen() };
  },

  'POST reset': async ({ world, rooms, recorder, save, release, announce }, body) => {
    const seed = seedOf(checked(resetOrder, body).seed);
    rooms.disconnectAll();
    world.reset(seed);
    recorder.begin(() => ({ seed }));
    release();
    await save('whole');
    announce({ type: 'reset' });
    return { seed, now: world.clock.iso() };
  },

  'POST sockets': async ({ world, rooms, save }, body) => {
    const { action } = checked(socketOrder, body);
    if (action === 'drop') rooms.disconnectAll();
    else world.put('sockets', { id: 'sockets', mode: action });
    await save();
    return { action };
  },

  // assumed: an additional control call: other roles act by themselves, when it is on or by so many steps now
  'POST live': async ({ world, rooms, serve, save, announce }, body) => {
    const tags = await applyLiveDayCommand({ world, rooms, serve }, checked(liveDaySchema, body));
    await save();
    if (tags.length > 0) announce({ type: 'changed', tags });
    return { on: isLiveDayOn(world) };
  },

  // assumed: an additional control call, so that the console shows armed faults without exporting the world
  'GET state': ({ world, keeping }) =>
    Promise.resolve({
      now: world.clock.iso(),
      frozen: world.clock.frozen(),
      keeping: keeping(),
      sockets: world.get('sockets', 'sockets')?.mode ?? 'heal',
      live: isLiveDayOn(world),
      // the contract's world before the first sign-in: the start page may replace it
      untouched: world.get('origins', 'origin')?.seed === 'default' && world.get('counters', 'token') === undefined,
      faults: world.filter('faults', () => true),
    }),

  // assumed: an additional control call, so that a tour can wait for a record's status; selects by `id`, the latest, or the first `after` an id
  'GET record': ({ world }, _body, url) => Promise.resolve(findState(world, url.searchParams)),

  'GET log': ({ log }, _body, url) => Promise.resolve(log.since(Number(url.searchParams.get('since') ?? 0) || 0)),

  'GET world': ({ world }) => world.export(),

  'PUT world': (parts, body) => take(parts, body),

  // assumed: additional control calls to export, validate and import a session as one file without secrets
  'POST session': ({ world, recorder }, body) => exportSession(world, recorder, body),
  'POST seats': (_parts, body) => {
    const { seats, preferences } = parseSession(body);
    return Promise.resolve({ seats, preferences });
  },
  'PUT session': (parts, body) => {
    const session = parseSession(body);
    return take(parts, session.world, session.recording);
  },
};

/** Replaces the world with an imported one and resumes its recording. */
async function take({ world, rooms, recorder, save, announce }: ControlParts, data: unknown, recorded?: Recording) {
  try {
    world.import(data);
  } catch (error) {
    if (v.isValiError(error)) throw validationError({ world: error.message });
    throw error;
  }
  rooms.disconnectAll();
  if (recorded) recorder.resume(recorded);
  else {
    const imported = world.export();
    recorder.begin(() => ({ world: imported }));
  }
  await save('whole');
  announce({ type: 'imported' });
  return { now: world.clock.iso() };
}

/** Control calls that change the recorded world. The others start a new recording or do not belong to one. */
const RECORDED: ReadonlySet<string> = new Set([
  'POST faults',
  'DELETE faults',
  'POST clock',
  'POST sockets',
  'POST live',
]);
export const isRecordedRequest = (method: string, url: URL): boolean => RECORDED.has(`${method} ${nameOf(url)}`);

const NAMES = new Set(Object.keys(controls).map((key) => key.split(' ')[1]));

/** Handles a control request; an invalid body is refused with 400 and a readable reason. */
export async function handleControl(
  parts: ControlParts,
  method: string,
  url: URL,
  body: TransportBody,
): Promise<TransportResponse> {
  const name = nameOf(url);
  const run = controls[`${method} ${name}`];
  if (!run) return toResponse(NAMES.has(name) ? catalogueError('methodNotAllowed') : notFoundError());
  try {
    return toResponse(await run(parts, jsonOf(body), url));
  } catch (error) {
    if (error instanceof HttpError) return toResponse(error);
    throw error;
  }
}

/** Id and status of a record, or null when there is none. */
function findState(world: Database, search: URLSearchParams): { id: number; status: string } | null {
  const [table, id] = [search.get('table') ?? '', search.get('id') ?? 'latest'];
  if (!isTable(table)) throw validationError({ table: 'unknown' });
  const rows = [...world.rows(table)].flatMap((row) => {
    const read = v.safeParse(recordState, row);
    return read.success ? [read.output] : [];
  });
  rows.sort((a, b) => a.id - b.id);
  const after = search.get('after');
  const found =
    after === null
      ? id === 'latest'
        ? rows.at(-1)
        : rows.find((row) => row.id === Number(id))
      : rows.find((row) => row.id > Number(after));
  if (!found) return null;
  return { id: found.id, status: 'status' in found ? found.status : getChatStatus(found.closed) };
}

/** The call name: `faults` for `/__demo__/faults`. */
const nameOf = ({ pathname }: URL): string => pathname.slice(CONTROL_BASE.length).replace(/\/$/, '');

function seedOf(name: string): SeedName {
  if (isSeedName(name)) return name;
  throw validationError({ seed: `known seeds: ${SEED_NAMES.join(', ')}` });
}

function checked<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw validationError({ body: read.issues.map((issue) => issue.message).join('; ') });
}

function jsonOf(body: TransportBody): unknown {
  if (body.kind === 'none' || (body.kind === 'text' && body.text.trim() === '')) return {};
  try {
    return JSON.parse(body.kind === 'text' ? body.text : '');
  } catch {
    throw catalogueError('jsonParsingError');
  }
}
