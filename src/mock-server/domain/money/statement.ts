// Statement of a rouble account: one line per movement, adding up to the balance (contract row 69).
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import { getCryptoAmount, getRubleAmount } from '../../../api/amounts/tradeAmounts.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { formatMoneyValue } from './decimal.ts';

/** Label of the opening line, which has no document and does not count as turnover. */
export const OPENING_BALANCE_LABEL = 'Входящий остаток';

/** Contents of a line; `amount` is negative for outgoing money. */
export interface StatementLine {
  // assumed: the contract names no types of fiat operations
  readonly type: 'deposit' | 'withdrawal' | 'buy' | 'sell' | 'fee';
  readonly amount: Decimal | string;
  /** Number of the source document. */
  readonly number: string | null;
  readonly description: string;
}

/** The stored line, without its id. */
export function toStatementRow(
  company_id: number,
  line: StatementLine,
  created_at: string,
): Omit<Row<'fiat_operations'>, 'id'> {
  const { type: operation_type, amount, number, description } = line;
  return { company_id, operation_type, amount: formatMoneyValue(amount, 'RUB'), number, description, created_at };
}

/** Appends a line to the rouble account of `company`, dated now. */
export function appendLine(world: Database, company: number, line: StatementLine): void {
  world.put('fiat_operations', {
    id: world.ids.next('fiat_operations'),
    ...toStatementRow(company, line, world.clock.iso()),
  });
}

/** Record of a line, without its owner. */
export const fiatOperationRecord = ({ company_id: _company, ...line }: Row<'fiat_operations'>) => line;

const negative = (amount: Decimal | string): Decimal => toDecimal(0).minus(amount);

/** Line of an executed deposit, with the credited amount. */
export const depositLine = (deposit: Row<'deposits'>): StatementLine => ({
  type: 'deposit',
  amount: deposit.top_up_amount ?? deposit.amount,
  number: deposit.number,
  description: 'Пополнение счёта',
});

export const withdrawalLine = (withdrawal: Row<'withdrawals'>): StatementLine => ({
  type: 'withdrawal',
  amount: negative(withdrawal.amount),
  number: withdrawal.number,
  description: withdrawal.purpose,
});

/** Formats for display: `30000.000000` → `30 000,000000`. */
const written = (amount: string): string => amount.replace('.', ',').replaceAll(/\B(?=(\d{3})+,)/g, '\u00A0');

/** Lines of an executed trade for its company: the price and the fee. */
export function tradeLines(trade: Row<'trades'>): readonly StatementLine[] {
  const { request_type: type, number, fee, lot_id } = trade;
  const isBuy = type === 'buy';
  const coins = `${written(getCryptoAmount(trade))}\u00A0${isBuy ? trade.currency_to_receive : trade.currency_to_pay}`;
  const roubles = getRubleAmount(trade);
  const description = `${isBuy ? 'Покупка' : 'Продажа'} ${coins}, лот ${lot_id}`;
  return [
    { type, amount: isBuy ? negative(roubles) : roubles, number, description },
    { type: 'fee', amount: negative(fee), number, description: 'Комиссия за сделку' },
  ];
}

/** The fee line in the operator's statement. */
export const feeLine = ({ fee, number, company_name }: Row<'trades'>): StatementLine => ({
  type: 'fee',
  amount: fee,
  number,
  description: `Комиссия за сделку: ${company_name}`,
});
