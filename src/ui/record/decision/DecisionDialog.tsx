// Confirmation of a transition, open until the server has accepted it; a refusal requires a reason.
import type { ReactNode } from 'react';
import type { Transition } from '../../../machines/lifecycles/transitions.ts';
import type { ReviewForm } from '../../hooks/form/useMutationForm.ts';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { SubmitErrorMessage } from '../../form/SubmitErrorMessage.tsx';

/** Confirmation of a transition. */
export interface DecisionPrompt {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm?: string;
  readonly cancel?: string;
  readonly danger?: true;
  /** The transition needs a reason, shown to the other side. */
  readonly reason?: true;
  /** Label of the reason field, if the transition is not a refusal. */
  readonly reasonLabel?: string;
}

interface DecisionDialogProps {
  readonly decision: ReviewForm<Transition>;
  readonly question: DecisionPrompt;
  readonly rows: readonly DescriptionItem[];
  readonly labels: Readonly<Record<string, string>>;
}

/** The initial focus is on «Отмена», so a stray Enter confirms nothing. A cancelled call leaves the dialog open. */
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
