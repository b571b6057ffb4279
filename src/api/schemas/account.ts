// Accounts: the signed-in user and the token answers (domain.md section 4, User; spec section 3, login payload).
import * as v from 'valibot';
import { ROLES } from '../roles.ts';
import { id } from './fields.ts';

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

export const visibleName = v.pipe(v.string(), v.transform(named));

export const accountType = v.picklist(ROLES);

/** States of an account (spec section 4); an unknown word is kept as it came and treated as `active` by nobody. */
export const user = v.object({
  id,
  login: v.string(),
  account_type: accountType,
  account_state: v.string(),
  is_active: v.boolean(),
  company_id: id,
  /** As it came: a chat tells by it which messages are the user's own. */
  company_name: v.string(),
  verification_status: v.nullish(v.string(), null),
  is_resident: v.nullish(v.boolean(), null),
  organization: v.nullish(v.record(v.string(), v.unknown()), null),
});
export type User = v.InferOutput<typeof user>;

export const tokenPair = v.object({
  access: v.pipe(v.string(), v.nonEmpty()),
  refresh: v.pipe(v.string(), v.nonEmpty()),
});
export type TokenPair = v.InferOutput<typeof tokenPair>;
