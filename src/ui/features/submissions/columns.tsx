// Columns of operations to submit and of submissions.
import type { DigitalOperation, SubmitOperation } from '../../../api/schemas/operations.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { amlColumn, dateColumn, statusColumn } from '../../list/columns/commonColumns.tsx';
import { getSubmissionKindLabel } from './texts.ts';

interface Common {
  readonly operation_id: string | null;
  readonly currency: string | null;
  readonly currency_amount: string | null;
}
const number: Column<Common> = {
  key: 'number',
  title: '№',
  width: 160,
  sortKey: (row) => row.operation_id,
  cell: (row) => row.operation_id,
};
const amount: Column<Common> = {
  key: 'amount',
  title: 'Сумма',
  width: 200,
  align: 'end',
  sortKey: (row) => [row.currency, row.currency_amount],
  cell: (row) => <Money amount={row.currency_amount} currency={row.currency} />,
};
const date: Column<DigitalOperation> = dateColumn('date', 'Дата', (row) => row.operation_date, {
  width: 150,
  kind: 'dateTime',
});
const kind: Column<DigitalOperation> = {
  key: 'kind',
  title: 'Тип',
  sortKey: (row) => getSubmissionKindLabel(row.operation_type),
  cell: (row) => getSubmissionKindLabel(row.operation_type),
};
const aml: Column<DigitalOperation> = amlColumn(154);
const hash: Column<DigitalOperation> = {
  key: 'hash',
  title: 'Хеш',
  width: 152,
  cell: (row) => (row.hash === null ? EMPTY_VALUE : <WalletAddress address={row.hash} label="Скопировать хеш" />),
};
const created: Column<SubmitOperation> = dateColumn('created', 'Подана', (row) => row.created_at, {
  width: 150,
  kind: 'dateTime',
});
const comment: Column<SubmitOperation> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? EMPTY_VALUE,
};
const status: Column<SubmitOperation> = statusColumn(operationLifecycle, 190);

/** `open`: a row is open beside the table, so fewer columns fit. */
export const availableOperationColumns = (open: boolean): readonly Column<DigitalOperation>[] =>
  open ? [number, kind, amount] : [number, date, kind, amount, aml, hash];

/** Columns of what was submitted. */
export const submittedOperationColumns = (open: boolean): readonly Column<SubmitOperation>[] =>
  open ? [number, { ...amount, width: undefined }, status] : [number, created, amount, status, comment];
