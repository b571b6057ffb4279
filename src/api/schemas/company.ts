// The company a record belongs to, as every record of another domain carries it.
import type * as v from 'valibot';
import { visibleName } from './account.ts';
import { reference, role } from './coercions.ts';
import { record } from './reader.ts';

/** Fields to spread into a record: its owner's id, name and role. */
export const companyFields = { company_id: reference, company_name: visibleName, role };

export const company = record({ required: {}, extension: companyFields });
export type Company = v.InferOutput<typeof company>;
