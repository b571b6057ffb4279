// «Опубликовать соглашение»: fields, a preview, then publishing (tests/contract/calls.json row 18).
import { Plus } from 'lucide-react';
import { ACCEPTED_FILES, FILE_HINT } from '../../../api/validation/file.ts';
import { requiredValidator } from '../../../api/validation/validator.ts';
import { agreementCreate } from '../../../api/endpoints/agreements.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { type ReviewForm, validateTexts, getTextValue, useReviewForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { type FileFieldBinding, useFileField } from '../../hooks/form/useFileField.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { SubmitButton, SubmitErrorMessage } from '../../form/SubmitErrorMessage.tsx';
import { AgreementText } from '../../record/AgreementText.tsx';
import { FormDraftNote } from '../../form/FormDraftNote.tsx';
import { DialogFields } from '../../kit/layout/ListPage.styles.ts';
import { DialogButton } from '../../form/GuardedButton.tsx';
import { roleLabels } from '../../texts/roles.ts';

const LABELS: Readonly<Record<string, string>> = {
  title: 'Название',
  version: 'Версия',
  account_type: 'Кому',
  text: 'Текст',
  file: 'Файл',
};
const AUDIENCES = [
  { value: 'all', label: 'Всем клиентам' },
  { value: 'ved_participant', label: roleLabels.ved_participant },
  { value: 'liquidity_provider', label: roleLabels.liquidity_provider },
] as const;

const validate = (values: FormValues): FieldErrors =>
  validateTexts(values, { title: requiredValidator(), version: requiredValidator(), text: requiredValidator() });

const audienceOf = (values: FormValues) =>
  AUDIENCES.find(({ value }) => value === getTextValue(values, 'account_type')) ?? AUDIENCES[0];

/** A button and its two dialogs. */
export function PublishAgreement() {
  return (
    <DialogButton size="small" icon={<Plus />} renderDialog={(close) => <Publishing onClose={close} />}>
      Опубликовать
    </DialogButton>
  );
}

function Publishing({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const publication = useReviewForm<true, typeof agreementCreate>(agreementCreate, {
    initial: { title: '', version: '', account_type: 'all', text: '', file: null },
    draft: 'agreement',
    maxLengths: { title: 200, version: 20, text: 50_000 },
    validate,
    input(values) {
      const { value: account_type } = audienceOf(values);
      const words = {
        title: getTextValue(values, 'title'),
        version: getTextValue(values, 'version'),
        text: getTextValue(values, 'text'),
      };
      return { body: { ...words, account_type, ...(values['file'] instanceof Blob ? { file: values['file'] } : {}) } };
    },
    onDone() {
      notify('done', 'Соглашение опубликовано');
      onClose();
    },
  });
  const picked = useFileField(publication.form, 'file');
  return publication.reviewed ? (
    <Preview publication={publication} />
  ) : (
    <Fields publication={publication} picked={picked} onClose={onClose} />
  );
}

interface FieldsProps {
  readonly publication: ReviewForm<true>;
  readonly picked: FileFieldBinding;
  readonly onClose: () => void;
}

function Fields({ publication: { form, review }, picked, onClose }: FieldsProps) {
  return (
    <Dialog
      title="Опубликовать соглашение"
      width={700}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Отмена</Button>
          <Button variant="primary" onClick={() => review(true)}>
            Посмотреть, что увидят клиенты
          </Button>
        </>
      }
    >
      <SubmitErrorMessage failure={form.failure} labels={LABELS} />
      <FormDraftNote form={form} />
      <DialogFields>
        <TextField {...form.text('title')} label="Название" />
        <TextField {...form.text('version')} label="Версия" hint="Например, 3.2. Прежняя версия будет заменена" />
        <SelectField {...form.text('account_type')} label="Кому" options={AUDIENCES} />
        <TextArea {...form.text('text')} label="Текст" rows={8} />
        <FileField {...picked} label="Файл" optional accept={ACCEPTED_FILES} hint={FILE_HINT} />
      </DialogFields>
    </Dialog>
  );
}

/** The same text, checkbox and button as the client's; only the last button publishes. */
function Preview({ publication: { form, back, send } }: { publication: ReviewForm<true> }) {
  const [title, version] = [getTextValue(form.values, 'title'), getTextValue(form.values, 'version')];
  return (
    <Dialog
      title="Так соглашение увидят клиенты"
      width={700}
      onClose={form.busy ? undefined : back}
      footer={
        <>
          <CancelButton form={form} onClose={back} label="Изменить" first />
          <SubmitButton form={form} onClick={send}>
            Опубликовать
          </SubmitButton>
        </>
      }
    >
      <p>
        {`${audienceOf(form.values).label}: до принятия остальные разделы будут недоступны, прежняя версия «${title}» будет заменена.`}
      </p>
      <h3>{`${title}, версия ${version}`}</h3>
      <AgreementText title={title} text={getTextValue(form.values, 'text')} />
      <CheckboxField disabled label={`Ознакомлены с текстом «${title}», версия ${version}`} />
    </Dialog>
  );
}
