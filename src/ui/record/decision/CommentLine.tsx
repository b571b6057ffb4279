// Comment of a record in a description list, with its edit button.
import { CollapsibleText } from '../../kit/display/CollapsibleText.tsx';
import type { Endpoint } from '../../../api/endpoint.ts';
import { useOnChange } from '../../hooks/core/useOnChange.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { getCommentLabel } from './commentItem.ts';
import { CommentDialog } from './CommentDialog.tsx';
import { GuardedTextButton } from '../../form/GuardedButton.tsx';
import type { CommentableRecord } from './useComment.ts';

// assumed: the contract lets an owner overwrite the reason their request was refused for, which is the operator's comment
/** «Комментарий», or for a refused request «Причина отказа». */
export function getEditableCommentItem<E extends Endpoint>(commented: CommentableRecord<E>): DescriptionItem {
  return { key: 'comment', label: getCommentLabel(commented.record.status), value: <CommentLine {...commented} /> };
}

const REFUSED = 'Комментарий не сохранён: заявку отклонили, пока вы его писали';

/** «— Добавить», or the comment with «Изменить»; only the operator may edit the reason of a refusal. */
function CommentLine<E extends Endpoint>(commented: CommentableRecord<E>) {
  const dialog = useDisclosure();
  const { role } = useSession();
  const notify = useNotify();
  const { comment, status } = commented.record;
  const isMine = status !== 'rejected' || role === 'authorized_organization';
  useOnChange(isMine, () => {
    if (!dialog.isOpen) return;
    dialog.close();
    notify('alert', REFUSED);
  });
  const empty = comment === null || comment === '';
  return (
    <>
      <CollapsibleText text={empty ? EMPTY_VALUE : comment} />
      {isMine ? <GuardedTextButton onClick={dialog.open}>{empty ? 'Добавить' : 'Изменить'}</GuardedTextButton> : null}
      {dialog.isOpen ? <CommentDialog {...commented} onClose={dialog.close} /> : null}
    </>
  );
}
