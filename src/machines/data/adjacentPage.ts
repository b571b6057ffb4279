// The next or previous page of a list is asked for by the full address that the shown answer gave (spec section 7).
import * as v from 'valibot';
import { type Call, createPageCall } from '../../api/endpoint.ts';

const address = v.nullish(v.string(), null);
const neighbours = v.fallback(v.object({ next: address, previous: address }), { next: null, previous: null });
/** Of a call without limit and offset both are NaN, which equals nothing: it has no next or previous page. */
const place = v.fallback(v.object({ limit: v.number(), offset: v.number() }), { limit: NaN, offset: NaN });

interface Shown {
  readonly answered: Call | null;
  readonly data: unknown;
}

/**
 * If `call` asks for the page after or before the shown one, the call at the address that the shown answer gave as `next` or
 * `previous`. Else, and where the answer gave no such address, the call as it is.
 */
export function toAdjacentPageCall(call: Call, { answered, data }: Shown): Call {
  if (answered?.endpoint !== call.endpoint || !isSameList(call, answered)) return call;
  const { limit, offset } = v.parse(place, call.input.query);
  const step = offset - v.parse(place, answered.input.query).offset;
  const { next, previous } = v.parse(neighbours, data);
  const url = step === limit ? next : step === -limit ? previous : null;
  return url === null ? call : createPageCall(call.endpoint, url, call.input);
}

/** The same question but for the offset. */
const isSameList = (call: Call, other: Call): boolean => listOf(call) === listOf(other);
const listOf = ({ input: { params, query } }: Call): string => JSON.stringify([params, { ...query, offset: null }]);
