// Screens of the three areas behind their guard: one chunk with their part of the route table and the frame.
import { Route } from 'wouter';
import { AreaScreensContext, findScreen } from '../hooks/core/screen.ts';
import { areaScreens } from './routes.ts';
import { AreaLayout } from './layouts/area/AreaLayout.tsx';
import { getMenu } from './layouts/area/menu.ts';
import { NotFoundMessage } from './layouts/NotFound.tsx';
import { ScreenView } from './layouts/area/ScreenView.tsx';
import type { Area } from '../routing/areas.ts';

/** Loads the code of the screen at `path` ahead of its first render. */
export async function preloadAreaScreen(path: string): Promise<void> {
  await findScreen(areaScreens, path)?.view.preload();
}

/** Paths of the area's menu, in order. */
export const getMenuPaths = (area: Area): readonly string[] =>
  getMenu(area).flatMap(({ screens }) => screens.map(({ path }) => path));

/** The screen at `path` in its frame; an unknown address of an area keeps the menus and shows a notice. */
export default function AreaRoutes({ path, area }: { path: string; area: Area }) {
  const screen = findScreen(areaScreens, path);
  if (!screen) {
    return (
      <AreaScreensContext value={areaScreens}>
        <AreaLayout area={area} title="Страница не найдена" path={path}>
          <NotFoundMessage />
        </AreaLayout>
      </AreaScreensContext>
    );
  }
  return (
    <AreaScreensContext value={areaScreens}>
      <Route path={screen.path.toLowerCase()}>
        <AreaLayout area={area} title={screen.title} path={path} view={screen.view}>
          <ScreenView screen={screen} />
        </AreaLayout>
      </Route>
    </AreaScreensContext>
  );
}
