// The registration forms field by field: three values each takes and three it refuses for a
// resident, a sole proprietor and a non-resident; how they begin and what they send.
import { describe, expect, test } from 'vitest';
import { registerParticipant, registerProvider } from '../../src/api/endpoints/auth.ts';
import type { FieldValue, FormValues } from '../../src/machines/form/form.machine.ts';
import { participantForm } from '../../src/machines/registration/participantForm.ts';
import { providerForm } from '../../src/machines/registration/providerForm.ts';
import { type RegistrationForm, getStepErrors } from '../../src/machines/registration/sharedForm.ts';
import { NOW, paper, participantDraft, providerValues } from '../models/registration.model.ts';

type Cases = Readonly<
  Record<string, { readonly valid: readonly FieldValue[]; readonly invalid: readonly FieldValue[] }>
>;

const texts = { valid: ['ООО «Пробный Рейс»', '«', ' два  слова '], invalid: ['', '   ', '\u00A0\n'] };
const papers = { valid: [paper('a.pdf'), paper('b.pdf'), new Blob(['%PDF-'])], invalid: [null, 'a.pdf', false] };

/** The same in both forms. */
const shared: Cases = {
  company_name: texts,
  legal_address: texts,
  login: { valid: ['ved.active', 'lp-201', 'sample_user'], invalid: ['ved', '1user', 'Иванов'] },
  password: {
    valid: ['Demo-2026!', 'Primer2026xx', 'Qwerty-98765'],
    invalid: ['demo-2026!', 'DEMO2026AA', 'Demo 20266'],
  },
  password_again: { valid: ['Demo-2026!'], invalid: ['', 'Demo-2026', 'demo-2026!'] },
  agreed: { valid: [true], invalid: [false, null, 'true'] },
};
const resident: Cases = {
  inn: {
    valid: ['0077012344', '0077023459', '0078054322'],
    invalid: ['0077012345', '007702345', '0000000000'],
  },
  kpp: { valid: ['007701001', '007845002', '0016AB001'], invalid: ['00770100', '0077_1001', '007700001'] },
  ogrn: {
    valid: ['1250077000018', '1180077002346', '5020078007770'],
    invalid: ['1250077000019', '180077002346', '325007700000111'],
  },
  bik: { valid: ['040200701', '040200812', '040200000'], invalid: ['40200701', '540200701', '04020O701'] },
};
const proprietor: Cases = {
  inn: {
    valid: ['007712345618', '005098765450', '001655500060'],
    invalid: ['007712345619', '005098765460', '0016555000601'],
  },
  kpp: { valid: ['', 'none is required', '007701001'], invalid: [] },
  ogrn: {
    valid: ['325007700000111', '319005000123453', '304001600555554'],
    invalid: ['325007700000112', '3190050001234', '1250077000018'],
  },
};
const foreigner: Cases = {
  inn: { valid: ['AE-100900000110003', 'DEMO-FZ-0110', '12345'], invalid: ['AE 1', 'ДЕМО-110', 'A1'] },
  kpp: { valid: ['', 'none is required', '007701001'], invalid: [] },
  ogrn: { valid: ['DEMO-FZ-0110', 'DEMO-CN-0111', 'DEMO-KZ-0112'], invalid: ['demo_fz_0110', 'A1', 'A'.repeat(26)] },
  bik: { valid: ['DEMOAEAD', 'DEMOCNBJXXX', 'DEMOKZKA'], invalid: ['DEMOAEA', 'DEMOAEA\u0410', '040200701'] },
};
const contacts: Cases = {
  activity_type: texts,
  position: texts,
  actual_address: texts,
  postal_address: texts,
  contact_phone: {
    valid: ['+74950000101', '+79000000202', '+97140000303'],
    invalid: ['80172000000', '+7495000010', '+0123456789'],
  },
  contact_email: {
    valid: ['finance@vostok-import.example', 'ved.team+kyc@demo-trade.example', 'a.petrova@xn--80aswg.example'],
    invalid: ['finance@vostok', 'fin ance@vostok.example', 'ivanov..a@demo.example'],
  },
};
const provided: Cases = {
  authorized_person: texts,
  document_number: texts,
  document_expiry: {
    valid: ['2026-11-20', '2026-11-21', '2028-02-29'],
    invalid: ['2026-11-19', '2026-02-30', '31.12.20275'],
  },
  authority_document: papers,
  license: papers,
  registry_certificate: papers,
};
const account = (valid: readonly string[], invalid: readonly string[]): Cases => ({ corr_account: { valid, invalid } });

