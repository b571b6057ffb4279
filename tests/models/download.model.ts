// One file: asked for, cancelled, slow, refused, no file after all, saved or not.
import { type DownloadedFile, createCall } from '../../src/api/endpoint.ts';
import { fiatWalletExportToPdf } from '../../src/api/endpoints/fiat.ts';
import { downloadMachine } from '../../src/machines/data/download.machine.ts';
import type { Model } from '../support/models/model.ts';
import { failing, inertPorts } from '../support/models/ports.ts';

export const statement = createCall(fiatWalletExportToPdf);
export const SLOW_MS = 15_000;
export const named: DownloadedFile = { blob: new Blob(['%PDF-1.7']), name: 'выписка.pdf' };
export const nameless: DownloadedFile = { blob: new Blob(['%PDF-1.7']), name: null };

export const downloadModel: Model<typeof downloadMachine> = {
  name: 'download',
  machine: downloadMachine,
  scenes: {
    'a statement': {
      input: { requests: inertPorts, save: () => undefined },
      events: [
        { type: 'download.start', call: statement, name: 'statement.pdf' },
        { type: 'download.cancel' },
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
