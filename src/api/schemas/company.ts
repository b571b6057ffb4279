// The company a record belongs to, as every record of another domain carries it.
import type * as v from 'valibot';
import { truncateName } from './account.ts';
import { referenceSchema, roleSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

/** Fields to spread into a record: its owner's id, name and role. */
export const companyFields = { company_id: referenceSchema, company_name: truncateName, role: roleSchema };

export const companySchema = recordSchema({ required: {}, extension: companyFields });
export type Company = v.InferOutput<typeof companySchema>;
