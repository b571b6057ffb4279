// Fields and rules shared by both registration forms: requisites and credentials.
import * as v from 'valibot';
import { validateBik, validateSwift } from '../../api/validation/bank.ts';
import {
  type Validator,
  type ValidationError,
  REQUIRED_MESSAGE,
  collectErrors,
  requiredValidator,
} from '../../api/validation/validator.ts';
import { loginValidator, passwordValidator, passwordMatchValidator } from '../../api/validation/credentials.ts';
import { toMoscowDate } from '../../api/validation/dates.ts';
import { normalizeField } from '../../api/validation/requisites.ts';
import {
  validateForeignNumber,
  innValidator,
  isSoleProprietor,
  validateKpp,
  ogrnValidatorByInn,
} from '../../api/validation/organization.ts';
import type { Call } from '../../api/endpoint.ts';
import type { Role } from '../../api/roles.ts';
import type { DraftDefinition } from '../form/draft.machine.ts';
import type { FieldErrors, FieldValue, FormValues } from '../form/form.machine.ts';

export type RegistrationKind = 'participant' | 'provider';
/** Step 1 is the organisation, step 2 the credentials. The confirmation is a screen of its own. */
export type RegistrationStep = 'company' | 'entry';

/** Validates one field with access to all values; `today` is YYYY-MM-DD in Moscow. */
export type FieldRule = (values: FormValues, today: string) => ValidationError;
type Rules = Readonly<Record<string, FieldRule>>;

/** The stored part of the response; a participant's account type comes from current_user. */
export interface NewSession {
  readonly access: string;
  readonly accountType: Role | null;
}

export interface RegistrationForm {
  readonly kind: RegistrationKind;
  readonly initial: FormValues;
  /** In the order of the fields on the screen. */
  readonly rules: Readonly<Record<RegistrationStep, Rules>>;
  readonly draft: DraftDefinition<FormValues>;
  /** The registration call; `values` have passed the rules. */
  readonly call: (values: FormValues) => Call;
  readonly session: (answer: unknown) => NewSession;
}

/** Text of a field as it is validated and sent: trimmed, requisites normalised. Passwords stay unchanged. */
export function getFieldText(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? normalizeField(name, value) : '';
}
const rawOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');

export const isResidentCompany = (values: FormValues): boolean => values['is_resident'] === true;
/** A sole proprietor and a non-resident have no КПП. */
export const requiresKpp = (values: FormValues): boolean =>
  isResidentCompany(values) && !isSoleProprietor(getFieldText(values, 'inn'));

/** A required field with the form's own validator, if any. */
export const requiredRule =
  (name: string, check?: (values: FormValues, today: string) => Validator): FieldRule =>
  (values, today) =>
    requiredValidator(check?.(values, today))(getFieldText(values, name));
export const companyRules: Rules = {
  inn: requiredRule('inn', (values) => (isResidentCompany(values) ? innValidator : validateForeignNumber)),
  kpp: (values, today) => (requiresKpp(values) ? requiredRule('kpp', () => validateKpp)(values, today) : null),
  ogrn: requiredRule('ogrn', (values) =>
    isResidentCompany(values) ? ogrnValidatorByInn(getFieldText(values, 'inn')) : validateForeignNumber,
  ),
  bik: requiredRule('bik', (values) => (isResidentCompany(values) ? validateBik : validateSwift)),
};

export const credentialRules: Rules = {
  login: requiredRule('login', () => loginValidator),
  password: ({ password: typed }) => (rawOf(typed) === '' ? REQUIRED_MESSAGE : passwordValidator(rawOf(typed))),
  password_again: (values) => {
    const again = rawOf(values['password_again']);
    return again === '' ? REQUIRED_MESSAGE : passwordMatchValidator(rawOf(values['password']))(again);
  },
  agreed: ({ agreed }) => (agreed === true ? null : 'Подтвердите согласие'), // assumed: the contract gives no text
};

/** Initial values of both forms. */
export const sharedInitialValues = {
  is_resident: true,
  company_name: '',
  inn: '',
  kpp: '',
  ogrn: '',
  bik: '',
  legal_address: '',
  login: '',
  password: '',
  password_again: '',
  revealed: false,
  agreed: false,
} as const satisfies FormValues;

/** Shared fields that a draft may store. */
export const sharedDraftFields = {
  is_resident: v.boolean(),
  company_name: v.string(),
  inn: v.string(),
  kpp: v.string(),
  ogrn: v.string(),
  bik: v.string(),
  legal_address: v.string(),
  login: v.string(),
};

/** Shared part of the request body. */
export const toSharedBody = (values: FormValues) => ({
  company_name: getFieldText(values, 'company_name'),
  inn: getFieldText(values, 'inn'),
  ...(requiresKpp(values) ? { kpp: getFieldText(values, 'kpp') } : {}),
  ogrn: getFieldText(values, 'ogrn'),
  bik: getFieldText(values, 'bik'),
  legal_address: getFieldText(values, 'legal_address'),
  is_resident: isResidentCompany(values),
  login: getFieldText(values, 'login'),
  password: rawOf(values['password']),
});

/** Errors of a step by field; empty when the step is complete. */
export function getStepErrors(
  form: RegistrationForm,
  step: RegistrationStep,
  values: FormValues,
  now: number,
): FieldErrors {
  const today = toMoscowDate(now);
  const found = Object.entries(form.rules[step]).map(([name, rule]) => [name, rule(values, today)] as const);
  return collectErrors(Object.fromEntries(found));
}

/** The step of a request field. */
export const getFieldStep = (form: RegistrationForm, field: string): RegistrationStep =>
  Object.hasOwn(form.rules.entry, field) ? 'entry' : 'company';
