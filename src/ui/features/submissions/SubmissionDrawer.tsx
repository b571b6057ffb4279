// A submission for its owner: status, and sending it to the operator (tests/contract/calls.json row 121).
import { submissionSetPending } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import { OPERATION_STEPS, operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { getCommentItem } from '../../record/decision/commentItem.ts';
import { DecisionDrawer, HeadlineAmount } from '../../record/decision/DecisionDrawer.tsx';
import { AssigneeLine } from '../../record/AssigneeLine.tsx';
import { getTradeFileItems } from '../../record/payment/tradeOutcome.tsx';
import { LifecycleProgress } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/decision/Decision.tsx';
import { SUBMISSION_LABELS, SUBMISSION_PROMPTS, submissionTexts } from './texts.ts';

interface SubmissionDrawerProps {
  readonly submission: SubmitOperation;
  readonly onClose: () => void;
}

export function SubmissionDrawer({ submission, onClose }: SubmissionDrawerProps) {
  const { id, operation_id, status, currency, currency_amount } = submission;
  const open = useLifecycleTransitions(operationLifecycle, submission);
  const decisions = useDecision(submissionSetPending, {
    status,
    questions: SUBMISSION_PROMPTS,
    inputOf: () => ({ params: { id } }),
    done: submissionTexts.sent,
  });
  return (
    <DecisionDrawer
      title={operation_id}
      lifecycle={operationLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Операция', value: operation_id },
        { label: 'Сумма', value: <Money amount={currency_amount} currency={currency} />, total: true },
      ]}
      labels={SUBMISSION_LABELS}
      onClose={onClose}
    >
      <HeadlineAmount label="Сумма операции" amount={currency_amount} currency={currency} />
      <LifecycleProgress lifecycle={operationLifecycle} mainPath={OPERATION_STEPS} status={status} />
      <AssigneeLine
        lifecycle={operationLifecycle}
        status={status}
        isMine={open.moves.length > 0}
        mine="Отправьте операцию на рассмотрение."
        operators="Оператор проверит операцию и внесёт её в реестр."
      />
      <DescriptionList
        rows={[
          { label: 'Организация', value: submission.company_name },
          { label: 'Подана', value: <DateTime iso={submission.created_at} zone /> },
          ...getTradeFileItems(submission),
          getCommentItem(submission),
        ]}
      />
    </DecisionDrawer>
  );
}
