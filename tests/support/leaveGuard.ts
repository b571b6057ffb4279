// What a page does when it is about to be left.

/** Whether the browser would confirm leaving the page. */
export const isLeaveBlocked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
