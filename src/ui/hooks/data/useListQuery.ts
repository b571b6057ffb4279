// A list of the address bar and the question it stands for.
import type * as v from 'valibot';
import type { Endpoint, InputSchema, EndpointResult } from '../../../api/endpoint.ts';
import type { pagingFields } from '../../../api/schemas/fields.ts';
import { useServices } from '../core/services.ts';
import { type ListParams, useListParams } from '../list/useListParams.ts';
import { LOOKUP_PAGE } from '../list/useSelectedRecord.ts';
import { type Query, useBaseQuery } from './useQuery.ts';
import type { ParamSchema } from '../list/useQueryParams.ts';

/** A call that answers with one page of a list. */
type ListCall = Endpoint<string, InputSchema & Readonly<Record<keyof typeof pagingFields, v.GenericSchema>>>;
/** What a query may say, each in its own type. */
type Said<Q extends InputSchema> = { readonly [N in keyof Q]?: v.InferInput<Q[N]> };
/** Names of a query that take a text, as the address has it. */
type TextIn<Q extends InputSchema> = { [N in keyof Q]: string extends v.InferInput<Q[N]> ? N : never }[keyof Q] &
  string;

interface AskedList<K extends string, R> {
  readonly list: ListParams<K>;
  readonly query: Query<R>;
}

/** A list with its question: its filters and its page, asked of `target`; `also` goes before them, unless a filter says it. */
export function useListQuery<E extends ListCall, K extends TextIn<E['query']>>(
  target: E,
  filters: Readonly<Record<K, ParamSchema>>,
  size?: 5 | 10,
  also?: Said<E['query']>,
): AskedList<K, EndpointResult<E>>;
export function useListQuery(
  target: ListCall,
  filters: Readonly<Record<string, ParamSchema>>,
  size?: 5 | 10,
  also?: Readonly<Record<string, unknown>>,
): AskedList<string, unknown> {
  const list = useListParams(filters, size);
  const call = { endpoint: target, input: { query: { ...also, ...list.filters, ...LOOKUP_PAGE } } };
  const query = useBaseQuery(target, { query: { ...also, ...list.filters, ...list.paging } }, useServices().requests);
  return { list, query: { ...query, whole: { call, typed: (value) => value } } };
}
