// Registration form of an organisation as the verifying operator sees it: values, checks, documents.
import { describe, expect, it } from 'vitest';
import {
  FIELD_PROVEN_BY_DOCUMENT,
  type FormSection,
  getFormDocuments,
  getFormSections,
  getVerificationFormPath,
} from '../../../src/ui/features/organizations/verification/organizationForm.ts';
import { participantOf, providerOf } from './records.ts';

const since = '2026-11-20T10:00:00+03:00';
const client = 'ООО «Лазурит Импорт»';

const rowsOf = (sections: readonly FormSection[]) =>
  Object.fromEntries(
    sections.flatMap(({ fields }) =>
      fields.map(({ name, value, verdict }) => [name, verdict ? [value, verdict.isRight, verdict.text] : value]),
    ),
  );

describe('the registration form of an organisation', () => {
  const today = '2026-11-20';
  const form = (organization: Parameters<typeof getFormSections>[0]) => getFormSections(organization, today);

  it('of a participant shows every field with the result of its check', () => {
    const sections = form(participantOf({ created_at: since }));
    expect(sections.map(({ title }) => title)).toEqual(['Организация', 'Реквизиты', 'Адреса', 'Контакты']);
    expect(rowsOf(sections)).toMatchObject({
      company_name: client,
      activity_type: 'Импорт промышленного оборудования',
      is_resident: 'Резидент РФ',
      country: 'Россия',
      login: 'ved.active',
      created_at: '20.11.2026, 10:00',
      inn: ['0077101379', true, 'Контрольная цифра верна'],
      kpp: ['007701001', true, 'Формат верный'],
      ogrn: ['1230077011119', true, 'Контрольная цифра верна'],
      bik: ['040200701', true, 'Формат верный'],
      bank_name: 'АО «Демо-Банк Север»',
      contact_person: 'Орлова Марина Сергеевна',
      position: 'Генеральный директор',
      contact_phone: ['+7 (495) 000-01-01', true, 'Номер полный'],
      contact_email: ['finance@ved-active.example', true, 'Адрес верный'],
    });
    expect(rowsOf(sections)).not.toHaveProperty('corr_account');
  });

  it('names wrong values, and gives no verdict on missing ones', () => {
    const wrong = {
      inn: '0077101378',
      kpp: '1',
      ogrn: '1230077011118',
      bik: '9',
      contact_phone: '+7495',
      contact_email: 'x',
    };
    const found = rowsOf(form(participantOf({ ...wrong, is_resident: null, country: 'ZZZZ' })));
    for (const name of Object.keys(wrong)) expect([name, found[name]?.at(1)]).toEqual([name, false]);
    expect([found['is_resident'], found['country']]).toEqual(['', 'ZZZZ']);
    const missing = Object.fromEntries(
      [
        'inn',
        'kpp',
        'ogrn',
        'bik',
        'bank_name',
        'country',
        'login',
        'contact_phone',
        'contact_email',
        'contact_person',
        'legal_address',
      ].map((name) => [name, null]),
    );
    const empty = rowsOf(form(participantOf(missing)));
    for (const name of Object.keys(missing)) expect([name, empty[name]]).toEqual([name, '']);
  });

  it('has no КПП for a sole proprietor and for a non-resident, whose numbers are checked by form only', () => {
    expect(rowsOf(form(participantOf({ inn: '500100732259' })))).not.toHaveProperty('kpp');
    const foreign = rowsOf(
      form(participantOf({ is_resident: false, country: 'CN', inn: 'CN-123456', ogrn: 'HK-77', bik: 'DEUTDEFF' })),
    );
    expect(foreign).not.toHaveProperty('kpp');
    expect(foreign).toMatchObject({
      is_resident: 'Нерезидент',
      country: 'Китай',
      inn: ['CN-123456', true, 'Формат верный'],
      bik: ['DEUTDEFF', true, 'Формат верный'],
    });
  });

  it('of a provider checks the account and the validity of its document', () => {
    const sections = form(providerOf({ document_expiry: '2027-12-31' }));
    expect(sections.map(({ title }) => title)).toEqual(['Организация', 'Реквизиты', 'Адрес и полномочия']);
    const found = rowsOf(sections);
    expect(found).toMatchObject({
      corr_account: ['30101810400000000701', true, 'Ключ счёта верен'],
      authorized_person: 'Тимофеев Роман Ильич',
      document_number: 'ДОВ-201/2026',
      document_expiry: ['31.12.2027', true, 'Срок не истёк'],
    });
    expect(found).not.toHaveProperty('activity_type');
    expect(rowsOf(form(providerOf({ document_expiry: '2026-11-19' })))['document_expiry']?.at(1)).toBe(false);
    expect(rowsOf(form(providerOf({ corr_account: null })))).not.toHaveProperty('corr_account');
    expect(
      rowsOf(form(providerOf({ is_resident: false, bik: 'DEUTDEFF', corr_account: 'DE89370400440532013000' })))[
        'corr_account'
      ],
    ).toEqual(['DE89370400440532013000', true, 'Контрольное число верно']);
  });

  it('has the documents of a provider', () => {
    expect(getFormDocuments(participantOf())).toEqual([]);
    const documents = getFormDocuments(providerOf({ license: null }));
    expect(documents.map(({ name, address }) => [name, address])).toEqual([
      ['authority_document', '/media/lp/201/authority.pdf'],
      ['license', null],
      ['registry_certificate', '/media/lp/201/registry.pdf'],
      ['power_of_attorney', '/media/lp/201/poa.pdf'],
    ]);
    expect(FIELD_PROVEN_BY_DOCUMENT).toEqual({
      license: 'ogrn',
      registry_certificate: 'ogrn',
      authority_document: 'authorized_person',
      power_of_attorney: 'authorized_person',
    });
    expect([participantOf(), providerOf()].map(getVerificationFormPath)).toEqual([
      '/organization/verification/form/101',
      '/organization/verification/liqudity-form/201',
    ]);
  });
});
