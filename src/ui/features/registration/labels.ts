// Labels of the registration fields and the ids by which the summary of errors jumps to them.
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { isOrganizationField, getOrganizationFieldLabel } from '../../texts/organizationFields.ts';

const own: Readonly<Record<string, string>> = {
  login: 'Логин',
  password: 'Пароль',
  password_again: 'Пароль ещё раз',
  agreed: 'Согласие',
};

/** Id of the control, for the summary of errors to lead to. */
export const getFieldId = (name: string): string => `registration-${name}`;

/** Label of a field as the form stands now. */
export const getRegistrationFieldLabel = (name: string, values: FormValues): string =>
  isOrganizationField(name) ? getOrganizationFieldLabel(name, values['is_resident'] === true) : (own[name] ?? name);
