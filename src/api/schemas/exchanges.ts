// Exchanges: digital currency for digital currency.
import type * as v from 'valibot';
import { recordId, reference } from './coercions.ts';
import { record } from './reader.ts';
import { exchangeSpec, requestFields } from './trades.ts';

export const exchange = record({
  required: { id: recordId },
  spec: exchangeSpec,
  extension: { ...requestFields, target_wallet_id: reference },
});
export type Exchange = v.InferOutput<typeof exchange>;
