// Trades: a buy or sell request from its queue to its execution.
import * as v from 'valibot';
import { amount, boolean, code, percent, recordId, reference, string, timestamp } from './coercions.ts';
import { company, companyFields } from './company.ts';
import { attachments } from './files.ts';
import { inner, record } from './reader.ts';

/** The kinds of request a caller may ask for or send; a record shows whatever word it carries. */
export const requestType = v.picklist(['buy', 'sell']);
export type RequestType = v.InferOutput<typeof requestType>;

/** One step of a request's history. */
export const statusEvent = record({ required: { status: string }, extension: { at: timestamp, by: code } });
export type StatusEvent = v.InferOutput<typeof statusEvent>;

export const exchangeSpec = { amount_to_receive: amount, status: string };

/** What trades and exchanges share: what is paid, what is received, for whom. */
export const requestFields = {
  number: string,
  request_type: string,
  currency_to_pay: string,
  amount_to_pay: amount,
  currency_to_receive: string,
  exchange_rate: amount,
  wallet_id: reference,
  ...companyFields,
  // assumed: the contract names the files of a trade alone, but an exchange is created with files too
  files: attachments,
  created_at: timestamp,
  events: inner(statusEvent),
};

const { request_type, currency_to_pay, amount_to_pay, currency_to_receive, exchange_rate, ...others } = requestFields;

export const trade = record({
  // assumed: a trade without its kind, sums and rate is no offer: it cannot be compared, matched or paid
  required: {
    id: recordId,
    ...exchangeSpec,
    request_type,
    currency_to_pay,
    amount_to_pay,
    currency_to_receive,
    exchange_rate,
  },
  spec: {
    trade_limit: amount,
    wallet_type: string,
    is_ved_participant: boolean,
    is_liquidity_provider: boolean,
    is_authorized_organization: boolean,
  },
  extension: {
    ...others,
    fee: amount,
    ved_contract_number: string,
    lot_id: code,
    matched_trade_id: reference,
    counterparty: company,
    comment: string,
    hash: string,
    sender_address: string,
    recipient_address: string,
    transaction_risk: percent,
    updated_at: timestamp,
  },
});
export type Trade = v.InferOutput<typeof trade>;
