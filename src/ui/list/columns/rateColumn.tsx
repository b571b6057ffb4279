// The column of rates.
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { formatRate } from '../../kit/display/format.ts';

/** Comparable only within a currency pair. */
export const rateColumn = (
  width: number,
): Column<Pick<Exchange, 'currency_to_pay' | 'currency_to_receive' | 'exchange_rate'>> => ({
  key: 'rate',
  title: 'Курс',
  width,
  align: 'end',
  card: 'half',
  sortKey: (row) => [`${row.currency_to_pay}${row.currency_to_receive}`, row.exchange_rate],
  file: (row) => ({ amount: row.exchange_rate, currency: null }),
  cell: (row) => (
    <span className="num">{formatRate(row.exchange_rate, row.currency_to_pay, row.currency_to_receive)}</span>
  ),
});
