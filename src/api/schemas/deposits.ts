// Deposits: roubles in.
import type * as v from 'valibot';
import { formatShortId } from '../recordId.ts';
import {
  amountSchema,
  longTextSchema,
  recordIdSchema,
  shortTextSchema,
  timestampSchema,
  fileUrlSchema,
} from './coercions.ts';
import { companyFields } from './company.ts';
import { bankDetailFields } from './fiat.ts';
import { withDerivedFields, recordSchema, nestedListSchema } from './reader.ts';
import { statusEventSchema } from './trades.ts';
import { currencySchema, statusSchema } from './words.ts';

export const depositSchema = withDerivedFields(
  recordSchema({
    required: { id: recordIdSchema },
    spec: { amount: amountSchema, status: statusSchema, payment_order: fileUrlSchema, top_up_amount: amountSchema },
    extension: {
      number: shortTextSchema,
      currency: currencySchema,
      comment: longTextSchema,
      // assumed: row 32 returns payment details without naming the field
      payment_details: recordSchema({
        required: {},
        extension: { ...bankDetailFields, inn: shortTextSchema, kpp: shortTextSchema, purpose: longTextSchema },
      }),
      ...companyFields,
      created_at: timestampSchema,
      events: nestedListSchema(statusEventSchema),
    },
  }),
  // assumed: roubles if the currency is missing
  (row) => ({ ...row, number: row.number ?? formatShortId(row.id), currency: row.currency ?? 'RUB' }),
);
export type Deposit = v.InferOutput<typeof depositSchema>;
