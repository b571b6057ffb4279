// An operation submitted to the registry: status, facts, available transitions.
import { submissionReview } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import { OPERATION_STEPS, operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { getCommentItem } from '../../record/decision/commentItem.ts';
import { DecisionDrawer, HeadlineAmount, type RecordDrawerProps } from '../../record/decision/DecisionDrawer.tsx';
import { OrganizationNameLink } from '../../record/MessageOrganizationButton.tsx';
import { LifecycleProgress } from '../../record/RecordStatus.tsx';
import { getTradeFileItems } from '../../record/payment/tradeOutcome.tsx';
import { useDecision } from '../../record/decision/Decision.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { OPERATION_LABELS, OPERATION_PROMPTS } from './texts.ts';

interface SubmissionProps extends RecordDrawerProps {
  readonly submission: SubmitOperation;
}

export function Submission({ submission, ...opened }: SubmissionProps) {
  const open = useLifecycleTransitions(operationLifecycle, submission);
  const { id, operation_id, currency, currency_amount, status } = submission;
  const decisions = useDecision(submissionReview, {
    subject: { record: `submission:${id}`, status },
    questions: OPERATION_PROMPTS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  const rows: readonly DescriptionItem[] = [
    { label: 'Операция', value: operation_id },
    { label: 'Участник', value: <OrganizationNameLink record={submission} /> },
    { label: 'Роль', value: getRoleLabel(submission.role) },
    { label: 'Подана', value: <DateTime iso={submission.created_at} zone /> },
    ...getTradeFileItems(submission),
    getCommentItem(submission),
  ];
  return (
    <DecisionDrawer
      {...opened}
      title={`Операция ${operation_id}`}
      lifecycle={operationLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Операция', value: operation_id },
        { label: 'Участник', value: submission.company_name },
        { label: 'Сумма', value: <Money amount={currency_amount} currency={currency} />, total: true },
      ]}
      labels={OPERATION_LABELS}
    >
      <HeadlineAmount label="Сумма операции" amount={currency_amount} currency={currency} />
      <LifecycleProgress lifecycle={operationLifecycle} mainPath={OPERATION_STEPS} status={status} />
      <DescriptionList rows={rows} />
    </DecisionDrawer>
  );
}
