// The composer: a text, a file, both, an account that cannot write, an upload that fails.
import { composerMachine } from '../../src/machines/chat/composer.machine.ts';
import { filePickerMachine } from '../../src/machines/form/filePicker.machine.ts';
import type { Model, ModelEvent } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';

export const CHAT_ID = 7;
export const USER_ID = 1;
export const TEXT = 'Добрый день';
export const FILE_URL = '/media/chat/act.pdf';
export const file = new File(['%PDF-1.7'], 'act.pdf', { type: 'application/pdf' });

const uploaded = (as: string, output: object): ModelEvent => ({ as, type: 'xstate.done.actor.upload', output });
const picker = (as: string, value: 'accepted' | 'empty'): ModelEvent => ({
  as,
  type: 'xstate.snapshot.picker',
  snapshot: filePickerMachine.resolveState({
    value,
    context: { files: value === 'accepted' ? [file] : [], refusal: null },
  }),
});
/** Whether the account may write when the events come. */
const account = { mayWrite: true };

export const composerModel: Model<typeof composerMachine> = {
  name: 'composer',
  machine: composerMachine,
  scenes: {
    'a text and a file': {
      input: {
        chatId: CHAT_ID,
        topic: null,
        userId: USER_ID,
        storage: createProfile().tab().storage,
        requests: inertPorts,
        mayWrite: () => account.mayWrite,
      },
      events: [
        { as: 'types a text', type: 'text.change', text: ` ${TEXT} ` },
        { as: 'types spaces', type: 'text.change', text: '  ' },
        { type: 'message.submit' },
        { as: 'submits though the account may not', type: 'message.submit', mayWrite: false },
        { type: 'upload.cancel' },
        { type: 'message.discard' },
        picker('picks a file', 'accepted'),
        picker('clears the file', 'empty'),
        uploaded('is uploaded', { ok: true, value: { file_url: FILE_URL } }),
        uploaded('is not uploaded', { ok: false, failure: failing('network', { method: 'POST' }) }),
      ],
      ignoredEvents: ['submits though the account may not'],
      key: ({ context: { draft, file: chosen, failure } }) => [draft, chosen?.name, failure?.kind],
      prepareStorage({ mayWrite }) {
        account.mayWrite = mayWrite !== false;
      },
    },
  },
};
