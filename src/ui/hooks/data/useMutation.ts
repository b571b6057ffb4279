// Binds a mutation machine to a view: one write at a time, results passed to callbacks (navigation, toasts, focus).
import { useActorRef, useSelector } from '@xstate/react';
import {
  type Call,
  type Endpoint,
  type EndpointInput,
  type EndpointResult,
  createCall,
  castResult,
} from '../../../api/endpoint.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import { type MutationResult, mutationMachine } from '../../../machines/data/mutation.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';

export interface Mutation<E extends Endpoint> {
  /** Sends, unless a write of this hook is pending. */
  readonly run: (...input: {} extends EndpointInput<E> ? [EndpointInput<E>?] : [EndpointInput<E>]) => void;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly failed: boolean;
  readonly failure: Failure | null;
  /** The pending or last call; identifies the busy row. */
  readonly call: Call | null;
  readonly cancel: () => void;
  readonly clear: () => void;
}

interface Listeners<R> {
  /** Null where the response could not be parsed: the write itself succeeded. */
  readonly onDone?: (result: R | null, call: Call) => void;
  readonly onFailed?: (failure: Failure, call: Call) => void;
}

export function useMutation<E extends Endpoint>(target: E, listeners: Listeners<EndpointResult<E>> = {}): Mutation<E> {
  const { requests, invalidations } = useServices();
  const actor = useActorRef(mutationMachine, { ...useActorOptions(), input: { requests, invalidations } });
  useActorEvent<Extract<MutationResult, { type: 'mutation.succeeded' }>>(
    (listener) => actor.on('mutation.succeeded', listener),
    ({ value, call }) => listeners.onDone?.(value === null ? null : castResult(target, value), call),
  );
  useActorEvent<Extract<MutationResult, { type: 'mutation.failed' }>>(
    (listener) => actor.on('mutation.failed', listener),
    ({ failure, call }) => listeners.onFailed?.(failure, call),
  );

  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    run: (...input) => actor.send({ type: 'mutation.run', call: createCall(target, ...input) }),
    busy: state.hasTag('busy'),
    slow: state.hasTag('slow'),
    failed: state.hasTag('failed'),
    failure: state.context.failure,
    call: state.context.call,
    cancel: () => actor.send({ type: 'mutation.cancel' }),
    clear: () => actor.send({ type: 'mutation.reset' }),
  };
}
