// Parts of the route table for lower layers, provided by app/ and never imported from it.
import { createContext, use } from 'react';
import type { Screen } from './screen.ts';

/** Loads the code of the screen at a path. */
export const PreloadScreenContext = createContext<(path: string) => Promise<unknown>>(() => Promise.resolve());
export const usePreloadScreen = (): ((path: string) => Promise<unknown>) => use(PreloadScreenContext);

/** The screens of the areas; empty outside them. */
export const AreaScreensContext = createContext<readonly Screen[]>([]);
export const useAreaScreens = (): readonly Screen[] => use(AreaScreensContext);
