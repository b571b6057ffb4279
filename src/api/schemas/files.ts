// Files that lie with a record.
import { codeSchema, recordIdSchema, stringSchema } from './coercions.ts';
import { unwrapResponse, recordSchema } from './reader.ts';

/** Its address is a path below /media; it becomes a link only behind the guard of the download machine. */
export const attachmentsSchema = unwrapResponse(
  recordSchema({ required: { url: stringSchema }, extension: { id: recordIdSchema, name: codeSchema } }),
);
