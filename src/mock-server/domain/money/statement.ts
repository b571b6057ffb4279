// The statement of a rouble account: a line for every movement, adding up to its balance (domain.md row 69).
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import { getCryptoAmount, getRubleAmount } from '../../../api/amounts/tradeAmounts.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { formatMoneyValue } from './decimal.ts';

/** What the line says that stands for all that came before a statement; it has no document and is no turnover. */
export const OPENING_BALANCE = 'Входящий остаток';

/** What a line says; `amount` is negative when money left the account. */
export interface StatementLine {
  // assumed: the contract names no types of fiat operations
  readonly type: 'deposit' | 'withdrawal' | 'buy' | 'sell' | 'fee';
  readonly amount: Decimal | string;
  /** Number of the document behind it. */
  readonly number: string | null;
  readonly description: string;
}

/** A line as it is stored, but for its id. */
export function toStatementRow(
  company_id: number,
  line: StatementLine,
  created_at: string,
): Omit<Row<'fiat_operations'>, 'id'> {
  const { type: operation_type, amount, number, description } = line;
  return { company_id, operation_type, amount: formatMoneyValue(amount, 'RUB'), number, description, created_at };
}

/** Writes a line into the statement of the rouble account of `company`, now. */
export function appendLine(world: Database, company: number, line: StatementLine): void {
  world.put('fiat_operations', {
    id: world.ids.next('fiat_operations'),
    ...toStatementRow(company, line, world.clock.iso()),
  });
}

/** A line on the wire: without the column that says whose it is. */
export const fiatOperationRecord = ({ company_id: _company, ...line }: Row<'fiat_operations'>) => line;

const negative = (amount: Decimal | string): Decimal => toDecimal(0).minus(amount);

/** The line of an executed deposit: what was credited. */
export const depositLine = (deposit: Row<'deposits'>): StatementLine => ({
  type: 'deposit',
  amount: deposit.top_up_amount ?? deposit.amount,
  number: deposit.number,
  description: 'Пополнение счёта',
});

/** The line of an executed withdrawal. */
export const withdrawalLine = (withdrawal: Row<'withdrawals'>): StatementLine => ({
  type: 'withdrawal',
  amount: negative(withdrawal.amount),
  number: withdrawal.number,
  description: withdrawal.purpose,
});

/** `30000.000000` as people write it: `30 000,000000`. */
const written = (amount: string): string => amount.replace('.', ',').replaceAll(/\B(?=(\d{3})+,)/g, '\u00A0');

/** What an executed trade leaves in the statement of its own company: the price and the fee. */
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

/** The same fee in the statement of the operator. */
export const feeLine = ({ fee, number, company_name }: Row<'trades'>): StatementLine => ({
  type: 'fee',
  amount: fee,
  number,
  description: `Комиссия за сделку: ${company_name}`,
});
