// The comment of a record in a line of facts, and the way to write it.
import type { Endpoint } from '../../api/endpoint.ts';
import { useOpen } from '../bind/useOpen.ts';
import { MISSING } from '../kit/format.ts';
import { CommentDialog } from './CommentDialog.tsx';
import { WriteLine } from './WriteButton.tsx';
import type { Commented } from './useComment.ts';

/** «— Добавить» or the comment with «Изменить». */
export function CommentLine<E extends Endpoint>(commented: Commented<E>) {
  const dialog = useOpen();
  const { comment } = commented.record;
  const empty = comment === null || comment === '';
  return (
    <>
      {empty ? MISSING : comment}
      <WriteLine onClick={dialog.open}>{empty ? 'Добавить' : 'Изменить'}</WriteLine>
      {dialog.isOpen ? <CommentDialog {...commented} onClose={dialog.close} /> : null}
    </>
  );
}
