// Movements of a client's money, derived from its executed records: one entry per amount that left or entered an account. Pure.
import { toDecimal } from '../../api/amounts/decimal.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Deposit } from '../../api/schemas/deposits.ts';
import type { Exchange } from '../../api/schemas/exchanges.ts';
import type { StatusEvent, Trade } from '../../api/schemas/trades.ts';
import type { VedTransaction } from '../../api/schemas/ved.ts';
import type { Withdrawal } from '../../api/schemas/withdrawals.ts';

export const RUBLES = 'RUB';

export type LedgerKind = 'deposit' | 'withdrawal' | 'buy' | 'sell' | 'fee' | 'exchange' | 'payment';

export interface LedgerEntry {
  readonly key: string;
  readonly kind: LedgerKind;
  /** The record that caused the movement. */
  readonly record: {
    readonly type: 'deposit' | 'withdrawal' | 'buy' | 'sell' | 'exchange' | 'payment';
    readonly id: RecordId;
  };
  readonly number: string | null;
  /** Execution time; the time of the request if the server sends no other; null if it sends none. */
  readonly at: string | null;
  /** Whether `at` is the time of execution. */
  readonly isDated: boolean;
  /** Null if the server does not name it. */
  readonly currency: string | null;
  /** Signed decimal string: negative for money that left. Null if the server does not send it. */
  readonly amount: string | null;
  /** Counterparty, purpose or the other side of a deal. */
  readonly details: string | null;
  /** Account of the owner at another bank, to which a withdrawal went. */
  readonly bank?: { readonly account: string | null; readonly name: string | null; readonly bik: string | null };
}

export interface LedgerRecords {
  readonly deposits: readonly Deposit[];
  readonly withdrawals: readonly Withdrawal[];
  readonly trades: readonly Trade[];
  readonly exchanges: readonly Exchange[];
  readonly payments: readonly VedTransaction[];
}

interface Dated {
  readonly events: readonly StatusEvent[];
  readonly created_at: string | null;
  readonly updated_at?: string | null;
}

/** Final status of an executed record. */
const EXECUTED = { money: 'executed', deal: 'completed' } as const;

function momentOf({ events, created_at, updated_at = null }: Dated, status: string) {
  const executed = events.findLast((event) => event.status === status)?.at ?? updated_at;
  return { at: executed ?? created_at, isDated: executed !== null };
}

/** Keeps the digits as sent. */
const negate = (amount: string | null): string | null =>
  amount === null || toDecimal(amount).lte(0) ? amount : `-${amount}`;

const isZero = (amount: string | null): boolean => amount !== null && toDecimal(amount).eq(0);

function depositEntries(deposit: Deposit): readonly LedgerEntry[] {
  if (deposit.status !== EXECUTED.money) return [];
  const { id, number, currency, amount, top_up_amount, payment_details } = deposit;
  return [
    {
      key: `deposit ${id}`,
      kind: 'deposit',
      record: { type: 'deposit', id },
      number,
      ...momentOf(deposit, EXECUTED.money),
      currency,
      amount: top_up_amount ?? amount, // the credited amount
      details: payment_details?.purpose ?? null,
    },
  ];
}

function withdrawalEntries(withdrawal: Withdrawal): readonly LedgerEntry[] {
  if (withdrawal.status !== EXECUTED.money) return [];
  const { id, number, currency, amount, purpose, settlement_account, bank_name, bik } = withdrawal;
  return [
    {
      key: `withdrawal ${id}`,
      kind: 'withdrawal',
      record: { type: 'withdrawal', id },
      number,
      ...momentOf(withdrawal, EXECUTED.money),
      currency,
      amount: negate(amount),
      details: purpose,
      bank: { account: settlement_account, name: bank_name, bik },
    },
  ];
}

/** Tax codes of the organization that holds the rouble account; deposits name it in their payment details. */
export interface OperatorCodes {
  readonly inn: string | null;
  readonly kpp: string | null;
}

