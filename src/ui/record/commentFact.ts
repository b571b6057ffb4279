// Read-only comment of a record in a description list.
import { EMPTY_VALUE } from '../kit/display/format.ts';
import { getCommentLabel } from '../texts/comment.ts';

interface Commented {
  readonly status: string | null;
  readonly comment: string | null;
}

/** «Комментарий», or for a refused record «Причина отказа». */
export const commentItem = ({ status, comment }: Commented) => ({
  label: getCommentLabel(status),
  value: comment ?? EMPTY_VALUE,
});
