// An open withdrawal: amount, progress, bank details, comment; the operator's transitions.
import {
  withdrawalComment,
  withdrawalReview,
  withdrawalHistoryList,
  operatorWithdrawalList,
} from '../../../api/endpoints/withdrawals.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { WITHDRAWAL_STEPS, withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { getEditableCommentItem } from '../../record/decision/CommentLine.tsx';
import { DecisionDrawer, HeadlineAmount, type RecordDrawerProps } from '../../record/decision/DecisionDrawer.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { DecisionFacts } from '../../record/DecisionFacts.tsx';
import { OrganizationNameLink } from '../../record/MessageOrganizationButton.tsx';
import { AssigneeLine } from '../../record/AssigneeLine.tsx';
import { ExecutionReportButton, isExecuted } from '../../record/report/ExecutionReportButton.tsx';
import { LifecycleProgress, ReserveReturnedNote } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/decision/Decision.tsx';
import { getBankLabels } from '../../texts/bankFields.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { WITHDRAWAL_LABELS, WITHDRAWAL_PROMPTS } from './texts.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { LOOKUP_PAGE, type LookupCall, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';

/** Finds a withdrawal in the history of its owner. */
export const WITHDRAWAL_LOOKUP = createLookupCall(withdrawalHistoryList, { query: LOOKUP_PAGE });

/** Finds a withdrawal by id: among all for the operator, among own ones for a client. */
export const createWithdrawalLookup = (id: RecordId, isOperator: boolean): LookupCall<PageOf<Withdrawal>> =>
  isOperator ? createLookupCall(operatorWithdrawalList, { query: { id, limit: 1 } }) : WITHDRAWAL_LOOKUP;

interface WithdrawalDrawerProps extends RecordDrawerProps {
  readonly withdrawal: Withdrawal;
}

/** Keyed by id, so that a typed comment survives a status change. An owner has no transition: there is no such call. */
export function WithdrawalDrawer({ withdrawal, ...opened }: WithdrawalDrawerProps) {
  const { id, number, status, amount, currency } = withdrawal;
  const { role } = useSession();
  const open = useLifecycleTransitions(withdrawalLifecycle, withdrawal);
  const decisions = useDecision(withdrawalReview, {
    subject: { record: `withdrawal:${id}`, status },
    questions: WITHDRAWAL_PROMPTS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <DecisionDrawer
      {...opened}
      title={`Вывод ${number}`}
      lifecycle={withdrawalLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Заявка', value: number },
        ...requisiteRows(withdrawal),
        { label: 'Сумма', value: <Money amount={amount} currency={currency} />, total: true },
      ]}
      labels={WITHDRAWAL_LABELS}
      leadingActions={isExecuted(status) ? <ExecutionReportButton kind="withdrawal" record={withdrawal} /> : null}
    >
      <HeadlineAmount label="Сумма к выводу" amount={amount} currency={currency} />
      <LifecycleProgress lifecycle={withdrawalLifecycle} mainPath={WITHDRAWAL_STEPS} status={status} />
      <AssigneeLine
        lifecycle={withdrawalLifecycle}
        status={status}
        isMine={open.moves.length > 0}
        mine="Сверьте реквизиты и примите решение."
        operators="Оператор сверит реквизиты и исполнит вывод."
      />
      <ReserveReturnedNote lifecycle={withdrawalLifecycle} status={status} />
      <DescriptionList
        rows={[
          { label: 'Организация', value: <OrganizationNameLink record={withdrawal} /> },
          { label: 'Роль', value: getRoleLabel(withdrawal.role) },
          { label: 'Создана', value: <DateTime iso={withdrawal.created_at} zone /> },
          ...requisiteRows(withdrawal),
          { label: 'Назначение платежа', value: withdrawal.purpose },
          getEditableCommentItem({
            kind: 'withdrawal',
            record: withdrawal,
            lookupCall: createWithdrawalLookup(id, role === 'authorized_organization'),
            target: withdrawalComment,
            inputOf: (comment) => ({ params: { id }, body: { comment } }),
          }),
        ]}
      />
      <DecisionFacts decided={withdrawal} tab="money" />
      <InformationLink kind="withdrawal" id={id} />
    </DecisionDrawer>
  );
}

type Requisites = Pick<Withdrawal, 'recipient_name' | 'settlement_account' | 'bik' | 'bank_name'>;

function requisiteRows({ recipient_name, settlement_account, bik, bank_name }: Requisites): readonly DescriptionItem[] {
  const labels = getBankLabels(bik);
  return [
    { label: 'Получатель', value: recipient_name },
    { label: labels.settlement_account, value: <span className="num">{settlement_account ?? EMPTY_VALUE}</span> },
    { label: labels.bik, value: bik },
    { label: 'Банк', value: bank_name ?? EMPTY_VALUE },
  ];
}
