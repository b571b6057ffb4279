// The document title of a screen: «h1 · Меридиан» (design.md section 1).
import { useEffect } from 'react';

const MAX_TITLE = 200;

/** Sets the title while the screen is mounted. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.slice(0, MAX_TITLE)} · Меридиан`;
  }, [title]);
}
