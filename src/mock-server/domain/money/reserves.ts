// Reserves of open requests: one rule for creating requests, seeding and ledger checks.
import { type Decimal, toDecimal } from '../../../api/amounts/decimal.ts';
import type { RowStore } from '../../db/store.ts';
import type { Row } from '../../db/tables.ts';
import { ZERO } from './decimal.ts';
import { reservingStatuses } from './reservingStatuses.ts';

/** Reserve of a trade: roubles with the fee for a buyer, digital currency for a seller. */
export const tradeReserve = (trade: Pick<Row<'trades'>, 'amount_to_pay' | 'fee' | 'request_type'>): Decimal =>
  trade.request_type === 'buy' ? toDecimal(trade.amount_to_pay).plus(trade.fee) : toDecimal(trade.amount_to_pay);

export interface Reserves {
  /** By company. */
  readonly fiat: ReadonlyMap<number, Decimal>;
  /** By wallet. */
  readonly wallets: ReadonlyMap<number, Decimal>;
}

const add = (sums: Map<number, Decimal>, key: number, amount: Decimal | string) =>
  sums.set(key, (sums.get(key) ?? ZERO).plus(amount));

/** Reserves required by all open requests. */
export function expectedReserves(store: RowStore): Reserves {
  const fiat = new Map<number, Decimal>();
  const wallets = new Map<number, Decimal>();
  for (const status of reservingStatuses.trades)
    for (const trade of store.sortedBy('trades', 'status', status))
      if (trade.request_type === 'buy') add(fiat, trade.company_id, tradeReserve(trade));
      else add(wallets, trade.wallet_id, tradeReserve(trade));
  for (const status of reservingStatuses.exchanges)
    for (const row of store.sortedBy('exchanges', 'status', status)) add(wallets, row.wallet_id, row.amount_to_pay);
  for (const status of reservingStatuses.withdrawals)
    for (const row of store.sortedBy('withdrawals', 'status', status)) add(fiat, row.company_id, row.amount);
  return { fiat, wallets };
}
