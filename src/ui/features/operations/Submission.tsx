// An operation handed in for the registry: where it stands, what it is, and what may be done about it now.
import { submissionReview } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import { OPERATION_WAY, operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { commentFact } from '../../record/commentFact.ts';
import { DecidedDrawer, MainSum, type OpenedProps } from '../../record/DecisionDrawer.tsx';
import { Progress } from '../../record/RecordStatus.tsx';
import { fileRows } from '../../record/tradeOutcome.tsx';
import { useDecision } from '../../record/useDecision.ts';
import { roleLabel } from '../../texts/roles.ts';
import { LABELS, QUESTIONS } from './texts.ts';

interface SubmissionProps extends OpenedProps {
  readonly submission: SubmitOperation;
}

export function Submission({ submission, ...opened }: SubmissionProps) {
  const open = useMoves(operationLifecycle, submission);
  const { id, operation_id, currency, currency_amount, status } = submission;
  const decisions = useDecision(submissionReview, {
    of: { record: `submission:${id}`, status },
    questions: QUESTIONS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  const rows: readonly LedgerRow[] = [
    { label: 'Операция', value: operation_id },
    { label: 'Участник', value: submission.company_name },
    { label: 'Роль', value: roleLabel(submission.role) },
    { label: 'Подана', value: <DateTime iso={submission.created_at} zone /> },
    ...fileRows(submission),
    commentFact(submission),
  ];
  return (
    <DecidedDrawer
      {...opened}
      title={`Операция ${operation_id}`}
      of={operationLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Операция', value: operation_id },
        { label: 'Участник', value: submission.company_name },
        { label: 'Сумма', value: <Money amount={currency_amount} currency={currency} />, total: true },
      ]}
      labels={LABELS}
    >
      <MainSum label="Сумма операции" amount={currency_amount} currency={currency} />
      <Progress of={operationLifecycle} way={OPERATION_WAY} status={status} />
      <Ledger rows={rows} />
    </DecidedDrawer>
  );
}
