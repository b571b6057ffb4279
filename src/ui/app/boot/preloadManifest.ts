// Every page lists files that its HTML does not reference (scripts/lib/pages.mjs). A prerendered page fetches its own after
// the first paint. The shell serves many addresses and fetches the files of the current one beside the entry, instead of
// discovering them one after the other. Fetching does not evaluate them.

export interface PreloadManifest {
  readonly files: readonly string[];
  /** Indexes into `files`: files the prerendered page itself starts with. */
  readonly own: readonly number[];
  /** Indexes of the area frame, its first calls, and the homes of the roles. */
  readonly areas: readonly number[];
  /** Indexes by path of a screen, the frame included; only the shell has any. */
  readonly screens: Readonly<Record<string, readonly number[]>>;
}

/** Files of the screen at `path`; a static path wins over one with an id, as in the router. */
export function filesForPath({ files, screens }: PreloadManifest, path: string): readonly string[] {
  const here = path.replace(/\/$/, '').toLowerCase();
  const all = Object.entries(screens);
  const [, found = []] =
    all.find(([screen]) => screen.toLowerCase() === here) ?? all.find(([screen]) => isPattern(screen, here)) ?? [];
  return found.flatMap((place) => files[place] ?? []);
}

const isPattern = (screen: string, path: string): boolean =>
  screen.includes(':') && new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`, 'i').test(path);

/** Preloads some of the listed files; a page of the dev server lists none. */
export function preloadListedFiles(some: (listed: PreloadManifest) => readonly string[]): void {
  const text = document.getElementById('files')?.textContent;
  if (!text) return;
  for (const file of some(JSON.parse(text))) preloadModule(file);
}

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
