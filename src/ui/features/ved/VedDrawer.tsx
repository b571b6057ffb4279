// An open payment abroad: sum, way, receiver, invoice; the operator's decisions where the lifecycle gives any.
import type { ReactNode } from 'react';
import { vedTransactionReview } from '../../../api/endpoints/ved.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING } from '../../kit/format.ts';
import { DecisionDialog } from '../../patterns/DecisionDialog.tsx';
import { Facts } from '../../patterns/ListFrame.ts';
import { MoveButtons } from '../../patterns/MoveButtons.tsx';
import { StoredFile } from '../../patterns/StoredFile.tsx';
import { TurnLine } from '../../patterns/TurnLine.tsx';
import { Progress, Status } from '../../patterns/status.tsx';
import { useDecision } from '../../patterns/useDecision.ts';
import { countryName } from '../../texts/countries.ts';
import { LABELS, QUESTIONS } from './texts.ts';

/** The straight way of a payment (domain.md section 3). */
const WAY = ['pending', 'accepted', 'executed'] as const;

interface VedDrawerProps {
  readonly payment: VedTransaction;
  readonly onClose: () => void;
  /** Before the cross, as the steps through a queue. */
  readonly tools?: ReactNode;
  /** After the moves in the foot, as the link to the next one. */
  readonly onward?: ReactNode;
}

/** Keyed by id and status. An owner has no move: a payment cannot be taken back (no such call). */
export function VedDrawer({ payment, onClose, tools, onward }: VedDrawerProps) {
  const { id, number, status, amount, currency } = payment;
  // Only participants pay abroad, so the record does not name the role of its owner.
  const open = useMoves(vedTransactionLifecycle, { ...payment, role: 'ved_participant' });
  const { decision, question, onMove } = useDecision(vedTransactionReview, {
    questions: QUESTIONS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <Drawer
      title={`Оплата ${number}`}
      mark={<Status of={vedTransactionLifecycle} status={status} />}
      tools={tools}
      onClose={onClose}
      foot={
        open.moves.length === 0 && onward === undefined ? null : (
          <>
            <MoveButtons {...open} busy={decision.form.busy} onMove={onMove} />
            {onward}
          </>
        )
      }
    >
      <Facts>
        <div className="sum">
          Сумма платежа
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>
        </div>
        <Progress of={vedTransactionLifecycle} way={WAY} status={status} />
        <TurnLine
          of={vedTransactionLifecycle}
          status={status}
          isMine={open.moves.length > 0}
          mine="Сверьте счёт с договором и примите решение."
          operators="Оператор сверит счёт с договором и примет решение."
        />
        <Ledger
          rows={[
            ...receiver(payment),
            { label: 'Организация', value: payment.company_name },
            { label: 'Кошелёк', value: walletNumber(payment.wallet_id) },
            {
              label: 'Счёт (инвойс)',
              value: payment.invoice === null ? MISSING : <StoredFile address={payment.invoice} />,
            },
            { label: 'Комментарий', value: payment.comment ?? MISSING },
            { label: 'Создана', value: <DateTime iso={payment.created_at} zone /> },
          ]}
        />
      </Facts>
      {question ? (
        <DecisionDialog
          decision={decision}
          question={question}
          rows={[
            { label: 'Заявка', value: number },
            ...receiver(payment),
            { label: 'Сумма', value: <Money amount={amount} currency={currency} />, total: true },
          ]}
          labels={LABELS}
        />
      ) : null}
    </Drawer>
  );
}

function receiver(payment: VedTransaction): readonly LedgerRow[] {
  return [
    { label: 'Контрагент', value: payment.counterparty_name },
    { label: 'Страна', value: countryName(payment.counterparty_country) },
    { label: 'УНК', value: <span className="num">{payment.ved_contract_number}</span> },
    { label: 'Назначение платежа', value: payment.purpose },
  ];
}

/** The record carries the id of the wallet; people know it as W-000001 (contract/demo-world.json). */
const walletNumber = (id: number | null): string => (id === null ? MISSING : `W-${String(id).padStart(6, '0')}`);
