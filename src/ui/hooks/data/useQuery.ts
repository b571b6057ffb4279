// Binds a query machine to a view: asks again when the question changes, keeps the old answer meanwhile.
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
import { withAllPages } from '../../../machines/data/allPages.ts';
import { toAdjacentPageCall } from '../../../machines/data/adjacentPage.ts';
import type { RequestPorts } from '../../../machines/data/ports.ts';
import { queryMachine } from '../../../machines/data/query.machine.ts';
import { useServices } from '../core/services.ts';
import { useOnChange } from '../core/useOnChange.ts';
import { useActorOptions } from '../core/useActorOptions.ts';

/** A list from its beginning with its filters, for those who read all of its pages; `typed` gives its answer the type. */
export interface AllPages<R> {
  readonly call: Call;
  readonly typed: (value: unknown) => R;
}

/** What a screen sees of a question. */
export interface Query<R> {
  /** The last good answer, or what could be read of a page; stays while the next one is on its way or has failed. */
  readonly data: R | undefined;
  /** Rows of that page which could not be read, and are not in it. */
  readonly lost?: number;
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Waiting for more than 15 s: offer «Отменить» and «Повторить». */
  readonly slow: boolean;
  readonly failed: boolean;
  /** The server asks to wait before the same is asked again: «Повторить» is inactive. */
  readonly limited: boolean;
  readonly refresh: () => void;
  readonly cancel: () => void;
  /** Asks for a neighbouring page by its full address, where the question itself names no place in the list. */
  readonly follow: (url: string) => void;
  /** Of a list of the address bar. */
  readonly whole?: AllPages<R>;
}

type InputArgs<E extends Endpoint> =
  {} extends EndpointInput<E> ? [input?: EndpointInput<E> | null] : [input: EndpointInput<E> | null];

/** Asks `target`; `null` as input asks nothing yet. The page next to the shown one is asked for by its full address. */
export function useQuery<E extends Endpoint>(target: E, ...[input]: InputArgs<E>): Query<EndpointResult<E>> {
  return useBaseQuery(target, input, useServices().requests);
}

/** The same for a list that is needed whole: its pages are read one after the other and count as one. */
export function useAllPagesQuery<E extends Endpoint>(target: E, ...[input]: InputArgs<E>): Query<EndpointResult<E>> {
  return useBaseQuery(target, input, withAllPages(useServices().requests));
}

/** The same over other ports, and with an answer of before; those of the first drawing stay. */
export function useBaseQuery<E extends Endpoint>(
  target: E,
  input: Call['input'] | null | undefined,
  requests: RequestPorts,
  known?: unknown,
): Query<EndpointResult<E>> {
  const { touches } = useServices();
  const call: Call | null = input === null ? null : { ...createCall<Endpoint>(target), input: input ?? {} };
  const actor = useActorRef(queryMachine, { ...useActorOptions(), input: { requests, touches, call, known } });
  useOnChange(JSON.stringify([target.path, input]), () =>
    actor.send({ type: 'ASKED', call: call && toAdjacentPageCall(call, actor.getSnapshot().context) }),
  );

  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    data: state.context.data === undefined ? undefined : castResult(target, state.context.data),
    lost: countSkippedRows(state.context.data),
    failure: state.context.failure,
    busy: state.hasTag('busy'),
    slow: state.hasTag('slow'),
    failed: state.hasTag('failed'),
    limited: state.hasTag('limited'),
    refresh: () => actor.send({ type: 'REFRESHED' }),
    cancel: () => actor.send({ type: 'CANCELLED' }),
    follow: (url) => actor.send({ type: 'ASKED', call: createPageCall(target, url) }),
  };
}
