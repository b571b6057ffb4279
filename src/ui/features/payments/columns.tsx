// Columns of payments abroad, for their owners and for the operator.
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { assigneeColumn } from '../../record/AssigneeLine.tsx';
import {
  amountColumn,
  companyColumn,
  createdDateColumn,
  innColumn,
  numberColumn as shortNumber,
} from '../../list/columns/requestColumns.tsx';
import { nameColumn, statusColumn } from '../../list/columns/commonColumns.tsx';

const number: Column<VedTransaction> = { ...shortNumber, width: 92 };
const contract: Column<VedTransaction> = {
  key: 'contract',
  title: 'УНК',
  width: 200,
  sortKey: (row) => row.ved_contract_number,
  cell: (row) =>
    row.ved_contract_number === null ? EMPTY_VALUE : <span className="num">{row.ved_contract_number}</span>,
};
const counterparty: Column<VedTransaction> = nameColumn('counterparty', 'Контрагент', (row) => row.counterparty_name);
const status: Column<VedTransaction> = statusColumn(vedTransactionLifecycle, 168);

/** `open`: a payment is open beside the table, so fewer columns fit. */
export const clientPaymentColumns = (open: boolean): readonly Column<VedTransaction>[] =>
  open
    ? [number, createdDateColumn, counterparty, amountColumn, status]
    : [
        number,
        createdDateColumn,
        contract,
        counterparty,
        amountColumn,
        status,
        assigneeColumn(vedTransactionLifecycle),
      ];

/** Columns of the operator. */
export const operatorPaymentColumns = (open: boolean): readonly Column<VedTransaction>[] =>
  open
    ? [number, createdDateColumn, companyColumn, amountColumn, status]
    : [number, createdDateColumn, companyColumn, innColumn, contract, counterparty, amountColumn, status];
