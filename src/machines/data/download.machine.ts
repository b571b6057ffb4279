// Downloads one file: requested from the server or created in the page, once, cancellable; then saved under its name.
import { assign, emit, fromPromise, setup } from 'xstate';
import * as v from 'valibot';
import type { Call, DownloadedFile } from '../../api/endpoint.ts';
import { type Failure, toFailure } from '../../api/errors/failure.ts';
import type { RequestOutcome, RequestPorts, SaveFile } from './ports.ts';
import { requestMachine } from './request.machine.ts';
import { SLOW_AFTER_MS, slowStates } from './slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  readonly requests: RequestPorts;
  readonly save: SaveFile;
}
interface Context extends Input {
  readonly call: Call | null;
  /** Creates the file in the page. */
  readonly create: CreateFile | null;
  /** File name: the fallback until the response brings one. */
  readonly name: string;
  readonly blob: Blob;
  readonly failure: Failure | null;
}
type CreateFile = () => Promise<Blob>;
type Event =
  | { type: 'download.start'; call: Call; name: string }
  | { type: 'file.create'; create: CreateFile; name: string }
  | { type: 'download.cancel' };
export type DownloadResult = { type: 'download.saved'; name: string } | { type: 'download.failed'; failure: Failure };

const download = v.object({ blob: v.instance(Blob), name: v.nullable(v.string()) });

/** Placeholder while there is no file. Shared, since creating a Blob for every list costs more than its machine. */
const NOTHING = new Blob();

const downloadOf = (outcome: RequestOutcome): DownloadedFile | null =>
  outcome.ok && v.is(download, outcome.value) ? outcome.value : null;
const failureIn = (outcome: RequestOutcome): Failure =>
  outcome.ok ? { ...toFailure(null), kind: 'shape' } : outcome.failure;

/**
 * Input `{requests, save}`; `download.start` takes a binary call and a fallback name, `file.create` a function that creates
 * the file. Both are ignored while a file is pending. Emits `download.saved` or `download.failed`. Tags: `busy` (the length
 * is unknown, so there is no percentage), `slow` after 15 s, `failed`.
 */
export const downloadMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    emitted: DownloadResult;
    tags: 'busy' | 'slow' | 'failed';
  }>(),
  actors: {
    request: requestMachine,
    createFile: fromPromise<Blob, CreateFile>(async ({ input: create }) => create()),
    save: fromPromise<void, Context>(async ({ input }) => input.save(input.blob, input.name)),
  },
  delays: { slow: SLOW_AFTER_MS },
  actions: {
    setCall: assign((_, { call, name }: { call: Call; name: string }) => ({ call, name, failure: null })),
    setCreator: assign((_, { create, name }: { create: CreateFile; name: string }) => ({
      create,
      name,
      failure: null,
    })),
    setFile: assign(({ context }, file: DownloadedFile | null) => ({
      blob: file?.blob ?? context.blob,
      name: file?.name ?? context.name,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    dropFile: assign({ blob: NOTHING, create: null }),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => ({ ...input, call: null, create: null, name: '', blob: NOTHING, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'download.start': { target: 'downloading', actions: { type: 'setCall', params: ({ event }) => event } },
        'file.create': { target: 'creating', actions: { type: 'setCreator', params: ({ event }) => event } },
      },
    },
    downloading: {
      tags: 'busy',
      ...slowStates,
      on: { 'download.cancel': 'idle' },
      invoke: {
        id: 'request',
        src: 'request',
        input: ({ context }) => {
          if (!context.call) throw new Error('downloading without a call');
          return { call: context.call, ports: context.requests };
        },
        onDone: [
          {
            guard: ({ event }) => downloadOf(event.output) !== null,
            target: 'saving',
            actions: { type: 'setFile', params: ({ event }) => downloadOf(event.output) },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureIn(event.output) } },
        ],
      },
    },
    creating: {
      tags: 'busy',
      ...slowStates,
      on: { 'download.cancel': { target: 'idle', actions: 'dropFile' } },
      invoke: {
        id: 'createFile',
        src: 'createFile',
        input: ({ context: { create } }) => {
          if (!create) throw new Error('creating without a function');
          return create;
        },
        onDone: {
          target: 'saving',
          actions: { type: 'setFile', params: ({ event }) => ({ blob: event.output, name: null }) },
        },
        onError: {
          target: 'failed',
          actions: ['dropFile', { type: 'setFailure', params: ({ event }) => toFailure(event.error) }],
        },
      },
    },
    saving: {
      tags: 'busy',
      exit: 'dropFile',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => context,
        onDone: { target: 'saved', actions: emit(({ context }) => ({ type: 'download.saved', name: context.name })) },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
    saved: {
      on: {
        'download.start': { target: 'downloading', actions: { type: 'setCall', params: ({ event }) => event } },
        'file.create': { target: 'creating', actions: { type: 'setCreator', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'failed',
      entry: emit(({ context }) => ({ type: 'download.failed', failure: context.failure ?? toFailure(null) })),
      on: {
        'download.start': { target: 'downloading', actions: { type: 'setCall', params: ({ event }) => event } },
        'file.create': { target: 'creating', actions: { type: 'setCreator', params: ({ event }) => event } },
      },
    },
  },
});
