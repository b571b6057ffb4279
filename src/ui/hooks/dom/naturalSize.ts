// Publishes the natural size of an image to the styles of its frame: `--w` and `--h`, in pixels.
import type { SyntheticEvent } from 'react';

/** For the image's `onLoad`; its parent is the frame. */
export function publishNaturalSize({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  const frame = picture.parentElement;
  frame?.style.setProperty('--w', String(picture.naturalWidth || 1));
  frame?.style.setProperty('--h', String(picture.naturalHeight || 1));
}
