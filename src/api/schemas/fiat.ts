// Rouble account at the operator: bank details and operations.
import type * as v from 'valibot';
import { cleanTextSchema } from './account.ts';
import {
  amountSchema,
  codeSchema,
  longTextSchema,
  recordIdSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { nestedListSchema, pageSchema, recordSchema } from './reader.ts';
import { currencySchema, kindSchema } from './words.ts';

/** Bank details of a rouble payment. */
export const bankDetailFields = {
  account_number: stringSchema,
  bik: shortTextSchema,
  bank_name: cleanTextSchema,
  corr_account: stringSchema,
  recipient: cleanTextSchema,
};

// assumed: the contract names FiatOperation without fields; these make up a statement: signed amount, document number, text
export const fiatOperationSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    operation_type: kindSchema,
    /** Negative for a debit. */
    amount: amountSchema,
    number: shortTextSchema,
    description: longTextSchema,
    created_at: timestampSchema,
  },
});
export type FiatOperation = v.InferOutput<typeof fiatOperationSchema>;

/** Rouble price of a currency on the platform, used to convert payments abroad. */
const currencyRate = recordSchema({
  required: { currency: codeSchema, price: amountSchema },
  extension: { source: stringSchema, quoted_at: timestampSchema },
});
export type CurrencyRate = v.InferOutput<typeof currencyRate>;

/** Each owner has exactly one, so it needs no id. */
export const fiatWalletSchema = recordSchema({
  required: {},
  extension: {
    id: recordIdSchema,
    balance: amountSchema,
    currency: currencySchema,
    ...bankDetailFields,
    reserved: amountSchema,
    available: amountSchema,
    operations: pageSchema(fiatOperationSchema),
    rates: nestedListSchema(currencyRate),
  },
});
export type FiatWallet = v.InferOutput<typeof fiatWalletSchema>;
