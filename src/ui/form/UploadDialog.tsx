// Uploads one file for a record: pick, preview, replace, send once; a failure keeps the file for a retry.
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { ACCEPTED_FILES, FILE_HINT } from '../../api/validation/file.ts';
import type { Endpoint, EndpointInput } from '../../api/endpoint.ts';
import { type Failure, extractFieldErrors } from '../../api/errors/failure.ts';
import { useServices } from '../hooks/core/services.ts';
import { useMutationForm } from '../hooks/form/useMutationForm.ts';
import { useBlobUrl } from '../hooks/files/useBlobUrl.ts';
import { getFiles } from '../hooks/form/pendingFiles.ts';
import { useFileField } from '../hooks/form/useFileField.ts';
import { Banner } from '../kit/feedback/Banner.tsx';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import { FileField } from '../kit/fields/FileField.tsx';
import { SubmitErrorMessage, SubmitButton } from './SubmitErrorMessage.tsx';

const Preview = styled.div`
  margin-bottom: 12px;

  img {
    max-width: 100%;
    max-height: 320px;
    border: 1px solid var(--border-base);
    border-radius: var(--radius-control);
  }
`;

// assumed: if the record's status has changed meanwhile, the server's status error is replaced by a text about the file
const LATE = 'Файл не принят: пока вы его выбирали, статус изменился';
const isLate = (failure: Failure | null) => failure !== null && extractFieldErrors(failure)['status'] !== undefined;

interface UploadDialogProps<E extends Endpoint> {
  readonly title: string;
  /** Label of the field, and its name in the request. */
  readonly label: string;
  readonly name: string;
  readonly target: E;
  readonly inputOf: (file: Blob) => EndpointInput<E>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** fetch reports no upload progress, so none is shown: the button is busy and can be cancelled. */
export function UploadDialog<E extends Endpoint>(props: UploadDialogProps<E>) {
  const { title, label, name, target, inputOf, onDone, onClose } = props;
  const { invalidations } = useServices();
  const form = useMutationForm(target, {
    initial: { [name]: null },
    validate: (values): Readonly<Record<string, string>> =>
      values[name] instanceof Blob ? {} : { [name]: 'Выберите файл' },
    input(values) {
      const file = values[name];
      if (!(file instanceof Blob)) throw new Error('sent without a file');
      return inputOf(file);
    },
    onDone,
    // the status has changed: refetch the record behind the dialog
    onRejected: (failure) => void (isLate(failure) && invalidations.publish(target.invalidates)),
  });
  const picked = useFileField(form, name);
  const [taken] = getFiles(form.values, name);
  return (
    <Dialog
      title={title}
      width={500}
      onClose={form.busy ? undefined : onClose}
      footer={
        <>
          <Button data-autofocus onClick={form.busy ? form.cancel : onClose}>
            {form.busy ? 'Отменить отправку' : 'Отмена'}
          </Button>
          <SubmitButton form={form}>Загрузить</SubmitButton>
        </>
      }
    >
      <FileField {...picked} label={label} accept={ACCEPTED_FILES} disabled={form.busy} hint={FILE_HINT} />
      {taken ? <Look file={taken} /> : null}
      {isLate(form.failure) ? (
        <Banner tone="danger" icon={<CircleAlert />} inset>
          {LATE}
        </Banner>
      ) : (
        <SubmitErrorMessage failure={form.failure} labels={{ [name]: label }} />
      )}
    </Dialog>
  );
}

/** A preview of images; a PDF as a link to a new tab; other types by name only. */
function Look({ file }: { file: File }) {
  const address = useBlobUrl(file);
  if (file.type.startsWith('image/')) {
    return (
      <Preview>
        <img ref={address} alt={`Предпросмотр: ${file.name}`} />
      </Preview>
    );
  }
  if (file.type !== 'application/pdf') return null;
  return (
    <Preview>
      <a ref={address} href="about:blank" target="_blank" rel="noreferrer">
        Посмотреть перед отправкой
      </a>
    </Preview>
  );
}
