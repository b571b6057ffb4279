// Columns of withdrawals, for the operator and for their owners.
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { assigneeColumn } from '../../record/AssigneeLine.tsx';
import {
  amountColumn,
  companyColumn,
  createdDateColumn,
  innColumn,
  numberColumn,
} from '../../list/columns/requestColumns.tsx';
import { statusColumn } from '../../list/columns/commonColumns.tsx';
import { getBankLabels } from '../../texts/bankFields.ts';

const bankOf = ({ bik }: Withdrawal) => (bik === null ? EMPTY_VALUE : `${getBankLabels(bik).bik} ${bik}`);
const hasRequisites = ({ settlement_account, bik }: Withdrawal) => settlement_account !== null || bik !== null;

const requisites: Column<Withdrawal> = {
  key: 'requisites',
  title: 'Реквизиты',
  width: 320,
  hint: (row) => (hasRequisites(row) ? `${row.settlement_account ?? EMPTY_VALUE}, ${bankOf(row)}` : EMPTY_VALUE),
  cell: (row) =>
    hasRequisites(row) ? (
      <span>
        <span className="num">{row.settlement_account ?? EMPTY_VALUE}</span>
        <span>,</span> <span className="num">{bankOf(row)}</span>
      </span>
    ) : (
      EMPTY_VALUE
    ),
};
const status: Column<Withdrawal> = statusColumn(withdrawalLifecycle, 168);
const comment: Column<Withdrawal> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? EMPTY_VALUE,
};

/** `open`: a row is open beside the table, so fewer columns fit. */
export const operatorWithdrawalColumns = (open: boolean): readonly Column<Withdrawal>[] =>
  open
    ? [numberColumn, createdDateColumn, companyColumn, amountColumn, status]
    : [numberColumn, createdDateColumn, companyColumn, innColumn, amountColumn, requisites, status];

/** Columns of a client: their own requests. */
export const clientWithdrawalColumns = (open: boolean): readonly Column<Withdrawal>[] =>
  open
    ? [numberColumn, createdDateColumn, { ...amountColumn, width: undefined }, status]
    : [numberColumn, createdDateColumn, amountColumn, requisites, status, comment, assigneeColumn(withdrawalLifecycle)];
