// Binds a download to a view: one file at a time, cancellable, its failure shown in place.
import { useActorRef, useSelector } from '@xstate/react';
import type { Call } from '../../../api/endpoint.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import { downloadMachine } from '../../../machines/data/download.machine.ts';
import type { RequestPorts } from '../../../machines/data/ports.ts';
import { saveFile } from './saveFile.ts';
import { useServices, useActorOptions } from '../core/services.ts';

export interface DownloadState {
  /** `name` is the file name if the response has none. */
  readonly start: (call: Call, name: string) => void;
  /** Saves a file created in the page. */
  readonly create: (create: () => Promise<Blob>, name: string) => void;
  readonly cancel: () => void;
  readonly busy: boolean;
  /** Pending for more than 15 s: offer «Отменить». */
  readonly slow: boolean;
  readonly failure: Failure | null;
}

/**
 * For stored files see `createFileCall`, for exports the binary endpoints; with ports in `over` a file may be built from a
 * response.
 */
export function useDownload(over?: RequestPorts): DownloadState {
  const { requests } = useServices();
  const input = { requests: over ?? requests, save: saveFile };
  const actor = useActorRef(downloadMachine, { ...useActorOptions(), input });
  const snapshot = useSelector(actor, (current) => current);
  return {
    start: (call, name) => actor.send({ type: 'download.start', call, name }),
    create: (create, name) => actor.send({ type: 'file.create', create, name }),
    cancel: () => actor.send({ type: 'download.cancel' }),
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    failure: snapshot.hasTag('failed') ? snapshot.context.failure : null,
  };
}
