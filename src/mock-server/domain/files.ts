// Uploaded files: stored under a path below /media/ that keeps their name, given back byte by byte.
import { getFileType } from '../../api/validation/file.ts';
import type { Database } from '../db/database.ts';

/** Stores a copy of an upload and returns its address, e.g. `/media/chats/2/7/Акт.pdf`. */
export function storeFile(world: Database, folder: string, upload: Blob): string {
  const given = upload instanceof File ? upload.name : 'file';
  const name = given.replaceAll(/[\\/\p{Cc}\p{Cf}?#%]/gu, '_');
  const id = `/media/${folder}/${world.ids.tick('upload')}/${name}`;
  // a name tells the type: what a caller says of it would be given back to whoever opens the file
  world.put('files', { id, name, content: new Blob([upload], { type: getFileType(name)?.mime ?? upload.type }) });
  return id;
}
