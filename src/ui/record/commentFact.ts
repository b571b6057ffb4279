// The words kept with a record as a line of its facts, where nobody may change them.
import { MISSING } from '../kit/display/format.ts';
import { commentLabel } from '../texts/comment.ts';

interface Commented {
  readonly status: string | null;
  readonly comment: string | null;
}

/** «Комментарий», of a refused record «Причина отказа»: the same wherever it is read. */
export const commentFact = ({ status, comment }: Commented) => ({
  label: commentLabel(status),
  value: comment ?? MISSING,
});
