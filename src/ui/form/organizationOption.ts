// A chosen organisation as the value of one field: all that a form asks of it, so that its draft needs no search again.
import * as v from 'valibot';
import { accountTypeSchema } from '../../api/schemas/account.ts';
import { idField } from '../../api/schemas/fields.ts';
import type { FormValues } from '../../machines/form/form.machine.ts';

const choosable = v.object({
  id: idField,
  role: accountTypeSchema,
  company_name: v.nullable(v.string()),
  inn: v.nullish(v.string()),
  is_resident: v.nullish(v.boolean()),
});
/** What is told of an organisation that can be chosen; the companies of the reports tell less than the list. */
export type OrganizationOption = v.InferOutput<typeof choosable>;
const packed = v.pipe(v.string(), v.parseJson(), choosable);

/** How many stand in the field at once; the others are searched for. */
export const MAX_VISIBLE_OPTIONS = 10;

/** The value of the field while `organization` is chosen. */
export const serializeOption = (organization: OrganizationOption): string =>
  JSON.stringify(v.parse(choosable, organization));

/** What is chosen in a field; null while nothing is. */
export function parseOption(value: FormValues[string] | undefined): OrganizationOption | null {
  const result = v.safeParse(packed, value);
  return result.success ? result.output : null;
}

/** Ids are unique within a role only. */
export const isSameOrganization = (one: OrganizationOption, other: OrganizationOption | null): boolean =>
  one.id === other?.id && one.role === other.role;
