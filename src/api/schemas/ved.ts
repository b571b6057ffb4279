// VED transactions: payments to foreign counterparties (contract/demo-world.json, ved_transactions).
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { amount, code, recordId, reference, string, timestamp } from './coercions.ts';
import { inner, record } from './reader.ts';
import { statusEvent } from './trades.ts';

export const vedTransaction = record({
  required: { id: recordId },
  spec: { amount, status: string },
  extension: {
    number: string,
    currency: string,
    ved_contract_number: string,
    wallet_id: reference,
    counterparty_name: string,
    counterparty_country: string,
    /** Code of the currency operation (Инструкция Банка России 181-И). */
    operation_code: code,
    /** Where the money goes: an account in a bank, or an address of a digital currency. */
    payee_account: string,
    payee_swift: string,
    payee_bank: string,
    payee_address: string,
    payee_network: string,
    purpose: string,
    invoice: string,
    /** How much of `currency` one unit of `debit_currency` buys. */
    rate: amount,
    rate_source: string,
    rate_at: timestamp,
    debit_amount: amount,
    debit_currency: string,
    /** In `debit_currency`. */
    fee: amount,
    hash: string,
    /** Of the wallet that pays. */
    network: string,
    comment: string,
    company_id: reference,
    company_name: visibleName,
    created_at: timestamp,
    events: inner(statusEvent),
  },
});
export type VedTransaction = v.InferOutput<typeof vedTransaction>;
