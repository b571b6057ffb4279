// Paths of the lists of each kind of record, by account type.
import type { Role } from '../../../api/roles.ts';

export type RecordKind = 'trade' | 'exchange' | 'deposit' | 'withdrawal' | 'ved' | 'operation';

const LISTS: Readonly<Record<Role, Readonly<Record<RecordKind, string>>>> = {
  ved_participant: {
    trade: '/account/history-ved',
    exchange: '/account/history-ved?type=exchange',
    deposit: '/account/operations-history',
    withdrawal: '/account/operations-history?tab=withdrawals',
    ved: '/account/history-request-for-payment-ved',
    operation: '/account/operations-history?tab=operations',
  },
  liquidity_provider: {
    trade: '/liquidity/history',
    exchange: '/liquidity/history?type=exchange',
    deposit: '/liquidity/operations-history',
    withdrawal: '/liquidity/operations-history?tab=withdrawals',
    ved: '/liquidity/operations-history',
    operation: '/liquidity/operations-status',
  },
  authorized_organization: {
    trade: '/organization/queue-requests',
    exchange: '/organization/queue-requests?type=exchange',
    deposit: '/organization/deposit-requests',
    withdrawal: '/organization/withdrawal-requests',
    ved: '/organization/payment-requests-ved',
    operation: '/organization/reestr-operation',
  },
};

/** Lists of this role by record kind. */
export const getRecordListPaths = (role: Role): Readonly<Record<RecordKind, string>> => LISTS[role];
