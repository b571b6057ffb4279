// The next or previous page of a list is requested by the full URL in the response of the shown page.
import * as v from 'valibot';
import { type Call, createPageCall } from '../../../api/endpoint.ts';

const address = v.nullish(v.string(), null);
const neighbours = v.fallback(v.object({ next: address, previous: address }), { next: null, previous: null });
/** Without limit and offset both are NaN, which equals nothing: such a call has no adjacent page. */
const place = v.fallback(v.object({ limit: v.number(), offset: v.number() }), { limit: NaN, offset: NaN });

interface Shown {
  readonly answered: Call | null;
  readonly data: unknown;
}

/**
 * If `call` requests the page after or before the shown one, returns the call for the URL in its `next` or `previous`.
 * Otherwise, or without such a URL, returns `call`.
 */
export function toAdjacentPageCall(call: Call, { answered, data }: Shown): Call {
  if (answered?.endpoint !== call.endpoint || !isSameList(call, answered)) return call;
  const { limit, offset } = v.parse(place, call.input.query);
  const step = offset - v.parse(place, answered.input.query).offset;
  const { next, previous } = v.parse(neighbours, data);
  const url = step === limit ? next : step === -limit ? previous : null;
  return url === null ? call : createPageCall(call.endpoint, url, call.input);
}

/** Whether both calls differ at most in their offset. */
const isSameList = (call: Call, other: Call): boolean => listOf(call) === listOf(other);
const listOf = ({ input: { params, query } }: Call): string => JSON.stringify([params, { ...query, offset: null }]);
