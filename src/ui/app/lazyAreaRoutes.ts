// The three areas as a lazy view: rendered at once when the code is loaded, else with a loading state.
import { lazyView } from '../hooks/core/lazyView.ts';
import { getAreaFromPath } from '../routing/areas.ts';
import { publicScreens } from './publicRoutes.ts';
import { findScreen } from '../hooks/core/screen.ts';

export const AreaRoutes = lazyView(() => import('./AreaRoutes.tsx'));

/** Rejects with the import's error; the app then shows its error screen and offers to reload. */
export async function preloadScreen(path: string): Promise<void> {
  if (getAreaFromPath(path) === 'public') {
    const screen = findScreen(publicScreens, path);
    await Promise.all([screen?.frame?.preload(), screen?.view.preload()]);
    return;
  }
  const [{ preloadAreaScreen }] = await Promise.all([import('./AreaRoutes.tsx'), AreaRoutes.preload()]);
  await preloadAreaScreen(path);
}
