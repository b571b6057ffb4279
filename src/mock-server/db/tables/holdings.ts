// Rows of what is held and registered: wallets, accounts, contracts, operations, custody, reports.
import * as v from 'valibot';
import { money, nullable, owned, role, text, whole, zero } from './fields.ts';

/** `incoming` is on its way on the chain; `attributed` is what contracts claim of the balance (row 118). */
export const wallet = v.object({
  id: whole,
  wallet_id: text,
  ...owned,
  role,
  wallet_type: text,
  currency: text,
  name: text,
  photo: nullable(text),
  address: text,
  network: text,
  aml_percentage: nullable(v.number()),
  aml_checked_at: nullable(text),
  status: text,
  custody: text,
  balance: money,
  reserved: money,
  ved_contract_number: nullable(text),
  balance_request: nullable(v.object({ status: text, amount: money, comment: nullable(text), created_at: text })),
  funding_reported_at: nullable(text),
  incoming: zero,
  attributed: zero,
  created_at: text,
  updated_at: nullable(text),
});

export const fiatWallet = v.object({
  id: whole,
  company_id: whole,
  currency: text,
  account_number: text,
  bik: text,
  bank_name: text,
  corr_account: text,
  recipient: text,
  balance: money,
  reserved: money,
  available: money,
});

/** A line of a rouble account's statement: the lines of an account add up to its balance. */
export const fiatOperation = v.object({
  id: whole,
  company_id: whole,
  operation_type: text,
  amount: money,
  number: nullable(text),
  description: nullable(text),
  created_at: text,
});

/** What the outside owes the platform in one currency (`id`): the counter-account of everything held inside. */
export const external = v.object({ id: text, balance: money });

/** Born from its number alone, a contract knows no terms; `balance_currency` is that of the wallets behind `balance`. */
export const contract = v.object({
  id: whole,
  ved_contract_number: text,
  contract_type: text,
  status: text,
  ...owned,
  counterparty_name: nullable(text),
  counterparty_country: nullable(text),
  currency: nullable(text),
  amount: nullable(money),
  paid_amount: money,
  balance: zero,
  balance_currency: nullable(text),
  signed_at: nullable(text),
  expires_at: nullable(text),
  created_at: text,
});

export const operation = v.object({
  id: whole,
  operation_id: text,
  operation_type: text,
  operation_date: text,
  operation_date_begin: text,
  currency: text,
  network: text,
  currency_amount: money,
  participant_id: whole,
  participant_type: role,
  company_name: text,
  wallet_address: text,
  hash: text,
  aml_percentage: nullable(v.number()),
  ved_contract_number: nullable(text),
  submitted: v.boolean(),
});

/** With `wallet_id` it is one of the operator's wallets, whose balance it shows. */
export const custodialSolution = v.object({
  id: whole,
  wallet_id: nullable(whole),
  name: text,
  custodian: text,
  custody: text,
  currency: text,
  network: text,
  address: text,
  balance: money,
  limit: nullable(money),
  aml_percentage: nullable(v.number()),
  status: text,
  created_at: text,
});

/** `ready_at` (ms of the mock clock) is when a report being made is ready; null for finished ones. */
export const report = v.object({
  id: whole,
  title: text,
  report_type: text,
  company_id: nullable(whole),
  role: nullable(role),
  company_name: nullable(text),
  period_from: text,
  period_to: text,
  status: text,
  ready_at: nullable(v.number()),
  author: text,
  created_at: text,
});
