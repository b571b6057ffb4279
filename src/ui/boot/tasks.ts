// Work of the page in slices: what its visitor does, and what is to be painted, goes between them.

/** A page that nobody sees is not painted, and starts none the less. */
const UNSEEN_MS = 1_000;

/** Ends with the task that runs now. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What stands in the page by now is painted. */
export const afterPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
