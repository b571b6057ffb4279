// Preloads an optional part of the page when the browser is idle, because the network may be down when it is needed.
import { type ComponentType, createElement, type ReactElement, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/whenIdle.ts';

/**
 * The rendered part once its chunk is loaded, else null. The chunk is loaded when the browser is idle after the first
 * paint, or at once when `wanted`. A failed load is retried when it becomes wanted again, on `online`, and on every click
 * while it is wanted. Never throws.
 * @param load `() => import('./Part.tsx')`, stable across renders
 */
export function usePreloadedComponent(
  load: () => Promise<{ default: ComponentType }>,
  wanted: boolean,
): ReactElement | null {
  // React state: a loaded chunk is a fact of the page, as in lazyView.ts; no machine depends on it
  const [part, setPart] = useState<{ readonly view: ComponentType } | null>(null);
  const missing = part === null;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    const attempt = () => {
      void load().then(
        ({ default: view }) => left || setPart({ view }),
        () => undefined, // the part's information remains in the machines and on its screen
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
