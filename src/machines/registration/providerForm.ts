// The registration form of a liquidity provider: requisites and four papers, then credentials (spec section 3, row 2).
import * as v from 'valibot';
import { corrAccount, foreignAccount } from '../../api/validation/bank.ts';
import { REQUIRED } from '../../api/validation/validator.ts';
import { expiry } from '../../api/validation/dates.ts';
import { callOf, resultOf } from '../../api/endpoint.ts';
import { registerProvider } from '../../api/endpoints/auth.ts';
import type { FieldValue, Values } from '../form/form.machine.ts';
import {
  type RegistrationForm,
  type Rule,
  credentials,
  given,
  isResident,
  requisites,
  sharedBody,
  sharedDraft,
  sharedInitial,
  textOf,
} from './sharedForm.ts';

const fileOf = (value: FieldValue | undefined) => (value instanceof Blob ? value : null);
const file =
  (name: string): Rule =>
  (values) =>
    fileOf(values[name]) ? null : REQUIRED;

/** A required file has passed the rules; an empty one is refused by the server, not made up here. */
const sent = (values: Values, name: string) => fileOf(values[name]) ?? new Blob();

export const providerForm: RegistrationForm = {
  kind: 'provider',
  initial: {
    ...sharedInitial,
    authorized_person: '',
    corr_account: '',
    document_number: '',
    document_expiry: '',
    authority_document: null,
    license: null,
    registry_certificate: null,
    power_of_attorney: null,
  },
  rules: {
    company: {
      company_name: given('company_name'),
      authorized_person: given('authorized_person'),
      ...requisites,
      corr_account: given('corr_account', (values) =>
        (isResident(values) ? corrAccount : foreignAccount)(textOf(values, 'bik')),
      ),
      legal_address: given('legal_address'),
      document_number: given('document_number'),
      document_expiry: given('document_expiry', (_, today) => expiry(today)),
      authority_document: file('authority_document'),
      license: file('license'),
      registry_certificate: file('registry_certificate'),
    },
    entry: credentials,
  },
  draft: {
    name: 'registration-provider',
    schema: v.object({
      ...sharedDraft,
      authorized_person: v.string(),
      corr_account: v.string(),
      document_number: v.string(),
      document_expiry: v.string(),
    }),
  },
  call: (values) => {
    const attorney = fileOf(values['power_of_attorney']);
    return callOf(registerProvider, {
      body: {
        ...sharedBody(values),
        authorized_person: textOf(values, 'authorized_person'),
        corr_account: textOf(values, 'corr_account'),
        document_number: textOf(values, 'document_number'),
        document_expiry: textOf(values, 'document_expiry'),
        authority_document: sent(values, 'authority_document'),
        license: sent(values, 'license'),
        registry_certificate: sent(values, 'registry_certificate'),
        ...(attorney ? { power_of_attorney: attorney } : {}),
        account_type: 'liquidity_provider',
      },
    });
  },
  session: (answer) => {
    const { access, account_type } = resultOf(registerProvider, answer);
    return { access, accountType: account_type ?? 'liquidity_provider' };
  },
};
