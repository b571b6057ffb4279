// An open withdrawal: sum, way, requisites, comment; the operator's decisions where the lifecycle gives any.
import type { ReactNode } from 'react';
import { withdrawalComment, withdrawalReview } from '../../../api/endpoints/withdrawals.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING } from '../../kit/format.ts';
import { CommentLine } from '../../patterns/CommentLine.tsx';
import { DecisionDialog } from '../../patterns/DecisionDialog.tsx';
import { InformationLink } from '../../patterns/InformationLink.tsx';
import { Facts } from '../../patterns/ListFrame.ts';
import { MoveButtons } from '../../patterns/MoveButtons.tsx';
import { TurnLine } from '../../patterns/TurnLine.tsx';
import { Progress, Status } from '../../patterns/status.tsx';
import { useDecision } from '../../patterns/useDecision.ts';
import { roleLabels } from '../../texts/roles.ts';
import { LABELS, QUESTIONS } from './texts.ts';

/** The straight way of a withdrawal (domain.md section 3). */
const WAY = ['pending', 'accepted', 'in_review', 'executed'] as const;

interface WithdrawalDrawerProps {
  readonly withdrawal: Withdrawal;
  readonly onClose: () => void;
  /** Before the cross, as the steps through a queue. */
  readonly tools?: ReactNode;
  /** After the moves in the foot, as the link to the next one. */
  readonly onward?: ReactNode;
}

/** Keyed by id and status. An owner has no move: a withdrawal cannot be taken back (no such call). */
export function WithdrawalDrawer({ withdrawal, onClose, tools, onward }: WithdrawalDrawerProps) {
  const { id, number, status, amount, currency } = withdrawal;
  const open = useMoves(withdrawalLifecycle, withdrawal);
  const { decision, question, onMove } = useDecision(withdrawalReview, {
    questions: QUESTIONS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  const foot = open.moves.length > 0 || onward !== undefined;
  return (
    <Drawer
      title={`Вывод ${number}`}
      mark={<Status of={withdrawalLifecycle} status={status} />}
      tools={tools}
      onClose={onClose}
      foot={
        foot ? (
          <>
            <MoveButtons {...open} busy={decision.form.busy} onMove={onMove} />
            {onward}
          </>
        ) : null
      }
    >
      <Facts>
        <div className="sum">
          Сумма к выводу
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>
        </div>
        <Progress of={withdrawalLifecycle} way={WAY} status={status} />
        <TurnLine
          of={withdrawalLifecycle}
          status={status}
          isMine={open.moves.length > 0}
          mine="Сверьте реквизиты и примите решение."
          operators="Оператор сверит реквизиты и исполнит вывод."
        />
        <Ledger
          rows={[
            { label: 'Организация', value: withdrawal.company_name },
            { label: 'Роль', value: roleLabels[withdrawal.role] },
            { label: 'Создана', value: <DateTime iso={withdrawal.created_at} zone /> },
            ...requisiteRows(withdrawal),
            { label: 'Назначение платежа', value: withdrawal.purpose },
            {
              label: 'Комментарий',
              value: (
                <CommentLine
                  comment={withdrawal.comment}
                  target={withdrawalComment}
                  inputOf={(comment) => ({ params: { id }, body: { comment } })}
                />
              ),
            },
          ]}
        />
        <InformationLink kind="withdrawal" id={id} />
      </Facts>
      {question ? (
        <DecisionDialog
          decision={decision}
          question={question}
          rows={[
            { label: 'Заявка', value: number },
            ...requisiteRows(withdrawal),
            { label: 'Сумма', value: <Money amount={amount} currency={currency} />, total: true },
          ]}
          labels={LABELS}
        />
      ) : null}
    </Drawer>
  );
}

type Requisites = Pick<Withdrawal, 'recipient_name' | 'settlement_account' | 'bik' | 'bank_name'>;

function requisiteRows({ recipient_name, settlement_account, bik, bank_name }: Requisites): readonly LedgerRow[] {
  return [
    { label: 'Получатель', value: recipient_name },
    { label: 'Расчётный счёт', value: <span className="num">{settlement_account}</span> },
    { label: 'БИК', value: bik },
    { label: 'Банк', value: bank_name ?? MISSING },
  ];
}
