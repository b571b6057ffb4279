// Platform rules: documents to read, nothing to accept (contract/demo-world.json, platform_rules).
import type * as v from 'valibot';
import { dateSchema, longTextSchema, recordIdSchema, shortTextSchema, stringSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

export const platformRuleSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    title: stringSchema,
    version: shortTextSchema,
    body: longTextSchema,
    file: stringSchema,
    effective_at: dateSchema,
  },
});
export type PlatformRule = v.InferOutput<typeof platformRuleSchema>;
