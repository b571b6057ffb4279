// Columns of deposits, for the operator and for their owners.
import { fileNameAt } from '../../../api/contentDisposition.ts';
import type { Role } from '../../../api/roles.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { TurnMark } from '../../kit/display/AssigneeMark.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { amount, company, date, number } from '../../list/requestColumns.tsx';
import { statusColumn } from '../../list/commonColumns.tsx';
import { DepositStatus } from '../../record/RecordStatus.tsx';
import { markOf, shortStep, turnOf } from './depositAssignee.ts';

const status: Column<Deposit> = {
  ...statusColumn(depositLifecycle, 180),
  cell: (row) => <DepositStatus deposit={row} />,
};
/** What came in may differ from what was announced, and the statement has this one. */
const credited: Column<Deposit> = {
  ...amount,
  key: 'credited',
  title: 'Зачислено',
  card: undefined,
  by: (row) => row.top_up_amount,
  cell: (row) => (row.top_up_amount === null ? MISSING : <Money amount={row.top_up_amount} currency={row.currency} />),
};
const order: Column<Deposit> = {
  key: 'order',
  title: 'Платёжное поручение',
  width: 172,
  hint: (row) => (row.payment_order === null ? '' : fileNameAt(row.payment_order)),
  cell: (row) => (row.payment_order === null ? MISSING : fileNameAt(row.payment_order)),
};
const comment: Column<Deposit> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? MISSING,
};
const turn = (viewer: Role | null): Column<Deposit> => ({
  key: 'turn',
  title: 'Чей ход',
  width: 120,
  card: 'foot',
  cell(row) {
    const mark = markOf(turnOf(row), viewer);
    return mark === 'none' ? MISSING : <TurnMark turn={mark} step={shortStep(row)} />;
  },
});

/** `open`: a row is open beside the table, which then keeps what fits (look.md section 6). */
export const operatorColumns = (open: boolean): readonly Column<Deposit>[] =>
  open
    ? [number, date, company, amount, status]
    : [number, date, company, amount, order, status, turn('authorized_organization')];

/** Of a history: the sum that came in needs the room more. */
const pastOrder: Column<Deposit> = { ...order, spare: 'tablet' };

/** Of the history at the operator. */
export const finishedColumns: readonly Column<Deposit>[] = [number, date, company, amount, credited, pastOrder, status];

/** Columns of a client: their own requests; `past`: finished ones are among them. */
export const ownColumns = (open: boolean, viewer: Role | null, past: boolean): readonly Column<Deposit>[] =>
  open
    ? [number, date, { ...amount, width: undefined }, status]
    : [number, date, amount, ...(past ? [credited] : []), status, past ? pastOrder : order, comment, turn(viewer)];
