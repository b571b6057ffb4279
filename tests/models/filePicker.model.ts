// Picked files: checked, taken, refused, replaced while they are checked, cleared.
import { filePickerMachine } from '../../src/machines/form/filePicker.machine.ts';
import type { Model } from '../support/models/model.ts';

export const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** A file whose first bytes the test delivers. */
export class HeldFile extends File {
  readonly #head: Promise<ArrayBuffer>;
  constructor(head: Promise<ArrayBuffer>) {
    super(['%PDF-1.7'], 'act.pdf', { type: 'application/pdf' });
    this.#head = head;
  }
  override slice(): Blob {
    const blob = new Blob();
    blob.arrayBuffer = () => this.#head;
    return blob;
  }
}

const file = new File(['%PDF-1.7'], 'act.pdf', { type: 'application/pdf' });

export const filePickerModel: Model<typeof filePickerMachine> = {
  name: 'filePicker',
  machine: filePickerMachine,
  scenes: {
    'one file': {
      input: undefined,
      events: [
        { type: 'files.pick', files: [file] },
        { as: 'picks nothing', type: 'files.pick', files: [] },
        { type: 'files.clear' },
        { as: 'is right', type: 'xstate.done.actor.check', output: null },
        { as: 'is a lie', type: 'xstate.done.actor.check', output: { file, problem: 'content' } },
        { as: 'cannot be read', type: 'xstate.done.actor.check', output: { file, problem: 'unreadable' } },
      ],
      key: ({ context: { files, refusal } }) => [files.length, refusal?.problem],
    },
  },
};
