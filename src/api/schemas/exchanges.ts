// Exchanges: digital currency for digital currency.
import type * as v from 'valibot';
import { formatShortId } from '../recordId.ts';
import { recordIdSchema, referenceSchema } from './coercions.ts';
import { withDerivedFields, recordSchema } from './reader.ts';
import { exchangeSpecSchema, requestFields } from './trades.ts';

export const exchangeSchema = withDerivedFields(
  recordSchema({
    required: { id: recordIdSchema },
    spec: exchangeSpecSchema,
    extension: { ...requestFields, target_wallet_id: referenceSchema },
  }),
  (row) => ({ ...row, number: row.number ?? formatShortId(row.id) }),
);
export type Exchange = v.InferOutput<typeof exchangeSchema>;
