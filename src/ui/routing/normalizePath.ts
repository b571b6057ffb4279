// How an address is compared within the areas; apart from screens.ts, which the sign-in page carries, too.

/** An address as the screen table compares it: a trailing slash and the case of letters do not matter. */
export const normalizePath = (path: string): string => path.toLowerCase().replace(/\/$/, '');
