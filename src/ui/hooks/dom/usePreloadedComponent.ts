// Loads a part of the page that nothing needs yet when the browser is idle: the network may be gone when it is needed.
import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/whenIdle.ts';

/**
 * The part, drawn, once its chunk is there, else null. The chunk is loaded when the browser is idle after the first paint, at once
 * when `wanted`; a load that failed is tried again when it is wanted anew, when the network comes back and, while it is wanted,
 * at every click. Never throws.
 * @param load `() => import('./Part.tsx')`, the same function at every render
 */
export function usePreloadedComponent(
  load: () => Promise<{ default: ComponentType }>,
  wanted: boolean,
): ReactElement | null {
  // React's: code that has come is a fact of the page, as in lazyView.ts; no machine asks for it or waits for it
  const [part, setPart] = useState<{ readonly view: ComponentType } | null>(null);
  const missing = part === null;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    const attempt = () => {
      void load().then(
        ({ default: view }) => left || setPart({ view }),
        () => undefined, // what the part would have said stands in the machines and on the screen it is about
      );
    };
    const giveUp = wanted ? attempt() : whenIdle(attempt);
    window.addEventListener('online', attempt);
    if (wanted) window.addEventListener('click', attempt);
    return () => {
      left = true;
      giveUp?.();
      for (const sign of ['online', 'click']) window.removeEventListener(sign, attempt);
    };
  }, [load, missing, wanted]);
  return part ? createElement(part.view) : null;
}
