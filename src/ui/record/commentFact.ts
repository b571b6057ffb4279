// The words kept with a record as a line of its facts, where nobody may change them.
import { EMPTY_VALUE } from '../kit/display/format.ts';
import { getCommentLabel } from '../texts/comment.ts';

interface Commented {
  readonly status: string | null;
  readonly comment: string | null;
}

/** «Комментарий», of a refused record «Причина отказа»: the same wherever it is read. */
export const commentItem = ({ status, comment }: Commented) => ({
  label: getCommentLabel(status),
  value: comment ?? EMPTY_VALUE,
});
