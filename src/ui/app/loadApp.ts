// Starts the app: after the first paint each part runs in its own task, so that input and painting run in between. All
// files are fetched beside the entry (scripts/lib/pages.mjs).
import { afterPaint, yieldToMain } from './boot/tasks.ts';

/** The newest methods of boot/polyfills.ts: an engine that has these two has the others. */
const hasNewMethods = (): boolean =>
  'popover' in HTMLElement.prototype && 'canParse' in URL && 'toSorted' in Array.prototype;

type Load = () => Promise<{ readonly boot: () => void | Promise<void> }>;

/** Starts the loaded app. The inline script reports a part that fails to load. */
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
