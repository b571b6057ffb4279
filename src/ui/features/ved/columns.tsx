// Columns of payments abroad, for their owners and for the operator.
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Money } from '../../kit/Money.tsx';
import type { Column } from '../../kit/Table.tsx';
import { operatorTurn } from '../../patterns/TurnLine.tsx';
import { Status } from '../../patterns/status.tsx';

const number: Column<VedTransaction> = { key: 'number', title: '№', width: 92, cell: (row) => row.number };
const date: Column<VedTransaction> = {
  key: 'date',
  title: 'Дата',
  width: 98,
  cell: (row) => <DateTime iso={row.created_at} kind="date" />,
};
const company: Column<VedTransaction> = {
  key: 'company',
  title: 'Организация',
  hint: (row) => row.company_name,
  cell: (row) => row.company_name,
};
const contract: Column<VedTransaction> = {
  key: 'contract',
  title: 'УНК',
  width: 188,
  cell: (row) => <span className="num">{row.ved_contract_number}</span>,
};
const counterparty: Column<VedTransaction> = {
  key: 'counterparty',
  title: 'Контрагент',
  hint: (row) => row.counterparty_name,
  cell: (row) => row.counterparty_name,
};
const amount: Column<VedTransaction> = {
  key: 'amount',
  title: 'Сумма',
  width: 142,
  align: 'end',
  cell: (row) => <Money amount={row.amount} currency={row.currency} />,
};
const status: Column<VedTransaction> = {
  key: 'status',
  title: 'Статус',
  width: 190,
  card: 'corner',
  cell: (row) => <Status of={vedTransactionLifecycle} status={row.status} />,
};

/** `open`: a payment is open beside the table, which then keeps what fits (look.md section 6). */
export const ownColumns = (open: boolean): readonly Column<VedTransaction>[] =>
  open
    ? [number, date, counterparty, amount, status]
    : [number, date, contract, counterparty, amount, status, operatorTurn(vedTransactionLifecycle)];

export const operatorColumns = (open: boolean): readonly Column<VedTransaction>[] =>
  open ? [number, date, company, amount, status] : [number, date, company, contract, counterparty, amount, status];
