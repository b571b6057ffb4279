// Ports for models: inert ones for planning, and requests that the test settles by hand.
import type { Call } from '../../../src/api/endpoint.ts';
import { type CatalogueEntry, type ModalFlag, errorCatalogue } from '../../../src/api/errors/catalogue.ts';
import { readServerMessages } from '../../../src/api/errors/responseMessages.ts';
import { ApiError, type Failure, type FailureKind } from '../../../src/api/errors/failure.ts';
import type {
  RequestOutcome,
  RefreshOutcome,
  RequestPorts,
  InvalidationBus,
} from '../../../src/machines/data/ports.ts';
import { type Deferred, deferred } from '../time.ts';

const never = () => new Promise<never>(() => undefined);

/** Sends and reports nothing, as planning needs. */
export const inertPorts: RequestPorts = {
  send: never,
  refresh: never,
  countOpenedModals: () => 0,
  onStart: () => undefined,
  onFailure: () => undefined,
  onSuccess: () => undefined,
};
export const inertInvalidations: InvalidationBus = { publish: () => undefined, subscribe: () => () => undefined };

/** A call that went out. */
export interface SentRequest {
  readonly call: Call;
  readonly signal: AbortSignal;
  readonly answer: Deferred<unknown>;
}

export interface HeldRequests {
  readonly ports: RequestPorts;
  /** Every call so far, oldest first. */
  readonly sent: readonly SentRequest[];
  /** Pending calls: neither settled nor aborted. */
  readonly live: () => readonly SentRequest[];
  /** Ends the newest call that is waited for, or the newest to `path`. */
  readonly settle: (outcome: RequestOutcome, path?: string) => void;
  readonly renewals: readonly Deferred<RefreshOutcome>[];
  readonly refused: readonly Failure[];
  readonly succeeded: readonly Call[];
}

export function createHeldRequests(): HeldRequests {
  const sent: SentRequest[] = [];
  const open = new Set<SentRequest>();
  const renewals: Deferred<RefreshOutcome>[] = [];
  const refused: Failure[] = [];
  const succeeded: Call[] = [];
  const live = () => [...open].filter(({ signal }) => !signal.aborted);
  return {
    ports: {
      ...inertPorts,
      send(call, signal) {
        const one = { call, signal, answer: deferred<unknown>() };
        sent.push(one);
        open.add(one);
        return one.answer.promise;
      },
      refresh() {
        const renewal = deferred<RefreshOutcome>();
        renewals.push(renewal);
        return renewal.promise;
      },
      onFailure: (failure) => void refused.push(failure),
      onSuccess: (call) => void succeeded.push(call),
    },
    sent,
    live,
    settle(outcome, path) {
      const newest = live().findLast(({ call }) => path === undefined || call.endpoint.path === path);
      if (!newest) throw new Error(`no call ${path ?? ''} is waited for`);
      open.delete(newest);
      if (outcome.ok) newest.answer.resolve(outcome.value);
      else newest.answer.reject(new ApiError(outcome.failure));
    },
    renewals,
    refused,
    succeeded,
  };
}

/** A failure of one kind; `refused` ones come from `refusal`. */
export function failing(kind: FailureKind, more: Partial<Failure> = {}): Failure {
  const failure = {
    kind,
    status: null,
    catalogueEntry: null,
    data: null,
    method: 'GET',
    path: '/api/v1/',
    hadCurrentToken: true,
    ...more,
  };
  return { ...failure, messages: readServerMessages(failure) };
}

/** Failure of the catalogue text of `row`. */
export function createCatalogueFailure(row: CatalogueEntry, more: Partial<Failure> = {}): Failure {
  return failing('refused', { status: row.status, catalogueEntry: row, data: { [row.channel]: row.text }, ...more });
}

/** The first catalogue text of a modal. */
export function refusal(modal: ModalFlag, more: Partial<Failure> = {}): Failure {
  const row = errorCatalogue.find((entry) => entry.modal === modal);
  if (!row) throw new Error(`no text opens ${modal}`);
  return createCatalogueFailure(row, more);
}

/** Output of an invoked request, as an event carries it. */
export function isOutcome(value: unknown): value is RequestOutcome {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
