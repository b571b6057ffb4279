// Parts of the reserve of the rouble account: purchases in progress with their fee, and withdrawals in progress. Pure.
import type { AnyStateMachine } from 'xstate';
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';

export interface ReservedAmount {
  readonly number: string | null;
  readonly title: string;
  readonly amount: string;
  readonly lifecycle: AnyStateMachine;
  readonly status: string | null;
  readonly href: string;
}

interface Sources {
  readonly trades: readonly Trade[];
  readonly withdrawals: readonly Withdrawal[];
  /** Of the client's area, as `/account`. */
  readonly area: string;
}

const CURRENCY = 'RUB';

export function getReservedAmounts({ trades, withdrawals, area }: Sources): readonly ReservedAmount[] {
  const purchases = trades.filter(
    ({ status, currency_to_pay }) => currency_to_pay === CURRENCY && isAwaitingOperator(tradeLifecycle, status),
  );
  const payouts = withdrawals.filter(({ status }) => isAwaitingOperator(withdrawalLifecycle, status));
  return [
    ...purchases.map((trade) => ({
      number: trade.number,
      title: `Покупка ${trade.currency_to_receive}${trade.fee === null ? '' : ' с комиссией'}`,
      amount: toDecimal(trade.amount_to_pay)
        .plus(trade.fee ?? 0)
        .toFixed(2),
      lifecycle: tradeLifecycle,
      status: trade.status,
      href: `${area}/deal/${trade.id}`,
    })),
    ...payouts.map((withdrawal) => ({
      number: withdrawal.number,
      title: 'Вывод на расчётный счёт',
      amount: withdrawal.amount ?? '0',
      lifecycle: withdrawalLifecycle,
      status: withdrawal.status,
      href: `${area}/operations-history?tab=withdrawals&id=${withdrawal.id}`,
    })),
  ];
}

/** Part of the reserve not covered by the rows, e.g. by older requests; null if it is fully covered. */
export function getUnexplainedReserve(reserved: string, rows: readonly ReservedAmount[]): string | null {
  const known = rows.reduce<Decimal>((sum, { amount }) => sum.plus(amount), toDecimal(0));
  const rest = toDecimal(reserved).minus(known);
  return rest.gt(0) ? rest.toFixed(2) : null;
}
