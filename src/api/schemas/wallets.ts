// Wallets of digital currency.
import * as v from 'valibot';
import { visibleName } from './account.ts';
import { amount, code, percent, recordId, reference, role, string, timestamp } from './coercions.ts';
import { record } from './reader.ts';

/** What a wallet is for, as a caller may send it; a record shows whatever word it carries. */
export const walletType = v.picklist(['import', 'export']);
export type WalletType = v.InferOutput<typeof walletType>;

/** The owner's wish to have a balance corrected. */
export const balanceRequest = record({
  required: {},
  extension: { status: string, amount, comment: string, created_at: timestamp },
});
export type BalanceRequest = v.InferOutput<typeof balanceRequest>;

export const wallet = record({
  required: { id: recordId },
  spec: {
    wallet_id: code,
    wallet_type: string,
    currency: string,
    name: string,
    photo: string,
    address: string,
    network: string,
    aml_percentage: percent,
    status: string,
    ved_contract_number: string,
    company_name: visibleName,
  },
  extension: {
    company_id: reference,
    role,
    aml_checked_at: timestamp,
    custody: string,
    balance: amount,
    reserved: amount,
    balance_request: balanceRequest,
    funding_reported_at: timestamp,
    created_at: timestamp,
  },
});
export type Wallet = v.InferOutput<typeof wallet>;
