// The kit's fields bound to a registration: label, id, value, error and confirmation.
import type { ComponentProps } from 'react';
import { REQUIRED_MESSAGE } from '../../../api/validation/validator.ts';
import { ACCEPTED_FILES, FILE_HINT } from '../../../api/validation/file.ts';
import type { Registration } from '../../hooks/session/useRegistration.ts';
import { FileField } from '../../kit/fields/FileField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { DateField } from '../../form/fields/DateField.tsx';
import { MaskedField } from '../../form/fields/MaskedField.tsx';
import type { Mask } from '../../form/fields/masks.ts';
import { getFieldId, getRegistrationFieldLabel } from './labels.ts';

interface Entry {
  readonly registration: Registration;
  readonly name: string;
}
type Native<P> = Omit<P, 'label' | 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

/** A required single-line text. */
export function RegistrationTextField({
  registration,
  name,
  ...native
}: Entry & Native<ComponentProps<typeof TextField>>) {
  return (
    <TextField
      id={getFieldId(name)}
      label={getRegistrationFieldLabel(name, registration.values)}
      required
      {...registration.text(name)}
      {...native}
    />
  );
}

interface MaskedEntryProps extends Entry, Omit<Native<ComponentProps<typeof MaskedField>>, 'onValue'> {
  readonly mask: Mask;
}

/** A required identifier; `ok` confirms a valid value. */
export function RegistrationMaskedField({ registration, name, ...native }: MaskedEntryProps) {
  const { onChange: _typed, ...field } = registration.text(name);
  return (
    <MaskedField
      id={getFieldId(name)}
      label={getRegistrationFieldLabel(name, registration.values)}
      required
      {...native}
      {...field}
      onValue={registration.setter(name)}
    />
  );
}

/** A required date. */
export function RegistrationDateField({ registration, name, ...native }: Omit<MaskedEntryProps, 'mask'>) {
  const { onChange: _typed, ...field } = registration.text(name);
  return (
    <DateField
      id={getFieldId(name)}
      label={getRegistrationFieldLabel(name, registration.values)}
      required
      {...native}
      {...field}
      onValue={registration.setter(name)}
    />
  );
}

/** One file; it is checked before it counts as picked. */
export function RegistrationFileField({ registration, name, optional }: Entry & { readonly optional?: boolean }) {
  const { values, errors } = registration;
  const file = values[name];
  return (
    <FileField
      id={getFieldId(name)}
      name={name}
      label={getRegistrationFieldLabel(name, values)}
      optional={optional}
      accept={ACCEPTED_FILES}
      hint={registration.isChecking(name) ? 'Проверяем файл…' : FILE_HINT}
      error={errors[name]}
      quiet={errors[name] === REQUIRED_MESSAGE}
      files={file instanceof File ? [file] : []}
      onPick={([picked]) => {
        if (picked) registration.pick(name, picked);
      }}
      onClear={() => registration.change(name, null)}
    />
  );
}
