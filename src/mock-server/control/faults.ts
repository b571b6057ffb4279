// Faults armed through `/__demo__/faults`: request matching and the response that replaces the handler's.
import * as v from 'valibot';
import { errorCatalogue } from '../../api/errors/catalogue.ts';
import { validationError } from '../http/response.ts';
import { NetworkError, type TransportResponse, jsonResponse, retryAfterHeaders } from '../http/message.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

const KINDS = ['network', 'timeout', 'hold', 'slow', 'malformed-json', 'html-200', 'empty-body', 'status-500'] as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const faultSchema = v.object({
  /** `METHOD path-substring`; either part is optional, `!path-substring` excludes. Omitted: every request matches. */
  match: v.optional(v.string()),
  times: v.optional(v.union([v.pipe(count, v.minValue(1)), v.literal('always')]), 1),
  /** assumed: the response is delayed by this many real milliseconds; with `slow` it is the real response */
  after_ms: v.optional(count, 0),
  /** assumed: value of Retry-After in seconds; 0 omits the header */
  retry_after: v.optional(count, 0),
  kind: v.union([
    v.picklist([...KINDS, ...errorCatalogue.map((row) => row.modal)]),
    v.object({ status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), body: v.unknown() }),
  ]),
  /** assumed: hits the automatic retry of the same call too, for failures that the client retries once */
  again: v.optional(v.boolean(), false),
  /** Number of matching calls that pass before the first hit. */
  skip: v.optional(count, 0),
  /** Restricts the fault to the account with this login. */
  account: v.optional(v.string()),
});

export interface FaultTarget {
  readonly method: string;
  readonly path: string;
  readonly login: string | null;
}

/** Arms a fault; throws 400 for an invalid body. */
export function armFault(world: Database, order: unknown): Row<'faults'> {
  const read = v.safeParse(faultSchema, order);
  if (!read.success) throw validationError({ kind: v.summarize(read.issues) });
  const { match = null, account = null, times, again, ...rest } = read.output;
  const fault = { id: world.ids.next('faults'), match, account, left: times, again: again ? [] : null, ...rest };
  world.put('faults', fault);
  return fault;
}

/** Returns the first armed fault that matches the call and decrements its counters. */
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

/** An automatic retry arrives within this time; later calls are made by the user. */
const AGAIN_WITHIN_MS = 3_000;
const SIGN_IN = '/auth/jwt/create/';

/** Drops pending second hits of calls that were not retried, because the user left the screen or signed in again. */
function lapse(world: Database, { path }: FaultTarget, now: number): void {
  const isOver = ({ until }: { readonly until: number }) => until < now || path.endsWith(SIGN_IN);
  for (const fault of world.filter('faults', ({ again }) => again?.some(isOver) ?? false))
    keep(world, { ...fault, again: fault.again?.filter((due) => !isOver(due)) ?? null });
}

/** Counts a hit. `left` counts calls, so the second hit of the same call does not count. */
function spend(world: Database, fault: Row<'faults'>, target: FaultTarget, now: number): void {
  if (fault.left === 'always') return;
  const due = { call: nameOf(target), until: now + fault.after_ms + AGAIN_WITHIN_MS };
  keep(world, { ...fault, left: fault.left - 1, again: fault.again && [...fault.again, due] });
}

/** Stores the fault, or deletes it when no hits remain. */
function keep(world: Database, fault: Row<'faults'>): void {
  if (fault.left === 0 && !fault.again?.length) world.delete('faults', fault.id);
  else world.put('faults', fault);
}

const nameOf = ({ method, path, login }: FaultTarget) => `${login ?? ''} ${method} ${path}`;

/** Whether the call was hit once and its retry must be hit too. */
const owes = ({ again }: Row<'faults'>, target: FaultTarget): boolean =>
  again?.some(({ call }) => call === nameOf(target)) ?? false;

function hits({ match, account, left }: Row<'faults'>, { method, path, login }: FaultTarget): boolean {
  if (left === 0 || (account !== null && account !== login)) return false;
  const parts = (match ?? '').split(' ');
  return parts.every((part) =>
    part.startsWith('!') ? !path.includes(part.slice(1)) : part === method || path.includes(part),
  );
}

/** Response of the fault; throws NetworkError for a connection failure. Not called for `timeout`, `hold` and `slow`. */
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
