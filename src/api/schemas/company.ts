// The owning company, as embedded in other records.
import type * as v from 'valibot';
import { truncateName } from './account.ts';
import { referenceSchema, roleSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

/** Fields of a record: id, name and role of its owner. */
export const companyFields = { company_id: referenceSchema, company_name: truncateName, role: roleSchema };

export const companySchema = recordSchema({ required: {}, extension: companyFields });
export type Company = v.InferOutput<typeof companySchema>;
