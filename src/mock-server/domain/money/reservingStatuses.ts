// Which requests hold a reserve. A build works this out (scripts/vite/holdingData.ts): the mock's first answer needs it, and
// not the machines behind it.
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { getOpenStatuses } from '../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';

/** Statuses in which a request holds its reserve: until its end. */
export const reservingStatuses = {
  trades: getOpenStatuses(tradeLifecycle),
  exchanges: getOpenStatuses(exchangeLifecycle),
  withdrawals: getOpenStatuses(withdrawalLifecycle),
} as const;
