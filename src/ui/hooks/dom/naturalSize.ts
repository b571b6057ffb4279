// Tells the frame of a picture how large the picture itself is, for its styles: `--w` and `--h`, in pixels.
import type { SyntheticEvent } from 'react';

/** For `onLoad` of the picture; its parent is the frame. */
export function publishNaturalSize({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  const frame = picture.parentElement;
  frame?.style.setProperty('--w', String(picture.naturalWidth || 1));
  frame?.style.setProperty('--h', String(picture.naturalHeight || 1));
}
