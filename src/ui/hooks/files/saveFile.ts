// Saves bytes as a download: never opened in a page of this origin, whatever their type.
import type { SaveFile } from '../../../machines/data/ports.ts';

/** Browsers read the blob after the click, so it must not be revoked at once. */
const KEPT_MS = 60_000;

export const saveFile: SaveFile = (blob, name) => {
  const address = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
