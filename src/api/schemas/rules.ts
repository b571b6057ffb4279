// Platform rules: documents to read, nothing to accept (contract/demo-world.json, platform_rules).
import type * as v from 'valibot';
import { date, recordId, string } from './coercions.ts';
import { record } from './reader.ts';

export const platformRule = record({
  required: { id: recordId },
  extension: { title: string, version: string, body: string, file: string, effective_at: date },
});
export type PlatformRule = v.InferOutput<typeof platformRule>;
