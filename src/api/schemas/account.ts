// Accounts: the signed-in user and the token answers.
import * as v from 'valibot';
import { ROLES } from '../roles.ts';
import { boolean, recordId, reference, role, string } from './coercions.ts';
import { record } from './reader.ts';

/** Characters of a name that are shown: a longer one is no name, and would be laid out for seconds. */
const MAX_NAME = 500;

/**
 * A name as it is shown: one in which nothing can be seen would leave its row, its link and its heading blank, and one with
 * invisible or reversing characters would pass for another.
 */
export function named(name: string): string {
  const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
  if (!/[^\s\p{C}\p{DI}]/u.test(short)) return 'Без названия'; // assumed: it says that there is none
  return short.replaceAll(/[\t\n\r]/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu, '_');
}

export const visibleName = v.pipe(string, v.transform(named));

/** The account type as a request names it. */
export const accountType = v.picklist(ROLES);

/** States of an account (spec section 4); an unknown word is kept as it came and treated as `active` by nobody. */
export const user = record({
  required: { id: recordId },
  spec: { account_type: role, company_name: string, is_active: boolean },
  extension: {
    login: string,
    account_state: string,
    company_id: reference,
    verification_status: string,
    is_resident: boolean,
    organization: v.record(v.string(), v.unknown()),
  },
});
export type User = v.InferOutput<typeof user>;

export const tokenPair = v.object({
  access: v.pipe(v.string(), v.nonEmpty()),
  refresh: v.pipe(v.string(), v.nonEmpty()),
});
export type TokenPair = v.InferOutput<typeof tokenPair>;
