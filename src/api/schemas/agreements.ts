// Agreements (`agreements` in tests/contract/demo-world.json).
import type * as v from 'valibot';
import {
  longTextSchema,
  recordIdSchema,
  referenceSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
  fileUrlSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';
import { statusSchema } from './words.ts';

export const agreementSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    title: stringSchema,
    version: shortTextSchema,
    company_id: referenceSchema,
    status: statusSchema,
    file: fileUrlSchema,
    text: longTextSchema,
    created_at: timestampSchema,
    accepted_at: timestampSchema,
  },
});
export type Agreement = v.InferOutput<typeof agreementSchema>;
