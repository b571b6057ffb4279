// The comment of a record in a line of facts, and the way to write it.
import type { Endpoint } from '../../api/endpoint.ts';
import { useOpen } from '../bind/useOpen.ts';
import { useSession } from '../bind/useSession.ts';
import { MISSING } from '../kit/format.ts';
import { CommentDialog } from './CommentDialog.tsx';
import { LineButton } from './ListFrame.ts';
import { READ_ONLY } from './MoveButtons.tsx';
import type { Commented } from './useComment.ts';

/** «— Добавить» or the comment with «Изменить». */
export function CommentLine<E extends Endpoint>(commented: Commented<E>) {
  const dialog = useOpen();
  const { mayWrite } = useSession();
  const { comment } = commented.record;
  const empty = comment === null || comment === '';
  return (
    <>
      {empty ? MISSING : comment}
      <LineButton type="button" disabled={!mayWrite} title={mayWrite ? undefined : READ_ONLY} onClick={dialog.open}>
        {empty ? 'Добавить' : 'Изменить'}
      </LineButton>
      {dialog.isOpen ? <CommentDialog {...commented} onClose={dialog.close} /> : null}
    </>
  );
}
