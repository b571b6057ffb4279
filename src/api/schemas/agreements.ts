// Agreements to accept (contract/demo-world.json, agreements).
import * as v from 'valibot';
import { id, instant, link } from './fields.ts';

export const agreement = v.object({
  id,
  title: v.string(),
  version: v.string(),
  company_id: v.nullish(id, null),
  status: v.string(),
  file: v.nullish(link, null),
  text: v.string(),
  created_at: instant,
  accepted_at: v.nullish(instant, null),
});
export type Agreement = v.InferOutput<typeof agreement>;
