// Columns of deposits, for the operator and for their owners.
import { getFileNameFromUrl } from '../../../api/contentDisposition.ts';
import type { Role } from '../../../api/roles.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { Money } from '../../kit/display/Money.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { AssigneeMark } from '../../kit/display/AssigneeMark.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import {
  amountColumn,
  companyColumn,
  createdDateColumn,
  innColumn,
  numberColumn,
} from '../../list/columns/requestColumns.tsx';
import { statusColumn } from '../../list/columns/commonColumns.tsx';
import { DepositStatus } from '../../record/RecordStatus.tsx';
import { getAssigneeMark, getShortNextStep, getDepositAssignee } from './depositAssignee.ts';

const status: Column<Deposit> = {
  ...statusColumn(depositLifecycle, 180),
  cell: (row) => <DepositStatus deposit={row} />,
};
/** The credited amount may differ from the requested one; the statement has the credited one. */
const credited: Column<Deposit> = {
  ...amountColumn,
  key: 'credited',
  title: 'Зачислено',
  card: undefined,
  sortKey: (row) => row.top_up_amount,
  cell: (row) =>
    row.top_up_amount === null ? EMPTY_VALUE : <Money amount={row.top_up_amount} currency={row.currency} />,
};
const order: Column<Deposit> = {
  key: 'order',
  title: 'Платёжное поручение',
  width: 172,
  hint: (row) => (row.payment_order === null ? '' : getFileNameFromUrl(row.payment_order)),
  cell: (row) => (row.payment_order === null ? EMPTY_VALUE : getFileNameFromUrl(row.payment_order)),
};
const comment: Column<Deposit> = {
  key: 'comment',
  title: 'Комментарий',
  hint: (row) => row.comment ?? '',
  cell: (row) => row.comment ?? EMPTY_VALUE,
};
const turn = (viewer: Role | null): Column<Deposit> => ({
  key: 'turn',
  title: 'Следующий шаг',
  width: 164,
  card: 'foot',
  cell(row) {
    const mark = getAssigneeMark(getDepositAssignee(row), viewer);
    return mark === 'none' ? EMPTY_VALUE : <AssigneeMark assignee={mark} step={getShortNextStep(row)} />;
  },
});

/** `open`: a row is open beside the table, so fewer columns fit. */
export const operatorDepositColumns = (open: boolean): readonly Column<Deposit>[] =>
  open
    ? [numberColumn, createdDateColumn, companyColumn, amountColumn, status]
    : [
        numberColumn,
        createdDateColumn,
        companyColumn,
        innColumn,
        amountColumn,
        order,
        status,
        turn('authorized_organization'),
      ];

/** Of a history: the sum that came in needs the room more. */
const pastOrder: Column<Deposit> = { ...order, hiddenBelow: 'tablet' };

/** Of the history at the operator. */
export const finishedDepositColumns: readonly Column<Deposit>[] = [
  numberColumn,
  createdDateColumn,
  companyColumn,
  innColumn,
  amountColumn,
  credited,
  pastOrder,
  status,
];

/** Columns of a client: their own requests; `past`: finished ones are among them. */
export const clientDepositColumns = (open: boolean, viewer: Role | null, past: boolean): readonly Column<Deposit>[] =>
  open
    ? [numberColumn, createdDateColumn, { ...amountColumn, width: undefined }, status]
    : [
        numberColumn,
        createdDateColumn,
        amountColumn,
        ...(past ? [credited] : []),
        status,
        past ? pastOrder : order,
        comment,
        turn(viewer),
      ];
