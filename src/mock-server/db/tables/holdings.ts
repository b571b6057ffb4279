// Row schemas of assets and registers: wallets, accounts, contracts, operations, custody, reports.
import * as v from 'valibot';
import {
  moneyColumn,
  nullableColumn,
  ownerColumns,
  roleColumn,
  textColumn,
  integerColumn,
  zeroMoneyColumn,
} from './fields.ts';

/** `incoming` is in transit on the chain; `attributed` is the part of the balance assigned to contracts (contract row 118). */
export const walletRow = v.object({
  id: integerColumn,
  wallet_id: textColumn,
  ...ownerColumns,
  role: roleColumn,
  wallet_type: textColumn,
  currency: textColumn,
  name: textColumn,
  photo: nullableColumn(textColumn),
  address: textColumn,
  network: textColumn,
  aml_percentage: nullableColumn(v.number()),
  aml_checked_at: nullableColumn(textColumn),
  status: textColumn,
  custody: textColumn,
  balance: moneyColumn,
  reserved: moneyColumn,
  ved_contract_number: nullableColumn(textColumn),
  balance_request: nullableColumn(
    v.object({ status: textColumn, amount: moneyColumn, comment: nullableColumn(textColumn), created_at: textColumn }),
  ),
  funding_reported_at: nullableColumn(textColumn),
  incoming: zeroMoneyColumn,
  attributed: zeroMoneyColumn,
  created_at: textColumn,
  updated_at: nullableColumn(textColumn),
});

export const fiatWalletRow = v.object({
  id: integerColumn,
  company_id: integerColumn,
  currency: textColumn,
  account_number: textColumn,
  bik: textColumn,
  bank_name: textColumn,
  corr_account: textColumn,
  recipient: textColumn,
  balance: moneyColumn,
  reserved: moneyColumn,
  available: moneyColumn,
});

/** A statement line of a rouble account; the lines of an account add up to its balance. */
export const fiatOperationRow = v.object({
  id: integerColumn,
  company_id: integerColumn,
  operation_type: textColumn,
  amount: moneyColumn,
  number: nullableColumn(textColumn),
  description: nullableColumn(textColumn),
  created_at: textColumn,
});

/** Counter-account of everything held on the platform, one per currency (`id`). */
export const externalAccountRow = v.object({ id: textColumn, balance: moneyColumn });

/** A contract created from its number alone has no terms; `balance_currency` is that of the wallets in `balance`. */
export const contractRow = v.object({
  id: integerColumn,
  ved_contract_number: textColumn,
  contract_type: textColumn,
  status: textColumn,
  ...ownerColumns,
  counterparty_name: nullableColumn(textColumn),
  counterparty_country: nullableColumn(textColumn),
  currency: nullableColumn(textColumn),
  amount: nullableColumn(moneyColumn),
  paid_amount: moneyColumn,
  balance: zeroMoneyColumn,
  balance_currency: nullableColumn(textColumn),
  signed_at: nullableColumn(textColumn),
  expires_at: nullableColumn(textColumn),
  created_at: textColumn,
});

export const operationRow = v.object({
  id: integerColumn,
  operation_id: textColumn,
  operation_type: textColumn,
  operation_date: textColumn,
  operation_date_begin: textColumn,
  currency: textColumn,
  network: textColumn,
  currency_amount: moneyColumn,
  participant_id: integerColumn,
  participant_type: roleColumn,
  company_name: textColumn,
  company_inn: nullableColumn(textColumn),
  wallet_address: textColumn,
  hash: textColumn,
  aml_percentage: nullableColumn(v.number()),
  ved_contract_number: nullableColumn(textColumn),
  submitted: v.boolean(),
});

/** With `wallet_id` it is one of the operator's wallets and shows its balance. */
export const custodialSolutionRow = v.object({
  id: integerColumn,
  wallet_id: nullableColumn(integerColumn),
  name: textColumn,
  custodian: textColumn,
  custody: textColumn,
  currency: textColumn,
  network: textColumn,
  address: textColumn,
  balance: moneyColumn,
  limit: nullableColumn(moneyColumn),
  aml_percentage: nullableColumn(v.number()),
  status: textColumn,
  created_at: textColumn,
});

/** `ready_at` (ms of the mock clock) is the completion time of a report in processing; null for finished ones. */
export const reportRow = v.object({
  id: integerColumn,
  title: textColumn,
  report_type: textColumn,
  company_id: nullableColumn(integerColumn),
  role: nullableColumn(roleColumn),
  company_name: nullableColumn(textColumn),
  period_from: textColumn,
  period_to: textColumn,
  status: textColumn,
  ready_at: nullableColumn(v.number()),
  author: textColumn,
  created_at: textColumn,
});
