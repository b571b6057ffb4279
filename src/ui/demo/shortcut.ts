// Console shortcut Alt+D: opens the console from a page, collapses and expands the dock inside it.

/** Works on any keyboard layout. */
export const isShortcut = ({ altKey, code }: KeyboardEvent): boolean => altKey && code === 'KeyD';
