// Change request of the own data: editable fields, validation, and its text. Pure.
import type { Organization } from '../../../api/schemas/organizations.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { participantForm } from '../../../machines/registration/participantForm.ts';
import { providerForm } from '../../../machines/registration/providerForm.ts';
import { requiresKpp, getStepErrors, getFieldText } from '../../../machines/registration/sharedForm.ts';
import { type OrganizationField, getOrganizationFieldLabel } from '../../texts/organizationFields.ts';

const SHARED = ['company_name', 'inn', 'kpp', 'ogrn', 'bik', 'legal_address'] as const;
const OWN = {
  ved_participant: ['activity_type', 'actual_address', 'postal_address', 'position', 'contact_phone', 'contact_email'],
  liquidity_provider: ['corr_account', 'authorized_person', 'document_number', 'document_expiry'],
} as const satisfies Record<Organization['role'], readonly OrganizationField[]>;

/** Registration fields except files and credentials, in screen order. */
export const getProfileFields = ({ role }: Organization): readonly OrganizationField[] => [...SHARED, ...OWN[role]];

/** Form values of the organisation. */
export function getProfileValues(organization: Organization): FormValues {
  const found = Object.entries(organization).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const given = Object.fromEntries(found);
  const texts = getProfileFields(organization).map((name) => [name, given[name] ?? ''] as const);
  return { ...Object.fromEntries(texts), is_resident: organization.is_resident };
}

/** Visible fields: a sole proprietor and a non-resident have no КПП. */
export const getVisibleFields = (organization: Organization, values: FormValues): readonly OrganizationField[] =>
  getProfileFields(organization).filter((name) => name !== 'kpp' || requiresKpp(values));

export interface ProfileChange {
  readonly name: OrganizationField;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Changed fields. */
export function getProfileChanges(organization: Organization, values: FormValues): readonly ProfileChange[] {
  const before = getProfileValues(organization);
  return getVisibleFields(organization, values).flatMap((name) => {
    const [from, to] = [getFieldText(before, name), getFieldText(values, name)];
    return from === to ? [] : [{ name, label: getOrganizationFieldLabel(name, organization.is_resident), from, to }];
  });
}

/** Registration rules for these fields; `now` in ms since 1970. */
export const validateProfileChanges =
  (organization: Organization, now: () => number) =>
  (values: FormValues): FieldErrors => {
    const form = organization.role === 'ved_participant' ? participantForm : providerForm;
    const found = { ...getStepErrors(form, 'company', values, now()), ...getStepErrors(form, 'entry', values, now()) };
    const names: readonly string[] = getVisibleFields(organization, values);
    return Object.fromEntries(Object.entries(found).filter(([name]) => names.includes(name)));
  };

/** Text of the message to the operator. */
export const formatChangeRequest = (changes: readonly ProfileChange[]): string =>
  [
    'Просим изменить данные организации:',
    ...changes.map(({ label, from, to }) => `${label}: «${from || '—'}» → «${to || '—'}»`),
  ].join('\n');
