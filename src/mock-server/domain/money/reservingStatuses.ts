// Statuses that hold a reserve. Builds precompute them (scripts/vite/inlineReservingStatuses.ts), because the first response needs
// the result, but not the machines.
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { getOpenStatuses } from '../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';

/** A request holds its reserve in all statuses that are not final. */
export const reservingStatuses = {
  trades: getOpenStatuses(tradeLifecycle),
  exchanges: getOpenStatuses(exchangeLifecycle),
  withdrawals: getOpenStatuses(withdrawalLifecycle),
} as const;
