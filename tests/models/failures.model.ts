// The set of open modals: refusals of four ranks, successes before and after them, dismissals, a change of session.
import { type CatalogueEntry, errorCatalogue } from '../../src/api/errors/catalogue.ts';
import { failuresMachine } from '../../src/machines/app/failures.machine.ts';
import type { Model, ModelEvent } from '../support/models/model.ts';
import { failing, createCatalogueFailure } from '../support/models/ports.ts';

export function rowBy(text: string): CatalogueEntry {
  const row = errorCatalogue.find((entry) => entry.text === text);
  if (!row) throw new Error(`no such text: ${text}`);
  return row;
}

export const sessionEnded = rowBy('Session ended due to inactivity.');
export const blocked = rowBy('Your account has been blocked.');
export const agreements = rowBy('You must accept pending agreements before proceeding.');
/** Shares its modal with the agreements. */
export const closed = rowBy('Your account is closed. Only GET requests are allowed.');
export const serverError = rowBy('Internal server error');

const refused = (as: string, row: CatalogueEntry): ModelEvent => ({
  as,
  type: 'request.failed',
  failure: createCatalogueFailure(row),
  at: 1,
});

export const failuresModel: Model<typeof failuresMachine> = {
  name: 'failures',
  machine: failuresMachine,
  scenes: {
    'modals of every rank': {
      input: undefined,
      events: [
        refused('the session ends', sessionEnded),
        refused('the account is blocked', blocked),
        refused('agreements are pending', agreements),
        refused('the account is closed', closed),
        refused('the server fails', serverError),
        { as: 'an unknown text comes', type: 'request.failed', failure: failing('http', { status: 404 }), at: 2 },
        { as: 'a call is cancelled', type: 'request.failed', failure: failing('aborted'), at: 3 },
        { as: 'a call started before succeeds', type: 'request.succeeded', modalsOpenedBefore: 0 },
        { as: 'a call started after succeeds', type: 'request.succeeded', modalsOpenedBefore: Number.MAX_SAFE_INTEGER },
        { as: 'dismisses blocked', type: 'modal.dismiss', modal: 'accountBlocked' },
        { as: 'dismisses the server error', type: 'modal.dismiss', modal: 'serverError' },
        { as: 'reopens the agreements', type: 'modal.reopen', row: agreements },
        { type: 'agreements.accepted' },
        { type: 'session.changed' },
      ],
      ignoredEvents: ['an unknown text comes', 'a call is cancelled', 'a call started before succeeds'],
      key: ({ context }) => context.modals.map(({ row }) => row.text).sort(),
    },
  },
};
