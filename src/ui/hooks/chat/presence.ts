// Whether the user is looking at this page; open chats are refetched in the background only then.
import type { PagePresence } from '../../../machines/chat/context.ts';

const INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

let lastInput = 0;
let listening = false;

/** Listens to input from the first subscriber on, passively; showing the page counts as input. */
function listen(): void {
  lastInput = performance.now();
  if (listening) return;
  listening = true;
  const noticed = () => {
    lastInput = performance.now();
  };
  for (const input of INPUTS) addEventListener(input, noticed, { capture: true, passive: true });
}

export const pagePresence: PagePresence = {
  visible: () => document.visibilityState === 'visible',
  idleFor: () => performance.now() - lastInput,
  watch(changed) {
    listen();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
