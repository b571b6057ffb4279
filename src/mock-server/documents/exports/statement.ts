// The statement of a rouble account: contract row 70.
import type { FiatOperation } from '../../../api/schemas/fiat.ts';
import type { Row } from '../../world/tables.ts';
import { moscow, shown } from '../figures.ts';
import { type NamedTable, decimal, instant, money, text } from '../table.ts';
import { fiatWords, word } from '../texts.ts';
import { type Field, drawn, sum } from './fields.ts';

export interface Statement {
  readonly wallet: Row<'fiat_wallets'>;
  /** Name of the organisation whose account it is. */
  readonly owner: string;
  /** All movements, in the order they shall stand. */
  readonly operations: readonly FiatOperation[];
}

interface Turnover {
  readonly came: string;
  readonly left: string;
}

const isDebit = ({ amount }: FiatOperation): boolean => amount.startsWith('-');
const debited = ({ amount }: FiatOperation): string => amount.slice(1);

const fields: readonly Field<FiatOperation, Turnover>[] = [
  { title: 'Дата', kind: 'date', of: (row) => instant(row.created_at), total: () => text('Обороты') },
  { title: 'Документ', kind: 'text', of: (row) => text(row.number) },
  { title: 'Операция', kind: 'text', of: (row) => text(word(fiatWords, row.operation_type)) },
  { title: 'Назначение', kind: 'text', wraps: true, of: (row) => text(row.description) },
  {
    title: 'Поступило, ₽',
    kind: 'number',
    of: (row) => (isDebit(row) ? null : decimal(row.amount, 2)),
    total: ({ came }) => decimal(came, 2),
  },
  {
    title: 'Списано, ₽',
    kind: 'number',
    of: (row) => (isDebit(row) ? decimal(debited(row), 2) : null),
    total: ({ left }) => decimal(left, 2),
  },
];

/** The account with all its movements, named by the day it is made on in Moscow. */
export function statementDocument({ wallet, owner, operations }: Statement, now: string): NamedTable {
  const rubles = (value: string): string => shown(money(value, wallet.currency));
  const turnover = {
    came: sum(operations.filter((row) => !isDebit(row)).map(({ amount }) => amount)),
    left: sum(operations.filter(isDebit).map(debited)),
  };
  return {
    name: `statement-${moscow(now).slice(0, 10)}`,
    table: {
      title: 'Выписка по счёту',
      subtitle: [
        `Владелец: ${owner}`,
        `Счёт ${wallet.account_number} в ${wallet.bank_name}, БИК ${wallet.bik}, к/с ${wallet.corr_account}`,
        `Получатель платежей: ${wallet.recipient}`,
        `Остаток ${rubles(wallet.balance)}, в резерве ${rubles(wallet.reserved)}, доступно ${rubles(wallet.available)}`,
      ],
      created: now,
      ...drawn(fields, operations, [turnover]),
    },
  };
}
