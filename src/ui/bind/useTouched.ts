// Whether the visitor has touched the page: from then on calls may follow, and what shows their failures must be there.
import { useSyncExternalStore } from 'react';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
let touched = false;

/** Calls back once, at the first touch, click, key or focus on this page; at once if it was before. Returns how to give it up. */
export function onTouch(run: () => void): () => void {
  const told = () => {
    touched = true;
    stop();
    run();
  };
  const stop = () => TOUCHES.forEach((type) => removeEventListener(type, told, true));
  // A click or a key may have come before this code did: the browser knows.
  if (touched || ('userActivation' in navigator && navigator.userActivation.hasBeenActive)) told();
  else TOUCHES.forEach((type) => addEventListener(type, told, true));
  return stop;
}

/** False on a page that was only looked at. */
export function useTouched(): boolean {
  return useSyncExternalStore(
    onTouch,
    () => touched,
    () => false,
  );
}
