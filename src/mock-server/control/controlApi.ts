// Demo control: /__demo__/* of design.md section 1, answered before Mirage and before any fault.
import * as v from 'valibot';
import { getChatStatus } from '../../machines/lifecycles/chat.ts';
import type { RequestLog } from './requestLog.ts';
import type { ChatRooms } from '../transports/chatRooms.ts';
import { armFault } from './faults.ts';
import { toResponse } from '../http/pipeline.ts';
import { HttpError, createdResponse, validationError, notFoundError, catalogueError } from '../http/response.ts';
import { parseSession, exportSession } from '../recording/sessionFile.ts';
import type { Recorder, Recording } from '../recording/recording.ts';
import { CONTROL_BASE, type TransportResponse, type TransportBody } from '../http/message.ts';
import type { StorageStatus } from '../db/persistence.ts';
import { type SeedName, isSeedName, seeds } from '../db/seed.ts';
import { isTable } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

export interface ControlParts {
  readonly world: Database;
  readonly rooms: ChatRooms;
  readonly log: RequestLog;
  readonly recorder: Recorder;
  /** Writes what a control call changed; `whole` replaces the stored world. */
  readonly save: (whole?: 'whole') => Promise<void>;
  /** What becomes of the world when nobody looks at it any more. */
  readonly keeping: () => StorageStatus;
  /** Lets held calls go on. */
  readonly release: () => void;
  readonly announce: (event: ServerEvent) => void;
}

/** What every page of this world must hear of. */
export type ServerEvent =
  /** The clock was moved: by so much, and what it shows now (ms); `frozen` when it stands still there. */
  | {
      readonly type: 'clock';
      readonly advance_ms: number;
      readonly now: number;
      readonly frozen: boolean;
      /** Timers of pages stand still or go on; unsaid they stay as they are. */
      readonly timers?: 'stopped' | 'running' | undefined;
    }
  /** An armed fault has hit a call for one of its last times. */
  | { readonly type: 'faultSpent' }
  /** A fresh world: nobody is signed in. */
  | { readonly type: 'reset' }
  /** A world was imported, its sessions with it. */
  | { readonly type: 'imported' }
  /** Another build or page has taken the stored world over; this one answers no more. */
  | { readonly type: 'superseded' };

type Control = (parts: ControlParts, body: unknown, url: URL) => Promise<unknown>;

const clockOrder = v.object({
  advance_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  frozen: v.optional(v.boolean()),
  // assumed: a state that passes by itself can be looked at; pages loaded later have running timers
  timers: v.optional(v.picklist(['stopped', 'running'])),
});
const resetOrder = v.object({ seed: v.optional(v.string(), 'default') });
const standing = v.union([
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
    rooms.drop();
    world.reset(seed);
    recorder.begin(() => ({ seed }));
    release();
    await save('whole');
    announce({ type: 'reset' });
    return { seed, now: world.clock.iso() };
  },

  'POST sockets': async ({ world, rooms, save }, body) => {
    const { action } = checked(socketOrder, body);
    if (action === 'drop') rooms.drop();
    else world.put('sockets', { id: 'sockets', mode: action });
    await save();
    return { action };
  },

  // assumed: beyond design.md's list, so that the console can show what is armed without exporting the world
  'GET state': ({ world, keeping }) =>
    Promise.resolve({
      now: world.clock.iso(),
      frozen: world.clock.frozen(),
      keeping: keeping(),
      sockets: world.get('sockets', 'sockets')?.mode ?? 'heal',
      faults: world.filter('faults', () => true),
    }),

  // assumed: beyond design.md's list, so that a tour can wait for the status of a record; by `id`, the latest, or the first `after` an id
  'GET record': ({ world }, _body, url) => Promise.resolve(standingOf(world, url.searchParams)),

  'GET log': ({ log }, _body, url) => Promise.resolve(log.since(Number(url.searchParams.get('since') ?? 0) || 0)),

  'GET world': ({ world }) => world.export(),

  'PUT world': (parts, body) => take(parts, body),

  // assumed: a session as one file, beyond design.md's list (issue 7): saved without secrets, judged, taken
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

/** Puts an imported world in the place of this one; with its recording it can be saved and replayed as before. */
async function take({ world, rooms, recorder, save, announce }: ControlParts, data: unknown, recorded?: Recording) {
  try {
    world.import(data);
  } catch (error) {
    if (v.isValiError(error)) throw validationError({ world: error.message });
    throw error;
  }
  rooms.drop();
  if (recorded) recorder.resume(recorded);
  else {
    const imported = world.export();
    recorder.begin(() => ({ world: imported }));
  }
  await save('whole');
  announce({ type: 'imported' });
  return { now: world.clock.iso() };
}

/** Control calls that change the world a recording is of; the others begin a recording or are none of it. */
const RECORDED: ReadonlySet<string> = new Set(['POST faults', 'DELETE faults', 'POST clock', 'POST sockets']);
/** The call belongs into a recording. */
export const isRecordedRequest = (method: string, url: URL): boolean => RECORDED.has(`${method} ${nameOf(url)}`);

const NAMES = new Set(Object.keys(controls).map((key) => key.split(' ')[1]));

/** Answers a control call; a wrong body is 400 with the reason in plain words. */
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

/** Where a record stands, and nothing else of it; null where there is none. */
function standingOf(world: Database, asked: URLSearchParams): { id: number; status: string } | null {
  const [table, id] = [asked.get('table') ?? '', asked.get('id') ?? 'latest'];
  if (!isTable(table)) throw validationError({ table: 'unknown' });
  const rows = [...world.rows(table)].flatMap((row) => {
    const read = v.safeParse(standing, row);
    return read.success ? [read.output] : [];
  });
  rows.sort((a, b) => a.id - b.id);
  const after = asked.get('after');
  const found =
    after === null
      ? id === 'latest'
        ? rows.at(-1)
        : rows.find((row) => row.id === Number(id))
      : rows.find((row) => row.id > Number(after));
  if (!found) return null;
  return { id: found.id, status: 'status' in found ? found.status : getChatStatus(found.closed) };
}

/** `faults` of /__demo__/faults. */
const nameOf = ({ pathname }: URL): string => pathname.slice(CONTROL_BASE.length).replace(/\/$/, '');

function seedOf(name: string): SeedName {
  if (isSeedName(name)) return name;
  throw validationError({ seed: `known seeds: ${Object.keys(seeds).join(', ')}` });
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
