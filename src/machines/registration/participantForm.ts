// The registration form of a foreign-trade participant: 15 fields over two steps (spec section 3, contract row 1).
import * as v from 'valibot';
import { email } from '../../api/validation/email.ts';
import { phone, toPhone } from '../../api/validation/phone.ts';
import { callOf, resultOf } from '../../api/endpoint.ts';
import { registerParticipant } from '../../api/endpoints/auth.ts';
import type { Values } from '../form/form.machine.ts';
import {
  type RegistrationForm,
  type Rule,
  credentials,
  given,
  requisites,
  sharedBody,
  sharedDraft,
  sharedInitial,
  textOf,
} from './sharedForm.ts';

const unlessSame =
  (same: string, name: string): Rule =>
  (values, today) =>
    values[same] === true ? null : given(name)(values, today);

const addressOf = (values: Values, same: string, name: string) =>
  textOf(values, values[same] === true ? 'legal_address' : name);

export const participantForm: RegistrationForm = {
  kind: 'participant',
  initial: {
    ...sharedInitial,
    activity_type: '',
    actual_same: true, // assumed: most organisations sit and take mail where they are registered
    actual_address: '',
    postal_same: true,
    postal_address: '',
    position: '',
    contact_phone: '',
    contact_email: '',
  },
  rules: {
    company: {
      company_name: given('company_name'),
      activity_type: given('activity_type'),
      ...requisites,
      legal_address: given('legal_address'),
      actual_address: unlessSame('actual_same', 'actual_address'),
      postal_address: unlessSame('postal_same', 'postal_address'),
    },
    entry: {
      position: given('position'),
      contact_phone: given('contact_phone', () => (value) => phone(toPhone(value))),
      contact_email: given('contact_email', () => email),
      ...credentials,
    },
  },
  draft: {
    name: 'registration-participant',
    schema: v.object({
      ...sharedDraft,
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
    callOf(registerParticipant, {
      body: {
        ...sharedBody(values),
        activity_type: textOf(values, 'activity_type'),
        actual_address: addressOf(values, 'actual_same', 'actual_address'),
        postal_address: addressOf(values, 'postal_same', 'postal_address'),
        position: textOf(values, 'position'),
        contact_phone: toPhone(textOf(values, 'contact_phone')),
        contact_email: textOf(values, 'contact_email'),
      },
    }),
  session: (answer) => ({ access: resultOf(registerParticipant, answer).access, accountType: null }),
};
