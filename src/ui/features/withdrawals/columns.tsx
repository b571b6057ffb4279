// Columns of withdrawals, for the operator and for their owners.
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { operatorTurn } from '../../record/AssigneeLine.tsx';
import { amount, company, date, number } from '../../list/requestColumns.tsx';
import { statusColumn } from '../../list/commonColumns.tsx';
import { bankLabels } from '../../texts/bankFields.ts';

const bankOf = ({ bik }: Withdrawal) => `${bankLabels(bik).bik} ${bik}`;

const requisites: Column<Withdrawal> = {
  key: 'requisites',
  title: 'Реквизиты',
  width: 320,
  hint: (row) => `${row.settlement_account}, ${bankOf(row)}`,
  cell: (row) => (
    <span>
      <span className="num">{row.settlement_account}</span>
      <span>,</span> <span className="num">{bankOf(row)}</span>
    </span>
  ),
};
const status: Column<Withdrawal> = statusColumn(withdrawalLifecycle, 168);
const comment: Column<Withdrawal> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? MISSING,
};

/** `open`: a row is open beside the table, which then keeps what fits (look.md section 6). */
export const operatorColumns = (open: boolean): readonly Column<Withdrawal>[] =>
  open ? [number, date, company, amount, status] : [number, date, company, amount, requisites, status];

/** Columns of a client: their own requests. */
export const ownColumns = (open: boolean): readonly Column<Withdrawal>[] =>
  open
    ? [number, date, { ...amount, width: undefined }, status]
    : [number, date, amount, requisites, status, comment, operatorTurn(withdrawalLifecycle)];
