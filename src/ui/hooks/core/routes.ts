// What lower layers may know of the route table: it is given from above (app/), never imported.
import { createContext, use } from 'react';
import type { Screen } from './screen.ts';

/** Loads the code of the screen at a path. */
export const PreloadScreenContext = createContext<(path: string) => Promise<unknown>>(() => Promise.resolve());
export const usePreloadScreen = (): ((path: string) => Promise<unknown>) => use(PreloadScreenContext);

/** The screens of the areas; empty outside them. */
export const AreaScreensContext = createContext<readonly Screen[]>([]);
export const useAreaScreens = (): readonly Screen[] => use(AreaScreensContext);
