// Columns of operations to submit and of submissions.
import type { DigitalOperation, SubmitOperation } from '../../../api/schemas/operations.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { AmlChip } from '../../kit/AmlChip.tsx';
import { DateTime } from '../../kit/DateTime.tsx';
import { Money } from '../../kit/Money.tsx';
import type { Column } from '../../kit/Table.tsx';
import { MISSING } from '../../kit/format.ts';
import { WalletAddress } from '../../patterns/WalletAddress.tsx';
import { Status } from '../../patterns/status.tsx';
import { kindLabel } from './texts.ts';

interface Common {
  readonly operation_id: string;
  readonly currency: string;
  readonly currency_amount: string;
}
const number: Column<Common> = { key: 'number', title: '№', width: 160, cell: (row) => row.operation_id };
const amount: Column<Common> = {
  key: 'amount',
  title: 'Сумма',
  width: 200,
  align: 'end',
  cell: (row) => <Money amount={row.currency_amount} currency={row.currency} />,
};
const date: Column<DigitalOperation> = {
  key: 'date',
  title: 'Дата',
  width: 150,
  cell: (row) => <DateTime iso={row.operation_date} />,
};
const kind: Column<DigitalOperation> = { key: 'kind', title: 'Тип', cell: (row) => kindLabel(row.operation_type) };
const aml: Column<DigitalOperation> = {
  key: 'aml',
  title: 'AML',
  width: 154,
  cell: (row) => <AmlChip value={row.aml_percentage} />,
};
const hash: Column<DigitalOperation> = {
  key: 'hash',
  title: 'Хеш',
  width: 152,
  cell: (row) => (row.hash === null ? MISSING : <WalletAddress address={row.hash} label="Скопировать хеш" />),
};
const created: Column<SubmitOperation> = {
  key: 'created',
  title: 'Подана',
  width: 150,
  cell: (row) => <DateTime iso={row.created_at} />,
};
const comment: Column<SubmitOperation> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? MISSING,
};
const status: Column<SubmitOperation> = {
  key: 'status',
  title: 'Статус',
  width: 190,
  card: 'corner',
  cell: (row) => <Status of={operationLifecycle} status={row.status} />,
};

/** `open`: a row is open beside the table, which then keeps what fits (look.md section 6). */
export const availableColumns = (open: boolean): readonly Column<DigitalOperation>[] =>
  open ? [number, kind, amount] : [number, date, kind, amount, aml, hash];

export const submittedColumns = (open: boolean): readonly Column<SubmitOperation>[] =>
  open ? [number, { ...amount, width: undefined }, status] : [number, created, amount, status, comment];
