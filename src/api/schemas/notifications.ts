// Notifications of the bell (contract/demo-world.json, notifications).
import * as v from 'valibot';
import { id, instant } from './fields.ts';

export const notification = v.object({
  id,
  company_id: v.nullish(id, null),
  kind: v.string(),
  text: v.string(),
  /** Route of the screen it is about. */
  link: v.nullish(v.string(), null),
  is_read: v.boolean(),
  created_at: instant,
});
export type Notification = v.InferOutput<typeof notification>;
