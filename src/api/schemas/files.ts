// Files that lie with a record.
import { code, recordId, string } from './coercions.ts';
import { inner, record } from './reader.ts';

/** Its address is a path below /media; it becomes a link only behind the guard of the download machine. */
export const attachments = inner(record({ required: { url: string }, extension: { id: recordId, name: code } }));
