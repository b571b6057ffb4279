// Platform rules: documents to read, nothing to accept (contract/demo-world.json, platform_rules).
import * as v from 'valibot';
import { day, id, link } from './fields.ts';

export const platformRule = v.object({
  id,
  title: v.string(),
  version: v.string(),
  body: v.string(),
  file: v.nullish(link, null),
  effective_at: v.nullish(day, null),
});
export type PlatformRule = v.InferOutput<typeof platformRule>;
