// A selected organisation serialized as one field value: holds all a form needs, so a restored draft needs no query.
import * as v from 'valibot';
import { accountTypeSchema } from '../../../api/schemas/account.ts';
import { idField } from '../../../api/schemas/fields.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';

const choosable = v.object({
  id: idField,
  role: accountTypeSchema,
  company_name: v.nullable(v.string()),
  inn: v.nullish(v.string()),
  is_resident: v.nullish(v.boolean()),
});
/** Fields of a selectable organisation; the companies of the reports have fewer fields than the list. */
export type OrganizationOption = v.InferOutput<typeof choosable>;
const packed = v.pipe(v.string(), v.parseJson(), choosable);

/** Number of options shown at once; the others are found by search. */
export const MAX_VISIBLE_OPTIONS = 10;

export const serializeOption = (organization: OrganizationOption): string =>
  JSON.stringify(v.parse(choosable, organization));

/** Null while nothing is selected. */
export function parseOption(value: FormValues[string] | undefined): OrganizationOption | null {
  const result = v.safeParse(packed, value);
  return result.success ? result.output : null;
}

/** Ids are unique within a role only. */
export const isSameOrganization = (one: OrganizationOption, other: OrganizationOption | null): boolean =>
  one.id === other?.id && one.role === other.role;
