// «Отправить письмо»: a modal of the card and of the verification forms (contract row 17; domain.md section 5).
import { Mail } from 'lucide-react';
import { ACCEPTED_FILES, FILE_RULE } from '../../../api/validation/file.ts';
import { required } from '../../../api/validation/validator.ts';
import { organizationSendEmail } from '../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { textErrors, textIn, useCallForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { usePickedFiles } from '../../hooks/form/useFileField.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { FormDraftNote } from '../../form/FormDraftNote.tsx';
import { FormProblem } from '../../form/SubmitErrorMessage.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { DialogFields } from '../../kit/layout/ListPage.styles.ts';
import { DialogButton } from '../../form/GuardedButton.tsx';
import { LABELS, texts } from './texts.ts';

type Addressee = Pick<OrganizationRow, 'id' | 'role' | 'company_name'>;

interface SendEmailProps {
  readonly organization: Addressee;
  /** The words of the button; those of the modal are always «Отправить письмо». */
  readonly label?: string;
}

/** A button and its modal. */
export function SendEmail({ organization, label = 'Отправить письмо' }: SendEmailProps) {
  return (
    <DialogButton icon={<Mail />} renderDialog={(close) => <EmailDialog organization={organization} onClose={close} />}>
      {label}
    </DialogButton>
  );
}

const validate = (values: Values): Errors => textErrors(values, { subject: required(), message: required() });

function EmailDialog({ organization, onClose }: { organization: Addressee; onClose: () => void }) {
  const notify = useNotify();
  const form = useCallForm(organizationSendEmail, {
    initial: { subject: '', message: '', files: null },
    draft: `email:${organization.role}:${organization.id}`,
    longest: { subject: 200, message: 5000 },
    validate,
    input(values) {
      const { id, role } = organization;
      const letter = { subject: textIn(values, 'subject'), message: textIn(values, 'message') };
      const files = values['files'] instanceof Blob ? { files: [values['files']] } : {};
      return { body: { company_id: id, role, ...letter, ...files } };
    },
    onDone() {
      notify('done', texts.mailed);
      onClose();
    },
  });
  const picked = usePickedFiles(form, 'files');
  return (
    <Dialog
      title="Отправить письмо"
      onClose={form.busy ? undefined : onClose}
      foot={
        <>
          <CancelButton form={form} onClose={onClose} />
          <SubmitButton form={form}>Отправить</SubmitButton>
        </>
      }
    >
      <FormProblem failure={form.failure} labels={LABELS} />
      <FormDraftNote form={form} />
      <DialogFields>
        <p>{`Получатель: ${organization.company_name}`}</p>
        <TextField {...form.text('subject')} label="Тема" data-autofocus />
        <TextArea {...form.text('message')} label="Текст письма" rows={6} />
        <FileField {...picked} label="Файл" optional accept={ACCEPTED_FILES} disabled={form.busy} hint={FILE_RULE} />
      </DialogFields>
    </Dialog>
  );
}
