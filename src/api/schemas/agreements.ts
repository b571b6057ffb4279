// Agreements to accept (contract/demo-world.json, agreements).
import type * as v from 'valibot';
import { recordId, reference, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

export const agreement = record({
  required: { id: recordId },
  extension: {
    title: string,
    version: string,
    company_id: reference,
    status: string,
    file: string,
    text: string,
    created_at: timestamp,
    accepted_at: timestamp,
  },
});
export type Agreement = v.InferOutput<typeof agreement>;
