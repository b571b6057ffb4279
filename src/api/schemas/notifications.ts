// Notifications of the bell (contract/demo-world.json, notifications).
import type * as v from 'valibot';
import { boolean, recordId, reference, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

export const notification = record({
  required: { id: recordId },
  extension: {
    company_id: reference,
    kind: string,
    text: string,
    /** Route of the screen it is about. */
    link: string,
    is_read: boolean,
    created_at: timestamp,
  },
});
export type Notification = v.InferOutput<typeof notification>;
