// An operation handed in for the registry: where it stands, what it is, and what may be done about it now.
import type { ReactNode } from 'react';
import { submissionReview } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { Ledger, type LedgerRow } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING } from '../../kit/format.ts';
import { DecisionDialog } from '../../patterns/DecisionDialog.tsx';
import { Facts } from '../../patterns/ListFrame.ts';
import { MoveButtons } from '../../patterns/MoveButtons.tsx';
import { Progress, Status } from '../../patterns/status.tsx';
import { useDecision } from '../../patterns/useDecision.ts';
import { roleLabels } from '../../texts/roles.ts';
import { LABELS, QUESTIONS } from './texts.ts';

const WAY = ['draft', 'pending', 'accepted'] as const;

interface SubmissionProps {
  readonly submission: SubmitOperation;
  readonly onClose: () => void;
  readonly tools?: ReactNode;
  readonly onward?: ReactNode;
}

/** Keyed by its id and status. */
export function Submission({ submission, onClose, tools, onward }: SubmissionProps) {
  const open = useMoves(operationLifecycle, submission);
  const { id } = submission;
  const review = useDecision(submissionReview, { questions: QUESTIONS, inputOf: (body) => ({ params: { id }, body }) });
  const { operation_id, currency, currency_amount, status, comment } = submission;
  const rows: readonly LedgerRow[] = [
    { label: 'Операция', value: operation_id },
    { label: 'Участник', value: submission.company_name },
    { label: 'Роль', value: roleLabels[submission.role] },
    { label: 'Подана', value: <DateTime iso={submission.created_at} zone /> },
    { label: 'Комментарий', value: comment ?? MISSING },
  ];
  return (
    <Drawer
      title={`Операция ${operation_id}`}
      mark={<Status of={operationLifecycle} status={status} />}
      tools={tools}
      onClose={onClose}
      foot={
        <>
          <MoveButtons {...open} busy={review.decision.form.busy} onMove={review.onMove} />
          {onward}
        </>
      }
    >
      <Facts>
        <div className="sum">
          Сумма операции
          <strong>
            <Money amount={currency_amount} currency={currency} />
          </strong>
        </div>
        <Progress of={operationLifecycle} way={WAY} status={status} />
        <Ledger rows={rows} />
      </Facts>
      {review.question ? (
        <DecisionDialog
          decision={review.decision}
          question={review.question}
          rows={[
            { label: 'Операция', value: operation_id },
            { label: 'Участник', value: submission.company_name },
            { label: 'Сумма', value: <Money amount={currency_amount} currency={currency} />, total: true },
          ]}
          labels={LABELS}
        />
      ) : null}
    </Drawer>
  );
}
