// «Отправить письмо»: a modal of the card and of the verification forms (tests/contract/calls.json row 17).
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { Mail } from 'lucide-react';
import { ACCEPTED_FILES, FILE_HINT } from '../../../api/validation/file.ts';
import { requiredValidator } from '../../../api/validation/validator.ts';
import { organizationSendEmail } from '../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { validateTexts, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useFileField } from '../../hooks/form/useFileField.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { FormDraftNote } from '../../form/FormDraftNote.tsx';
import { SubmitErrorMessage, SubmitButton } from '../../form/SubmitErrorMessage.tsx';
import { DialogFields } from '../../kit/layout/ListPage.styles.ts';
import { DialogButton } from '../../form/GuardedButton.tsx';
import { ORGANIZATION_LABELS, organizationTexts } from './texts.ts';

type Addressee = Pick<OrganizationRow, 'id' | 'role' | 'company_name'>;

interface SendEmailProps {
  readonly organization: Addressee;
  /** Label of the button; the modal is always «Отправить письмо». */
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

const validate = (values: FormValues): FieldErrors =>
  validateTexts(values, { subject: requiredValidator(), message: requiredValidator() });

function EmailDialog({ organization, onClose }: { organization: Addressee; onClose: () => void }) {
  const notify = useNotify();
  const form = useMutationForm(organizationSendEmail, {
    initial: { subject: '', message: '', files: null },
    draft: `email:${organization.role}:${organization.id}`,
    maxLengths: { subject: 200, message: 5000 },
    validate,
    input(values) {
      const { id, role } = organization;
      const letter = { subject: getTextValue(values, 'subject'), message: getTextValue(values, 'message') };
      const files = values['files'] instanceof Blob ? { files: [values['files']] } : {};
      return { body: { company_id: id, role, ...letter, ...files } };
    },
    onDone() {
      notify('done', organizationTexts.mailed);
      onClose();
    },
  });
  const picked = useFileField(form, 'files');
  return (
    <Dialog
      title="Отправить письмо"
      onClose={form.busy ? undefined : onClose}
      footer={
        <>
          <CancelButton form={form} onClose={onClose} />
          <SubmitButton form={form}>Отправить</SubmitButton>
        </>
      }
    >
      <SubmitErrorMessage failure={form.failure} labels={ORGANIZATION_LABELS} />
      <FormDraftNote form={form} />
      <DialogFields>
        <p>{`Получатель: ${organization.company_name ?? EMPTY_VALUE}`}</p>
        <TextField {...form.text('subject')} label="Тема" data-autofocus />
        <TextArea {...form.text('message')} label="Текст письма" rows={6} />
        <FileField {...picked} label="Файл" optional accept={ACCEPTED_FILES} disabled={form.busy} hint={FILE_HINT} />
      </DialogFields>
    </Dialog>
  );
}
