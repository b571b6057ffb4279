// What of the own data may be asked to change, how it is judged, and the request in words. Pure.
import type { Organization } from '../../../api/schemas/organizations.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { participantForm } from '../../../machines/registration/participantForm.ts';
import { providerForm } from '../../../machines/registration/providerForm.ts';
import { hasKpp, stepErrors, textOf } from '../../../machines/registration/sharedForm.ts';
import { type OrganizationField, organizationLabel } from '../../texts/organizationFields.ts';

const SHARED = ['company_name', 'inn', 'kpp', 'ogrn', 'bik', 'legal_address'] as const;
const OWN = {
  ved_participant: ['activity_type', 'actual_address', 'postal_address', 'position', 'contact_phone', 'contact_email'],
  liquidity_provider: ['corr_account', 'authorized_person', 'document_number', 'document_expiry'],
} as const satisfies Record<Organization['role'], readonly OrganizationField[]>;

/** Fields of the registration that are no file and no credential, in the order of the screen. */
export const fieldsOf = ({ role }: Organization): readonly OrganizationField[] => [...SHARED, ...OWN[role]];

/** The organisation as a form holds it. */
export function valuesOf(organization: Organization): Values {
  const found = Object.entries(organization).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const given = Object.fromEntries(found);
  const texts = fieldsOf(organization).map((name) => [name, given[name] ?? ''] as const);
  return { ...Object.fromEntries(texts), is_resident: organization.is_resident };
}

/** Fields that are asked for now: a sole proprietor and a non-resident have no КПП. */
export const shownFields = (organization: Organization, values: Values): readonly OrganizationField[] =>
  fieldsOf(organization).filter((name) => name !== 'kpp' || hasKpp(values));

export interface Change {
  readonly name: OrganizationField;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What differs from the record, field by field. */
export function changesIn(organization: Organization, values: Values): readonly Change[] {
  const before = valuesOf(organization);
  return shownFields(organization, values).flatMap((name) => {
    const [from, to] = [textOf(before, name), textOf(values, name)];
    return from === to ? [] : [{ name, label: organizationLabel(name, organization.is_resident), from, to }];
  });
}

/** The rules of the registration, for the fields that stand here; `now` in ms since 1970. */
export const changeErrors =
  (organization: Organization, now: () => number) =>
  (values: Values): Errors => {
    const form = organization.role === 'ved_participant' ? participantForm : providerForm;
    const found = { ...stepErrors(form, 'company', values, now()), ...stepErrors(form, 'entry', values, now()) };
    const names: readonly string[] = shownFields(organization, values);
    return Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)));
  };

/** What the operator reads in the chat. */
export const requestText = (changes: readonly Change[]): string =>
  [
    'Просим изменить данные организации:',
    ...changes.map(({ label, from, to }) => `${label}: «${from || '—'}» → «${to || '—'}»`),
  ].join('\n');
