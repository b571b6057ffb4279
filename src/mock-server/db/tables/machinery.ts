// Rows of the demo itself: faults, clock, socket mode, id counters.
import * as v from 'valibot';
import { nullable, text, whole } from './fields.ts';

/** A fault armed by /__demo__/faults; `skip` and `left` count the calls to come. */
export const fault = v.object({
  id: whole,
  match: nullable(text),
  account: nullable(text),
  kind: v.union([text, v.object({ status: whole, body: v.unknown() })]),
  skip: whole,
  left: v.union([whole, v.literal('always')]),
  after_ms: whole,
  retry_after: v.optional(whole, 0), // a world stored before has none
  /** Calls hit once that are hit once more when they come again in time; null where one strike is all. */
  again: nullable(v.array(v.object({ call: text, until: v.number() }))),
});

/** Single rows of the world itself: `clock` and `sockets`. */
export const clock = v.object({ id: v.literal('clock'), at: v.number(), since: nullable(v.number()) });

export const sockets = v.object({ id: v.literal('sockets'), mode: v.picklist(['heal', 'swallow', 'refuse', 'hold']) });

/** The seed that a world is made from again at every start; only what came on top of it is stored. */
export const origin = v.object({ id: v.literal('origin'), seed: text });

export const counter = v.object({ id: text, last: whole });
