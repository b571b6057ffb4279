// Which records wait for the operator: one rule for the inbox, the queues and the mock server.
import { depositLifecycle } from './deposit.ts';
import { exchangeLifecycle } from './exchange.ts';
import { operationLifecycle } from './operation.ts';
import { tradeLifecycle } from './trade.ts';
import { getTransitions, isAwaitingOperator } from './transitions.ts';
import { vedTransactionLifecycle } from './vedTransaction.ts';
import { VERIFICATION_STEPS } from './verification.ts';
import { withdrawalLifecycle } from './withdrawal.ts';

interface WithStatus {
  readonly status: string | null;
}

const OPERATOR = { role: 'authorized_organization', isOwner: false } as const;
/** A verified or rejected verification does not wait: the operator reopens it by choice. */
const [SUBMITTED, IN_REVIEW] = VERIFICATION_STEPS;

/** Predicate per kind of record. */
export const operatorQueueFilters = {
  /** Without a payment order the client must act first. */
  deposit: ({ status, payment_order }: WithStatus & { readonly payment_order: string | null }): boolean =>
    payment_order !== null && isAwaitingOperator(depositLifecycle, status),
  withdrawal: ({ status }: WithStatus): boolean => isAwaitingOperator(withdrawalLifecycle, status),
  payment: ({ status }: WithStatus): boolean => isAwaitingOperator(vedTransactionLifecycle, status),
  exchange: ({ status }: WithStatus): boolean => isAwaitingOperator(exchangeLifecycle, status),
  /** An approved trade waits for a counter-request. */
  trade: ({ status }: WithStatus): boolean =>
    getTransitions(tradeLifecycle, status, OPERATOR).some(({ event }) => event === 'APPROVE'),
  submission: ({ status }: WithStatus): boolean => isAwaitingOperator(operationLifecycle, status),
  verification: ({ verification_status: status }: { readonly verification_status: string | null }): boolean =>
    status === SUBMITTED || status === IN_REVIEW,
} as const;
