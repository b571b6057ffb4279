// The rouble account at the operator, its bank details and its movements.
import type * as v from 'valibot';
import { amountSchema, codeSchema, recordIdSchema, stringSchema, timestampSchema } from './coercions.ts';
import { unwrapResponse, pageSchema, recordSchema } from './reader.ts';

/** Where a rouble payment is to be sent. */
export const bankDetailFields = {
  account_number: stringSchema,
  bik: stringSchema,
  bank_name: stringSchema,
  corr_account: stringSchema,
  recipient: stringSchema,
};

// assumed: the contract names FiatOperation without fields; a signed amount, the document's number and its text make a statement
export const fiatOperationSchema = recordSchema({
  required: { id: recordIdSchema },
  extension: {
    operation_type: stringSchema,
    /** Negative when money left the account. */
    amount: amountSchema,
    number: stringSchema,
    description: stringSchema,
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
    currency: stringSchema,
    ...bankDetailFields,
    reserved: amountSchema,
    available: amountSchema,
    operations: pageSchema(fiatOperationSchema),
    rates: unwrapResponse(currencyRate),
  },
});
export type FiatWallet = v.InferOutput<typeof fiatWalletSchema>;
