// Bytes of a stored file for viewing; guarded as a download: own origin only, no token.
import { useActorRef, useSelector } from '@xstate/react';
import { castResult } from '../../../api/endpoint.ts';
import { createFileCall, mediaFile } from '../../../api/endpoints/media.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import { queryMachine } from '../../../machines/data/query.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';

export interface StoredBlob {
  readonly blob: Blob | null;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly failure: Failure | null;
  readonly refresh: () => void;
  readonly cancel: () => void;
}

/** Fetches the file at `address`, a URL of our own origin, while mounted; the address is read once. */
export function useStoredBlob(address: string): StoredBlob {
  const { requests, invalidations } = useServices();
  const input = { requests, invalidations, call: createFileCall(address) };
  const actor = useActorRef(queryMachine, { ...useActorOptions(), input });
  const state = useSelector(actor, (snapshot) => snapshot);
  return {
    blob: state.context.data === undefined ? null : castResult(mediaFile, state.context.data).blob,
    busy: state.hasTag('busy'),
    slow: state.hasTag('slow'),
    failure: state.context.failure,
    refresh: () => actor.send({ type: 'query.refetch' }),
    cancel: () => actor.send({ type: 'query.cancel' }),
  };
}
