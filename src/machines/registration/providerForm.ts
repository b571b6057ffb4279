// Registration form of a liquidity provider: requisites, four documents, credentials (call 2 in
// tests/contract/calls.json).
import * as v from 'valibot';
import { correspondentAccountValidator, validateForeignAccount } from '../../api/validation/bank.ts';
import { REQUIRED_MESSAGE } from '../../api/validation/validator.ts';
import { expiryDateValidator } from '../../api/validation/dates.ts';
import { createCall, castResult } from '../../api/endpoint.ts';
import { registerProvider } from '../../api/endpoints/auth.ts';
import type { FieldValue, FormValues } from '../form/form.machine.ts';
import {
  type RegistrationForm,
  type FieldRule,
  credentialRules,
  requiredRule,
  isResidentCompany,
  companyRules,
  toSharedBody,
  sharedDraftFields,
  sharedInitialValues,
  getFieldText,
} from './sharedForm.ts';

const fileOf = (value: FieldValue | undefined) => (value instanceof Blob ? value : null);
const file =
  (name: string): FieldRule =>
  (values) =>
    fileOf(values[name]) ? null : REQUIRED_MESSAGE;

/** A required file has passed the rules. Without one an empty file is sent, which the server refuses. */
const sent = (values: FormValues, name: string) => fileOf(values[name]) ?? new Blob();

export const providerForm: RegistrationForm = {
  kind: 'provider',
  initial: {
    ...sharedInitialValues,
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
      company_name: requiredRule('company_name'),
      authorized_person: requiredRule('authorized_person'),
      ...companyRules,
      corr_account: requiredRule('corr_account', (values) =>
        (isResidentCompany(values) ? correspondentAccountValidator : validateForeignAccount)(
          getFieldText(values, 'bik'),
        ),
      ),
      legal_address: requiredRule('legal_address'),
      document_number: requiredRule('document_number'),
      document_expiry: requiredRule('document_expiry', (_, today) => expiryDateValidator(today)),
      authority_document: file('authority_document'),
      license: file('license'),
      registry_certificate: file('registry_certificate'),
    },
    entry: credentialRules,
  },
  draft: {
    name: 'registration-provider',
    schema: v.object({
      ...sharedDraftFields,
      authorized_person: v.string(),
      corr_account: v.string(),
      document_number: v.string(),
      document_expiry: v.string(),
    }),
  },
  call: (values) => {
    const attorney = fileOf(values['power_of_attorney']);
    return createCall(registerProvider, {
      body: {
        ...toSharedBody(values),
        authorized_person: getFieldText(values, 'authorized_person'),
        corr_account: getFieldText(values, 'corr_account'),
        document_number: getFieldText(values, 'document_number'),
        document_expiry: getFieldText(values, 'document_expiry'),
        authority_document: sent(values, 'authority_document'),
        license: sent(values, 'license'),
        registry_certificate: sent(values, 'registry_certificate'),
        ...(attorney ? { power_of_attorney: attorney } : {}),
        account_type: 'liquidity_provider',
      },
    });
  },
  session: (answer) => {
    const { access, account_type } = castResult(registerProvider, answer);
    return { access, accountType: account_type ?? 'liquidity_provider' };
  },
};
