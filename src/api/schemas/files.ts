// Files attached to a record.
import { codeSchema, recordIdSchema, stringSchema } from './coercions.ts';
import { nestedListSchema, recordSchema } from './reader.ts';

/** The URL is a path below /media; it becomes a link only after the check of the download machine. */
export const attachmentsSchema = nestedListSchema(
  recordSchema({ required: { url: stringSchema }, extension: { id: recordIdSchema, name: codeSchema } }),
);