const passwords = { password: 'Demo-2026!', password_again: 'Demo-2026!', agreed: true };
const participant = { ...participantDraft, ...passwords, actual_same: false, postal_same: false };
const provider = { ...providerValues, ...passwords, is_resident: true };

/** The kinds of applicants: initial values, and what each field accepts and refuses. */
const applicants: readonly (readonly [string, RegistrationForm, FormValues, Cases])[] = [
  ['a participant', participantForm, { ...participant, inn: '0077012344' }, { ...shared, ...resident, ...contacts }],
  ['a sole proprietor', participantForm, { ...participant, inn: '007712345618' }, { ...shared, ...proprietor }],
  ['a non-resident', participantForm, { ...participant, is_resident: false }, { ...shared, ...foreigner, ...contacts }],
  [
    'a provider with an account in one bank',
    providerForm,
    provider,
    {
      ...shared,
      ...resident,
      ...provided,
      ...account(
        ['30101810400000000701'],
        ['30101810700000000812', '30101810500000000701', '40702810900000000701', ''],
      ),
    },
  ],
  [
    'a provider with an account in another',
    providerForm,
    { ...provider, bik: '040200812' },
    account(['30101810700000000812', '30101810000000001812'], ['30101810400000000701']),
  ],
  [
    'a foreign provider',
    providerForm,
    { ...provider, is_resident: false, bik: 'DEMOAEAD' },
    {
      ...foreigner,
      ...account(
        ['AE069990000000000000101', 'KZ87999DEMO000000102', 'TR429999900000000000000103'],
        ['AE069990000000000000109', 'KZ87999DEMO00000010', 'RU429999900000000000000103'],
      ),
    },
  ],
];

describe.each(applicants)('%s', (_, form, values, cases) => {
  const said = (name: string, value: FieldValue) => {
    const now = { ...values, [name]: value };
    return { ...getStepErrors(form, 'company', now, NOW), ...getStepErrors(form, 'entry', now, NOW) }[name];
  };
  test.each(Object.keys(cases))('%s', (name) => {
    const { valid = [], invalid = [] } = cases[name] ?? {};
    expect(valid.filter((value) => said(name, value) !== undefined)).toEqual([]);
    expect(invalid.filter((value) => said(name, value) === undefined)).toEqual([]);
  });
});

test.each([participantForm, providerForm])('every rule of the form of a $kind has its values here', (form) => {
  const listed = applicants.filter(([, of]) => of === form).flatMap(([, , , cases]) => Object.keys(cases));
  expect([...Object.keys(form.rules.company), ...Object.keys(form.rules.entry)].toSorted()).toEqual(
    [...new Set(listed)].toSorted(),
  );
});

const emptyForm = {
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
};
test('both forms start empty, with the addresses of a participant marked as equal', () => {
  expect(participantForm.initial).toEqual({
    ...emptyForm,
    activity_type: '',
    actual_same: true,
    actual_address: '',
    postal_same: true,
    postal_address: '',
    position: '',
    contact_phone: '',
    contact_email: '',
  });
  expect(providerForm.initial).toEqual({
    ...emptyForm,
    authorized_person: '',
    corr_account: '',
    document_number: '',
    document_expiry: '',
    authority_document: null,
    license: null,
    registry_certificate: null,
    power_of_attorney: null,
  });
  expect([participantForm, providerForm].map(({ kind, draft }) => [kind, draft.name])).toEqual([
    ['participant', 'registration-participant'],
    ['provider', 'registration-provider'],
  ]);
});

