// One decision for several records: a sequence of single calls, each with its own result (the API has no bulk call).
import { assign, emit, setup, spawnChild } from 'xstate';
import type { Call } from '../../api/endpoint.ts';
import { type Failure, extractFieldErrors, abortedFailure } from '../../api/errors/failure.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { RequestOutcome, RequestPorts, InvalidationBus } from './ports.ts';
import { requestMachine } from './request.machine.ts';
import { SLOW_AFTER_MS, slowStates } from './slowStates.ts';
import { publishInvalidation } from './invalidation.ts';
import { machineTypes } from '../lib/machineTypes.ts';

/** One record: the call that decides it and its label in the results. */
export interface BulkItem {
  readonly id: RecordId;
  readonly title: string;
  /** The amounts it moves, as shown to the user; a decision about money is not confirmed without them. */
  readonly sums: string;
  readonly call: Call;
}
/** `null` means done; a record without an entry has not been tried. */
export type BulkResults = ReadonlyMap<RecordId, Failure | null>;

interface Input {
  readonly requests: RequestPorts;
  readonly invalidations: InvalidationBus;
}
interface Context extends Input {
  /** Ids selected in the list. */
  readonly picked: ReadonlySet<RecordId>;
  readonly items: readonly BulkItem[];
  readonly results: BulkResults;
  /** The pending call is the last one. */
  readonly stopped: boolean;
}
type Event =
  | { type: 'row.toggle'; id: RecordId }
  | { type: 'rows.select'; ids: readonly RecordId[] }
  | { type: 'bulk.review'; items: readonly BulkItem[] }
  | { type: 'bulk.confirm' }
  | { type: 'bulk.stop' }
  /** Stops waiting for the pending call and ends the sequence. */
  | { type: 'bulk.cancel' }
  | { type: 'bulk.retry' }
  | { type: 'bulk.close' };

/**
 * Whether a retry makes sense: the record is neither done nor refused because of its status, which somebody else has
 * changed.
 */
export const isRetryable =
  ({ results }: Pick<Context, 'results'>) =>
  ({ id }: BulkItem): boolean => {
    const result = results.get(id);
    return result ? extractFieldErrors(result)['status'] === undefined : result === undefined;
  };
/** The first record without a result. */
const nextOf = ({ items, results }: Context) => items.find(({ id }) => !results.has(id));

function toggled(picked: ReadonlySet<RecordId>, id: RecordId): ReadonlySet<RecordId> {
  const next = new Set(picked);
  if (!next.delete(id)) next.add(id);
  return next;
}

const touchedBy = (context: Context) => ({
  invalidations: context.invalidations,
  tags: context.items.find(({ id }) => context.results.get(id) !== null)?.call.endpoint.invalidates ?? [],
});

/**
 * Input `{requests, invalidations}`. `selecting` → `confirming` (nothing is sent yet) → `running` (one call at a time;
 * `bulk.stop` ends after the pending call, `bulk.cancel` at once) → `finished` with `results`. A failure does not stop
 * the sequence. Tags: `open`, `busy` while running, `slow` after 15 s of one call. Emits `bulk.finished`.
 */
export const bulkMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    emitted: { type: 'bulk.finished' };
    tags: 'open' | 'busy' | 'slow';
    children: { request: 'request' };
  }>(),
  actors: { request: requestMachine, touched: publishInvalidation },
  delays: { slow: SLOW_AFTER_MS },
  guards: {
    isMore: ({ context }) => !context.stopped && nextOf(context) !== undefined,
    hasItems: (_, items: readonly BulkItem[]) => items.length > 0,
    hasRetryable: ({ context }) => context.items.some(isRetryable(context)),
  },
  actions: {
    setResult: assign(({ context }, outcome: RequestOutcome) => {
      const item = nextOf(context);
      if (!item) return {};
      return { results: new Map(context.results).set(item.id, outcome.ok ? null : outcome.failure) };
    }),
    startOver: assign({
      items: ({ context }) => context.items.filter(isRetryable(context)),
      results: new Map(),
      stopped: false,
    }),
    forget: assign({ picked: new Set<RecordId>(), items: [], results: new Map(), stopped: false }),
  },
}).createMachine({
  id: 'bulk',
  context: ({ input }) => ({ ...input, picked: new Set<RecordId>(), items: [], results: new Map(), stopped: false }),
  initial: 'selecting',
  states: {
    selecting: {
      on: {
        'row.toggle': { actions: assign({ picked: ({ context, event }) => toggled(context.picked, event.id) }) },
        'rows.select': { actions: assign({ picked: ({ event }) => new Set(event.ids) }) },
        'bulk.review': {
          guard: { type: 'hasItems', params: ({ event }) => event.items },
          target: 'confirming',
          actions: assign({ items: ({ event }) => event.items }),
        },
      },
    },
    confirming: {
      tags: 'open',
      on: { 'bulk.confirm': 'running', 'bulk.close': { target: 'selecting', actions: assign({ items: [] }) } },
    },
    running: {
      tags: ['open', 'busy'],
      initial: 'sending',
      states: {
        sending: {
          ...slowStates,
          on: {
            'bulk.stop': { actions: assign({ stopped: true }) },
            'bulk.cancel': {
              target: 'deciding',
              actions: [
                { type: 'setResult', params: { ok: false, failure: abortedFailure } },
                assign({ stopped: true }),
              ],
            },
          },
          invoke: {
            id: 'request',
            src: 'request',
            input: ({ context }) => inputOf(context),
            onDone: { target: 'deciding', actions: { type: 'setResult', params: ({ event }) => event.output } },
          },
        },
        deciding: { always: [{ guard: 'isMore', target: 'sending' }, { target: '#bulk.finished' }] },
      },
    },
    finished: {
      tags: 'open',
      // A refused record may have been decided by somebody else and a cancelled call may have been applied: refetch the
      // lists.
      entry: [spawnChild('touched', { input: ({ context }) => touchedBy(context) }), emit({ type: 'bulk.finished' })],
      on: {
        'bulk.retry': { guard: 'hasRetryable', target: 'running', actions: 'startOver' },
        'bulk.close': { target: 'selecting', actions: 'forget' },
      },
    },
  },
});

function inputOf(context: Context) {
  const item = nextOf(context);
  if (!item) throw new Error('running without a record');
  return { call: item.call, ports: context.requests };
}
