// Demo control: /__demo__/* of design.md section 1, answered before Mirage and before any fault.
import * as v from 'valibot';
import type { CallLog } from './callLog.ts';
import type { ChatRooms } from './chatSocket.ts';
import { arm } from './faults.ts';
import { answerOf } from './pipeline.ts';
import { Refusal, created, invalid, notFound, refusal } from './reply.ts';
import type { WireAnswer, WireBody } from './wire.ts';
import { type SeedName, isSeedName, scenarios } from './world/seed.ts';
import type { World } from './world/world.ts';

export interface ControlParts {
  readonly world: World;
  readonly rooms: ChatRooms;
  readonly log: CallLog;
  /** Writes what a control call changed; `whole` replaces the stored world. */
  readonly save: (whole?: 'whole') => Promise<void>;
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
const socketOrder = v.object({ action: v.picklist(['drop', 'swallow', 'refuse', 'hold', 'heal']) });

const controls: Readonly<Record<string, Control>> = {
  'POST faults': async ({ world, save }, body) => {
    const { id } = arm(world, body);
    await save();
    return created({ id });
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

  'POST reset': async ({ world, rooms, save, release, announce }, body) => {
    const seed = seedOf(checked(resetOrder, body).seed);
    rooms.drop();
    world.reset(seed);
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
  'GET state': ({ world }) =>
    Promise.resolve({
      now: world.clock.iso(),
      frozen: world.clock.frozen(),
      sockets: world.get('sockets', 'sockets')?.mode ?? 'heal',
      faults: world.filter('faults', () => true),
    }),

  'GET log': ({ log }, _body, url) => Promise.resolve(log.since(Number(url.searchParams.get('since') ?? 0) || 0)),

  'GET world': ({ world }) => world.export(),

  'PUT world': async ({ world, rooms, save, announce }, body) => {
    try {
      world.import(body);
    } catch (error) {
      if (v.isValiError(error)) throw invalid({ world: error.message });
      throw error;
    }
    rooms.drop();
    await save('whole');
    announce({ type: 'imported' });
    return { now: world.clock.iso() };
  },
};

const NAMES = new Set(Object.keys(controls).map((key) => key.split(' ')[1]));
export const DEMO_BASE = '/__demo__/';

/** Answers a control call; a wrong body is 400 with the reason in plain words. */
export async function control(parts: ControlParts, method: string, url: URL, body: WireBody): Promise<WireAnswer> {
  const name = url.pathname.slice(DEMO_BASE.length).replace(/\/$/, '');
  const run = controls[`${method} ${name}`];
  if (!run) return answerOf(NAMES.has(name) ? refusal('methodNotAllowed') : notFound());
  try {
    return answerOf(await run(parts, jsonOf(body), url));
  } catch (error) {
    if (error instanceof Refusal) return answerOf(error);
    throw error;
  }
}

function seedOf(name: string): SeedName {
  if (isSeedName(name)) return name;
  throw invalid({ seed: `known seeds: ${Object.keys(scenarios).join(', ')}` });
}

function checked<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw invalid({ body: read.issues.map((issue) => issue.message).join('; ') });
}

function jsonOf(body: WireBody): unknown {
  if (body.kind === 'none' || (body.kind === 'text' && body.text.trim() === '')) return {};
  try {
    return JSON.parse(body.kind === 'text' ? body.text : '');
  } catch {
    throw refusal('jsonParsingError');
  }
}
