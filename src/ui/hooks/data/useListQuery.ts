// A list of the address bar and the question it stands for.
import type * as v from 'valibot';
import type { Endpoint, Entries, ResultOf } from '../../../api/endpoint.ts';
import type { paging } from '../../../api/schemas/fields.ts';
import { useServices } from '../core/services.ts';
import { type List, useList } from '../list/useListParams.ts';
import { type Query, useQuestion } from './useQuery.ts';
import type { ParamSchema } from '../list/useQueryParams.ts';

/** A call that answers with one page of a list. */
type ListCall = Endpoint<string, Entries & Readonly<Record<keyof typeof paging, v.GenericSchema>>>;
/** What a query may say, each in its own type. */
type Said<Q extends Entries> = { readonly [N in keyof Q]?: v.InferInput<Q[N]> };
/** Names of a query that take a text, as the address has it. */
type TextIn<Q extends Entries> = { [N in keyof Q]: string extends v.InferInput<Q[N]> ? N : never }[keyof Q] & string;

interface AskedList<K extends string, R> {
  readonly list: List<K>;
  readonly query: Query<R>;
}

/** A list with its question: its filters and its page, asked of `target`; `also` goes before them, unless a filter says it. */
export function useAskedList<E extends ListCall, K extends TextIn<E['query']>>(
  target: E,
  filters: Readonly<Record<K, ParamSchema>>,
  size?: 5 | 10,
  also?: Said<E['query']>,
): AskedList<K, ResultOf<E>>;
export function useAskedList(
  target: ListCall,
  filters: Readonly<Record<string, ParamSchema>>,
  size?: 5 | 10,
  also?: Readonly<Record<string, unknown>>,
): AskedList<string, unknown> {
  const list = useList(filters, size);
  return {
    list,
    query: useQuestion(target, { query: { ...also, ...list.filters, ...list.paging } }, useServices().requests),
  };
}
