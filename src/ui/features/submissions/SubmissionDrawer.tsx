// A submission as its owner sees it: where it stands, and sending it to the operator (contract row 121).
import { submissionSetPending } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import { OPERATION_WAY, operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { commentFact } from '../../record/commentFact.ts';
import { DecidedDrawer, MainSum } from '../../record/DecisionDrawer.tsx';
import { TurnLine } from '../../record/AssigneeLine.tsx';
import { fileRows } from '../../record/tradeOutcome.tsx';
import { Progress } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/useDecision.ts';
import { LABELS, QUESTIONS, texts } from './texts.ts';

interface SubmissionDrawerProps {
  readonly submission: SubmitOperation;
  readonly onClose: () => void;
}

export function SubmissionDrawer({ submission, onClose }: SubmissionDrawerProps) {
  const { id, operation_id, status, currency, currency_amount } = submission;
  const open = useMoves(operationLifecycle, submission);
  const decisions = useDecision(submissionSetPending, {
    status,
    questions: QUESTIONS,
    inputOf: () => ({ params: { id } }),
    done: texts.sent,
  });
  return (
    <DecidedDrawer
      title={operation_id}
      of={operationLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Операция', value: operation_id },
        { label: 'Сумма', value: <Money amount={currency_amount} currency={currency} />, total: true },
      ]}
      labels={LABELS}
      onClose={onClose}
    >
      <MainSum label="Сумма операции" amount={currency_amount} currency={currency} />
      <Progress of={operationLifecycle} way={OPERATION_WAY} status={status} />
      <TurnLine
        of={operationLifecycle}
        status={status}
        isMine={open.moves.length > 0}
        mine="Отправьте операцию на рассмотрение."
        operators="Оператор проверит операцию и внесёт её в реестр."
      />
      <Ledger
        rows={[
          { label: 'Организация', value: submission.company_name },
          { label: 'Подана', value: <DateTime iso={submission.created_at} zone /> },
          ...fileRows(submission),
          commentFact(submission),
        ]}
      />
    </DecidedDrawer>
  );
}