export function findOperatorCodes(deposits: readonly Deposit[]): OperatorCodes {
  const details = deposits.find(({ payment_details }) => payment_details?.inn)?.payment_details;
  return { inn: details?.inn ?? null, kpp: details?.kpp ?? null };
}

/** The paid amount, the received amount and the fee in roubles, which both sides of a trade pay. */
function tradeEntries(trade: Trade): readonly LedgerEntry[] {
  if (trade.status !== EXECUTED.deal) return [];
  const { id, number, fee, lot_id } = trade;
  const type = trade.request_type === 'sell' ? 'sell' : 'buy';
  const shared = {
    record: { type, id },
    number,
    ...momentOf(trade, EXECUTED.deal),
    details: lot_id === null ? null : `Лот ${lot_id}`,
  } as const;
  const paid: LedgerEntry = {
    ...shared,
    key: `trade ${id} paid`,
    kind: type,
    currency: trade.currency_to_pay,
    amount: negate(trade.amount_to_pay),
  };
  const received: LedgerEntry = {
    ...shared,
    key: `trade ${id} received`,
    kind: type,
    currency: trade.currency_to_receive,
    amount: trade.amount_to_receive,
  };
  const charged: LedgerEntry = {
    ...shared,
    key: `trade ${id} fee`,
    kind: 'fee',
    currency: RUBLES,
    amount: negate(fee),
  };
  return isZero(fee) ? [paid, received] : [paid, received, charged];
}

function exchangeEntries(exchange: Exchange): readonly LedgerEntry[] {
  if (exchange.status !== EXECUTED.deal) return [];
  const { id, number, currency_to_pay, amount_to_pay, currency_to_receive, amount_to_receive } = exchange;
  const shared = {
    kind: 'exchange',
    record: { type: 'exchange', id },
    number,
    ...momentOf(exchange, EXECUTED.deal),
    details: currency_to_pay && currency_to_receive ? `${currency_to_pay} на ${currency_to_receive}` : null,
  } as const;
  return [
    { ...shared, key: `exchange ${id} paid`, currency: currency_to_pay, amount: negate(amount_to_pay) },
    { ...shared, key: `exchange ${id} received`, currency: currency_to_receive, amount: amount_to_receive },
  ];
}

// assumed: the fee of a payment is debited in addition to its debit amount
function paymentEntries(payment: VedTransaction): readonly LedgerEntry[] {
  if (payment.status !== EXECUTED.money) return [];
  const { id, number, debit_amount, debit_currency, fee, counterparty_name } = payment;
  const shared = {
    record: { type: 'payment', id },
    number,
    ...momentOf(payment, EXECUTED.money),
    currency: debit_currency,
    details: counterparty_name,
  } as const;
  const paid: LedgerEntry = { ...shared, key: `payment ${id}`, kind: 'payment', amount: negate(debit_amount) };
  return fee === null || isZero(fee)
    ? [paid]
    : [paid, { ...shared, key: `payment ${id} fee`, kind: 'fee', amount: negate(fee) }];
}

const timeOf = ({ at }: LedgerEntry): number => (at === null ? -Infinity : Date.parse(at));

/** Entries of all records in the order of execution; those without a time come first. */
export function createLedgerEntries(records: LedgerRecords): readonly LedgerEntry[] {
  // The lists are newest first.
  const entries = [
    ...records.deposits.toReversed().flatMap(depositEntries),
    ...records.trades.toReversed().flatMap(tradeEntries),
    ...records.exchanges.toReversed().flatMap(exchangeEntries),
    ...records.payments.toReversed().flatMap(paymentEntries),
    ...records.withdrawals.toReversed().flatMap(withdrawalEntries),
  ];
  return entries.toSorted((one, other) => {
    const [left, right] = [timeOf(one), timeOf(other)];
    return left === right ? 0 : left - right;
  });
}
