// What the words kept with a request are called: of one that was refused they are the operator's reason.
export const commentLabel = (status: string | null): string =>
  status === 'rejected' ? 'Причина отказа' : 'Комментарий';
