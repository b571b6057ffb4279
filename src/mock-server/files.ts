// Uploaded files: stored under a path below /media/ that keeps their name, given back byte by byte.
import type { World } from './world/world.ts';

/** Stores a copy of an upload and returns its address, e.g. `/media/chats/2/7/Акт.pdf`. */
export function storeFile(world: World, folder: string, upload: Blob): string {
  const given = upload instanceof File ? upload.name : 'file';
  const name = given.replaceAll(/[\\/\p{Cc}\p{Cf}?#%]/gu, '_');
  const id = `/media/${folder}/${world.ids.tick('upload')}/${name}`;
  world.put('files', { id, name, content: new Blob([upload], { type: upload.type }) });
  return id;
}
