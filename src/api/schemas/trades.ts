// Trades: a buy or sell request from its queue to its execution (domain.md section 4, Trade).
import * as v from 'valibot';
import { company, companyFields } from './company.ts';
import { attachments, decimal, id, instant, percentage } from './fields.ts';

/** The kinds of request a caller may ask for or send; a record shows whatever word it carries. */
export const requestType = v.picklist(['buy', 'sell']);
export type RequestType = v.InferOutput<typeof requestType>;

/** One step of a request's history. */
export const statusEvent = v.object({ status: v.string(), at: instant, by: v.string() });
export type StatusEvent = v.InferOutput<typeof statusEvent>;

/** What trades and exchanges share: what is paid, what is received, for whom. */
export const requestFields = {
  id,
  number: v.string(),
  request_type: v.string(),
  status: v.string(),
  currency_to_pay: v.string(),
  amount_to_pay: decimal,
  currency_to_receive: v.string(),
  amount_to_receive: decimal,
  exchange_rate: decimal,
  wallet_id: id,
  ...companyFields,
  // assumed: the contract names the files of a trade alone, but an exchange is created with files too
  files: attachments,
  created_at: instant,
  events: v.nullish(v.array(statusEvent), () => []),
};

export const trade = v.object({
  ...requestFields,
  trade_limit: v.nullish(decimal, null),
  fee: decimal,
  wallet_type: v.string(),
  ved_contract_number: v.nullish(v.string(), null),
  is_ved_participant: v.boolean(),
  is_liquidity_provider: v.boolean(),
  is_authorized_organization: v.boolean(),
  lot_id: v.nullish(v.string(), null),
  matched_trade_id: v.nullish(id, null),
  counterparty: v.nullish(company, null),
  comment: v.nullish(v.string(), null),
  hash: v.nullish(v.string(), null),
  sender_address: v.nullish(v.string(), null),
  recipient_address: v.nullish(v.string(), null),
  transaction_risk: percentage,
  updated_at: instant,
});
export type Trade = v.InferOutput<typeof trade>;
