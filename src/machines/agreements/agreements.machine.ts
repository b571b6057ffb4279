// Modal «Примите соглашения»: lists pending agreements, shows a text, accepts one at a time.
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { createCall, castResult } from '../../api/endpoint.ts';
import { agreementAccept, agreementList } from '../../api/endpoints/agreements.ts';
import { type Failure, abortedFailure } from '../../api/errors/failure.ts';
import type { Agreement } from '../../api/schemas/agreements.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { RequestOutcome, RequestPorts } from '../data/ports.ts';
import { requestMachine } from '../data/request.machine.ts';
import { SLOW_AFTER_MS, slowStates } from '../data/slowStates.ts';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  readonly requests: RequestPorts;
}
interface Context extends Input {
  /** In the order of the server; accepted ones keep their position. */
  readonly agreements: readonly Agreement[];
  /** More agreements are pending than the response holds. */
  readonly more: boolean;
  /** The agreement of the checkbox and of `agreement.accept`. */
  readonly chosen: RecordId | null;
  /** Ids of the texts that were scrolled to their end. */
  readonly read: readonly RecordId[];
  /** Failure of the last read or acceptance. */
  readonly failure: Failure | null;
}
type Event =
  | { type: 'document.open'; id: RecordId }
  | { type: 'document.close' }
  | { type: 'document.readToEnd' }
  | { type: 'consent.toggle'; ticked: boolean }
  | { type: 'agreement.accept' }
  | { type: 'agreements.retry' }
  /** Stops waiting for the pending request. */
  | { type: 'agreements.cancel' }
  /** Nothing is pending (accepted in another tab): the user continues. */
  | { type: 'agreements.next' };
export type AgreementsEmitted =
  | { type: 'agreements.accepted' }
  /** The checkbox is required or has been reset for another agreement: the view focuses it. */
  | { type: 'consent.missing' };

const LIMIT = 100;

const PENDING = 'pending';

export const isAwaitingAcceptance = ({ status }: Agreement): boolean => status === PENDING;

/** The agreement was accepted, replaced or removed elsewhere: the list is refetched. */
const isStale = (outcome: RequestOutcome) => !outcome.ok && [400, 404].includes(outcome.failure.status ?? 0);

/** The chosen agreement while it is pending, otherwise the first pending one. */
function nextChoice({ agreements, chosen }: Context): RecordId | null {
  const pending = agreements.filter(isAwaitingAcceptance);
  return (pending.find(({ id }) => id === chosen) ?? pending[0])?.id ?? null;
}

function acceptance({ chosen, requests }: Context) {
  if (chosen === null) throw new Error('accepting without a choice');
  return { call: createCall(agreementAccept, { params: { id: chosen } }), ports: requests };
}

/**
 * Input `{requests}`. Tags: `loading`, `accepting`, `slow` (15 s of either), `open` (the text of `chosen` is shown),
 * `ticked`, `unticked` (`agreement.accept` without the checkbox), `failed` (nothing could be read), `empty`.
 * Emits `consent.missing`, and finally `agreements.accepted`.
 */
