// A submission as its owner sees it: where it stands, and sending it to the operator (contract row 121).
import { submissionSetPending } from '../../../api/endpoints/operations.ts';
import type { SubmitOperation } from '../../../api/schemas/operations.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { useMoves } from '../../bind/useMoves.ts';
import { DateTime } from '../../kit/DateTime.tsx';
import { Drawer } from '../../kit/Drawer.tsx';
import { Ledger } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { MISSING } from '../../kit/format.ts';
import { DecisionDialog } from '../../patterns/DecisionDialog.tsx';
import { Facts } from '../../patterns/ListFrame.ts';
import { MoveButtons } from '../../patterns/MoveButtons.tsx';
import { TurnLine } from '../../patterns/TurnLine.tsx';
import { Progress, Status } from '../../patterns/status.tsx';
import { useDecision } from '../../patterns/useDecision.ts';
import { LABELS, QUESTIONS, texts } from './texts.ts';

/** The straight way of a submission (domain.md section 3). */
const WAY = ['draft', 'pending', 'accepted'] as const;

interface SubmissionDrawerProps {
  readonly submission: SubmitOperation;
  readonly onClose: () => void;
}

/** Keyed by id and status. */
export function SubmissionDrawer({ submission, onClose }: SubmissionDrawerProps) {
  const { id, operation_id, status, currency, currency_amount } = submission;
  const open = useMoves(operationLifecycle, submission);
  const { decision, question, onMove } = useDecision(submissionSetPending, {
    questions: QUESTIONS,
    inputOf: () => ({ params: { id } }),
    done: texts.sent,
  });
  return (
    <Drawer
      title={operation_id}
      mark={<Status of={operationLifecycle} status={status} />}
      onClose={onClose}
      foot={open.moves.length === 0 ? null : <MoveButtons {...open} busy={decision.form.busy} onMove={onMove} />}
    >
      <Facts>
        <div className="sum">
          Сумма операции
          <strong>
            <Money amount={currency_amount} currency={currency} />
          </strong>
        </div>
        <Progress of={operationLifecycle} way={WAY} status={status} />
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
            { label: 'Комментарий', value: submission.comment ?? MISSING },
          ]}
        />
      </Facts>
      {question ? (
        <DecisionDialog
          decision={decision}
          question={question}
          rows={[
            { label: 'Операция', value: operation_id },
            { label: 'Сумма', value: <Money amount={currency_amount} currency={currency} />, total: true },
          ]}
          labels={LABELS}
        />
      ) : null}
    </Drawer>
  );
}
