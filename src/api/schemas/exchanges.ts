// Exchanges: digital currency for digital currency (domain.md section 4, Exchange).
import * as v from 'valibot';
import { id } from './fields.ts';
import { requestFields } from './trades.ts';

export const exchange = v.object({ ...requestFields, target_wallet_id: id });
export type Exchange = v.InferOutput<typeof exchange>;
