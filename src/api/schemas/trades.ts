// Trades: buy and sell requests.
import * as v from 'valibot';
import { formatShortId } from '../recordId.ts';
import {
  amountSchema,
  booleanSchema,
  codeSchema,
  longTextSchema,
  percentSchema,
  recordIdSchema,
  referenceSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { companySchema, companyFields } from './company.ts';
import { attachmentsSchema } from './files.ts';
import { withDerivedFields, nestedListSchema, recordSchema } from './reader.ts';
import { currencySchema, kindSchema, statusSchema } from './words.ts';

/** Types of request in queries and bodies; responses may contain others. */
export const requestTypeSchema = v.picklist(['buy', 'sell']);
export type RequestType = v.InferOutput<typeof requestTypeSchema>;

/** One event of a request's history. */
export const statusEventSchema = recordSchema({
  required: { status: statusSchema },
  extension: { at: timestampSchema, by: codeSchema },
});
export type StatusEvent = v.InferOutput<typeof statusEventSchema>;

export const exchangeSpecSchema = { amount_to_receive: amountSchema, status: statusSchema };

/** Fields shared by trades and exchanges. */
export const requestFields = {
  number: shortTextSchema,
  request_type: kindSchema,
  currency_to_pay: currencySchema,
  amount_to_pay: amountSchema,
  currency_to_receive: currencySchema,
  exchange_rate: amountSchema,
  wallet_id: referenceSchema,
  ...companyFields,
  // assumed: the contract names the files of a trade only, but an exchange is created with files too
  files: attachmentsSchema,
  created_at: timestampSchema,
  events: nestedListSchema(statusEventSchema),
};

const { request_type, currency_to_pay, amount_to_pay, currency_to_receive, exchange_rate, ...others } = requestFields;

export const tradeSchema = withDerivedFields(
  recordSchema({
    // assumed: a trade without type, amounts and rate is not an offer: it cannot be compared, matched or paid
    required: {
      id: recordIdSchema,
      ...exchangeSpecSchema,
      request_type,
      currency_to_pay,
      amount_to_pay,
      currency_to_receive,
      exchange_rate,
    },
    spec: {
      trade_limit: amountSchema,
      wallet_type: kindSchema,
      is_ved_participant: booleanSchema,
      is_liquidity_provider: booleanSchema,
      is_authorized_organization: booleanSchema,
    },
    extension: {
      ...others,
      fee: amountSchema,
      ved_contract_number: shortTextSchema,
      contract_exempt: booleanSchema,
      offer_number: shortTextSchema,
      lot_id: codeSchema,
      matched_trade_id: referenceSchema,
      counterparty: companySchema,
      comment: longTextSchema,
      hash: stringSchema,
      sender_address: stringSchema,
      recipient_address: stringSchema,
      transaction_risk: percentSchema,
      updated_at: timestampSchema,
    },
  }),
  (row) => ({ ...row, number: row.number ?? formatShortId(row.id) }),
);
export type Trade = v.InferOutput<typeof tradeSchema>;
