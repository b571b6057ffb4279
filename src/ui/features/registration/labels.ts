// Labels of the registration fields and the ids that the error summary links to.
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { isOrganizationField, getOrganizationFieldLabel } from '../../texts/organizationFields.ts';

const own: Readonly<Record<string, string>> = {
  login: 'Логин',
  password: 'Пароль',
  password_again: 'Пароль ещё раз',
  agreed: 'Согласие',
};

/** Id of the control, for the error summary. */
export const getFieldId = (name: string): string => `registration-${name}`;

/** Label of a field for the current values. */
export const getRegistrationFieldLabel = (name: string, values: FormValues): string =>
  isOrganizationField(name) ? getOrganizationFieldLabel(name, values['is_resident'] === true) : (own[name] ?? name);
