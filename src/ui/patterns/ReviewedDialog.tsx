// A dialog of two steps: fields with «Проверить», then the question with what becomes of it. Only the second one sends.
import type { ReactNode } from 'react';
import type { ReviewedForm } from '../bind/useCallForm.ts';
import { Button } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import type { LedgerRow } from '../kit/Ledger.tsx';
import { FormProblem } from './FormProblem.tsx';
import { DialogFields } from './ListFrame.ts';

interface ReviewedDialogProps {
  readonly title: string;
  readonly reviewed: ReviewedForm<true>;
  /** What is asked before it is sent. */
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly rows: readonly LedgerRow[];
    readonly confirm: string;
  };
  readonly labels: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** No form element: Enter sends nothing. */
export function ReviewedDialog({ title, reviewed, question, labels, onClose, children }: ReviewedDialogProps) {
  const { form, back, review, send } = reviewed;
  if (reviewed.reviewed) {
    return (
      <ConfirmDialog
        {...question}
        cancel={form.slow ? 'Отменить отправку' : 'Назад'}
        busy={form.busy && !form.slow}
        onConfirm={send}
        onCancel={() => {
          form.cancel();
          back();
        }}
      />
    );
  }
  return (
    <Dialog
      title={title}
      width={500}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus onClick={onClose}>
            Отмена
          </Button>
          <Button variant="primary" onClick={() => review(true)}>
            Проверить
          </Button>
        </>
      }
    >
      <FormProblem failure={form.failure} labels={labels} />
      <DialogFields>{children}</DialogFields>
    </Dialog>
  );
}
