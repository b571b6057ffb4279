// Preloads files of this build before their import. Preloading does not evaluate them.

/** Preloads one file by its path in the build, at most once per page. */
export function preloadModule(file: string): void {
  const href = import.meta.env.BASE_URL + file;
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