export const agreementsMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    emitted: AgreementsEmitted;
    tags: 'loading' | 'accepting' | 'slow' | 'open' | 'ticked' | 'unticked' | 'failed' | 'empty';
  }>(),
  actors: { request: requestMachine },
  delays: { slow: SLOW_AFTER_MS },
  guards: {
    isAnyPending: ({ context }) => context.agreements.some(isAwaitingAcceptance),
    isMorePending: ({ context }) => context.more,
    isAnother: ({ context, event }) => event.type === 'document.open' && event.id !== context.chosen,
    isTicked: ({ event }) => event.type === 'consent.toggle' && event.ticked,
  },
  actions: {
    setPage: assign((_, outcome: RequestOutcome) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const { count, results } = castResult(agreementList, outcome.value);
      return { agreements: results, more: count > results.length };
    }),
    setAccepted: assign(({ context }, outcome: RequestOutcome) => {
      if (!outcome.ok) return { failure: outcome.failure };
      // assumed: accepted, where the response to the write is empty
      const accepted =
        outcome.value === null
          ? { id: context.chosen, status: 'accepted' }
          : castResult(agreementAccept, outcome.value);
      return {
        agreements: context.agreements.map((one) =>
          one.id === accepted.id ? { ...one, ...accepted, id: one.id } : one,
        ),
      };
    }),
    /** Clears the failure, so that an equal one is announced again. */
    forget: assign({ failure: null }),
    emitConsentMissing: emit({ type: 'consent.missing' }),
    chooseNext: assign({ chosen: ({ context }) => nextChoice(context) }),
    choose: assign((_, chosen: RecordId) => ({ chosen })),
    markRead: assign({
      read: ({ context: { read, chosen } }) => (chosen === null || read.includes(chosen) ? read : [...read, chosen]),
    }),
  },
}).createMachine({
  id: 'agreements',
  context: ({ input }) => ({ ...input, agreements: [], more: false, chosen: null, read: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      ...slowStates,
      entry: 'forget',
      on: { 'agreements.cancel': { target: 'failed', actions: assign({ failure: abortedFailure }) } },
      invoke: {
        id: 'list',
        src: 'request',
        input: ({ context }) => ({
          call: createCall(agreementList, { query: { status: PENDING, limit: LIMIT, offset: 0 } }),
          ports: context.requests,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'loaded',
            actions: { type: 'setPage', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'setPage', params: ({ event }) => event.output } },
        ],
      },
    },
    loaded: { always: [{ guard: 'isAnyPending', target: 'choosing' }, { target: 'empty' }] },
    choosing: {
      type: 'parallel',
      entry: 'chooseNext',
      states: {
        text: {
          initial: 'collapsed',
          on: {
            'document.open': { target: '.expanded', actions: { type: 'choose', params: ({ event }) => event.id } },
          },
          states: {
            collapsed: {},
            expanded: {
              tags: 'open',
              on: { 'document.close': 'collapsed', 'document.readToEnd': { actions: 'markRead' } },
            },
          },
        },
        consent: {
          initial: 'unchecked',
          on: {
            'document.open': { guard: 'isAnother', target: '.unchecked' },
            'consent.toggle': [{ guard: 'isTicked', target: '.checked' }, { target: '.unchecked' }],
            'agreement.accept': { target: '.required', actions: 'emitConsentMissing' },
          },
          states: {
            unchecked: {},
            required: { tags: 'unticked' },
            checked: { tags: 'ticked', on: { 'agreement.accept': '#agreements.accepting' } },
          },
        },
      },
    },
    accepting: {
      tags: ['accepting', 'ticked'],
      ...slowStates,
      entry: 'forget',
      on: { 'agreements.cancel': 'loading' }, // the server may have applied it: the list is refetched
      invoke: {
        id: 'accept',
        src: 'request',
        input: ({ context }) => acceptance(context),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'checkingRest',
            actions: { type: 'setAccepted', params: ({ event }) => event.output },
          },
          { guard: ({ event }) => isStale(event.output), target: 'loading' },
          {
            target: 'choosing.consent.checked',
            actions: { type: 'setAccepted', params: ({ event }) => event.output },
          },
        ],
      },
    },
    checkingRest: {
      always: [
        { guard: 'isAnyPending', target: 'choosing', actions: 'emitConsentMissing' },
        { guard: 'isMorePending', target: 'loading' },
        { target: 'finished' },
      ],
    },
    failed: { tags: 'failed', on: { 'agreements.retry': 'loading' } },
    empty: { tags: 'empty', on: { 'agreements.next': 'finished' } },
    finished: { type: 'final', entry: emit({ type: 'agreements.accepted' }) },
  },
});

/** The agreement of the checkbox and of «Принять», and whether its text was scrolled to the end. */
export function getSelectedAgreement({ context }: SnapshotFrom<typeof agreementsMachine>): {
  readonly agreement: Agreement | null;
  readonly isRead: boolean;
} {
  const agreement = context.agreements.find(({ id }) => id === context.chosen) ?? null;
  return { agreement, isRead: agreement !== null && context.read.includes(agreement.id) };
}
