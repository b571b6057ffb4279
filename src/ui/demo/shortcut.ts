// The console's shortcut, Alt+D: on a page it opens the console, in the console it folds the dock and back.

/** Alt+D, on any keyboard layout. */
export const isShortcut = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyD';
