// Checks picked files (size, name, type, first bytes) before they are uploaded.
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FileProblem, validateFile } from '../../api/validation/file.ts';
import { machineTypes } from '../lib/machineTypes.ts';

export interface FileRejection {
  readonly file: File;
  readonly problem: FileProblem;
}
interface Context {
  readonly files: readonly File[];
  /** The first rejected file, and why. */
  readonly refusal: FileRejection | null;
}
type Event = { type: 'files.pick'; files: readonly File[] } | { type: 'files.clear' };
/** The files of the field after a change: all picked files, or none. */
export interface FilesAccepted {
  readonly type: 'files.accepted';
  readonly files: readonly File[];
  /** Why there are none, unless the user removed them. */
  readonly refusal: FileRejection | null;
}

async function firstRefusal(files: readonly File[]): Promise<FileRejection | null> {
  const problems = await Promise.all(files.map(async (file) => ({ file, problem: await validateFile(file) })));
  for (const { file, problem } of problems) if (problem) return { file, problem };
  return null;
}

/** Picked files are accepted or rejected together; every change is emitted as `files.accepted`. */
export const filePickerMachine = setup({
  types: machineTypes<{ context: Context; events: Event; emitted: FilesAccepted; tags: 'busy' }>(),
  actors: { check: fromPromise<FileRejection | null, readonly File[]>(({ input }) => firstRefusal(input)) },
  actions: {
    drop: assign({ files: [] }),
    setRejection: assign((_, refusal: FileRejection | null) => ({ refusal })),
    emitAccepted: emit(({ context: { files, refusal } }) => ({ type: 'files.accepted', files, refusal })),
  },
}).createMachine({
  id: 'filePicker',
  context: { files: [], refusal: null },
  initial: 'empty',
  on: {
    'files.pick': [
      { guard: ({ event }) => event.files.length === 0, target: '.empty' },
      {
        target: '.validating',
        actions: assign({ files: ({ event }) => event.files, refusal: null }),
      },
    ],
    'files.clear': '.empty',
  },
  states: {
    empty: { entry: ['drop', { type: 'setRejection', params: null }, 'emitAccepted'] },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => context.files,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'accepted' },
          { target: 'refused', actions: { type: 'setRejection', params: ({ event }) => event.output } },
        ],
      },
    },
    accepted: { entry: 'emitAccepted' },
    refused: { entry: ['drop', 'emitAccepted'] },
  },
});
