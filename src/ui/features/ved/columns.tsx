// Columns of payments abroad, for their owners and for the operator.
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import type { Column } from '../../kit/Table.tsx';
import { operatorTurn } from '../../patterns/TurnLine.tsx';
import { amount, company, date, number as shortNumber } from '../../patterns/requestColumns.tsx';
import { Status } from '../../patterns/status.tsx';

const number: Column<VedTransaction> = { ...shortNumber, width: 92 };
const contract: Column<VedTransaction> = {
  key: 'contract',
  title: 'УНК',
  width: 200,
  cell: (row) => <span className="num">{row.ved_contract_number}</span>,
};
const counterparty: Column<VedTransaction> = {
  key: 'counterparty',
  title: 'Контрагент',
  hint: (row) => row.counterparty_name,
  cell: (row) => row.counterparty_name,
};
const status: Column<VedTransaction> = {
  key: 'status',
  title: 'Статус',
  width: 168,
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
