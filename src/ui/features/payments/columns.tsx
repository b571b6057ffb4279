// Columns of payments abroad, for their owners and for the operator.
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { operatorTurn } from '../../record/AssigneeLine.tsx';
import { amount, company, date, number as shortNumber } from '../../list/requestColumns.tsx';
import { nameColumn, statusColumn } from '../../list/commonColumns.tsx';

const number: Column<VedTransaction> = { ...shortNumber, width: 92 };
const contract: Column<VedTransaction> = {
  key: 'contract',
  title: 'УНК',
  width: 200,
  by: (row) => row.ved_contract_number,
  cell: (row) => <span className="num">{row.ved_contract_number}</span>,
};
const counterparty: Column<VedTransaction> = nameColumn('counterparty', 'Контрагент', (row) => row.counterparty_name);
const status: Column<VedTransaction> = statusColumn(vedTransactionLifecycle, 168);

/** `open`: a payment is open beside the table, which then keeps what fits (look.md section 6). */
export const ownColumns = (open: boolean): readonly Column<VedTransaction>[] =>
  open
    ? [number, date, counterparty, amount, status]
    : [number, date, contract, counterparty, amount, status, operatorTurn(vedTransactionLifecycle)];

/** Columns of the operator. */
export const operatorColumns = (open: boolean): readonly Column<VedTransaction>[] =>
  open ? [number, date, company, amount, status] : [number, date, company, contract, counterparty, amount, status];
