// Failures machine: which of the 19 modals are open, in which order, and the recent failures.
import { assign, setup } from 'xstate';
import type { CatalogueEntry, ModalFlag } from '../../api/errors/catalogue.ts';
import type { Failure } from '../../api/errors/failure.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** One open modal. `ordinal` counts openings; a call started afterwards closes it when it succeeds. */
export interface OpenModal {
  readonly row: CatalogueEntry;
  readonly ordinal: number;
  /** Number of equal refusals while it was open. */
  readonly times: number;
}

/** An entry of the list «последние ошибки»: no tokens, bodies or queries, safe to copy. */
export interface RecentFailure {
  readonly at: number;
  readonly failure: Failure;
}

interface Context {
  readonly opened: number;
  /** Number of openings when the user last closed each modal. */
  readonly dismissed: Readonly<Partial<Record<ModalFlag, number>>>;
  readonly modals: readonly OpenModal[];
  readonly recent: readonly RecentFailure[];
}

type Event =
  /** `modalsOpenedBefore`: openings when the refused read started; undefined for a write. */
  | { type: 'request.failed'; failure: Failure; at: number; modalsOpenedBefore?: number | undefined }
  | { type: 'request.succeeded'; modalsOpenedBefore: number }
  | { type: 'modal.dismiss'; modal: ModalFlag }
  /** The user reopens a dismissed modal («Открыть соглашения»); nothing was refused. */
  | { type: 'modal.reopen'; row: CatalogueEntry }
  | { type: 'agreements.accepted' }
  | { type: 'session.changed' };

type Refusal = Extract<Event, { type: 'request.failed' }>;

const RECENT_KEPT = 20;

function withModal({ modals, opened }: Context, row: CatalogueEntry): Partial<Context> {
  const same = modals.find((modal) => modal.row.modal === row.modal);
  const others = modals.filter((modal) => modal !== same);
  if (same) return { modals: [...others, { ...same, row, times: same.times + 1 }] };
  return { modals: [...others, { row, ordinal: opened + 1, times: 1 }], opened: opened + 1 };
}

// assumed: a read that was pending when the user closed a modal does not reopen it
function afterRefusal(context: Context, { failure, modalsOpenedBefore = Infinity }: Refusal): Partial<Context> {
  const { catalogueEntry } = failure;
  if (catalogueEntry === null || (context.dismissed[catalogueEntry.modal] ?? 0) > modalsOpenedBefore) return {};
  return withModal(context, catalogueEntry);
}

/** An account restriction refuses every call of a screen: it is listed once while its modal is open. */
const isToldLimit = ({ modals }: Context, { catalogueEntry: known }: Failure): boolean =>
  modals.some(({ row }) => row === known && row.restriction !== null);

const remember = (context: Context, { at, failure }: Refusal) =>
  isToldLimit(context, failure) ? context.recent : [{ at, failure }, ...context.recent].slice(0, RECENT_KEPT);

const survivors = (context: Context, event: Event): readonly OpenModal[] => {
  switch (event.type) {
    case 'request.succeeded':
      return context.modals.filter((modal) => modal.ordinal > event.modalsOpenedBefore);
    case 'modal.dismiss':
      return context.modals.filter((modal) => modal.row.modal !== event.modal);
    case 'agreements.accepted':
      return context.modals.filter((modal) => modal.row.restriction !== 'pending_agreements');
    case 'session.changed':
      return [];
    case 'request.failed':
    case 'modal.reopen':
      return context.modals;
  }
};

/** Lives in the root actor. A success closes only modals opened before its call started. */
export const failuresMachine = setup({
  types: machineTypes<{ context: Context; events: Event; tags: 'open' }>(),
  actions: { dropFinished: assign({ modals: ({ context, event }) => survivors(context, event) }) },
}).createMachine({
  id: 'failures',
  context: { opened: 0, dismissed: {}, modals: [], recent: [] },
  initial: 'closed',
  on: {
    // Refusals of one account are not shown to the next.
    'session.changed': { target: '.routing', actions: ['dropFinished', assign({ recent: [] })] },
    'request.failed': [
      {
        guard: ({ event }) => event.failure.kind === 'aborted',
      },
      {
        target: '.routing',
        actions: assign(({ context, event }) => ({
          ...afterRefusal(context, event),
          recent: remember(context, event),
        })),
      },
    ],
    'modal.reopen': { target: '.routing', actions: assign(({ context, event }) => withModal(context, event.row)) },
  },
  states: {
    closed: {},
    routing: {
      always: [{ guard: ({ context }) => context.modals.length === 0, target: 'closed' }, { target: 'open' }],
    },
    open: {
      tags: 'open',
      on: {
        'request.succeeded': { target: 'routing', actions: 'dropFinished' },
        'modal.dismiss': {
          target: 'routing',
          actions: [
            'dropFinished',
            assign({ dismissed: ({ context, event }) => ({ ...context.dismissed, [event.modal]: context.opened }) }),
          ],
        },
        'agreements.accepted': { target: 'routing', actions: 'dropFinished' },
      },
    },
  },
});
