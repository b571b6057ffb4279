// Registry of cryptocurrency operations and submissions to it.
import type * as v from 'valibot';
import { formatShortId } from '../recordId.ts';
import { companyNameSchema } from './account.ts';
import {
  amountSchema,
  booleanSchema,
  codeSchema,
  longTextSchema,
  percentSchema,
  recordIdSchema,
  referenceSchema,
  roleSchema,
  shortTextSchema,
  stringSchema,
  timestampSchema,
} from './coercions.ts';
import { companyFields } from './company.ts';
import { attachmentsSchema } from './files.ts';
import { withDerivedFields, recordSchema } from './reader.ts';
import { currencySchema, kindSchema, networkSchema, statusSchema } from './words.ts';

export const digitalOperationSchema = withDerivedFields(
  recordSchema({
    required: { id: recordIdSchema },
    spec: {
      operation_id: codeSchema,
      operation_date_begin: timestampSchema,
      currency_amount: amountSchema,
      participant_id: referenceSchema,
      participant_type: roleSchema,
    },
    extension: {
      operation_type: kindSchema,
      operation_date: timestampSchema,
      currency: currencySchema,
      network: networkSchema,
      company_name: companyNameSchema,
      company_inn: shortTextSchema,
      wallet_address: stringSchema,
      hash: stringSchema,
      aml_percentage: percentSchema,
      ved_contract_number: shortTextSchema,
      submitted: booleanSchema,
    },
  }),
  (row) => ({ ...row, operation_id: row.operation_id ?? formatShortId(row.id) }),
);
export type DigitalOperation = v.InferOutput<typeof digitalOperationSchema>;

export const submitOperationSchema = withDerivedFields(
  recordSchema({
    required: { id: recordIdSchema },
    spec: { status: statusSchema },
    extension: {
      operation_id: codeSchema,
      comment: longTextSchema,
      ...companyFields,
      currency: currencySchema,
      currency_amount: amountSchema,
      // assumed: the contract does not name them, but an operation is submitted with files (row 16)
      files: attachmentsSchema,
      created_at: timestampSchema,
    },
  }),
  (row) => ({ ...row, operation_id: row.operation_id ?? formatShortId(row.id) }),
);
export type SubmitOperation = v.InferOutput<typeof submitOperationSchema>;
