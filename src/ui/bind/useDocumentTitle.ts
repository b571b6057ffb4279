// The document title of a screen: «h1 · Меридиан» (design.md section 1).
import { useEffect } from 'react';

/** Sets the title while the screen is mounted. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Меридиан`;
  }, [title]);
}
