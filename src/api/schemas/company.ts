// The company a record belongs to, as every record of another domain carries it.
import * as v from 'valibot';
import { accountType, visibleName } from './account.ts';
import { id } from './fields.ts';

/** Entries to spread into a record: its owner's id, name and role. */
export const companyFields = { company_id: id, company_name: visibleName, role: accountType };

export const company = v.object(companyFields);
export type Company = v.InferOutput<typeof company>;
