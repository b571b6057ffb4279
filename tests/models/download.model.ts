// One file: requested or created in the page, cancelled, slow, refused, saved or not.
import { type DownloadedFile, createCall } from '../../src/api/endpoint.ts';
import { fiatWalletExportToPdf } from '../../src/api/endpoints/fiat.ts';
import { downloadMachine } from '../../src/machines/data/download.machine.ts';
import type { Model } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';

export const statement = createCall(fiatWalletExportToPdf);
export const SLOW_MS = 15_000;
export const named: DownloadedFile = { blob: new Blob(['%PDF-1.7']), name: 'выписка.pdf' };
export const nameless: DownloadedFile = { blob: new Blob(['%PDF-1.7']), name: null };

const create = () => new Promise<never>(() => undefined);

export const downloadModel: Model<typeof downloadMachine> = {
  name: 'download',
  machine: downloadMachine,
  scenes: {
    'a statement': {
      input: { requests: inertPorts, save: () => undefined },
      events: [
        { type: 'download.start', call: statement, name: 'statement.pdf' },
        { type: 'file.create', create, name: 'statement.xlsx' },
        { type: 'download.cancel' },
        { as: 'the file is created', type: 'xstate.done.actor.createFile', output: named.blob },
        { as: 'its writer fails', type: 'xstate.error.actor.createFile', error: new Error('no fonts') },
        { as: 'creation drags on', type: 'xstate.after.slow.download.creating.waiting' },
        { as: 'a named file comes', type: 'xstate.done.actor.request', output: { ok: true, value: named } },
        { as: 'a nameless file comes', type: 'xstate.done.actor.request', output: { ok: true, value: nameless } },
        { as: 'no file comes', type: 'xstate.done.actor.request', output: { ok: true, value: { detail: 'no' } } },
        {
          as: 'is refused',
          type: 'xstate.done.actor.request',
          output: { ok: false, failure: failing('http', { status: 404 }) },
        },
        { as: 'drags on', type: 'xstate.after.slow.download.downloading.waiting' },
        { as: 'is saved', type: 'xstate.done.actor.save' },
        { as: 'the disk is full', type: 'xstate.error.actor.save', error: new Error('full') },
      ],
      key: ({ context: { name, failure } }) => [name, failure?.kind],
    },
  },
};
