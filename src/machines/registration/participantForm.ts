// Registration form of a foreign-trade participant: 15 fields in two steps (call 1 in tests/contract/calls.json).
import * as v from 'valibot';
import { validateEmail } from '../../api/validation/email.ts';
import { phoneValidator, normalizePhone } from '../../api/validation/phone.ts';
import { createCall, castResult } from '../../api/endpoint.ts';
import { registerParticipant } from '../../api/endpoints/auth.ts';
import type { FormValues } from '../form/form.machine.ts';
import {
  type RegistrationForm,
  type FieldRule,
  credentialRules,
  requiredRule,
  companyRules,
  toSharedBody,
  sharedDraftFields,
  sharedInitialValues,
  getFieldText,
} from './sharedForm.ts';

const unlessSame =
  (same: string, name: string): FieldRule =>
  (values, today) =>
    values[same] === true ? null : requiredRule(name)(values, today);

const addressOf = (values: FormValues, same: string, name: string) =>
  getFieldText(values, values[same] === true ? 'legal_address' : name);

export const participantForm: RegistrationForm = {
  kind: 'participant',
  initial: {
    ...sharedInitialValues,
    activity_type: '',
    actual_same: true, // assumed: most organisations work and receive mail at their registered address
    actual_address: '',
    postal_same: true,
    postal_address: '',
    position: '',
    contact_phone: '',
    contact_email: '',
  },
  rules: {
    company: {
      company_name: requiredRule('company_name'),
      activity_type: requiredRule('activity_type'),
      ...companyRules,
      legal_address: requiredRule('legal_address'),
      actual_address: unlessSame('actual_same', 'actual_address'),
      postal_address: unlessSame('postal_same', 'postal_address'),
    },
    entry: {
      position: requiredRule('position'),
      contact_phone: requiredRule('contact_phone', () => (value) => phoneValidator(normalizePhone(value))),
      contact_email: requiredRule('contact_email', () => validateEmail),
      ...credentialRules,
    },
  },
  draft: {
    name: 'registration-participant',
    schema: v.object({
      ...sharedDraftFields,
      activity_type: v.string(),
      actual_same: v.boolean(),
      actual_address: v.string(),
      postal_same: v.boolean(),
      postal_address: v.string(),
      position: v.string(),
      contact_phone: v.string(),
      contact_email: v.string(),
    }),
  },
  call: (values) =>
    createCall(registerParticipant, {
      body: {
        ...toSharedBody(values),
        activity_type: getFieldText(values, 'activity_type'),
        actual_address: addressOf(values, 'actual_same', 'actual_address'),
        postal_address: addressOf(values, 'postal_same', 'postal_address'),
        position: getFieldText(values, 'position'),
        contact_phone: normalizePhone(getFieldText(values, 'contact_phone')),
        contact_email: getFieldText(values, 'contact_email'),
      },
    }),
  session: (answer) => ({ access: castResult(registerParticipant, answer).access, accountType: null }),
};
