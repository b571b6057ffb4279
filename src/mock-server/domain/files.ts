// Uploaded files, stored below /media/ under their name and returned unchanged.
import { getFileType } from '../../api/validation/file.ts';
import type { Database } from '../db/database.ts';

/** Stores a copy of an upload and returns its URL, e.g. `/media/chats/2/7/Акт.pdf`. */
export function storeFile(world: Database, folder: string, upload: Blob): string {
  const given = upload instanceof File ? upload.name : 'file';
  const name = given.replaceAll(/[\\/\p{Cc}\p{Cf}?#%]/gu, '_');
  const id = `/media/${folder}/${world.ids.tick('upload')}/${name}`;
  // type by file name: a type given by the caller would be served to everyone who opens the file
  world.put('files', { id, name, content: new Blob([upload], { type: getFileType(name)?.mime ?? upload.type }) });
  return id;
}
