// Hostile strings in a registration: typed values stay in the form, return from the draft and are sent unchanged.
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { normalizePhone } from '../../src/api/validation/phone.ts';
import { normalizeField } from '../../src/api/validation/requisites.ts';
import { registrationMachine } from '../../src/machines/registration/registration.machine.ts';
import { participantForm } from '../../src/machines/registration/participantForm.ts';
import { providerForm } from '../../src/machines/registration/providerForm.ts';
import type { RegistrationForm } from '../../src/machines/registration/sharedForm.ts';
import { inertPorts } from '../support/models/ports.ts';
import { createProfile } from '../support/tabs.ts';

const open = (form: RegistrationForm, storage: Storage) =>
  createActor(registrationMachine, {
    input: {
      form,
      step: 'company',
      ports: { requests: inertPorts, storage, now: () => 0, enter: () => undefined },
    },
  }).start();

/** A requisite and a phone number are normalised, a password is sent as typed. */
function sentText(name: string, text: string): string {
  if (name === 'password') return text;
  const normalized = normalizeField(name, text);
  return name === 'contact_phone' ? normalizePhone(normalized) : normalized;
}

describe.each([participantForm, providerForm])('$kind', (form) => {
  const fields = Object.keys(form.initial).filter((name) => typeof form.initial[name] === 'string');
  const drafted = fields.filter((name) => !name.startsWith('password'));
  const { storage } = createProfile().tab();

  test.each(fields)('%s is unchanged', (name) => {
    const registration = open(form, storage);
    for (const value of blns) {
      registration.send({ type: 'field.change', name, value });
      expect(registration.getSnapshot().context.values[name]).toBe(value);
    }
    registration.stop();
  });

  test('all fields are restored from the draft and sent as typed, requisites normalised, others trimmed', () => {
    for (const text of blns) {
      const typing = open(form, storage);
      typing.send({ type: 'field.change', name: 'actual_same', value: false });
      typing.send({ type: 'field.change', name: 'postal_same', value: false });
      for (const name of fields) typing.send({ type: 'field.change', name, value: text });
      typing.stop();

      const reopened = open(form, storage);
      const { values } = reopened.getSnapshot().context;
      expect(drafted.filter((name) => values[name] !== text)).toEqual([]);
      const body = new Map(Object.entries(form.call({ ...values, password: text }).input.body ?? {}));
      const sent = [...body].filter(([name]) => drafted.includes(name) || name === 'password');
      const whole = sent.filter(([name, value]) => value !== sentText(name, text));
      expect(whole).toEqual([]);
      expect(sent.length).toBeGreaterThanOrEqual(fields.length - 2); // КПП of a sole proprietor, the password again
      reopened.stop();
    }
  });
});
