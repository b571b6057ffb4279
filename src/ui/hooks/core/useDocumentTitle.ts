// The document title of a screen: «h1 · Меридиан».
import { useEffect } from 'react';

const MAX_TITLE = 200;

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title.slice(0, MAX_TITLE)} · Меридиан`;
  }, [title]);
}
