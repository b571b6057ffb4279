// Notifications of the bell (contract/demo-world.json, notifications).
import type * as v from 'valibot';
import { booleanSchema, recordIdSchema, referenceSchema, stringSchema, timestampSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

export const notificationSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    company_id: referenceSchema,
    kind: stringSchema,
    text: stringSchema,
    /** Route of the screen it is about. */
    link: stringSchema,
    is_read: booleanSchema,
    created_at: timestampSchema,
  },
});
export type Notification = v.InferOutput<typeof notificationSchema>;
