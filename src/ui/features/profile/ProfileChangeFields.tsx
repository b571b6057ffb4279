// Fields of the own data, grouped as in the registration.
import type { Organization } from '../../../api/schemas/organizations.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormGrid, FormHeading, FormRow } from '../../form/FormGrid.styles.ts';
import { DateField } from '../../form/fields/DateField.tsx';
import { MaskedField } from '../../form/fields/MaskedField.tsx';
import { type Mask, accountMask, codeMask, digitsMask, emailMask } from '../../form/fields/masks.ts';
import { phoneMask } from '../../form/fields/phoneMask.ts';
import { type OrganizationField, getOrganizationFieldLabel } from '../../texts/organizationFields.ts';
import { getVisibleFields } from './profileChange.ts';

const BLOCKS: readonly { readonly title: string; readonly fields: readonly OrganizationField[] }[] = [
  { title: 'Организация', fields: ['company_name', 'activity_type'] },
  { title: 'Реквизиты', fields: ['inn', 'kpp', 'ogrn', 'bik', 'corr_account'] },
  { title: 'Адреса', fields: ['legal_address', 'actual_address', 'postal_address'] },
  { title: 'Полномочия', fields: ['authorized_person', 'document_number', 'document_expiry'] },
  { title: 'Контакты', fields: ['position', 'contact_phone', 'contact_email'] },
];
const WIDE: readonly OrganizationField[] = ['legal_address', 'actual_address', 'postal_address'];

function masksOf(home: boolean): Readonly<Partial<Record<OrganizationField, Mask>>> {
  const [number, account] = home ? [digitsMask, digitsMask] : [codeMask, accountMask];
  return {
    inn: number,
    ogrn: number,
    kpp: accountMask,
    bik: account,
    corr_account: account,
    contact_phone: phoneMask,
    contact_email: emailMask,
  };
}

interface ChangeFieldsProps {
  readonly organization: Organization;
  readonly form: Form;
  /** Changes cannot be submitted, so the fields are read-only. */
  readonly readOnly: boolean;
}

export function ProfileChangeFields({ organization, form, readOnly }: ChangeFieldsProps) {
  const shown = getVisibleFields(organization, form.values);
  return (
    <FormGrid>
      {BLOCKS.map(({ title, fields }) => {
        const own = fields.filter((name) => shown.includes(name));
        if (own.length === 0) return null;
        return [
          <FormHeading key={title}>
            <h3>{title}</h3>
          </FormHeading>,
          ...own.map((name) => {
            const field = (
              <Entry
                key={name}
                name={name}
                isResident={organization.is_resident !== false}
                form={form}
                readOnly={readOnly}
              />
            );
            return WIDE.includes(name) ? <FormRow key={name}>{field}</FormRow> : field;
          }),
        ];
      })}
    </FormGrid>
  );
}

interface EntryProps extends Omit<ChangeFieldsProps, 'organization'> {
  readonly name: OrganizationField;
  readonly isResident: boolean;
}

function Entry({ name, isResident, form, readOnly }: EntryProps) {
  const { onChange, ...field } = form.text(name);
  const shared = { ...field, id: `profile-${name}`, label: getOrganizationFieldLabel(name, isResident), readOnly };
  const mask = masksOf(isResident)[name];
  if (mask) return <MaskedField {...shared} mask={mask} onValue={(value) => form.change(name, value)} />;
  if (name === 'document_expiry') return <DateField {...shared} onValue={(value) => form.change(name, value)} />;
  return <TextField {...shared} onChange={onChange} />;
}
