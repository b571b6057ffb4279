// Accounts: the signed-in user and the token responses.
import * as v from 'valibot';
import { cutText } from '../lib/cutText.ts';
import type { RecordId } from '../recordId.ts';
import { ROLES } from '../roles.ts';
import { booleanSchema, recordIdSchema, referenceSchema, roleSchema, stringSchema } from './coercions.ts';
import { recordSchema } from './reader.ts';
import { statusSchema } from './words.ts';

/** Maximum length of a displayed name: laying out a longer one would take seconds. */
const MAX_NAME = 500;

/**
 * A displayable name. A blank name would leave its row, link and heading empty, and one with invisible or
 * direction-changing characters could imitate another.
 */
export function sanitizeCompanyName(name: string): string {
  const short = cutText(name, MAX_NAME);
  if (!/[^\s\p{C}\p{DI}]/u.test(short)) return 'Без названия'; // assumed: shown for a name without visible characters
  return replaceInvisible(short);
}

const replaceInvisible = (text: string): string =>
  text.replaceAll(/[\t\n\r]/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu, '_');

/** A name that may be empty, with invisible and direction-changing characters replaced. */
export const cleanTextSchema = v.pipe(stringSchema, v.transform(replaceInvisible));

export const companyNameSchema = v.pipe(stringSchema, v.transform(sanitizeCompanyName));

/** The account type in requests. */
export const accountTypeSchema = v.picklist(ROLES);

/** The signed-in user. An unknown account state is kept as sent and never treated as `active`. */
export const userSchema = recordSchema({
  required: {},
  spec: { account_type: roleSchema, is_active: booleanSchema },
  extension: {
    id: recordIdSchema,
    company_name: stringSchema,
    login: stringSchema,
    account_state: statusSchema,
    company_id: referenceSchema,
    verification_status: statusSchema,
    is_resident: booleanSchema,
    organization: v.record(v.string(), v.unknown()),
  },
});
/** Without an id in the response, that of the token is used. */
export type User = v.InferOutput<typeof userSchema> & { readonly id: RecordId };

export const tokenPairSchema = v.object({
  access: v.pipe(v.string(), v.nonEmpty()),
  refresh: v.pipe(v.string(), v.nonEmpty()),
});
export type TokenPair = v.InferOutput<typeof tokenPairSchema>;
