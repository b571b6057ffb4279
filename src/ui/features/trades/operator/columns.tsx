// Columns of the operator's trades and exchanges.
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { Money } from '../../../kit/display/Money.tsx';
import type { Column } from '../../../kit/table/Table.tsx';
import { EMPTY_VALUE } from '../../../kit/display/format.ts';
import { dateColumn, nameColumn, statusColumn } from '../../../list/columns/commonColumns.tsx';
import { innColumn } from '../../../list/columns/requestColumns.tsx';
import { rateColumn } from '../../../list/columns/rateColumn.tsx';

type Common = Pick<
  Exchange,
  | 'number'
  | 'created_at'
  | 'company_name'
  | 'amount_to_pay'
  | 'currency_to_pay'
  | 'amount_to_receive'
  | 'currency_to_receive'
  | 'exchange_rate'
>;

const common: Readonly<Record<'number' | 'date' | 'company' | 'pays' | 'receives' | 'rate', Column<Common>>> = {
  number: { key: 'number', title: '№', width: 80, sortKey: (row) => row.number, cell: (row) => row.number },
  date: dateColumn('date', 'Дата', (row) => row.created_at, { card: 'aside' }),
  company: nameColumn('company', 'Организация', (row) => row.company_name, { card: 'name' }),
  pays: {
    key: 'pays',
    title: 'Отдаёт',
    width: 170,
    align: 'end',
    card: 'half',
    total: true,
    sortKey: (row) => [row.currency_to_pay, row.amount_to_pay],
    cell: (row) => <Money amount={row.amount_to_pay} currency={row.currency_to_pay} />,
  },
  receives: {
    key: 'receives',
    title: 'Получает',
    width: 172,
    align: 'end',
    card: 'half',
    total: true,
    sortKey: (row) => [row.currency_to_receive, row.amount_to_receive],
    cell: (row) => <Money amount={row.amount_to_receive} currency={row.currency_to_receive} />,
  },
  rate: rateColumn(106),
};

const limit: Column<Trade> = {
  key: 'limit',
  title: 'Мин. сумма исполнения',
  width: 128,
  align: 'end',
  card: 'half',
  sortKey: (row) => [row.currency_to_pay, row.trade_limit],
  cell: (row) =>
    row.trade_limit === null ? EMPTY_VALUE : <Money amount={row.trade_limit} currency={row.currency_to_pay} />,
};
const counterparty: Column<Trade> = nameColumn('counterparty', 'Контрагент', (row) => row.counterparty?.company_name);
const lot: Column<Trade> = {
  key: 'lot',
  title: 'Лот',
  width: 96,
  sortKey: (row) => row.lot_id,
  cell: (row) => row.lot_id ?? EMPTY_VALUE,
};
const status: Column<Trade> = statusColumn(tradeLifecycle, 172);

const exchangeStatus: Column<Exchange> = statusColumn(exchangeLifecycle, 172);
const dateIfThereIsRoom: Column<Common> = { ...common.date, hiddenBelow: true };

/** `open`: a record is open beside the table, so fewer columns fit. */
// assumed: the queue shows the owner; a counterparty exists only once there is a lot, in the registry
export const queueColumns = (open: boolean): readonly Column<Trade>[] =>
  open
    ? [common.number, dateIfThereIsRoom, common.company, common.pays, status]
    : [
        common.number,
        common.date,
        common.company,
        { ...innColumn, hiddenBelow: 'desktop' },
        common.pays,
        common.receives,
        common.rate,
        { ...limit, hiddenBelow: 'tablet' },
        status,
      ];

// assumed: the registry's tab names the status, so there is no status column
export const registryColumns: readonly Column<Trade>[] = [
  common.number,
  common.date,
  common.company,
  { ...innColumn, hiddenBelow: 'desktop' },
  { ...common.pays, width: 148 },
  { ...common.receives, width: 152 },
  common.rate,
  { ...limit, width: 104, hiddenBelow: true },
  lot,
  counterparty,
];

/** Columns of exchanges. */
export const exchangeColumns = (open: boolean): readonly Column<Exchange>[] =>
  open
    ? [common.number, dateIfThereIsRoom, common.company, common.pays, exchangeStatus]
    : [
        common.number,
        common.date,
        common.company,
        { ...innColumn, hiddenBelow: 'desktop' },
        common.pays,
        common.receives,
        common.rate,
        exchangeStatus,
      ];
