// Labels of the registration fields and the ids that the error summary links to.
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { isOrganizationField, getOrganizationFieldLabel } from '../../texts/organizationFields.ts';
import type { Step } from '../../kit/display/charts/Stepper.tsx';

/** The three steps of a registration, for its stepper. */
const TITLES = ['Данные компании', 'Данные для входа', 'Заявка отправлена'] as const;

const AT: readonly (readonly Step[])[] = TITLES.map((_, now) =>
  TITLES.map((label, index) => ({ label, state: index < now ? 'done' : index === now ? 'now' : 'ahead' })),
);

/** Steps with the one at `now` (from 0) as current; the arrays are stable. */
export const getRegistrationSteps = (now: number): readonly Step[] => AT[now] ?? [];

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
