// Rows of the demo itself: faults, clock, socket mode, id counters.
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
  retry_after: v.optional(integerColumn, 0), // a world stored before has none
  /** Calls hit once that are hit once more when they come again in time; null where one strike is all. */
  again: nullableColumn(v.array(v.object({ call: textColumn, until: v.number() }))),
});

/** Single rows of the world itself: `clock` and `sockets`. */
export const clockRow = v.object({ id: v.literal('clock'), at: v.number(), since: nullableColumn(v.number()) });

export const socketsRow = v.object({
  id: v.literal('sockets'),
  mode: v.picklist(['heal', 'swallow', 'refuse', 'hold']),
});

/** The seed that a world is made from again at every start; only what came on top of it is stored. */
export const originRow = v.object({ id: v.literal('origin'), seed: textColumn });

export const counterRow = v.object({ id: textColumn, last: integerColumn });
