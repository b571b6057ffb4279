// Agreements to accept (contract/demo-world.json, agreements).
import type * as v from 'valibot';
import { recordIdSchema, referenceSchema, stringSchema, timestampSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

export const agreementSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    title: stringSchema,
    version: stringSchema,
    company_id: referenceSchema,
    status: stringSchema,
    file: stringSchema,
    text: stringSchema,
    created_at: timestampSchema,
    accepted_at: timestampSchema,
  },
});
export type Agreement = v.InferOutput<typeof agreementSchema>;
