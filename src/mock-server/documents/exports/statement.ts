// The statement of a rouble account: contract row 70.

type FiatOperation = Omit<Row<'fiat_operations'>, 'company_id'>;
import type { Row } from '../../db/tables.ts';
import { OPENING_BALANCE_LABEL } from '../../domain/money/statement.ts';
import { toMoscowTime, formatCell } from '../../../api/documents/format.ts';
import {
  type NamedDocumentTable,
  decimalCell,
  dateTimeCell,
  moneyCell,
  textCell,
} from '../../../api/documents/table.ts';
import { FIAT_OPERATION_LABELS, translateCode } from '../texts.ts';
import { type ExportField, createTableContents, sumValues } from './fields.ts';

export interface Statement {
  readonly wallet: Row<'fiat_wallets'>;
  /** Name of the account's organisation. */
  readonly owner: string;
  /** All movements in display order. */
  readonly operations: readonly FiatOperation[];
}

interface Total {
  readonly title: string;
  readonly came: string;
  /** Null for a balance row, which has a single figure. */
  readonly left: string | null;
}

const isDebit = ({ amount }: FiatOperation): boolean => amount.startsWith('-');
const isOpening = ({ number, description }: FiatOperation): boolean =>
  number === null && description === OPENING_BALANCE_LABEL;
const debited = ({ amount }: FiatOperation): string => amount.slice(1);

const fields: readonly ExportField<FiatOperation, Total>[] = [
  { title: 'Дата', kind: 'date', of: (row) => dateTimeCell(row.created_at) },
  { title: 'Документ', kind: 'text', of: (row) => textCell(row.number) },
  { title: 'Операция', kind: 'text', of: (row) => textCell(translateCode(FIAT_OPERATION_LABELS, row.operation_type)) },
  {
    title: 'Назначение',
    kind: 'text',
    wraps: true,
    of: (row) => textCell(row.description),
    total: ({ title }) => textCell(title),
  },
  {
    title: 'Поступило, ₽',
    kind: 'number',
    of: (row) => (isDebit(row) ? null : decimalCell(row.amount, 2)),
    total: ({ came }) => decimalCell(came, 2),
  },
  {
    title: 'Списано, ₽',
    kind: 'number',
    of: (row) => (isDebit(row) ? decimalCell(debited(row), 2) : null),
    total: ({ left }) => decimalCell(left, 2),
  },
];

/** Opening balance, all movements and closing balance; the file is named by the current day in Moscow. */
export function statementDocument({ wallet, owner, operations }: Statement, now: string): NamedDocumentTable {
  const rubles = (value: string): string => formatCell(moneyCell(value, wallet.currency));
  const moved = operations.filter((row) => !isOpening(row));
  const opening = sumValues(operations.filter(isOpening).map(({ amount }) => amount));
  const totals: readonly Total[] = [
    { title: OPENING_BALANCE_LABEL, came: opening, left: null },
    {
      title: 'Обороты',
      came: sumValues(moved.filter((row) => !isDebit(row)).map(({ amount }) => amount)),
      left: sumValues(moved.filter(isDebit).map(debited)),
    },
    { title: 'Исходящий остаток', came: wallet.balance, left: null },
  ];
  return {
    name: `statement-${toMoscowTime(now).slice(0, 10)}`,
    table: {
      title: 'Выписка по счёту',
      subtitle: [
        `Владелец: ${owner}`,
        `Счёт ${wallet.account_number} в ${wallet.bank_name}, БИК ${wallet.bik}, к/с ${wallet.corr_account}`,
        `Получатель платежей: ${wallet.recipient}`,
        `Остаток ${rubles(wallet.balance)}, в резерве ${rubles(wallet.reserved)}, доступно ${rubles(wallet.available)}`,
      ],
      created: now,
      ...createTableContents(fields, moved, totals),
    },
  };
}
