// Platform rules (`platform_rules` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import {
  dateSchema,
  longTextSchema,
  recordIdSchema,
  shortTextSchema,
  stringSchema,
  fileUrlSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';

export const platformRuleSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    title: stringSchema,
    version: shortTextSchema,
    body: longTextSchema,
    file: fileUrlSchema,
    effective_at: dateSchema,
  },
});
export type PlatformRule = v.InferOutput<typeof platformRuleSchema>;
