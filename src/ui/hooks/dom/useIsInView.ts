// Whether an element was scrolled into view; stays true afterwards.
import { type RefCallback, useCallback, useState } from 'react';

/** Without IntersectionObserver everything counts as visible. */
export function useIsInView(): { readonly ref: RefCallback<Element>; readonly isInView: boolean } {
  const [isInView, setInView] = useState(false); // React state: a measurement used for rendering only
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setInView(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView };
}
