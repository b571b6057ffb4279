// A list query with filters that its endpoint does not have: a range of amounts, a tolerance around an exact one, a period.
// While one of them is set, the whole list is read and filtered here.
import * as v from 'valibot';
import type { EndpointResult } from '../../../api/endpoint.ts';
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { withAllPages } from '../../../machines/data/lists/allPages.ts';
import { useServices } from '../core/services.ts';
import { type ListParams, filterSchemas, useListParams } from '../list/useListParams.ts';
import type { ParamSchema } from '../list/useQueryParams.ts';
import { LOOKUP_PAGE } from '../list/useSelectedRecord.ts';
import type { ListCall, EndpointQuery, TextParamName } from './useListQuery.ts';
import { type AllPages, type Query, useBaseQuery } from './useQuery.ts';

/** Percent around the exact amount. */
export const TOLERANCE_PERCENTS = ['0.1', '1', '5'] as const;

/** Filters by their name in the URL. */
export const RANGE_FILTERS = {
  sum_from: filterSchemas.amount,
  sum_to: filterSchemas.amount,
  tolerance: filterSchemas.code([...TOLERANCE_PERCENTS]),
  day_from: filterSchemas.day,
  day_to: filterSchemas.day,
};
export type RangeFilter = keyof typeof RANGE_FILTERS;
const RANGE_NAMES = Object.keys(RANGE_FILTERS);

const rowsSchema = v.looseObject({
  results: v.array(v.looseObject({ created_at: v.optional(v.nullable(v.string())) })),
});
const amountSchema = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

interface RangedList<K extends string, R> {
  readonly list: ListParams<K | RangeFilter>;
  readonly query: Query<R> & { readonly allPages: AllPages<R> };
}

/** `amount`: name of the amount in a row and of the exact filter. `also` adds parameters, which filters override. */
export function useRangedListQuery<E extends ListCall, K extends TextParamName<E['query']>>(
  target: E,
  filters: Readonly<Record<K, ParamSchema>>,
  amount: K,
  also?: EndpointQuery<E['query']>,
): RangedList<K, EndpointResult<E>>;
export function useRangedListQuery(
  target: ListCall,
  filters: Readonly<Record<string, ParamSchema>>,
  amount: string,
  also?: Readonly<Record<string, unknown>>,
): RangedList<string, unknown> {
  const { requests } = useServices();
  const list: ListParams<string> = useListParams<string>({ ...filters, ...RANGE_FILTERS });
  const range = rangeOf(list.filters, amount);
  const isLocal = (name: string) => RANGE_NAMES.includes(name) || (range.isTolerant && name === amount);
  const sent = { ...also, ...Object.fromEntries(Object.entries(list.filters).filter(([name]) => !isLocal(name))) };
  const wholeInput = { query: { ...sent, ...LOOKUP_PAGE } };
  const page = useBaseQuery(target, range.isSet ? null : { query: { ...sent, ...list.paging } }, requests);
  const whole = useBaseQuery(target, range.isSet ? wholeInput : null, withAllPages(requests));
  const typed = (value: unknown) => (range.isSet ? filtered(value, range, amount) : value);
  const shown = range.isSet ? { ...whole, data: whole.data && cut(filtered(whole.data, range, amount), list) } : page;
  return { list, query: { ...shown, allPages: { call: { endpoint: target, input: wholeInput }, castResult: typed } } };
}

interface Range {
  readonly isSet: boolean;
  /** The exact amount is one of the bounds. */
  readonly isTolerant: boolean;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly after: string | undefined;
  readonly before: string | undefined;
}

function rangeOf(filters: Readonly<Record<string, string | undefined>>, amount: string): Range {
  const { sum_from: from, sum_to: to, day_from: after, day_to: before, tolerance } = filters;
  const exact = filters[amount];
  const isTolerant = tolerance !== undefined && exact !== undefined;
  const isSet = isTolerant || [from, to, after, before].some((value) => value !== undefined);
  if (!isTolerant) return { isSet, isTolerant, from, to, after, before };
  const margin = toDecimal(exact).times(tolerance).div(100);
  const bounds = { from: toDecimal(exact).minus(margin).toFixed(), to: toDecimal(exact).plus(margin).toFixed() };
  return { isSet, isTolerant, ...bounds, after, before };
}

/** A row without an amount or a date is in no range of it. */
function filtered(data: unknown, { from, to, after, before }: Range, amount: string) {
  const page = v.parse(rowsSchema, data);
  const results = page.results.filter((row) => {
    const sum = v.safeParse(amountSchema, row[amount]);
    if (from !== undefined || to !== undefined) {
      if (!sum.success) return false;
      if (from !== undefined && toDecimal(sum.output).lt(from)) return false;
      if (to !== undefined && toDecimal(sum.output).gt(to)) return false;
    }
    if (after === undefined && before === undefined) return true;
    const day = row.created_at ? toMoscowDate(Date.parse(row.created_at)) : null;
    return day !== null && (after === undefined || day >= after) && (before === undefined || day <= before);
  });
  return { ...page, results, count: results.length };
}

const cut = ({ results, ...page }: ReturnType<typeof filtered>, { paging }: Pick<ListParams<string>, 'paging'>) => ({
  ...page,
  results: results.slice(paging.offset, paging.offset + paging.limit),
});
