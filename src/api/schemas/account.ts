// Accounts: the signed-in user and the token answers.
import * as v from 'valibot';
import { cutText } from '../lib/cutText.ts';
import type { RecordId } from '../recordId.ts';
import { ROLES } from '../roles.ts';
import {
  booleanSchema,
  recordIdSchema,
  referenceSchema,
  roleSchema,
  shortTextSchema,
  stringSchema,
} from './coercions.ts';
import { recordSchema } from './reader.ts';

/** Characters of a name that are shown: a longer one is no name, and would be laid out for seconds. */
const MAX_NAME = 500;

/**
 * A name as it is shown: one in which nothing can be seen would leave its row, its link and its heading blank, and one with
 * invisible or reversing characters would pass for another.
 */
export function quoteCompanyName(name: string): string {
  const short = cutText(name, MAX_NAME);
  if (!/[^\s\p{C}\p{DI}]/u.test(short)) return 'Без названия'; // assumed: it says that there is none
  return replaceInvisible(short);
}

const replaceInvisible = (text: string): string =>
  text.replaceAll(/[\t\n\r]/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu, '_');

/** A name that may be empty: no character of it is invisible or changes the direction of writing. */
export const cleanTextSchema = v.pipe(stringSchema, v.transform(replaceInvisible));

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
    account_state: shortTextSchema,
    company_id: referenceSchema,
    verification_status: shortTextSchema,
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
