// Whether somebody is looking at this page: background reads of an open chat are made only then.
import type { PagePresence } from '../../../machines/chat/context.ts';

const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

let lastInput = 0;
let listening = false;

/** From the first watcher on the page's inputs are noticed, passively; reading or opening a page counts as one. */
function listen(): void {
  lastInput = performance.now();
  if (listening) return;
  listening = true;
  const noticed = () => {
    lastInput = performance.now();
  };
  for (const input of INPUTS) addEventListener(input, noticed, { capture: true, passive: true });
}

/** The presence of this page. */
export const pagePresence: PagePresence = {
  visible: () => document.visibilityState === 'visible',
  idleFor: () => performance.now() - lastInput,
  watch(changed) {
    listen();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
