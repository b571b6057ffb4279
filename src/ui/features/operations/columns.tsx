// Columns of the registry of operations and of its submissions.
import type { DigitalOperation, SubmitOperation } from '../../../api/schemas/operations.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { AmlChip } from '../../kit/AmlChip.tsx';
import { DateTime } from '../../kit/DateTime.tsx';
import { Money } from '../../kit/Money.tsx';
import type { Column } from '../../kit/Table.tsx';
import { MISSING, shortAddress } from '../../kit/format.ts';
import { Status } from '../../patterns/status.tsx';
import { TYPES } from './texts.ts';

const number: Column<{ readonly operation_id: string }> = {
  key: 'number',
  title: '№',
  width: 140,
  cell: (row) => row.operation_id,
};
const date: Column<DigitalOperation> = {
  key: 'date',
  title: 'Дата',
  width: 98,
  card: 'aside',
  cell: (row) => <DateTime iso={row.operation_date} kind="date" />,
};
const who: Column<{ readonly company_name: string }> = {
  key: 'who',
  title: 'Участник',
  hint: (row) => row.company_name,
  cell: (row) => row.company_name,
};
const type: Column<DigitalOperation> = {
  key: 'type',
  title: 'Тип',
  width: 92,
  cell: (row) => TYPES[row.operation_type] ?? row.operation_type,
};
const currency: Column<DigitalOperation> = {
  key: 'currency',
  title: 'Валюта',
  width: 84,
  spare: true,
  cell: (row) => row.currency,
};
const amount: Column<{ readonly currency_amount: string; readonly currency: string }> = {
  key: 'amount',
  title: 'Сумма',
  width: 176,
  align: 'end',
  cell: (row) => <Money amount={row.currency_amount} currency={row.currency} />,
};
const aml: Column<DigitalOperation> = {
  key: 'aml',
  title: 'AML',
  width: 144,
  cell: (row) => <AmlChip value={row.aml_percentage} />,
};
const hash: Column<DigitalOperation> = {
  key: 'hash',
  title: 'Хеш',
  width: 104,
  hint: (row) => row.hash ?? '',
  cell: (row) => (row.hash === null ? MISSING : <span className="mono">{shortAddress(row.hash)}</span>),
};
const submittedOn: Column<SubmitOperation> = {
  key: 'date',
  title: 'Дата',
  width: 98,
  card: 'aside',
  cell: (row) => <DateTime iso={row.created_at} kind="date" />,
};
const status: Column<SubmitOperation> = {
  key: 'status',
  title: 'Статус',
  width: 172,
  card: 'corner',
  cell: (row) => <Status of={operationLifecycle} status={row.status} />,
};
const comment: Column<SubmitOperation> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? MISSING,
};

export const registryColumns: readonly Column<DigitalOperation>[] = [
  number,
  date,
  who,
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
    : [number, submittedOn, who, amount, status, comment];
