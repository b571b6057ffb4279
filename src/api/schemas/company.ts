// The owning company, as embedded in other records.
import type * as v from 'valibot';
import { companyNameSchema } from './account.ts';
import { referenceSchema, roleSchema, shortTextSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

/** Fields of a record: id, name, role and tax number (ИНН) of its owner. */
export const companyFields = {
  company_id: referenceSchema,
  company_name: companyNameSchema,
  role: roleSchema,
  company_inn: shortTextSchema,
};

export const companySchema = recordSchema({ required: {}, extension: companyFields });
export type Company = v.InferOutput<typeof companySchema>;
