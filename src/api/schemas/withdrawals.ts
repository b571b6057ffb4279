// Withdrawals: roubles out to the owner's bank account.
import type * as v from 'valibot';
import { formatShortId } from '../recordId.ts';
import { cleanTextSchema } from './account.ts';
import {
  amountSchema,
  longTextSchema,
  recordIdSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { companyFields } from './company.ts';
import { withDerivedFields, recordSchema, nestedListSchema } from './reader.ts';
import { statusEventSchema } from './trades.ts';
import { currencySchema, statusSchema } from './words.ts';

export const withdrawalSchema = withDerivedFields(
  recordSchema({
    required: { id: recordIdSchema },
    spec: { amount: amountSchema, status: statusSchema },
    extension: {
      number: shortTextSchema,
      currency: currencySchema,
      recipient_name: cleanTextSchema,
      settlement_account: stringSchema,
      bik: shortTextSchema,
      bank_name: cleanTextSchema,
      purpose: longTextSchema,
      comment: longTextSchema,
      ...companyFields,
      created_at: timestampSchema,
      events: nestedListSchema(statusEventSchema),
    },
  }),
  // assumed: roubles if the currency is missing
  (row) => ({ ...row, number: row.number ?? formatShortId(row.id), currency: row.currency ?? 'RUB' }),
);
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;