test('a missing value is reported as required, not as invalid', () => {
  const missing = { ...participant, password: '', password_again: '', agreed: false };
  expect(getStepErrors(participantForm, 'entry', missing, NOW)).toEqual({
    password: 'Заполните поле',
    password_again: 'Заполните поле',
    agreed: 'Подтвердите согласие',
  });
});

/** Files by their names: two of them would always count as equal. */
const bodyOf = (form: RegistrationForm, values: FormValues) =>
  Object.fromEntries(
    Object.entries(form.call(values).input.body ?? {}).map(([name, value]) => [
      name,
      value instanceof File ? value.name : value,
    ]),
  );

describe('the request', () => {
  const inn = '0077012344';
  const company = {
    company_name: 'ООО «Пробный Рейс»',
    kpp: '007701001',
    ogrn: '1250077000018',
    bik: '040200701',
    legal_address: '100101, г. Примерск, ул. Образцовая, д. 2, оф. 14',
    is_resident: true,
    password: 'Demo-2026!',
  };
  const contact = {
    activity_type: 'Импорт промышленного оборудования',
    position: 'Директор',
    contact_phone: '+74950000101',
    contact_email: 'test@probny.example',
  };

  test('of a participant repeats the registered address for those marked as equal', () => {
    const typed = { ...participant, inn, position: ' Директор ', actual_same: true, postal_same: true };
    const sent = { ...company, inn, login: 'probny.reis', ...contact };
    const { legal_address } = company;
    expect(participantForm.call(typed).endpoint).toBe(registerParticipant);
    expect(bodyOf(participantForm, typed)).toEqual({
      ...sent,
      actual_address: legal_address,
      postal_address: legal_address,
    });
    const elsewhere = { actual_address: 'г. Примерск', postal_address: 'а/я 7' };
    expect(bodyOf(participantForm, { ...typed, ...elsewhere, actual_same: false, postal_same: false })).toEqual({
      ...sent,
      ...elsewhere,
    });
  });

  test.each([
    ['a sole proprietor', { inn: '007712345618' }],
    ['a non-resident', { inn, is_resident: false }],
  ])('of %s contains no КПП, whatever was typed before', (_, who) => {
    expect(bodyOf(participantForm, { ...participant, ...who })).not.toHaveProperty('kpp');
  });

  test('of a provider contains the documents, and the power of attorney if there is one', () => {
    const typed = {
      ...provider,
      authority_document: paper('1.pdf'),
      license: paper('2.pdf'),
      registry_certificate: paper('3.pdf'),
    };
    const sent = {
      ...company,
      inn,
      login: 'probny.lp',
      authorized_person: 'Пробный Пётр Петрович',
      corr_account: '30101810400000000701',
      document_number: 'ДОВ-1/2026',
      document_expiry: '2027-12-31',
      authority_document: '1.pdf',
      license: '2.pdf',
      registry_certificate: '3.pdf',
      account_type: 'liquidity_provider',
    };
    expect(providerForm.call(typed).endpoint).toBe(registerProvider);
    expect(bodyOf(providerForm, typed)).toEqual(sent);
    expect(bodyOf(providerForm, { ...typed, power_of_attorney: paper('4.pdf') })).toEqual({
      ...sent,
      power_of_attorney: '4.pdf',
    });
  });
});

test('the response starts a session: a participant loads the profile, a provider is notified', () => {
  expect(participantForm.session({ access: 'a', account_type: 'ved_participant' })).toEqual({
    access: 'a',
    accountType: null,
  });
  expect(providerForm.session({ access: 'a', account_type: 'liquidity_provider' })).toEqual({
    access: 'a',
    accountType: 'liquidity_provider',
  });
});
