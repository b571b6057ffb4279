// Label of a request's comment: for a refused one it is the operator's reason.
export const getCommentLabel = (status: string | null): string =>
  status === 'rejected' ? 'Причина отказа' : 'Комментарий';
