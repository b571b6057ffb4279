// Whether the user is looking at this page; open chats are refetched in the background only then.
import type { PagePresence } from '../../../machines/chat/context.ts';

const INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** Listens to input while it is watched, passively; opening a chat and showing the page count as input. */
export function createPagePresence(): PagePresence {
  let lastInput = 0;
  const recordInput = () => {
    lastInput = performance.now();
  };
  return {
    visible: () => document.visibilityState === 'visible',
    idleFor: () => performance.now() - lastInput,
    watch(onChange) {
      recordInput();
      for (const type of INPUT_EVENTS) addEventListener(type, recordInput, { capture: true, passive: true });
      document.addEventListener('visibilitychange', onChange);
      return () => {
        for (const type of INPUT_EVENTS) removeEventListener(type, recordInput, { capture: true });
        document.removeEventListener('visibilitychange', onChange);
      };
    },
  };
}
