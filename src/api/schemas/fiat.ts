// The rouble account at the operator, its bank details and its movements.
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
import { unwrapResponse, pageSchema, recordSchema } from './reader.ts';

/** Where a rouble payment is to be sent. */
export const bankDetailFields = {
  account_number: stringSchema,
  bik: shortTextSchema,
  bank_name: cleanTextSchema,
  corr_account: stringSchema,
  recipient: cleanTextSchema,
};

// assumed: the contract names FiatOperation without fields; a signed amount, the document's number and its text make a statement
export const fiatOperationSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    operation_type: shortTextSchema,
    /** Negative when money left the account. */
    amount: amountSchema,
    number: shortTextSchema,
    description: longTextSchema,
    created_at: timestampSchema,
  },
});
export type FiatOperation = v.InferOutput<typeof fiatOperationSchema>;

/** The platform's price of a currency in roubles, by which payments abroad are converted. */
const currencyRate = recordSchema({
  required: { currency: codeSchema, price: amountSchema },
  extension: { source: stringSchema, quoted_at: timestampSchema },
});
export type CurrencyRate = v.InferOutput<typeof currencyRate>;

/** The only one of its owner: no id is needed. */
export const fiatWalletSchema = recordSchema({
  required: {},
  extension: {
    id: recordIdSchema,
    balance: amountSchema,
    currency: shortTextSchema,
    ...bankDetailFields,
    reserved: amountSchema,
    available: amountSchema,
    operations: pageSchema(fiatOperationSchema),
    rates: unwrapResponse(currencyRate),
  },
});
export type FiatWallet = v.InferOutput<typeof fiatWalletSchema>;
