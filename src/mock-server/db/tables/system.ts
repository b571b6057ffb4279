// Row schemas of the demo itself: faults, clock, socket mode, id counters.
import * as v from 'valibot';
import { nullableColumn, textColumn, integerColumn } from './fields.ts';

/** A fault armed by /__demo__/faults; `skip` and `left` count the calls to come. */
export const faultRow = v.object({
  id: integerColumn,
  match: nullableColumn(textColumn),
  account: nullableColumn(textColumn),
  kind: v.union([textColumn, v.object({ status: integerColumn, body: v.unknown() })]),
  skip: integerColumn,
  left: v.union([integerColumn, v.literal('always')]),
  after_ms: integerColumn,
  retry_after: v.optional(integerColumn, 0), // missing in worlds stored earlier
  /** Calls whose automatic retry is hit too, with the time limit; null when retries are not hit. */
  again: nullableColumn(v.array(v.object({ call: textColumn, until: v.number() }))),
});

/** Singleton rows: `clock` and `sockets`. */
export const clockRow = v.object({ id: v.literal('clock'), at: v.number(), since: nullableColumn(v.number()) });

export const socketsRow = v.object({
  id: v.literal('sockets'),
  mode: v.picklist(['heal', 'swallow', 'refuse', 'hold']),
});

/** The seed from which the world is rebuilt at every start; only later changes are stored. */
export const originRow = v.object({ id: v.literal('origin'), seed: textColumn });

export const counterRow = v.object({ id: textColumn, last: integerColumn });
