// The page next to the one on the screen: asked for by the full address the last answer gave (spec section 7).
import * as v from 'valibot';
import { type Call, pageOf } from '../api/endpoint.ts';

const neighbours = v.object({ next: v.nullish(v.string(), null), previous: v.nullish(v.string(), null) });
const place = v.object({ limit: v.number(), offset: v.number() });

interface Shown {
  readonly answered: Call | null;
  readonly data: unknown;
}

/**
 * `call` at the address `next` or `previous` of the shown answer if it differs from that question by one page only;
 * else, and where the answer gave no such address, the call as it is.
 */
export function neighbourOf(call: Call, { answered, data }: Shown): Call {
  if (answered?.endpoint !== call.endpoint) return call;
  const [to, from] = [v.safeParse(place, call.input.query), v.safeParse(place, answered.input.query)];
  const given = v.safeParse(neighbours, data);
  if (!to.success || !from.success || !given.success || !isSameList(call, answered)) return call;
  const step = to.output.offset - from.output.offset;
  const { limit } = to.output;
  const url = step === limit ? given.output.next : step === -limit ? given.output.previous : null;
  return url === null ? call : pageOf(call.endpoint, url, call.input);
}

/** The same question but for the offset. */
const isSameList = (call: Call, other: Call): boolean => listOf(call) === listOf(other);
const listOf = ({ input: { params, query } }: Call): string => JSON.stringify([params, { ...query, offset: null }]);
