// What a registration form is, and what both of them share: requisites, credentials, their rules (spec sections 3, 7;
// domain.md sections 2, 5).
import * as v from 'valibot';
import { bik, swift } from '../../api/validation/bank.ts';
import { type Check, type Complaint, REQUIRED, complaints, required } from '../../api/validation/validator.ts';
import { login, password, repeated } from '../../api/validation/credentials.ts';
import { moscowDay } from '../../api/validation/dates.ts';
import { normalizeField } from '../../api/validation/requisites.ts';
import { foreignNumber, inn, isSoleProprietor, kpp, ogrnFor } from '../../api/validation/organization.ts';
import type { Call } from '../../api/endpoint.ts';
import type { Role } from '../../api/roles.ts';
import type { DraftPlace } from '../form/draft.machine.ts';
import type { Errors, FieldValue, Values } from '../form/form.machine.ts';

export type RegistrationKind = 'participant' | 'provider';
/** Step 1 is about the organisation, step 2 about who signs in; step 3 is the confirmation, a screen of its own. */
export type RegistrationStep = 'company' | 'entry';

/** Judges one field among all; `today` is YYYY-MM-DD in Moscow. */
export type Rule = (values: Values, today: string) => Complaint;
type Rules = Readonly<Record<string, Rule>>;

/** What of the answer is stored: a participant's account type comes from current_user (spec section 7, C12). */
export interface NewSession {
  readonly access: string;
  readonly accountType: Role | null;
}

export interface RegistrationForm {
  readonly kind: RegistrationKind;
  readonly initial: Values;
  /** In the order of the fields on the screen. */
  readonly rules: Readonly<Record<RegistrationStep, Rules>>;
  readonly draft: DraftPlace<Values>;
  /** The call that registers; `values` have passed the rules. */
  readonly call: (values: Values) => Call;
  readonly session: (answer: unknown) => NewSession;
}

/** Text of a field as it is checked and sent: trimmed, a requisite normalised. Passwords are read as they are. */
export function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? normalizeField(name, value) : '';
}
const rawOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value : '');

/** The form is filled in by a resident. */
export const isResident = (values: Values): boolean => values['is_resident'] === true;
/** A sole proprietor and a non-resident have no КПП (domain.md section 2). */
export const hasKpp = (values: Values): boolean => isResident(values) && !isSoleProprietor(textOf(values, 'inn'));

/** A field that must be filled, and judged by `check` of the form where there is one. */
export const given =
  (name: string, check?: (values: Values, today: string) => Check): Rule =>
  (values, today) =>
    required(check?.(values, today))(textOf(values, name));
export const requisites: Rules = {
  inn: given('inn', (values) => (isResident(values) ? inn : foreignNumber)),
  kpp: (values, today) => (hasKpp(values) ? given('kpp', () => kpp)(values, today) : null),
  ogrn: given('ogrn', (values) => (isResident(values) ? ogrnFor(textOf(values, 'inn')) : foreignNumber)),
  bik: given('bik', (values) => (isResident(values) ? bik : swift)),
};

export const credentials: Rules = {
  login: given('login', () => login),
  password: ({ password: typed }) => (rawOf(typed) === '' ? REQUIRED : password(rawOf(typed))),
  password_again: (values) => {
    const again = rawOf(values['password_again']);
    return again === '' ? REQUIRED : repeated(rawOf(values['password']))(again);
  },
  agreed: ({ agreed }) => (agreed === true ? null : 'Подтвердите согласие'), // assumed: the contract gives no text
};

/** What both forms begin with. */
export const sharedInitial = {
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
} as const satisfies Values;

/** The fields of it that a draft may store. */
export const sharedDraft = {
  is_resident: v.boolean(),
  company_name: v.string(),
  inn: v.string(),
  kpp: v.string(),
  ogrn: v.string(),
  bik: v.string(),
  legal_address: v.string(),
  login: v.string(),
};

/** What both forms send of it. */
export const sharedBody = (values: Values) => ({
  company_name: textOf(values, 'company_name'),
  inn: textOf(values, 'inn'),
  ...(hasKpp(values) ? { kpp: textOf(values, 'kpp') } : {}),
  ogrn: textOf(values, 'ogrn'),
  bik: textOf(values, 'bik'),
  legal_address: textOf(values, 'legal_address'),
  is_resident: isResident(values),
  login: textOf(values, 'login'),
  password: rawOf(values['password']),
});

/** What stands against a step, by field; nothing when it may be left. */
export function stepErrors(form: RegistrationForm, step: RegistrationStep, values: Values, now: number): Errors {
  const today = moscowDay(now);
  const found = Object.entries(form.rules[step]).map(([name, rule]) => [name, rule(values, today)] as const);
  return complaints(Object.fromEntries(found));
}

/** The step a field of the wire stands on. */
export const stepOf = (form: RegistrationForm, field: string): RegistrationStep =>
  Object.hasOwn(form.rules.entry, field) ? 'entry' : 'company';
