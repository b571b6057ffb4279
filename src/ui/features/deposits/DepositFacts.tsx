// Facts of a deposit: amount, progress, assignee, bank details. Shared by the operator and the owner.
import type { ReactNode } from 'react';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import {
  DEPOSIT_STEPS,
  PAYMENT_UNDER_REVIEW,
  depositLifecycle,
  isPaymentUnderReview,
} from '../../../machines/lifecycles/deposit.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { HeadlineAmount } from '../../record/decision/DecisionDrawer.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { AssigneeNote } from '../../kit/layout/ListPage.styles.ts';
import { StoredFileWithPreview } from '../../record/files/FilePreview.tsx';
import { OrganizationNameLink } from '../../record/MessageOrganizationButton.tsx';
import { PaymentDetails } from '../../record/payment/PaymentDetails.tsx';
import { LifecycleProgress } from '../../record/RecordStatus.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { depositTexts } from './texts.ts';
import { getAssigneeMark, getNextStep, getDepositAssignee } from './depositAssignee.ts';

interface DepositFactsProps {
  readonly deposit: Deposit;
  /** Its comment, editable depending on the reader. */
  readonly comment: DescriptionItem;
  /** Inputs for a decision, before the long bank details. */
  readonly children?: ReactNode;
}

/** To be put into `Facts`. */
export function DepositFacts({ deposit, comment, children }: DepositFactsProps) {
  const { id, amount, currency, status } = deposit;
  return (
    <>
      <HeadlineAmount label="Сумма заявки" amount={amount} currency={currency} />
      <LifecycleProgress
        lifecycle={depositLifecycle}
        mainPath={DEPOSIT_STEPS}
        status={status}
        label={isPaymentUnderReview(deposit) ? PAYMENT_UNDER_REVIEW.label : undefined}
      />
      <Turn deposit={deposit} />
      <DescriptionList
        rows={[
          { label: 'Организация', value: <OrganizationNameLink record={deposit} /> },
          { label: 'Роль', value: getRoleLabel(deposit.role) },
          { label: 'Создана', value: <DateTime iso={deposit.created_at} zone /> },
          {
            label: 'Платёжное поручение',
            value:
              deposit.payment_order === null ? (
                EMPTY_VALUE
              ) : (
                <StoredFileWithPreview address={deposit.payment_order} label="Платёжное поручение" />
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

function credited({ top_up_amount, currency }: Deposit): readonly DescriptionItem[] {
  if (top_up_amount === null) return [];
  return [{ label: 'Зачислено', value: <Money amount={top_up_amount} currency={currency} /> }];
}

function Turn({ deposit }: { deposit: Deposit }) {
  const { role } = useSession();
  const turn = getDepositAssignee(deposit);
  if (turn === 'none') return null;
  const mine = getAssigneeMark(turn, role) === 'you';
  const whose = mine ? 'Ожидается от вас.' : turn === 'client' ? 'Ожидаем клиента.' : 'Ожидаем оператора.';
  return (
    <AssigneeNote data-mine={mine || undefined}>
      <strong>{whose}</strong>{' '}
      <span>{mine ? getNextStep(deposit) : turn === 'operator' ? depositTexts.checked : depositTexts.awaited}</span>
    </AssigneeNote>
  );
}
