// Picked files before they are sent: size, name, type and first bytes are checked, so that no refusal costs an upload.
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FileProblem, checkFile } from '../../api/validation/file.ts';
import { typed } from '../lib/machineTypes.ts';

export interface Refusal {
  readonly file: File;
  readonly problem: FileProblem;
}
interface Context {
  readonly files: readonly File[];
  /** The first file that cannot be sent, and why. */
  readonly refusal: Refusal | null;
}
type Event = { type: 'PICKED'; files: readonly File[] } | { type: 'CLEARED' };
/** What a form may send from now on: all picked files, or none. */
export interface FilesTaken {
  readonly type: 'TAKEN';
  readonly files: readonly File[];
  /** Why there are none, where that is not the user's wish. */
  readonly refusal: Refusal | null;
}

async function firstRefusal(files: readonly File[]): Promise<Refusal | null> {
  const problems = await Promise.all(files.map(async (file) => ({ file, problem: await checkFile(file) })));
  for (const { file, problem } of problems) if (problem) return { file, problem };
  return null;
}

/** PICKED files are taken all (`accepted`) or none (`refused`); every change of what is taken is emitted as TAKEN. */
export const uploadMachine = setup({
  types: typed<{ context: Context; events: Event; emitted: FilesTaken; tags: 'busy' }>(),
  actors: { check: fromPromise<Refusal | null, readonly File[]>(({ input }) => firstRefusal(input)) },
  actions: {
    drop: assign({ files: [] }),
    keepRefusal: assign((_, refusal: Refusal | null) => ({ refusal })),
    tellTaken: emit(({ context: { files, refusal } }) => ({ type: 'TAKEN', files, refusal })),
  },
}).createMachine({
  id: 'upload',
  context: { files: [], refusal: null },
  initial: 'empty',
  on: {
    PICKED: [
      { guard: ({ event }) => event.files.length === 0, target: '.empty' },
      {
        target: '.validating',
        actions: assign({ files: ({ event }) => event.files, refusal: null }),
      },
    ],
    CLEARED: '.empty',
  },
  states: {
    empty: { entry: ['drop', { type: 'keepRefusal', params: null }, 'tellTaken'] },
    validating: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => context.files,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'accepted' },
          { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
        ],
      },
    },
    accepted: { entry: 'tellTaken' },
    refused: { entry: ['drop', 'tellTaken'] },
  },
});
