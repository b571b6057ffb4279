// The remote control of the mock server as the console uses it: /__demo__/* of design.md section 1, answers checked.
import * as v from 'valibot';

const fault = v.object({
  id: v.number(),
  kind: v.unknown(),
  match: v.nullable(v.string()),
  left: v.union([v.number(), v.literal('always')]),
});
const call = v.object({
  n: v.number(),
  at: v.string(),
  method: v.string(),
  path: v.string(),
  account: v.nullable(v.string()),
  status: v.number(),
});
const state = v.object({ now: v.string(), frozen: v.boolean(), sockets: v.string(), faults: v.array(fault) });

export type Fault = v.InferOutput<typeof fault>;
export type LoggedCall = v.InferOutput<typeof call>;
export type WorldState = v.InferOutput<typeof state>;

/** An order of the console: what is sent to `/__demo__/{name}`. */
export interface Order {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly name: 'faults' | 'clock' | 'reset' | 'sockets' | 'world';
  readonly body?: unknown;
}

/** Sends an order; throws with the server's own words when it is refused. */
export async function give({ method, name, body }: Order, signal: AbortSignal): Promise<void> {
  await ask(method, name, signal, body);
}

/** What stands now: clock, armed faults, sockets, and the last calls received. */
export async function readWorld(signal: AbortSignal): Promise<{ world: WorldState; calls: readonly LoggedCall[] }> {
  const [world, calls] = await Promise.all([ask('GET', 'state', signal), ask('GET', 'log', signal)]);
  return { world: v.parse(state, world), calls: v.parse(v.array(call), calls).slice(-LOGGED).toReversed() };
}

/** The whole world as a file's text. */
export async function exportWorld(signal: AbortSignal): Promise<string> {
  return JSON.stringify(await ask('GET', 'world', signal));
}

const LOGGED = 50;

async function ask(method: string, name: string, signal: AbortSignal, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/__demo__/${name}`, {
    method,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
