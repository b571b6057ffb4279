// Columns of the matches of a bank statement.
import type { RecordId } from '../../../../api/recordId.ts';
import { formatKopecks } from '../../../../machines/reconciliation/bankStatement.ts';
import type { PaymentMatch } from '../../../../machines/reconciliation/paymentMatch.ts';
import { StatusChip } from '../../../kit/display/StatusChip.tsx';
import { EMPTY_VALUE, formatDate } from '../../../kit/display/format.ts';
import { Money } from '../../../kit/display/Money.tsx';
import type { Column } from '../../../kit/table/Table.tsx';
import { CERTAINTY_CHIPS, MATCH_REASON_LABELS, bankTexts } from './texts.ts';

export interface MatchRow {
  readonly id: RecordId;
  readonly match: PaymentMatch;
  /** Why it cannot be credited now; null if it can. */
  readonly obstacle: string | null;
}

function reasonOf({ match: { reason, isSamePayer, difference }, obstacle }: MatchRow): string {
  const payer = isSamePayer === false ? 'ИНН плательщика другой' : isSamePayer === null ? 'ИНН неизвестен' : null;
  const fee = reason === 'inn' && difference !== 0n ? 'Возможна комиссия банка' : null;
  return [MATCH_REASON_LABELS[reason], payer, fee, obstacle].filter((part) => part !== null).join('. ');
}

export const matchColumns: readonly Column<MatchRow>[] = [
  { key: 'number', title: 'Заявка', width: 96, card: 'title', cell: ({ match }) => match.deposit.number },
  {
    key: 'company',
    title: 'Организация',
    card: 'name',
    hint: ({ match }) => match.deposit.company,
    cell: ({ match }) => match.deposit.company ?? EMPTY_VALUE,
  },
  {
    key: 'payment',
    title: 'Документ банка',
    width: 164,
    hint: ({ match }) => match.payment.purpose,
    cell: ({ match: { payment, others } }) =>
      [payment, ...others].map(({ number, day }) => `№ ${number} от ${formatDate(day)}`).join(', '),
  },
  {
    key: 'amount',
    title: 'К зачислению',
    width: 144,
    align: 'end',
    card: 'sum',
    cell: ({ match }) => <Money amount={formatKopecks(match.credit)} currency="RUB" />,
  },
  {
    key: 'difference',
    title: 'Разница',
    width: 120,
    align: 'end',
    cell: ({ match: { difference } }) =>
      difference === 0n ? EMPTY_VALUE : <Money amount={formatKopecks(difference)} currency="RUB" />,
  },
  { key: 'reason', title: 'Основание', width: 'clamp(220px, 40vw - 350px, 480px)', hint: reasonOf, cell: reasonOf },
  {
    key: 'certainty',
    title: 'Совпадение',
    width: 150,
    card: 'corner',
    cell: ({ match }) => <StatusChip status={match.certainty} {...CERTAINTY_CHIPS[match.certainty]} />,
  },
];

/** A deposit can be credited once its client has sent the payment order. */
export const getCreditObstacle = (canCredit: boolean): string | null => (canCredit ? null : bankTexts.noOrder);
