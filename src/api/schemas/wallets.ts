// Cryptocurrency wallets.
import * as v from 'valibot';
import { formatShortId } from '../recordId.ts';
import { cleanTextSchema, companyNameSchema } from './account.ts';
import {
  amountSchema,
  codeSchema,
  longTextSchema,
  percentSchema,
  recordIdSchema,
  referenceSchema,
  roleSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
  fileUrlSchema,
} from './coercions.ts';
import { withDerivedFields, recordSchema } from './reader.ts';
import { currencySchema, kindSchema, networkSchema, statusSchema } from './words.ts';

/** Purpose of a wallet in requests; responses may contain others. */
export const walletTypeSchema = v.picklist(['import', 'export']);
export type WalletType = v.InferOutput<typeof walletTypeSchema>;

/** Request of the owner to correct a balance. */
export const balanceRequestSchema = recordSchema({
  required: {},
  extension: { status: statusSchema, amount: amountSchema, comment: longTextSchema, created_at: timestampSchema },
});
export type BalanceRequest = v.InferOutput<typeof balanceRequestSchema>;

export const walletSchema = withDerivedFields(
  recordSchema({
    required: { id: recordIdSchema },
    spec: {
      wallet_id: codeSchema,
      wallet_type: kindSchema,
      currency: currencySchema,
      name: cleanTextSchema,
      photo: fileUrlSchema,
      address: stringSchema,
      network: networkSchema,
      aml_percentage: percentSchema,
      status: statusSchema,
      ved_contract_number: shortTextSchema,
      company_name: companyNameSchema,
    },
    extension: {
      company_id: referenceSchema,
      role: roleSchema,
      aml_checked_at: timestampSchema,
      custody: kindSchema,
      balance: amountSchema,
      reserved: amountSchema,
      balance_request: balanceRequestSchema,
      funding_reported_at: timestampSchema,
      created_at: timestampSchema,
    },
  }),
  (row) => ({ ...row, wallet_id: row.wallet_id ?? formatShortId(row.id), name: row.name ?? '' }),
);
export type Wallet = v.InferOutput<typeof walletSchema>;
