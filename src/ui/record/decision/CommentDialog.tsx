// Dialog that edits a comment; if somebody else has changed it meanwhile, both versions are shown for a choice.
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { Endpoint } from '../../../api/endpoint.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { DraftNote } from '../../form/DraftNote.tsx';
import { SubmitErrorMessage, SubmitButton } from '../../form/SubmitErrorMessage.tsx';
import { DraftNoteLine } from '../../kit/layout/ListPage.styles.ts';
import { type CommentForm, type CommentableRecord, useComment } from './useComment.ts';

const Rival = styled.div`
  font-size: 13px;
  line-height: 20px;

  > p {
    display: flex;
    gap: 8px;
  }
  > p:not(:empty) {
    margin-bottom: 8px;
  }
  .lucide {
    flex: none;
    margin-top: 2px;
    color: var(--status-warning-text);
  }
  blockquote {
    margin: 0 0 8px;
    padding: 8px 12px;
    border-left: 3px solid var(--status-warning-border);
    background: var(--surface-sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [data-choice] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 12px;
  }
`;

const CHANGED = 'Пока вы писали, комментарий изменили. Оба текста сохранены: выберите, какой сохранить.';
const FOLLOWED = 'Комментарий изменили: в поле новый текст.';

/** The record may be refetched while the dialog is open. */
export function CommentDialog<E extends Endpoint>(props: CommentableRecord<E> & { readonly onClose: () => void }) {
  const { onClose, ...commented } = props;
  const comment = useComment(commented, onClose);
  const { form, choose } = comment;
  return (
    <Dialog
      title="Комментарий"
      width={500}
      onClose={form.busy ? undefined : onClose}
      footer={
        <>
          <CancelButton form={form} onClose={onClose} />
          <SubmitButton form={form}>Сохранить</SubmitButton>
        </>
      }
    >
      {form.draft.savedAt === null ? null : (
        <DraftNoteLine>
          <DraftNote
            savedAt={form.draft.savedAt}
            isStorageUnavailable={false}
            busy={form.busy}
            discard={() => choose('theirs')}
          />
        </DraftNoteLine>
      )}
      <Theirs {...comment} />
      <TextArea {...form.text('comment')} label="Комментарий" data-autofocus />
      <SubmitErrorMessage failure={form.failure} labels={{ comment: 'Комментарий' }} />
    </Dialog>
  );
}

/** Rendered before it has content, because a live region announces only changes. */
function Theirs({ form, conflictingComment, wasUpdated, choose }: CommentForm) {
  return (
    <Rival>
      <p role="status">
        {conflictingComment === null ? null : <TriangleAlert />}
        {conflictingComment !== null ? <span>{CHANGED}</span> : wasUpdated ? <span>{FOLLOWED}</span> : null}
      </p>
      {conflictingComment === null ? null : (
        <>
          <blockquote aria-label="Новый комментарий">
            {conflictingComment === '' ? 'Комментарий удалён' : conflictingComment}
          </blockquote>
          <div data-choice>
            <Button size="small" disabled={form.busy} onClick={() => choose('mine')}>
              Оставить мой
            </Button>
            <Button size="small" disabled={form.busy} onClick={() => choose('theirs')}>
              Взять новый
            </Button>
            {conflictingComment === '' ? null : (
              <Button size="small" disabled={form.busy} onClick={() => choose('both')}>
                Объединить
              </Button>
            )}
          </div>
        </>
      )}
    </Rival>
  );
}
