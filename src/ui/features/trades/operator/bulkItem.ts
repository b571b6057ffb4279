// A request as an item of a bulk decision: owner and amounts.
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import type { BulkItem } from '../../../../machines/data/bulk.machine.ts';
import { EMPTY_VALUE, formatMoney } from '../../../kit/display/format.ts';

/** `call` executes the decision; the amounts are those the owner pays and receives. */
export function createBulkItem(row: Trade | Exchange, call: BulkItem['call']): BulkItem {
  const pays = formatMoney(row.amount_to_pay, row.currency_to_pay);
  const receives = formatMoney(row.amount_to_receive, row.currency_to_receive);
  return {
    id: row.id,
    title: `${row.number}, ${row.company_name ?? EMPTY_VALUE}`,
    sums: `${pays} → ${receives}`,
    call,
  };
}
