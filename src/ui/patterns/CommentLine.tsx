// The comment of a record in a line of facts, and the dialog that writes it.
import { type Endpoint, type InputOf } from '../../api/endpoint.ts';
import { required } from '../../api/checks/check.ts';
import { textIn, useCallForm } from '../bind/useCallForm.ts';
import { useNotify } from '../bind/useNotices.ts';
import { useOpen } from '../bind/useOpen.ts';
import { useSession } from '../bind/useSession.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { MISSING } from '../kit/format.ts';
import { CancelButton } from './CancelButton.tsx';
import { FormDraftNote } from './FormDraftNote.tsx';
import { FormProblem } from './FormProblem.tsx';
import { LineButton } from './ListFrame.ts';
import { READ_ONLY } from './MoveButtons.tsx';

interface CommentLineProps<E extends Endpoint> {
  /** The record, as its draft is named: `deposit:601`. What was typed outlives a status that changes meanwhile. */
  readonly of: string;
  readonly comment: string | null;
  /** The call that writes it, and its input. */
  readonly target: E;
  readonly inputOf: (comment: string) => InputOf<E>;
}

/** «— Добавить» or the comment with «Изменить». */
export function CommentLine<E extends Endpoint>(props: CommentLineProps<E>) {
  const dialog = useOpen();
  const { mayWrite } = useSession();
  const { comment } = props;
  const empty = comment === null || comment === '';
  return (
    <>
      {empty ? MISSING : comment}
      <LineButton type="button" disabled={!mayWrite} title={mayWrite ? undefined : READ_ONLY} onClick={dialog.open}>
        {empty ? 'Добавить' : 'Изменить'}
      </LineButton>
      {dialog.isOpen ? <CommentDialog {...props} onClose={dialog.close} /> : null}
    </>
  );
}

function CommentDialog<E extends Endpoint>(props: CommentLineProps<E> & { readonly onClose: () => void }) {
  const { of, comment, target, inputOf, onClose } = props;
  const notify = useNotify();
  const form = useCallForm(target, {
    initial: { comment: comment ?? '' },
    draft: `comment:${of}`,
    validate(values): Readonly<Record<string, string>> {
      const wrong = required()(textIn(values, 'comment'));
      return wrong === null ? {} : { comment: wrong };
    },
    input: (values) => inputOf(textIn(values, 'comment')),
    onDone() {
      notify('done', 'Комментарий сохранён');
      onClose();
    },
  });
  return (
    <Dialog
      title="Комментарий"
      width={500}
      onClose={form.busy ? undefined : onClose}
      foot={
        <>
          <CancelButton form={form} onClose={onClose} />
          <Button variant="primary" busy={form.busy} onClick={form.submit}>
            Сохранить
          </Button>
        </>
      }
    >
      <FormDraftNote form={form} />
      <TextArea {...form.text('comment')} label="Комментарий" maxLength={1000} data-autofocus />
      <FormProblem failure={form.failure} labels={{ comment: 'Комментарий' }} />
    </Dialog>
  );
}
