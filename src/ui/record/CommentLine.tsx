// The comment of a record in a line of facts, and the way to write it.
import type { Endpoint } from '../../api/endpoint.ts';
import { useChanged } from '../hooks/core/useOnChange.ts';
import { useNotify } from '../hooks/session/useNotices.ts';
import { useOpen } from '../hooks/core/useDisclosure.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { MISSING } from '../kit/display/format.ts';
import type { LedgerRow } from '../kit/display/DescriptionList.tsx';
import { commentLabel } from '../texts/comment.ts';
import { CommentDialog } from './CommentDialog.tsx';
import { WriteLine } from '../form/GuardedButton.tsx';
import type { Commented } from './useComment.ts';

// assumed: the contract lets an owner write over the reason their request was refused for, which is the operator's word
/** «Комментарий», of a refused request «Причина отказа», with its line. */
export function commentRow<E extends Endpoint>(commented: Commented<E>): LedgerRow {
  return { key: 'comment', label: commentLabel(commented.record.status), value: <CommentLine {...commented} /> };
}

const REFUSED = 'Комментарий не сохранён: заявку отклонили, пока вы его писали';

/** «— Добавить» or the comment with «Изменить»; the reason of a refusal is changed by the operator alone. */
function CommentLine<E extends Endpoint>(commented: Commented<E>) {
  const dialog = useOpen();
  const { role } = useSession();
  const notify = useNotify();
  const { comment, status } = commented.record;
  const isMine = status !== 'rejected' || role === 'authorized_organization';
  useChanged(isMine, () => {
    if (!dialog.isOpen) return;
    dialog.close();
    notify('alert', REFUSED);
  });
  const empty = comment === null || comment === '';
  return (
    <>
      <span>{empty ? MISSING : comment}</span>
      {isMine ? <WriteLine onClick={dialog.open}>{empty ? 'Добавить' : 'Изменить'}</WriteLine> : null}
      {dialog.isOpen ? <CommentDialog {...commented} onClose={dialog.close} /> : null}
    </>
  );
}
