// Columns of the registry of operations and of its submissions.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { DigitalOperation, SubmitOperation } from '../../../api/schemas/operations.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, truncateAddress } from '../../kit/display/format.ts';
import { amlColumn, dateColumn, nameColumn, statusColumn } from '../../list/columns/commonColumns.tsx';
import { innColumn } from '../../list/columns/requestColumns.tsx';
import { OPERATION_TYPE_LABELS } from './texts.ts';

const number: Column<{ readonly operation_id: string | null }> = {
  key: 'number',
  title: '№',
  width: 132,
  sortKey: (row) => row.operation_id,
  cell: (row) => row.operation_id,
};
const date: Column<DigitalOperation> = dateColumn('date', 'Дата', (row) => row.operation_date, { card: 'aside' });
const who: Column<{ readonly company_name: string | null }> = nameColumn('who', 'Участник', (row) => row.company_name);
/** Label of the type of an operation. */
export const getOperationType = (row: DigitalOperation): string =>
  getOwnProperty(OPERATION_TYPE_LABELS, row.operation_type) ?? row.operation_type ?? '—';
const type: Column<DigitalOperation> = {
  key: 'type',
  title: 'Тип',
  width: 92,
  sortKey: getOperationType,
  cell: getOperationType,
};
const currency: Column<DigitalOperation> = {
  key: 'currency',
  title: 'Валюта',
  width: 84,
  hiddenBelow: 'desktop', // the sum names it, too
  sortKey: (row) => row.currency,
  cell: (row) => row.currency,
};
const amount: Column<{ readonly currency_amount: string | null; readonly currency: string | null }> = {
  key: 'amount',
  title: 'Сумма',
  width: 176,
  align: 'end',
  total: true,
  sortKey: (row) => [row.currency, row.currency_amount],
  cell: (row) => <Money amount={row.currency_amount} currency={row.currency} />,
};
const aml: Column<DigitalOperation> = amlColumn(144);
const hash: Column<DigitalOperation> = {
  key: 'hash',
  title: 'Хеш',
  width: 104,
  hiddenBelow: 'tablet',
  hint: (row) => row.hash ?? '',
  cell: (row) => (row.hash === null ? EMPTY_VALUE : <span className="mono">{truncateAddress(row.hash)}</span>),
};
const submittedOn: Column<SubmitOperation> = dateColumn('date', 'Дата', (row) => row.created_at, { card: 'aside' });
const status: Column<SubmitOperation> = statusColumn(operationLifecycle, 172);
const comment: Column<SubmitOperation> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? EMPTY_VALUE,
};

export const operationRegistryColumns: readonly Column<DigitalOperation>[] = [
  number,
  date,
  who,
  innColumn,
  type,
  currency,
  amount,
  aml,
  hash,
];

/** `open`: a submission is open beside the table. */
export const submissionColumns = (open: boolean): readonly Column<SubmitOperation>[] =>
  open
    ? [number, submittedOn, who, { ...amount, width: 170 }, status]
    : [number, submittedOn, who, innColumn, amount, status, comment];
