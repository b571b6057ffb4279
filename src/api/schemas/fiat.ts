// The rouble account at the operator, its bank details and its movements.
import type * as v from 'valibot';
import { amount, code, recordId, string, timestamp } from './coercions.ts';
import { inner, page, record } from './reader.ts';

/** Where a rouble payment is to be sent. */
export const bankDetailFields = {
  account_number: string,
  bik: string,
  bank_name: string,
  corr_account: string,
  recipient: string,
};

// assumed: the contract names FiatOperation without fields; a signed amount, the document's number and its text make a statement
export const fiatOperation = record({
  required: { id: recordId },
  extension: {
    operation_type: string,
    /** Negative when money left the account. */
    amount,
    number: string,
    description: string,
    created_at: timestamp,
  },
});
export type FiatOperation = v.InferOutput<typeof fiatOperation>;

/** The platform's price of a currency in roubles, by which payments abroad are converted. */
const currencyRate = record({
  required: { currency: code, price: amount },
  extension: { source: string, quoted_at: timestamp },
});
export type CurrencyRate = v.InferOutput<typeof currencyRate>;

/** The only one of its owner: no id is needed, but without a balance it is no account. */
export const fiatWallet = record({
  required: { balance: amount },
  extension: {
    id: recordId,
    currency: string,
    ...bankDetailFields,
    reserved: amount,
    available: amount,
    operations: page(fiatOperation),
    rates: inner(currencyRate),
  },
});
export type FiatWallet = v.InferOutput<typeof fiatWallet>;
