// Binds a query machine to a view: refetches when the input changes and keeps the previous data meanwhile.
import { useActorRef, useSelector } from '@xstate/react';
import {
  type Call,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  createCall,
  createPageCall,
  castResult,
} from '../../../api/endpoint.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import { countSkippedRows } from '../../../api/schemas/reader.ts';
import { withAllPages } from '../../../machines/data/lists/allPages.ts';
import { toAdjacentPageCall } from '../../../machines/data/lists/adjacentPage.ts';
import type { RequestPorts } from '../../../machines/data/ports.ts';
import { queryMachine } from '../../../machines/data/query.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useOnChange } from '../core/useOnChange.ts';

/** Parameters of a list without its page, for reading all pages; `castResult` casts the result. */
export interface AllPages<R> {
  readonly call: Call;
  readonly castResult: (value: unknown) => R;
}

/** State of a query for a view. */
export interface Query<R> {
  /** Last successful data, or the readable part of a page; kept while refetching and after a failure. */
  readonly data: R | undefined;
  /** Number of rows of the page that could not be parsed and are left out. */
  readonly lost?: number;
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Pending for more than 15 s: offer «Отменить» and «Повторить». */
  readonly slow: boolean;
  readonly failed: boolean;
  /** Rate limited (Retry-After): «Повторить» is disabled. */
  readonly limited: boolean;
  readonly refresh: () => void;
  readonly cancel: () => void;
  /** Fetches a neighbouring page by its full URL, for queries without page parameters. */
  readonly follow: (url: string) => void;
  /** For lists whose parameters are in the URL. */
  readonly allPages?: AllPages<R>;
}

type InputArgs<E extends Endpoint> =
  {} extends EndpointInput<E> ? [input?: EndpointInput<E> | null] : [input: EndpointInput<E> | null];

/** Queries `target`; `null` as input disables the query. A neighbouring page is fetched by its full URL. */
export function useQuery<E extends Endpoint>(target: E, ...[input]: InputArgs<E>): Query<EndpointResult<E>> {
  return useBaseQuery(target, input, useServices().requests);
}

/** The same for a complete list: its pages are fetched one after the other and merged. */
export function useAllPagesQuery<E extends Endpoint>(target: E, ...[input]: InputArgs<E>): Query<EndpointResult<E>> {
  return useBaseQuery(target, input, withAllPages(useServices().requests));
}

/** The same with other ports and initial data; those of the first render stay. */
export function useBaseQuery<E extends Endpoint>(
  target: E,
  input: Call['input'] | null | undefined,
  requests: RequestPorts,
  known?: unknown,
): Query<EndpointResult<E>> {
  const { invalidations } = useServices();
  const call: Call | null = input === null ? null : { ...createCall<Endpoint>(target), input: input ?? {} };
  const actor = useActorRef(queryMachine, { ...useActorOptions(), input: { requests, invalidations, call, known } });
  useOnChange(JSON.stringify([target.path, input]), () =>
    actor.send({ type: 'query.fetch', call: call && toAdjacentPageCall(call, actor.getSnapshot().context) }),
  );

  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    data: state.context.data === undefined ? undefined : castResult(target, state.context.data),
    lost: countSkippedRows(state.context.data),
    failure: state.context.failure,
    busy: state.hasTag('busy'),
    slow: state.hasTag('slow'),
    failed: state.hasTag('failed'),
    limited: state.hasTag('rateLimited'),
    refresh: () => actor.send({ type: 'query.refetch' }),
    cancel: () => actor.send({ type: 'query.cancel' }),
    follow: (url) => actor.send({ type: 'query.fetch', call: createPageCall(target, url) }),
  };
}
