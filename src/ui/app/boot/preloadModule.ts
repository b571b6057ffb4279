// Files of this build are fetched before the import that wants them. Nothing is run by fetching it.

/** Fetches one file, by its path in the build; one that the page has asked for is not asked for again. */
export function preloadModule(file: string): void {
  const href = import.meta.env.BASE_URL + file;
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
