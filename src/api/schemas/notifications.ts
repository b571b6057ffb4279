// Notifications (`notifications` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import {
  booleanSchema,
  longTextSchema,
  recordIdSchema,
  referenceSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';

export const notificationSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    company_id: referenceSchema,
    kind: shortTextSchema,
    text: longTextSchema,
    /** Route of the related screen. */
    link: stringSchema,
    is_read: booleanSchema,
    created_at: timestampSchema,
  },
});
export type Notification = v.InferOutput<typeof notificationSchema>;
