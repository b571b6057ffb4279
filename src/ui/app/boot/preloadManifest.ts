// Every page lists files that its HTML does not ask for (scripts/lib/pages.mjs). A prerendered one asks for its own once it is
// painted. The shell answers many addresses: the files of the one that stands are fetched beside the entry, which would find
// them one after the other. Nothing is run by fetching it.
import { preloadModule } from './preloadModule.ts';

export interface PreloadManifest {
  readonly files: readonly string[];
  /** Places in `files`: what a prerendered page itself starts with. */
  readonly own: readonly number[];
  /** The same for the frame of the areas with what its first calls need, and the homes of the roles. */
  readonly areas: readonly number[];
  /** The same by path of a screen, the frame included; only the shell has any. */
  readonly screens: Readonly<Record<string, readonly number[]>>;
}

/** Files of the screen at `path`; a static address wins over one with an id, as in the router. */
export function filesForPath({ files, screens }: PreloadManifest, path: string): readonly string[] {
  const here = path.replace(/\/$/, '').toLowerCase();
  const all = Object.entries(screens);
  const [, found = []] =
    all.find(([screen]) => screen.toLowerCase() === here) ?? all.find(([screen]) => isPattern(screen, here)) ?? [];
  return found.flatMap((place) => files[place] ?? []);
}

const isPattern = (screen: string, path: string): boolean =>
  screen.includes(':') && new RegExp(`^${screen.replaceAll(/:\w+/g, '[^/]+')}$`, 'i').test(path);

/** Fetches some of the files the page lists; a page of the dev server lists none. */
export function preloadListedFiles(some: (listed: PreloadManifest) => readonly string[]): void {
  const text = document.getElementById('files')?.textContent;
  if (!text) return;
  for (const file of some(JSON.parse(text))) preloadModule(file);
}
