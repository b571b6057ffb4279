// A row of the route table, and the lookup by path.
import { type ReactNode, createContext, use } from 'react';
import type { LazyView } from './lazyView.ts';
import type { Area } from '../../routing/areas.ts';

/** Loads the code of the screen at a path. */
export const PreloadScreenContext = createContext<(path: string) => Promise<unknown>>(() => Promise.resolve());
export const usePreloadScreen = (): ((path: string) => Promise<unknown>) => use(PreloadScreenContext);

/** The screens of the areas; empty outside them. */
export const AreaScreensContext = createContext<readonly Screen[]>([]);
export const useAreaScreens = (): readonly Screen[] => use(AreaScreensContext);

export interface Screen {
  readonly path: string;
  readonly area: Area;
  /** The h1; the document title is «h1 · Меридиан». */
  readonly title: string;
  /** Menu group; screens without one are reached from a list. */
  readonly group?: string;
  /** Paths of its records, where they are not below its own path. */
  readonly records?: readonly string[];
  /** Rendered to HTML by the build and hydrated. */
  readonly prerendered?: true;
  /** Rendered without the area frame (the demo's page of the kit). */
  readonly withoutFrame?: true;
  /** Replaces the area frame; screens that share one keep it mounted. */
  readonly frame?: LazyView<{ title: string; children: ReactNode }>;
  readonly view: LazyView;
}

/** Rows of the route table that belong to one area. */
export const assignArea = (area: Area, screens: readonly Omit<Screen, 'area'>[]): readonly Screen[] =>
  screens.map((screen) => ({ ...screen, area }));

/** The screen of a path in `table`; static parts win over `:id`; a trailing slash and letter case are ignored. */
export function findScreen(table: readonly Screen[], path: string): Screen | undefined {
  const found = table.filter((screen) => pattern(screen.path).test(path));
  return found.find((screen) => !screen.path.includes(':')) ?? found[0];
}

const patterns = new Map<string, RegExp>();

function pattern(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const made = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`.replace('^//?$', '^/$'), 'i');
  patterns.set(path, made);
  return made;
}
