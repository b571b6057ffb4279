// «Подать»: a draft of an operation for the registry, with a comment and files (tests/contract/calls.json row 16).
import { ACCEPTED_FILES, FILE_HINT } from '../../../api/validation/file.ts';
import { submissionCreate } from '../../../api/endpoints/operations.ts';
import type { DigitalOperation, SubmitOperation } from '../../../api/schemas/operations.ts';
import { getFiles } from '../../hooks/form/pendingFiles.ts';
import { getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useFileField } from '../../hooks/form/useFileField.ts';
import { FileField } from '../../kit/fields/FileField.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { SUBMISSION_LABELS, submissionTexts } from './texts.ts';

interface SubmitDialogProps {
  readonly operation: DigitalOperation;
  readonly onCreated: (submission: SubmitOperation) => void;
  readonly onClose: () => void;
}

export function SubmitDialog({ operation: { id, operation_id }, onCreated, onClose }: SubmitDialogProps) {
  const notify = useNotify();
  const form = useMutationForm(submissionCreate, {
    initial: { comment: '', files: [] },
    draft: `submission:${operation_id}`,
    maxLengths: { comment: 1000 },
    validate: () => ({}),
    input(values) {
      const comment = getTextValue(values, 'comment');
      const files = getFiles(values, 'files');
      return {
        body: {
          operation_id: operation_id ?? String(id),
          ...(comment === '' ? {} : { comment }),
          ...(files.length === 0 ? {} : { files: [...files] }),
        },
      };
    },
    onDone(submission) {
      notify('done', submissionTexts.created);
      if (submission) onCreated(submission);
      else onClose();
    },
  });
  const picked = useFileField(form, 'files', { many: true });
  return (
    <FormDialog
      title={`Подать ${operation_id}`}
      confirm="Подать"
      form={form}
      labels={SUBMISSION_LABELS}
      onClose={onClose}
    >
      <p>Операция станет черновиком. Отправить её оператору можно будет следующим шагом.</p>
      <TextArea {...form.text('comment')} label="Комментарий" optional />
      <FileField {...picked} label="Файлы" optional accept={ACCEPTED_FILES} disabled={form.busy} hint={FILE_HINT} />
    </FormDialog>
  );
}
