// Behaviour of a page on `beforeunload`.

/** Whether the browser would confirm leaving the page. */
export const isLeaveBlocked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
