// What a page does when it is about to be left.

/** Whether the browser would ask before the page is left. */
export const asksToStay = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
