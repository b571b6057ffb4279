// Files of this build are fetched before the import that wants them. Nothing is run by fetching it.

/** Fetches one file, by its path in the build; one that the page has asked for is not asked for again. */
export function fetchAhead(file: string): void {
  const href = import.meta.env.BASE_URL + file;
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

/**
 * What every import() of a build is made of (scripts/vite/importing.ts).
 * @param files what `load` will ask for, one after the other: fetched beside it
 */
export function loadWith<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  files.forEach(fetchAhead);
  return load();
}
