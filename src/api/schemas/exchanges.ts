// Exchanges: digital currency for digital currency.
import type * as v from 'valibot';
import { recordIdSchema, referenceSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';
import { exchangeSpecSchema, requestFields } from './trades.ts';

export const exchangeSchema = recordSchema({
  required: { id: recordIdSchema },
  spec: exchangeSpecSchema,
  extension: { ...requestFields, target_wallet_id: referenceSchema },
});
export type Exchange = v.InferOutput<typeof exchangeSchema>;
