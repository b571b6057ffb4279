// Binds a sequence of single decisions to a list: selection, progress, results.
import type { RecordId } from '../../../api/recordId.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { type BulkItem, type BulkResults, bulkMachine, isRetryable } from '../../../machines/data/bulk.machine.ts';
import type { RequestPorts } from '../../../machines/data/ports.ts';
import { SENDING_CANCELLED } from '../../texts/unknownOutcome.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useOnUnmount } from '../core/effects.ts';
import { useLeaveGuard } from '../dom/useLeaveGuard.ts';

export interface Bulk {
  readonly picked: ReadonlySet<RecordId>;
  readonly items: readonly BulkItem[];
  readonly results: BulkResults;
  /** The dialog is open, from the question to the results. */
  readonly open: boolean;
  readonly state: 'selecting' | 'confirming' | 'running' | 'finished';
  /** A retry may still complete some of the failed ones. */
  readonly mayRetry: boolean;
  /** The pending call is the last one. */
  readonly stopped: boolean;
  readonly slow: boolean;
  readonly toggle: (id: RecordId) => void;
  readonly pick: (ids: readonly RecordId[]) => void;
  readonly review: (items: readonly BulkItem[]) => void;
  readonly confirm: () => void;
  readonly stop: () => void;
  /** Stops waiting for the pending call. */
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly close: () => void;
}

const STATES = ['selecting', 'confirming', 'running', 'finished'] as const;

const unchanged = (requests: RequestPorts): RequestPorts => requests;

/** One sequence per view. `wrap` adds what a call needs around it; it is read once. */
export function useBulk(wrap = unchanged): Bulk {
  const { requests, invalidations, notices } = useServices();
  const actor = useActorRef(bulkMachine, { ...useActorOptions(), input: { requests: wrap(requests), invalidations } });
  const snapshot = useSelector(actor, (current) => current);
  const { picked, items, results, stopped } = snapshot.context;
  useOnUnmount(() => {
    if (actor.getSnapshot().hasTag('busy'))
      notices.send({ type: 'notice.show', kind: 'error', text: SENDING_CANCELLED });
  });
  useLeaveGuard(snapshot.hasTag('busy'));
  return {
    picked,
    items,
    results,
    open: snapshot.hasTag('open'),
    state: STATES.find((state) => snapshot.matches(state)) ?? 'selecting',
    mayRetry: items.some(isRetryable(snapshot.context)),
    stopped,
    slow: snapshot.hasTag('slow'),
    toggle: (id) => actor.send({ type: 'row.toggle', id }),
    pick: (ids) => actor.send({ type: 'rows.select', ids }),
    review: (reviewed) => actor.send({ type: 'bulk.review', items: reviewed }),
    confirm: () => actor.send({ type: 'bulk.confirm' }),
    stop: () => actor.send({ type: 'bulk.stop' }),
    cancel: () => actor.send({ type: 'bulk.cancel' }),
    retry: () => actor.send({ type: 'bulk.retry' }),
    close: () => actor.send({ type: 'bulk.close' }),
  };
}
