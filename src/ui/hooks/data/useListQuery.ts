// A list query whose parameters are in the URL.
import type * as v from 'valibot';
import type { Endpoint, InputSchema, EndpointResult } from '../../../api/endpoint.ts';
import type { pagingFields } from '../../../api/schemas/fields.ts';
import { useServices } from '../core/services.ts';
import { type ListParams, useListParams } from '../list/useListParams.ts';
import { LOOKUP_PAGE } from '../list/useSelectedRecord.ts';
import { type AllPages, type Query, useBaseQuery } from './useQuery.ts';
import type { ParamSchema } from '../list/useQueryParams.ts';

/** An endpoint that returns one page of a list. */
export type ListCall = Endpoint<string, InputSchema & Readonly<Record<keyof typeof pagingFields, v.GenericSchema>>>;
/** Typed parameters of a query. */
export type EndpointQuery<Q extends InputSchema> = { readonly [N in keyof Q]?: v.InferInput<Q[N]> };
/** Names of query parameters that accept a string, as the URL has it. */
export type TextParamName<Q extends InputSchema> = {
  [N in keyof Q]: string extends v.InferInput<Q[N]> ? N : never;
}[keyof Q] &
  string;

interface AskedList<K extends string, R> {
  readonly list: ListParams<K>;
  readonly query: Query<R> & { readonly allPages: AllPages<R> };
}

/** Parameters of the list and its query at `target`; `also` adds parameters, which filters override. */
export function useListQuery<E extends ListCall, K extends TextParamName<E['query']>>(
  target: E,
  filters: Readonly<Record<K, ParamSchema>>,
  size?: 5 | 10,
  also?: EndpointQuery<E['query']>,
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
  return { list, query: { ...query, allPages: { call, castResult: (value) => value } } };
}
