// Read-only comment of a record in a description list.
import { EMPTY_VALUE } from '../../kit/display/format.ts';

/** Label of a request's comment: for a refused one it is the operator's reason. */
export const getCommentLabel = (status: string | null): string =>
  status === 'rejected' ? 'Причина отказа' : 'Комментарий';

interface Commented {
  readonly status: string | null;
  readonly comment: string | null;
}

/** «Комментарий», or for a refused record «Причина отказа». */
export const getCommentItem = ({ status, comment }: Commented) => ({
  label: getCommentLabel(status),
  value: comment ?? EMPTY_VALUE,
});
