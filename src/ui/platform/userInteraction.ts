// The first click, key or dragged file on the page: calls may follow. The inline script records it, since it may come before
// the app's code. A focused field does not count: scripts and the browser move the focus too.

declare global {
  interface Window {
    /** The user has interacted with the page. */
    touched?: true;
  }
}

const INTERACTIONS = ['pointerdown', 'keydown', 'dragenter'] as const;

/** Calls back once, at the first click, key or drag on this page; at once if it already happened. Returns a cancel function. */
export function onFirstInteraction(run: () => void): () => void {
  const onInteraction = () => {
    window.touched = true;
    stop();
    run();
  };
  const stop = () => INTERACTIONS.forEach((type) => removeEventListener(type, onInteraction, true));
  if (window.touched) onInteraction();
  else INTERACTIONS.forEach((type) => addEventListener(type, onInteraction, true));
  return stop;
}

/** For the inline script. */
export const recordFirstInteraction = (): unknown => onFirstInteraction(() => undefined);
