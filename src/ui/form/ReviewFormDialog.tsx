// Dialog of two steps: fields with «Проверить», then a confirmation with the consequences. Only the second one sends.
import type { ReactNode } from 'react';
import type { ReviewForm } from '../hooks/form/useMutationForm.ts';
import { Button } from '../kit/actions/Button.tsx';
import { ConfirmDialog } from '../kit/overlay/ConfirmDialog.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import type { DialogWidth } from '../kit/overlay/dialogWidths.ts';
import type { DescriptionItem } from '../kit/display/DescriptionList.tsx';
import { FormDraftNote } from './FormDraftNote.tsx';
import { SubmitErrorMessage, RetryAfterNotice } from './SubmitErrorMessage.tsx';
import { DialogFields } from '../kit/layout/ListPage.styles.ts';

/** Confirmation before sending. */
export interface ReviewPrompt {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly DescriptionItem[];
  readonly confirm: string;
}

interface ReviewedDialogProps {
  readonly title: string;
  readonly width?: DialogWidth;
  readonly reviewed: ReviewForm<true>;
  readonly prompt: ReviewPrompt;
  /** Title of a refusal. */
  readonly errorTitle?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * No form element, so Enter sends nothing. The fields stay mounted below the confirmation, which returns the focus to
 * «Проверить».
 */
export function ReviewFormDialog(props: ReviewedDialogProps) {
  const { title, width = 500, reviewed, prompt, errorTitle, labels, onClose, children } = props;
  return (
    <>
      <Dialog
        title={title}
        width={width}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Отмена</Button>
            <Button variant="primary" onClick={() => reviewed.review(true)}>
              Проверить
            </Button>
          </>
        }
      >
        <SubmitErrorMessage failure={reviewed.form.failure} title={errorTitle} labels={labels} />
        <FormDraftNote form={reviewed.form} />
        <DialogFields>{children}</DialogFields>
      </Dialog>
      {reviewed.reviewed ? <ReviewStep reviewed={reviewed} prompt={prompt} /> : null}
    </>
  );
}

/** The second step: the exact data to be sent. */
export function ReviewStep({
  reviewed: { form, back, send },
  prompt,
}: Pick<ReviewedDialogProps, 'reviewed' | 'prompt'>) {
  return (
    <ConfirmDialog
      {...prompt}
      cancel={form.slow ? 'Отменить отправку' : 'Назад'}
      busy={form.busy && !form.slow}
      inactive={form.limited}
      onConfirm={send}
      onCancel={() => {
        form.cancel();
        back();
      }}
    >
      <RetryAfterNotice failure={form.failure} />
    </ConfirmDialog>
  );
}
