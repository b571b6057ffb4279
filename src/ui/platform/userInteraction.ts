// The first click or key on the page: from then on calls may follow. The early script keeps it, since it may come before the
// app's code does. A field that is merely in focus was touched by nobody: scripts and the browser put the focus somewhere, too.

declare global {
  interface Window {
    /** Somebody has laid a hand on the page. */
    touched?: true;
  }
}

const HANDS = ['pointerdown', 'keydown'] as const;

/** Calls back once, at the first click or key on this page; at once if it was before. Returns how to give it up. */
export function onFirstInteraction(run: () => void): () => void {
  const told = () => {
    window.touched = true;
    stop();
    run();
  };
  const stop = () => HANDS.forEach((type) => removeEventListener(type, told, true));
  if (window.touched) told();
  else HANDS.forEach((type) => addEventListener(type, told, true));
  return stop;
}

/** For the early script. */
export const recordFirstInteraction = (): unknown => onFirstInteraction(() => undefined);
