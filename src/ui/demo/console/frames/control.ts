// Client of the control API `/__demo__/*`, with validated responses.
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
const state = v.object({
  now: v.string(),
  frozen: v.boolean(),
  keeping: v.picklist(['kept', 'renewed', 'memory']),
  sockets: v.string(),
  untouched: v.boolean(),
  live: v.boolean(),
  faults: v.array(fault),
});

const opened = v.object({
  seats: v.record(v.string(), v.object({ storage: v.record(v.string(), v.string()), path: v.string() })),
  preferences: v.object({ tab: v.string(), open: v.boolean(), layout: v.picklist(['page', 'stage']) }),
});
const record = v.object({ id: v.number(), status: v.string() });

export type Fault = v.InferOutput<typeof fault>;
export type LoggedCall = v.InferOutput<typeof call>;
export type MockState = v.InferOutput<typeof state>;

/** A control request to `/__demo__/{name}`. */
export interface ControlRequest {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly name: 'faults' | 'clock' | 'reset' | 'sockets' | 'session' | 'live';
  readonly body?: unknown;
}

/**
 * Sends a control request; throws the server's message when it is refused. Sent through a page, so that the page
 * receives the resulting events even if it was not connected before.
 */
export async function sendControl(
  { method, name, body }: ControlRequest,
  signal: AbortSignal,
  through: Window = window,
): Promise<void> {
  await request(method, name, signal, body, through);
}

/** Current state: clock, armed faults (without second hits), sockets, recent calls. */
export async function fetchMockState(signal: AbortSignal): Promise<{ world: MockState; calls: readonly LoggedCall[] }> {
  const [world, calls] = await Promise.all([request('GET', 'state', signal), request('GET', 'log', signal)]);
  const { faults, ...rest } = v.parse(state, world);
  const armed = faults.filter(({ left }) => left !== 0);
  return { world: { ...rest, faults: armed }, calls: v.parse(v.array(call), calls).slice(-LOGGED).toReversed() };
}

/** Status of a record; null when it does not exist. */
export async function fetchRecord(
  table: string,
  which: { readonly id: number | 'latest' } | { readonly after: number },
  signal: AbortSignal,
) {
  const selector = 'id' in which ? `id=${which.id}` : `after=${which.after}`;
  return v.parse(v.nullable(record), await request('GET', `record?table=${table}&${selector}`, signal));
}

/** Session export without secrets, as file text. */
export async function fetchSessionFile(console: unknown, signal: AbortSignal): Promise<string> {
  return JSON.stringify(await request('POST', 'session', signal, console));
}

/** Console part of a session file; throws the server's reason for an invalid one. */
export async function importSessionFile(file: unknown, signal: AbortSignal) {
  return v.parse(opened, await request('POST', 'seats', signal, file));
}

const LOGGED = 50;

async function request(
  method: string,
  name: string,
  signal: AbortSignal,
  body?: unknown,
  through: Window = window,
): Promise<unknown> {
  const answer = await through.fetch(`/__demo__/${name}`, {
    method,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(firstText(await answer.json()) ?? `${answer.status}`);
  return answer.json();
}

/** First message in an error body, at any depth. */
function firstText(body: unknown): string | null {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null) return null;
  return (
    Object.values(body)
      .map(firstText)
      .find((text) => text !== null) ?? null
  );
}
