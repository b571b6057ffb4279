// Records of one company in one shape: money, trades and payments share a table and its totals.
import type { AnyStateMachine } from 'xstate';
import { type CurrencyAmount, sumByCurrency } from '../../../../api/amounts/totals.ts';
import type { RecordId } from '../../../../api/recordId.ts';
import type { Role } from '../../../../api/roles.ts';
import type { Deposit } from '../../../../api/schemas/deposits.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import type { VedTransaction } from '../../../../api/schemas/ved.ts';
import type { Withdrawal } from '../../../../api/schemas/withdrawals.ts';
import { toMoscowDate } from '../../../../api/validation/dates.ts';
import { depositLifecycle } from '../../../../machines/lifecycles/deposit.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { getStatusMeta } from '../../../../machines/lifecycles/transitions.ts';
import { vedTransactionLifecycle } from '../../../../machines/lifecycles/vedTransaction.ts';
import { withdrawalLifecycle } from '../../../../machines/lifecycles/withdrawal.ts';
import { lotPaths, queuePaths, isAwaitingApproval } from '../../../features/trades/operator/queuePaths.ts';
import { TRADE_KIND_LABELS, getTradeKind } from '../../../features/trades/tradeKinds.ts';

export interface CompanyRecord {
  /** Unique in its tab. */
  readonly id: string;
  /** «Пополнение». */
  readonly kind: string;
  readonly number: string | null;
  readonly created_at: string | null;
  /** Amount paid and amount received by the company; null where the record has no such side. */
  readonly gives: CurrencyAmount | null;
  readonly receives: CurrencyAmount | null;
  readonly counterparty: string | null;
  readonly status: string | null;
  readonly lifecycle: AnyStateMachine;
  readonly href: string;
}

export interface Company {
  readonly id: RecordId;
  readonly role: Role;
  readonly company_name: string | null;
}

interface Owned {
  readonly company_id: RecordId | null;
  readonly company_name: string | null;
  readonly role?: Role | null;
}

/** A row without an id of its company is matched by name. A server may have ignored the filter. */
export const belongsTo =
  ({ id, role, company_name }: Company) =>
  (row: Owned): boolean =>
    row.company_id === null
      ? company_name !== null && row.company_name === company_name
      : row.company_id === id && (row.role ?? role) === role;

export const fromDeposit = (row: Deposit): CompanyRecord => ({
  id: `deposit-${row.id}`,
  kind: 'Пополнение',
  number: row.number,
  created_at: row.created_at,
  gives: null,
  receives: { amount: row.top_up_amount ?? row.amount, currency: row.currency },
  counterparty: null,
  status: row.status,
  lifecycle: depositLifecycle,
  href: `/organization/deposit-requests/${row.id}`,
});

export const fromWithdrawal = (row: Withdrawal): CompanyRecord => ({
  id: `withdrawal-${row.id}`,
  kind: 'Вывод',
  number: row.number,
  created_at: row.created_at,
  gives: { amount: row.amount, currency: row.currency },
  receives: null,
  counterparty: row.recipient_name,
  status: row.status,
  lifecycle: withdrawalLifecycle,
  href: `/organization/withdrawal-requests/${row.id}`,
});

const sidesOf = (row: Trade | Exchange) => ({
  gives: { amount: row.amount_to_pay, currency: row.currency_to_pay },
  receives: { amount: row.amount_to_receive, currency: row.currency_to_receive },
});

export function fromTrade(row: Trade): CompanyRecord {
  const kind = getTradeKind(row);
  return {
    id: `trade-${row.id}`,
    kind: TRADE_KIND_LABELS[kind],
    number: row.number,
    created_at: row.created_at,
    ...sidesOf(row),
    counterparty: row.counterparty?.company_name ?? null,
    status: row.status,
    lifecycle: tradeLifecycle,
    href: `${(isAwaitingApproval(row.status) ? queuePaths : lotPaths)[kind]}/${row.id}`,
  };
}

export const fromExchange = (row: Exchange): CompanyRecord => ({
  id: `exchange-${row.id}`,
  kind: TRADE_KIND_LABELS.exchange,
  number: row.number,
  created_at: row.created_at,
  ...sidesOf(row),
  counterparty: null,
  status: row.status,
  lifecycle: exchangeLifecycle,
  href: `${queuePaths.exchange}/${row.id}`,
});

export const fromPayment = (row: VedTransaction): CompanyRecord => ({
  id: `payment-${row.id}`,
  kind: 'Платёж',
  number: row.number,
  created_at: row.created_at,
  gives: { amount: row.amount, currency: row.currency },
  receives: null,
  counterparty: row.counterparty_name,
  status: row.status,
  lifecycle: vedTransactionLifecycle,
  href: `/organization/payment-requests-ved/${row.id}`,
});

/** Days in Moscow, both included; undefined leaves an end open. */
interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A record without a date is in no limited period. */
export function isInPeriod({ created_at }: Pick<CompanyRecord, 'created_at'>, { from, to }: Period): boolean {
  if (from === undefined && to === undefined) return true;
  if (created_at === null) return false;
  const day = toMoscowDate(Date.parse(created_at));
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

export interface KindTotals {
  readonly kind: string;
  /** Successfully finished records, which alone are summed, and open ones. */
  readonly done: number;
  readonly open: number;
  readonly gives: readonly CurrencyAmount[];
  readonly receives: readonly CurrencyAmount[];
}

const isFinal = ({ lifecycle, status }: CompanyRecord) =>
  status !== null && lifecycle.root.states[status]?.type === 'final';
const isDone = (record: CompanyRecord) =>
  isFinal(record) && getStatusMeta(record.lifecycle, record.status)?.tone === 'success';

/** Totals by kind. Kinds are never added up: the two sides of one trade are of different kinds. */
export function getTotals(records: readonly CompanyRecord[]): readonly KindTotals[] {
  return [...new Set(records.map(({ kind }) => kind))].map((kind) => {
    const rows = records.filter((record) => record.kind === kind);
    const done = rows.filter(isDone);
    return {
      kind,
      done: done.length,
      open: rows.filter((row) => !isFinal(row)).length,
      gives: sumByCurrency(done.flatMap(({ gives }) => gives ?? [])),
      receives: sumByCurrency(done.flatMap(({ receives }) => receives ?? [])),
    };
  });
}

/** Newest first. */
export const byDate = (one: CompanyRecord, other: CompanyRecord): number =>
  Date.parse(other.created_at ?? '') - Date.parse(one.created_at ?? '') || 0;
