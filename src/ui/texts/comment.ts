// What the words kept with a request are called: of one that was refused they are the operator's reason.
export const getCommentLabel = (status: string | null): string =>
  status === 'rejected' ? 'Причина отказа' : 'Комментарий';
