// Fields that identify an organisation: residency, name, numbers, bank. Only fields relevant for the residency are shown.
import { type ReactNode, memo } from 'react';
import { innValidator, ogrnValidatorByInn } from '../../../api/validation/organization.ts';
import { requiresKpp, isResidentCompany } from '../../../machines/registration/sharedForm.ts';
import type { Registration } from '../../hooks/session/useRegistration.ts';
import { SegmentedControl } from '../../kit/fields/SegmentedControl.tsx';
import { FormHeading } from '../../form/FormGrid.styles.ts';
import { accountMask, codeMask, digitsMask } from '../../form/fields/masks.ts';
import { RegistrationMaskedField, RegistrationTextField } from './RegistrationFields.tsx';

const KINDS = [
  { value: 'resident', label: 'Резидент РФ' },
  { value: 'foreign', label: 'Нерезидент' },
] as const;

const RIGHT = 'Контрольная цифра верна';

const Residence = memo(function Residence({
  isResident,
  change,
}: { isResident: boolean } & Pick<Registration, 'change'>) {
  return (
    <FormHeading>
      <h2>Организация</h2>
      <SegmentedControl
        label="Резидентство"
        name="is_resident"
        options={KINDS}
        value={isResident ? 'resident' : 'foreign'}
        onChoose={(kind) => change('is_resident', kind === 'resident')}
      />
    </FormHeading>
  );
});

/** Children of a FormGrid; `children` follow the name. */
export function OrganizationFields({ registration, children }: { registration: Registration; children: ReactNode }) {
  const { values } = registration;
  const home = isResidentCompany(values);
  const typed = (name: string) => registration.text(name).value;
  return (
    <>
      <Residence isResident={home} change={registration.change} />
      <RegistrationTextField
        registration={registration}
        name="company_name"
        hint={home ? 'Как в ЕГРЮЛ или ЕГРИП' : 'Как в реестре вашей страны'}
      />
      {children}
      <RegistrationMaskedField
        registration={registration}
        name="inn"
        mask={home ? digitsMask : codeMask}
        hint={home ? '10 цифр, у предпринимателя — 12' : 'Латинские буквы, цифры и дефис'}
        ok={home && innValidator(typed('inn')) === null ? RIGHT : undefined}
      />
      {requiresKpp(values) ? (
        <RegistrationMaskedField registration={registration} name="kpp" mask={accountMask} hint="9 знаков" />
      ) : null}
      <RegistrationMaskedField
        registration={registration}
        name="ogrn"
        mask={home ? digitsMask : codeMask}
        hint={home ? 'ОГРН — 13 цифр, ОГРНИП — 15' : 'Латинские буквы, цифры и дефис'}
        ok={home && ogrnValidatorByInn(typed('inn'))(typed('ogrn')) === null ? RIGHT : undefined}
      />
      <RegistrationMaskedField
        registration={registration}
        name="bik"
        mask={home ? digitsMask : accountMask}
        hint={home ? '9 цифр, начинается с 04' : '8 или 11 знаков'}
      />
    </>
  );
}
