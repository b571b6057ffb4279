// How the app starts: the page is painted first; then its parts come, each in a task of its own, so that keys, scrolling and
// pictures go between them. All are fetched beside the entry (scripts/lib/pages.mjs).
import { afterPaint, yieldToMain } from './boot/tasks.ts';

/** The newest of the methods in boot/polyfills.ts: no engine has these two without the others. */
const hasNewMethods = (): boolean =>
  'popover' in HTMLElement.prototype && 'canParse' in URL && 'toSorted' in Array.prototype;

type Load = () => Promise<{ readonly boot: () => void | Promise<void> }>;

/** Starts what `load` brings. Where a part does not come, the early script tells the visitor. */
export function loadApp(load: Load): void {
  parts(load).catch((error: unknown) => {
    dispatchEvent(new Event('lost'));
    throw error;
  });
}

async function parts(load: Load): Promise<void> {
  await afterPaint();
  if (!hasNewMethods()) await import('./boot/polyfills.ts');
  await import('./boot/libraries.ts');
  await yieldToMain();
  const { boot } = await load();
  await yieldToMain();
  await boot();
}
