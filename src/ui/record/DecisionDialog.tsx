// The question before an operator's or owner's move, open until the server has taken it; a refusal asks for its reason.
import type { ReactNode } from 'react';
import type { Transition } from '../../machines/lifecycles/transitions.ts';
import type { ReviewForm } from '../hooks/form/useMutationForm.ts';
import { ConfirmDialog } from '../kit/overlay/ConfirmDialog.tsx';
import type { DescriptionItem } from '../kit/display/DescriptionList.tsx';
import { TextArea } from '../kit/fields/TextArea.tsx';
import { SubmitErrorMessage } from '../form/SubmitErrorMessage.tsx';

/** What is asked before a move. */
export interface DecisionPrompt {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm?: string;
  readonly cancel?: string;
  readonly danger?: true;
  /** The move needs a reason, which the other side reads. */
  readonly reason?: true;
  /** What the field of the reason is called, where it is none to refuse. */
  readonly reasonLabel?: string;
}

interface DecisionDialogProps {
  readonly decision: ReviewForm<Transition>;
  readonly question: DecisionPrompt;
  readonly rows: readonly DescriptionItem[];
  readonly labels: Readonly<Record<string, string>>;
}

/** The focus stands on «Отмена»; Enter confirms nothing by itself. A wait that is given up leaves the question open. */
export function DecisionDialog({ decision, question, rows, labels }: DecisionDialogProps) {
  const { form, reviewed, back, send } = decision;
  if (!reviewed) return null;
  return (
    <ConfirmDialog
      title={question.title}
      text={question.text}
      rows={rows}
      confirm={question.confirm ?? reviewed.label}
      cancel={form.slow ? 'Отменить отправку' : question.cancel}
      danger={question.danger}
      busy={form.busy && !form.slow}
      inactive={form.limited}
      onConfirm={send}
      onCancel={form.busy ? form.cancel : back}
    >
      {question.reason ? <TextArea {...form.text('comment')} label={question.reasonLabel ?? 'Причина'} /> : null}
      <SubmitErrorMessage failure={form.failure} labels={labels} />
    </ConfirmDialog>
  );
}
