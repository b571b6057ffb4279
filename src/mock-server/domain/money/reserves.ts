// What open requests hold in reserve: the one rule that creating, seeding and checking the books share (domain.md section 3).
import { type Decimal, decimal } from '../../../api/amounts/decimal.ts';
import type { Store } from '../../db/store.ts';
import type { Row } from '../../db/tables.ts';
import { ZERO } from './decimal.ts';
import { holding } from './reservingStatuses.ts';

/** What a trade holds: roubles and the fee on them for a buyer, digital currency for a seller. */
export const holdOf = (trade: Pick<Row<'trades'>, 'amount_to_pay' | 'fee' | 'request_type'>): Decimal =>
  trade.request_type === 'buy' ? decimal(trade.amount_to_pay).plus(trade.fee) : decimal(trade.amount_to_pay);

export interface Reserves {
  /** By company. */
  readonly fiat: ReadonlyMap<number, Decimal>;
  /** By wallet. */
  readonly wallets: ReadonlyMap<number, Decimal>;
}

const add = (sums: Map<number, Decimal>, key: number, amount: Decimal | string) =>
  sums.set(key, (sums.get(key) ?? ZERO).plus(amount));

/** Everything that all open requests together must hold. */
export function reservesOf(store: Store): Reserves {
  const fiat = new Map<number, Decimal>();
  const wallets = new Map<number, Decimal>();
  for (const status of holding.trades)
    for (const trade of store.sortedBy('trades', 'status', status))
      if (trade.request_type === 'buy') add(fiat, trade.company_id, holdOf(trade));
      else add(wallets, trade.wallet_id, holdOf(trade));
  for (const status of holding.exchanges)
    for (const row of store.sortedBy('exchanges', 'status', status)) add(wallets, row.wallet_id, row.amount_to_pay);
  for (const status of holding.withdrawals)
    for (const row of store.sortedBy('withdrawals', 'status', status)) add(fiat, row.company_id, row.amount);
  return { fiat, wallets };
}
