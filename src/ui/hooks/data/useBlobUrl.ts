// An address of bytes that are only in the page: a picked file, a stored one that was read.
import { useCallback } from 'react';

/** Ref that points a picture or a link at the bytes for as long as it is on the screen. */
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
