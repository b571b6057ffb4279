// Dialog of a few fields with one call. No form element, so that Enter never sends money.
import type { ReactNode } from 'react';
import type { FormWithDraft } from '../hooks/form/useMutationForm.ts';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import { CancelButton } from './CancelButton.tsx';
import { FormDraftNote } from './FormDraftNote.tsx';
import { SubmitErrorMessage, SubmitButton } from './SubmitErrorMessage.tsx';
import { DialogFields } from '../kit/layout/ListPage.styles.ts';

interface CallDialogProps {
  readonly title: string;
  /** Label of the submit button. */
  readonly confirm: string;
  readonly form: FormWithDraft;
  /** Labels of the fields that server errors may name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  /** An explaining paragraph and the fields. */
  readonly children: ReactNode;
}

/** Focuses the first field; a refusal keeps the input; a long wait can be cancelled. */
export function FormDialog({ title, confirm, form, labels, onClose, children }: CallDialogProps) {
  return (
    <Dialog
      title={title}
      width={500}
      onClose={form.busy ? undefined : onClose}
      footer={
        <>
          <CancelButton form={form} onClose={onClose} />
          <SubmitButton form={form}>{confirm}</SubmitButton>
        </>
      }
    >
      <SubmitErrorMessage failure={form.failure} labels={labels} />
      <FormDraftNote form={form} />
      <DialogFields>{children}</DialogFields>
    </Dialog>
  );
}
