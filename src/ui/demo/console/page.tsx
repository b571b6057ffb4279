// Entry of the /demo page: the start page, or with a query the console. It renders without the product's app, which runs
// in the console's frames.
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { DEMO_VISITED_KEY } from '../../app/boot/demoStart.ts';
import { tryWriteStorage } from '../frameStorage.ts';
import { isStartPage } from '../startPage.ts';

const loadPage = (): Promise<{ readonly default: ComponentType }> =>
  isStartPage() ? import('../start/StartPage.tsx') : import('./Console.tsx');

/** Longer than the file needs; without its font the page is shown in the system's. */
const FONT_MS = 3_000;

/** Cyrillic and Latin are separate files. */
const loadFont = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load("1em 'Golos Text Variable'", 'Яa').catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, FONT_MS)),
  ]);

/** Called by the demo's entry. The font comes first: it changes the lines, which would move a button under the pointer. */
export async function boot(): Promise<void> {
  tryWriteStorage(DEMO_VISITED_KEY, 'true'); // from now on the site's root is the product's own
  const root = document.getElementById('root');
  const [{ default: Page }] = await Promise.all([loadPage(), loadFont()]);
  if (root) createRoot(root).render(<Page />);
}
