// Field schemas that the rows of the demo world share.
import * as v from 'valibot';
import { ROLES } from '../../../api/roles.ts';

export const text = v.string();
/** Decimal string; balances and amounts are never floats. */
export const money = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));
/** An amount that is zero where the seed says nothing. */
export const zero = v.optional(money, '0');
export const whole = v.pipe(v.number(), v.safeInteger());
/** Missing in the seed counts as null. */
export const nullable = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);
export const role = v.picklist(ROLES);
/** A stored file: its name and its address below /media/. */
export const link = v.object({ id: whole, name: text, url: text });
export const links = v.optional(v.array(link), () => []);
export const owned = { company_id: whole, company_name: text };
