// Object URL of bytes held by the page: a picked file or a fetched one.
import { useCallback } from 'react';

/** Ref that sets the URL on an image or a link while it is mounted. */
export function useBlobUrl(blob: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLAnchorElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(blob);
      element.setAttribute(element instanceof HTMLImageElement ? 'src' : 'href', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
}
