// The last operations of all kinds in one table: trades, exchanges, deposits and withdrawals, newest first.
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { AssigneeMark } from '../../kit/display/AssigneeMark.tsx';
import { EMPTY_VALUE, formatRate } from '../../kit/display/format.ts';
import { DepositStatus, RecordStatus } from '../../record/RecordStatus.tsx';
import type { DashboardPaths } from './dashboardPaths.ts';

export interface RecentRecords {
  readonly number: string | null;
  readonly at: string | null;
  readonly title: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly status: string | null;
  readonly lifecycle: AnyStateMachine;
  /** Replaces the status if the record has a more specific one. */
  readonly mark?: ReactNode;
  readonly assignee: 'you' | 'operator' | 'none';
  readonly href: string;
}

/** A deal in progress: half a page has no room for its rate. */
export interface RecentRecordRow extends RecentRecords {
  readonly kind: 'buy' | 'sell';
  /** «Покупка USDT» */
  readonly brief: string;
}

interface Sources {
  readonly trades: readonly Trade[];
  readonly exchanges: readonly Exchange[];
  readonly deposits: readonly Deposit[];
  readonly withdrawals: readonly Withdrawal[];
  /** To suppliers; only a participant pays them. */
  readonly payments: readonly VedTransaction[];
}

const turnOf = (lifecycle: AnyStateMachine, status: string | null) =>
  isAwaitingOperator(lifecycle, status) ? 'operator' : 'none';

/** A trade as a row, also used by the list of deals in progress. */
export const toTradeRow = (trade: Trade, paths: DashboardPaths): RecentRecordRow => {
  const isBuy = trade.currency_to_pay === 'RUB';
  const kind = isBuy ? 'buy' : 'sell';
  const rate = formatRate(trade.exchange_rate, trade.currency_to_pay, trade.currency_to_receive);
  const brief = isBuy ? `Покупка ${trade.currency_to_receive}` : `Продажа ${trade.currency_to_pay}`;
  return {
    number: trade.number,
    at: trade.created_at,
    kind,
    brief,
    title: `${brief} по ${rate}`,
    amount: trade.amount_to_pay,
    currency: trade.currency_to_pay,
    status: trade.status,
    lifecycle: tradeLifecycle,
    assignee: turnOf(tradeLifecycle, trade.status),
    href: paths.deal(kind, trade.id),
  };
};

const exchangeRow = (exchange: Exchange, paths: DashboardPaths): RecentRecords => ({
  number: exchange.number,
  at: exchange.created_at,
  title: `Обмен ${exchange.currency_to_pay ?? EMPTY_VALUE} на ${exchange.currency_to_receive ?? EMPTY_VALUE}`,
  amount: exchange.amount_to_pay,
  currency: exchange.currency_to_pay,
  status: exchange.status,
  lifecycle: exchangeLifecycle,
  assignee: turnOf(exchangeLifecycle, exchange.status),
  href: paths.deal('exchange', exchange.id),
});

/** The `most` newest of all. */
export function getRecentRecords(
  { trades, exchanges, deposits, withdrawals, payments }: Sources,
  paths: DashboardPaths,
  most: number,
) {
  const rows: readonly RecentRecords[] = [
    ...trades.map((trade) => toTradeRow(trade, paths)),
    ...exchanges.map((exchange) => exchangeRow(exchange, paths)),
    ...deposits.map((deposit): RecentRecords => {
      const turn = turnOf(depositLifecycle, deposit.status);
      return {
        number: deposit.number,
        at: deposit.created_at,
        title: 'Пополнение рублёвого счёта',
        amount: deposit.top_up_amount ?? deposit.amount, // the credited amount, as in the statement
        currency: deposit.currency,
        status: deposit.status,
        lifecycle: depositLifecycle,
        mark: <DepositStatus deposit={deposit} />,
        assignee: turn === 'operator' && deposit.payment_order === null ? 'you' : turn,
        href: `${paths.history}?id=${deposit.id}`,
      };
    }),
    ...payments.map((payment): RecentRecords => ({
      number: payment.number,
      at: payment.created_at,
      title: `Платёж поставщику${payment.counterparty_name === null ? '' : ` ${payment.counterparty_name}`}`,
      amount: payment.amount === null ? null : `-${payment.amount}`,
      currency: payment.currency,
      status: payment.status,
      lifecycle: vedTransactionLifecycle,
      assignee: turnOf(vedTransactionLifecycle, payment.status),
      href: paths.payment(payment.id),
    })),
    ...withdrawals.map((withdrawal): RecentRecords => ({
      number: withdrawal.number,
      at: withdrawal.created_at,
      title: 'Вывод на расчётный счёт',
      amount: withdrawal.amount === null ? null : `-${withdrawal.amount}`,
      currency: withdrawal.currency,
      status: withdrawal.status,
      lifecycle: withdrawalLifecycle,
      assignee: turnOf(withdrawalLifecycle, withdrawal.status),
      href: paths.withdrawal(withdrawal.id),
    })),
  ];
  return rows.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, most);
}

export const recentColumns: readonly Column<RecentRecords>[] = [
  { key: 'number', title: '№', width: 76, cell: ({ number }) => number },
  { key: 'at', title: 'Дата', width: 150, cell: ({ at }) => <DateTime iso={at} /> },
  { key: 'title', title: 'Операция', hint: ({ title }) => title, cell: ({ title }) => title },
  {
    key: 'amount',
    title: 'Сумма',
    width: 160,
    align: 'end',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    key: 'status',
    title: 'Статус',
    width: 168,
    card: 'corner',
    cell: ({ lifecycle, status, mark }) => mark ?? <RecordStatus lifecycle={lifecycle} status={status} />,
  },
  { key: 'turn', title: 'Следующий шаг', width: 164, cell: ({ assignee }) => <AssigneeMark assignee={assignee} /> },
];

/** A record without a time comes last. */
const timeOf = ({ at }: RecentRecords): number => (at === null ? 0 : Date.parse(at));
