// Faults armed by /__demo__/faults: which call they hit and what they answer instead of the handler (design.md section 1).
import * as v from 'valibot';
import { errorCatalogue } from '../../api/errors/catalogue.ts';
import { validationError } from '../http/response.ts';
import { NetworkError, type TransportResponse, jsonResponse, retryAfterHeaders } from '../http/message.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

const KINDS = ['network', 'timeout', 'hold', 'slow', 'malformed-json', 'html-200', 'empty-body', 'status-500'] as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Body of POST /__demo__/faults. */
export const faultSchema = v.object({
  /** `METHOD path-substring`, either part alone is fine, `!path-substring` for none of these; without it every call matches. */
  match: v.optional(v.string()),
  times: v.optional(v.union([v.pipe(count, v.minValue(1)), v.literal('always')]), 1),
  /** assumed: the answer comes this many real milliseconds later; with `slow` it is the real one */
  after_ms: v.optional(count, 0),
  /** assumed: the refusal names a pause of so many seconds (Retry-After), of which design.md says nothing */
  retry_after: v.optional(count, 0),
  kind: v.union([
    v.picklist([...KINDS, ...errorCatalogue.map((row) => row.modal)]),
    v.object({ status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), body: v.unknown() }),
  ]),
  /** assumed: a call that was hit is hit once more when it comes again, for refusals that the product tries twice */
  again: v.optional(v.boolean(), false),
  /** Matching calls that pass before the first one is hit. */
  skip: v.optional(count, 0),
  /** Login of the only account that is hit. */
  account: v.optional(v.string()),
});

export interface FaultTarget {
  readonly method: string;
  readonly path: string;
  readonly login: string | null;
}

/** Arms a fault; throws 400 for an order of a wrong shape. */
export function armFault(world: Database, order: unknown): Row<'faults'> {
  const read = v.safeParse(faultSchema, order);
  if (!read.success) throw validationError({ kind: v.summarize(read.issues) });
  const { match = null, account = null, times, again, ...rest } = read.output;
  const fault = { id: world.ids.next('faults'), match, account, left: times, again: again ? [] : null, ...rest };
  world.put('faults', fault);
  return fault;
}

/** The first armed fault that hits this call; counts it down. */
export function consumeFault(world: Database, target: FaultTarget): Row<'faults'> | null {
  const now = world.clock.now();
  lapse(world, target, now);
  for (const fault of world.filter('faults', (row) => owes(row, target) || hits(row, target))) {
    if (owes(fault, target)) {
      keep(world, { ...fault, again: fault.again?.filter(({ call }) => call !== nameOf(target)) ?? null });
      return fault;
    }
    if (fault.skip > 0) {
      world.put('faults', { ...fault, skip: fault.skip - 1 });
      continue;
    }
    spend(world, fault, target, now);
    return fault;
  }
  return null;
}

/** Time within which the product's automatic retry must come; later calls are the user's own. */
const AGAIN_WITHIN_MS = 3_000;
const SIGN_IN = '/auth/jwt/create/';

/** Drops second strikes that will not be met: the caller has left the screen instead of trying again, or signs in anew. */
function lapse(world: Database, { path }: FaultTarget, now: number): void {
  const isOver = ({ until }: { readonly until: number }) => until < now || path.endsWith(SIGN_IN);
  for (const fault of world.filter('faults', ({ again }) => again?.some(isOver) ?? false))
    keep(world, { ...fault, again: fault.again?.filter((due) => !isOver(due)) ?? null });
}

/** Counts a hit. `left` counts calls, so the second strike of the same call is not counted. */
function spend(world: Database, fault: Row<'faults'>, target: FaultTarget, now: number): void {
  if (fault.left === 'always') return;
  const due = { call: nameOf(target), until: now + fault.after_ms + AGAIN_WITHIN_MS };
  keep(world, { ...fault, left: fault.left - 1, again: fault.again && [...fault.again, due] });
}

/** Stores a fault as it is now, or deletes it when no call is left for it to hit. */
function keep(world: Database, fault: Row<'faults'>): void {
  if (fault.left === 0 && !fault.again?.length) world.delete('faults', fault.id);
  else world.put('faults', fault);
}

const nameOf = ({ method, path, login }: FaultTarget) => `${login ?? ''} ${method} ${path}`;

/** Whether this call was hit once and is hit once more. */
const owes = ({ again }: Row<'faults'>, target: FaultTarget): boolean =>
  again?.some(({ call }) => call === nameOf(target)) ?? false;

function hits({ match, account, left }: Row<'faults'>, { method, path, login }: FaultTarget): boolean {
  if (left === 0 || (account !== null && account !== login)) return false;
  const parts = (match ?? '').split(' ');
  return parts.every((part) =>
    part.startsWith('!') ? !path.includes(part.slice(1)) : part === method || path.includes(part),
  );
}

/** What the fault answers; throws NetworkError where the connection dies. `timeout`, `hold` and `slow` never come here. */
export function getFaultResponse({ kind, retry_after }: Row<'faults'>): TransportResponse {
  const pause = retryAfterHeaders(retry_after);
  if (typeof kind !== 'string') return jsonResponse(kind.status, kind.body, pause);
  const row = errorCatalogue.find((entry) => entry.modal === kind);
  if (row) return jsonResponse(row.status, { [row.channel]: row.text }, pause);
  const html = { 'Content-Type': 'text/html; charset=utf-8' };
  switch (kind) {
    case 'malformed-json':
      return { ...jsonResponse(200, null), body: '{"count": 1, "results": [' };
    case 'html-200':
      return { status: 200, headers: html, body: '<!doctype html><title>Portal</title><h1>Sign in to Wi-Fi</h1>' };
    case 'empty-body':
      return jsonResponse(200, undefined);
    case 'status-500':
      return { status: 500, headers: html, body: '<h1>Server Error (500)</h1>' };
    default:
      throw new NetworkError('fault: network');
  }
}
