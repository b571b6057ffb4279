// Accounts: the signed-in user and the token answers.
import * as v from 'valibot';
import type { RecordId } from '../recordId.ts';
import { ROLES } from '../roles.ts';
import { booleanSchema, recordIdSchema, referenceSchema, roleSchema, stringSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';

/** Characters of a name that are shown: a longer one is no name, and would be laid out for seconds. */
const MAX_NAME = 500;

/**
 * A name as it is shown: one in which nothing can be seen would leave its row, its link and its heading blank, and one with
 * invisible or reversing characters would pass for another.
 */
export function quoteCompanyName(name: string): string {
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
  if (!/[^\s\p{C}\p{DI}]/u.test(short)) return 'Без названия'; // assumed: it says that there is none
  return short.replaceAll(/[\t\n\r]/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu, '_');
}

export const truncateName = v.pipe(stringSchema, v.transform(quoteCompanyName));

/** The account type as a request names it. */
export const accountTypeSchema = v.picklist(ROLES);

/** States of an account (spec section 4); an unknown word is kept as it came and treated as `active` by nobody. */
export const userSchema = recordSchema({
  required: {},
  spec: { account_type: roleSchema, company_name: stringSchema, is_active: booleanSchema },
  extension: {
    id: recordIdSchema,
    login: stringSchema,
    account_state: stringSchema,
    company_id: referenceSchema,
    verification_status: stringSchema,
    is_resident: booleanSchema,
    organization: v.record(v.string(), v.unknown()),
  },
});
/** The id is that of the token where the answer has none. */
export type User = v.InferOutput<typeof userSchema> & { readonly id: RecordId };

export const tokenPairSchema = v.object({
  access: v.pipe(v.string(), v.nonEmpty()),
  refresh: v.pipe(v.string(), v.nonEmpty()),
});
export type TokenPair = v.InferOutput<typeof tokenPairSchema>;
