// Form of an organisation as blocks of labelled values with the results of our own checks. Pure: shared by the verifying
// operator and the organisation.
import {
  validateBik,
  correspondentAccountValidator,
  validateForeignAccount,
  validateSwift,
} from '../../../../api/validation/bank.ts';
import type { Validator } from '../../../../api/validation/validator.ts';
import { validateEmail } from '../../../../api/validation/email.ts';
import { phoneValidator } from '../../../../api/validation/phone.ts';
import { expiryDateValidator } from '../../../../api/validation/dates.ts';
import {
  validateForeignNumber,
  innValidator,
  isSoleProprietor,
  validateKpp,
  ogrnValidatorByInn,
} from '../../../../api/validation/organization.ts';
import type { Organization, Participant, Provider, OrganizationRow } from '../../../../api/schemas/organizations.ts';
import { formatDate } from '../../../kit/display/format.ts';
import { phoneMask } from '../../../form/fields/phoneMask.ts';
import { type OrganizationField, getOrganizationFieldLabel } from '../../../texts/organizationFields.ts';

/** Paths of the operator's screens of one organisation. */
type Named = Pick<OrganizationRow, 'id' | 'role'>;

/** Each role's form has its own route; the second keeps the specified spelling. */
export const getVerificationFormPath = ({ id, role }: Named): string =>
  `/organization/verification/${role === 'liquidity_provider' ? 'liqudity-form' : 'form'}/${id}`;

/** Result of a check; absent for a value that only a person can judge. */
export interface DocumentVerdict {
  readonly isRight: boolean;
  readonly text: string;
}
export interface FormFieldRow {
  readonly name: string;
  readonly label: string;
  /** Formatted; '' if missing. */
  readonly value: string;
  readonly verdict?: DocumentVerdict;
}
export interface FormSection {
  readonly title: string;
  readonly fields: readonly FormFieldRow[];
}
export interface FormDocument {
  readonly name: OrganizationField;
  readonly label: string;
  /** Address of the stored file; null if none was sent. */
  readonly address: string | null;
}

const RIGHT = 'Контрольная цифра верна';
const countries = new Intl.DisplayNames('ru', { type: 'region' });

function countryName(code: string | null): string {
  if (code === null) return '';
  try {
    return countries.of(code) ?? code;
  } catch {
    return code; // not a country code
  }
}

const judged = (check: Validator, value: string | null, right: string): DocumentVerdict | undefined => {
  if (!value) return undefined;
  const wrong = check(value);
  return { isRight: wrong === null, text: wrong ?? right };
};

/** Blocks of the form; `today` is YYYY-MM-DD in Moscow. */
export function getFormSections(organization: Organization, today: string): readonly FormSection[] {
  const { is_resident: home } = organization;
  const field = (name: OrganizationField, value: string | null, verdict?: DocumentVerdict): FormFieldRow => ({
    name,
    label: getOrganizationFieldLabel(name, home),
    value: value ?? '',
    ...(verdict ? { verdict } : {}),
  });
  const specific = organization.role === 'ved_participant' ? participantBlocks : providerBlocks;
  return [
    {
      title: 'Организация',
      fields: [
        field('company_name', organization.company_name),
        ...(organization.role === 'ved_participant' ? [field('activity_type', organization.activity_type)] : []),
        {
          name: 'is_resident',
          label: 'Статус резидента',
          value: home === null ? '' : home ? 'Резидент РФ' : 'Нерезидент',
        },
        { name: 'country', label: 'Страна', value: countryName(organization.country) },
        { name: 'login', label: 'Логин', value: organization.login ?? '' },
        { name: 'created_at', label: 'Дата регистрации', value: formatDate(organization.created_at, 'dateTime') },
      ],
    },
    { title: 'Реквизиты', fields: requisites(organization, field) },
    ...specific(organization, field, today),
  ];
}

type MakeField = (name: OrganizationField, value: string | null, verdict?: DocumentVerdict) => FormFieldRow;

function requisites(organization: Organization, field: MakeField): readonly FormFieldRow[] {
  const home = organization.is_resident !== false;
  const hasKpp = home && !isSoleProprietor(organization.inn ?? '');
  const number = home ? RIGHT : 'Формат верный';
  const account = organization.role === 'liquidity_provider' ? organization.corr_account : null;
  const keyed = home
    ? correspondentAccountValidator(organization.bik ?? '')
    : validateForeignAccount(organization.bik ?? '');
  return [
    field('inn', organization.inn, judged(home ? innValidator : validateForeignNumber, organization.inn, number)),
    ...(hasKpp ? [field('kpp', organization.kpp, judged(validateKpp, organization.kpp ?? '', 'Формат верный'))] : []),
    field(
      'ogrn',
      organization.ogrn,
      judged(home ? ogrnValidatorByInn(organization.inn ?? '') : validateForeignNumber, organization.ogrn, number),
    ),
    field('bik', organization.bik, judged(home ? validateBik : validateSwift, organization.bik, 'Формат верный')),
    { name: 'bank_name', label: 'Банк', value: organization.bank_name ?? '' },
    ...(account === null
      ? []
      : [
          field('corr_account', account, judged(keyed, account, home ? 'Ключ счёта верен' : 'Контрольное число верно')),
        ]),
  ];
}

function participantBlocks(organization: Organization, field: MakeField): readonly FormSection[] {
  if (organization.role !== 'ved_participant') return [];
  const { legal_address, actual_address, postal_address, contact_person, position }: Participant = organization;
  const { contact_phone, contact_email } = organization;
  return [
    {
      title: 'Адреса',
      fields: [
        field('legal_address', legal_address),
        field('actual_address', actual_address),
        field('postal_address', postal_address),
      ],
    },
    {
      title: 'Контакты',
      fields: [
        { name: 'contact_person', label: 'Контактное лицо', value: contact_person ?? '' },
        field('position', position),
        field(
          'contact_phone',
          phoneMask.show(contact_phone ?? ''),
          judged(() => phoneValidator(contact_phone ?? ''), contact_phone, 'Номер полный'),
        ),
        field('contact_email', contact_email, judged(validateEmail, contact_email, 'Адрес верный')),
      ],
    },
  ];
}

function providerBlocks(organization: Organization, field: MakeField, today: string): readonly FormSection[] {
  if (organization.role !== 'liquidity_provider') return [];
  const { legal_address, authorized_person, document_number, document_expiry }: Provider = organization;
  const validity = judged(() => expiryDateValidator(today)(document_expiry ?? ''), document_expiry, 'Срок не истёк');
  return [
    {
      title: PROVIDER_SECTION,
      fields: [
        field('legal_address', legal_address),
        field('authorized_person', authorized_person),
        field('document_number', document_number),
        field('document_expiry', formatDate(document_expiry), validity),
      ],
    },
  ];
}

/** Title of the block that only a provider has. */
export const PROVIDER_SECTION = 'Адрес и полномочия';

const PAPERS = ['authority_document', 'license', 'registry_certificate', 'power_of_attorney'] as const;

/** Field that a document proves. */
export const FIELD_PROVEN_BY_DOCUMENT: Readonly<Record<string, string>> = {
  license: 'ogrn',
  registry_certificate: 'ogrn',
  authority_document: 'authorized_person',
  power_of_attorney: 'authorized_person',
};

/** Documents of a provider's registration; a participant sends none. */
export function getFormDocuments(organization: Organization): readonly FormDocument[] {
  if (organization.role !== 'liquidity_provider') return [];
  return PAPERS.map((name) => ({ name, label: getOrganizationFieldLabel(name), address: organization[name] }));
}
