// Columns of the operator's trades and exchanges (domain.md section 5).
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { DateTime } from '../../../kit/DateTime.tsx';
import { Money } from '../../../kit/Money.tsx';
import type { Column } from '../../../kit/Table.tsx';
import { MISSING, formatRate } from '../../../kit/format.ts';
import { Status } from '../../../patterns/status.tsx';

type Common = Pick<
  Trade,
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
  number: { key: 'number', title: '№', width: 80, cell: (row) => row.number },
  date: {
    key: 'date',
    title: 'Дата',
    width: 98,
    card: 'aside',
    cell: (row) => <DateTime iso={row.created_at} kind="date" />,
  },
  company: {
    key: 'company',
    title: 'Организация',
    card: 'name',
    hint: (row) => row.company_name,
    cell: (row) => row.company_name,
  },
  pays: {
    key: 'pays',
    title: 'Отдаёт',
    width: 170,
    align: 'end',
    card: 'half',
    cell: (row) => <Money amount={row.amount_to_pay} currency={row.currency_to_pay} />,
  },
  receives: {
    key: 'receives',
    title: 'Получает',
    width: 172,
    align: 'end',
    card: 'half',
    cell: (row) => <Money amount={row.amount_to_receive} currency={row.currency_to_receive} />,
  },
  rate: {
    key: 'rate',
    title: 'Курс',
    width: 106,
    align: 'end',
    card: 'half',
    cell: (row) => (
      <span className="num">{formatRate(row.exchange_rate, row.currency_to_pay, row.currency_to_receive)}</span>
    ),
  },
};

const limit: Column<Trade> = {
  key: 'limit',
  title: 'Лимит',
  width: 128,
  align: 'end',
  card: 'half',
  cell: (row) =>
    row.trade_limit === null ? MISSING : <Money amount={row.trade_limit} currency={row.currency_to_pay} />,
};
const counterparty: Column<Trade> = {
  key: 'counterparty',
  title: 'Контрагент',
  hint: (row) => row.counterparty?.company_name ?? '',
  cell: (row) => row.counterparty?.company_name ?? MISSING,
};
const lot: Column<Trade> = { key: 'lot', title: 'Лот', width: 112, cell: (row) => row.lot_id ?? MISSING };
const status: Column<Trade> = {
  key: 'status',
  title: 'Статус',
  width: 172,
  card: 'corner',
  cell: (row) => <Status of={tradeLifecycle} status={row.status} />,
};

const exchangeStatus: Column<Exchange> = {
  key: 'status',
  title: 'Статус',
  width: 172,
  card: 'corner',
  cell: (row) => <Status of={exchangeLifecycle} status={row.status} />,
};
const dateIfThereIsRoom = { ...common.date, spare: true };

/** `open`: a record is open beside the table, which then keeps what fits (look.md section 6). */
// assumed: who waits in the queue is its column; a counterparty is there only once there is a lot, in the registry
export const queueColumns = (open: boolean): readonly Column<Trade>[] =>
  open
    ? [common.number, dateIfThereIsRoom, common.company, common.pays, status]
    : [common.number, common.date, common.company, common.pays, common.receives, common.rate, limit, status];

// assumed: the registry's tab names the status, so no column of it does
export const registryColumns: readonly Column<Trade>[] = [
  common.number,
  common.date,
  common.company,
  { ...common.pays, width: 148 },
  { ...common.receives, width: 152 },
  common.rate,
  { ...limit, width: 104, spare: true },
  lot,
  counterparty,
];

export const exchangeColumns = (open: boolean): readonly Column<Exchange>[] =>
  open
    ? [common.number, dateIfThereIsRoom, common.company, common.pays, exchangeStatus]
    : [common.number, common.date, common.company, common.pays, common.receives, common.rate, exchangeStatus];
