// Normalizes an address for comparison; separate from screens.ts, because the sign-in page loads it too.

/** Ignores a trailing slash and letter case, as the route table does. */
export const normalizePath = (path: string): string => path.toLowerCase().replace(/\/$/, '');
