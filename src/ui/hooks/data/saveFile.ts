// Hands bytes to the browser as a download: never opened in a page of this origin, whatever they are.
import type { SaveFile } from '../../../machines/data/ports.ts';

/** Browsers read the blob after the click; by then it must still be there. */
const KEPT_MS = 60_000;

export const saveFile: SaveFile = (blob, name) => {
  const address = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
