// What a deposit is: sum, way, whose move, facts, where to pay. The same for the operator and its owner.
import type { ReactNode } from 'react';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import {
  DEPOSIT_WAY,
  PAYMENT_UNDER_REVIEW,
  depositLifecycle,
  isPaymentUnderReview,
} from '../../../machines/lifecycles/deposit.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { MainSum } from '../../record/DecisionDrawer.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { TurnNote } from '../../kit/layout/ListPage.styles.ts';
import { ViewedFile } from '../../record/FilePreview.tsx';
import { OrganizationName } from '../../record/MessageOrganization.tsx';
import { PaymentDetails } from '../../record/PaymentDetails.tsx';
import { Progress } from '../../record/RecordStatus.tsx';
import { roleLabel } from '../../texts/roles.ts';
import { texts } from './texts.ts';
import { markOf, nextStep, turnOf } from './depositAssignee.ts';

interface DepositFactsProps {
  readonly deposit: Deposit;
  /** Its comment, to be written where the reader finds the deposit among others. */
  readonly comment: LedgerRow;
  /** What is to be filled in for a decision: before the details, which are many and asked for less. */
  readonly children?: ReactNode;
}

/** To be put into `Facts`. */
export function DepositFacts({ deposit, comment, children }: DepositFactsProps) {
  const { id, amount, currency, status } = deposit;
  return (
    <>
      <MainSum label="Сумма заявки" amount={amount} currency={currency} />
      <Progress
        of={depositLifecycle}
        way={DEPOSIT_WAY}
        status={status}
        label={isPaymentUnderReview(deposit) ? PAYMENT_UNDER_REVIEW.label : undefined}
      />
      <Turn deposit={deposit} />
      <Ledger
        rows={[
          { label: 'Организация', value: <OrganizationName of={deposit} /> },
          { label: 'Роль', value: roleLabel(deposit.role) },
          { label: 'Создана', value: <DateTime iso={deposit.created_at} zone /> },
          {
            label: 'Платёжное поручение',
            value:
              deposit.payment_order === null ? (
                MISSING
              ) : (
                <ViewedFile address={deposit.payment_order} label="Платёжное поручение" />
              ),
          },
          ...credited(deposit),
          comment,
        ]}
      />
      {children}
      <PaymentDetails deposit={deposit} />
      <InformationLink kind="deposit" id={id} />
    </>
  );
}

function credited({ top_up_amount, currency }: Deposit): readonly LedgerRow[] {
  if (top_up_amount === null) return [];
  return [{ label: 'Зачислено', value: <Money amount={top_up_amount} currency={currency} /> }];
}

function Turn({ deposit }: { deposit: Deposit }) {
  const { role } = useSession();
  const turn = turnOf(deposit);
  if (turn === 'none') return null;
  const mine = markOf(turn, role) === 'you';
  const whose = mine ? 'Ваш ход.' : turn === 'client' ? 'Ход клиента.' : 'Ход оператора.';
  return (
    <TurnNote data-mine={mine || undefined}>
      <strong>{whose}</strong>{' '}
      <span>{mine ? nextStep(deposit) : turn === 'operator' ? texts.checked : texts.awaited}</span>
    </TurnNote>
  );
}
