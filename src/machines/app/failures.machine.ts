// Which of the 19 modals stand open, in which order, and what went wrong lately (spec sections 2 and 8, design.md section 5).
import { assign, setup } from 'xstate';
import type { CatalogueEntry, ModalFlag } from '../../api/errors/catalogue.ts';
import type { Failure } from '../../api/errors/failure.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** One open modal. `ordinal` counts openings; calls started after it close it when they succeed. */
export interface OpenModal {
  readonly row: CatalogueEntry;
  readonly ordinal: number;
  /** How many equal refusals came while it stood open. */
  readonly times: number;
}

/** A line of the list «последние ошибки»: no tokens, bodies or queries, safe to copy. */
export interface RecentFailure {
  readonly at: number;
  readonly failure: Failure;
}

interface Context {
  readonly opened: number;
  /** How many had been opened when the user last closed each. */
  readonly dismissed: Readonly<Partial<Record<ModalFlag, number>>>;
  readonly modals: readonly OpenModal[];
  readonly recent: readonly RecentFailure[];
}

type Event =
  /** `modalsOpenedBefore`: how many had been opened when the refused read started; of a write all of them. */
  | { type: 'REFUSED'; failure: Failure; at: number; modalsOpenedBefore?: number | undefined }
  | { type: 'SUCCEEDED'; modalsOpenedBefore: number }
  | { type: 'DISMISSED'; modal: ModalFlag }
  /** The user asks for a modal that was dismissed («Открыть соглашения»); nothing was refused. */
  | { type: 'REOPENED'; row: CatalogueEntry }
  | { type: 'AGREEMENTS_ACCEPTED' }
  | { type: 'SESSION_CHANGED' };

type Refusal = Extract<Event, { type: 'REFUSED' }>;

const RECENT_KEPT = 20;

function withModal({ modals, opened }: Context, row: CatalogueEntry): Partial<Context> {
  const standing = modals.find((modal) => modal.row.modal === row.modal);
  const others = modals.filter((modal) => modal !== standing);
  if (standing) return { modals: [...others, { ...standing, row, times: standing.times + 1 }] };
  return { modals: [...others, { row, ordinal: opened + 1, times: 1 }], opened: opened + 1 };
}

// assumed: a read that was on its way when the user closed a modal has nothing new to say: the modal stays closed
function afterRefusal(context: Context, { failure, modalsOpenedBefore = Infinity }: Refusal): Partial<Context> {
  const { known } = failure;
  if (known === null || (context.dismissed[known.modal] ?? 0) > modalsOpenedBefore) return {};
  return withModal(context, known);
}

/** A limit of the account refuses every call of a screen: one line of the list tells it while its modal stands. */
const isToldLimit = ({ modals }: Context, { known }: Failure): boolean =>
  modals.some(({ row }) => row === known && row.account !== null);

const remember = (context: Context, { at, failure }: Refusal) =>
  isToldLimit(context, failure) ? context.recent : [{ at, failure }, ...context.recent].slice(0, RECENT_KEPT);

const survivors = (context: Context, event: Event): readonly OpenModal[] => {
  switch (event.type) {
    case 'SUCCEEDED':
      return context.modals.filter((modal) => modal.ordinal > event.modalsOpenedBefore);
    case 'DISMISSED':
      return context.modals.filter((modal) => modal.row.modal !== event.modal);
    case 'AGREEMENTS_ACCEPTED':
      return context.modals.filter((modal) => modal.row.account !== 'pending_agreements');
    case 'SESSION_CHANGED':
      return [];
    case 'REFUSED':
    case 'REOPENED':
      return context.modals;
  }
};

/** Sits in the root actor for the life of the page. A success closes only modals opened before its call started. */
export const failuresMachine = setup({
  types: machineTypes<{ context: Context; events: Event; tags: 'open' }>(),
  actions: { keepSurvivors: assign({ modals: ({ context, event }) => survivors(context, event) }) },
}).createMachine({
  id: 'failures',
  context: { opened: 0, dismissed: {}, modals: [], recent: [] },
  initial: 'calm',
  on: {
    // What one account was refused is nothing for the next.
    SESSION_CHANGED: { target: '.deciding', actions: ['keepSurvivors', assign({ recent: [] })] },
    REFUSED: [
      {
        guard: ({ event }) => event.failure.kind === 'aborted',
      },
      {
        target: '.deciding',
        actions: assign(({ context, event }) => ({
          ...afterRefusal(context, event),
          recent: remember(context, event),
        })),
      },
    ],
    REOPENED: { target: '.deciding', actions: assign(({ context, event }) => withModal(context, event.row)) },
  },
  states: {
    calm: {},
    deciding: {
      always: [{ guard: ({ context }) => context.modals.length === 0, target: 'calm' }, { target: 'showing' }],
    },
    showing: {
      tags: 'open',
      on: {
        SUCCEEDED: { target: 'deciding', actions: 'keepSurvivors' },
        DISMISSED: {
          target: 'deciding',
          actions: [
            'keepSurvivors',
            assign({ dismissed: ({ context, event }) => ({ ...context.dismissed, [event.modal]: context.opened }) }),
          ],
        },
        AGREEMENTS_ACCEPTED: { target: 'deciding', actions: 'keepSurvivors' },
      },
    },
  },
});
