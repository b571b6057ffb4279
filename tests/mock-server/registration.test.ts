// Registration of both kinds: created rows, notifications, rejections (contract rows 1, 2).
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { toFailure, extractFieldErrors } from '../../src/api/errors/failure.ts';
import { apiAs, apiOf, caller, form, openMock, pdf } from './mock.ts';
import { newProvider as provider, newParticipant } from './newcomer.ts';

const { registerParticipant, registerProvider, currentUser, chatList, notificationUnreadList } = endpoints;

describe('participant', () => {
  test('waits for verification: signed in without a refresh token, read-only, one chat; the operator is notified', async () => {
    const mock = openMock();
    const { access, user } = await apiOf(mock, null)(registerParticipant, { body: newParticipant });
    expect(user).toMatchObject({
      login: 'probny.reys',
      account_state: 'under_review',
      verification_status: 'submitted',
    });
    const api = apiOf(mock, access);
    expect(await api(currentUser)).toMatchObject({
      account_type: 'ved_participant',
      is_active: false,
      organization: {
        bank_name: 'АО «Демо-Банк Север»',
        contact_email: 'test@probny.example',
        kpp: '007701001',
        country: 'RU',
        wants_to_close_account: false,
      },
    });
    expect((await api(chatList)).results).toMatchObject([{ name: 'Регистрация: ООО «Пробный Рейс»', closed: false }]);
    const unread = await (await apiAs(mock, 'operator'))(notificationUnreadList);
    expect(unread.results[0]).toMatchObject({
      kind: 'org_registered',
      text: 'Новая организация: ООО «Пробный Рейс»',
      link: '/organization/verification/form/207',
    });
    expect((await mock.signIn('probny.reys')).refresh).not.toBe('');
  });

  test.each([
    ['abroad', { is_resident: false, inn: 'DEMO-1', ogrn: 'DEMO-2', bik: 'DEMOAEAD' }, { kpp: null, country: '' }],
    ['a sole proprietor', { inn: '007712345618', ogrn: '325007700000111' }, { kpp: null, country: 'RU' }],
  ])('%s needs no КПП', async (_who, own, expected) => {
    const mock = openMock();
    const { kpp: _kpp, ...rest } = newParticipant;
    const { access } = await apiOf(mock, null)(registerParticipant, { body: { ...rest, ...own } });
    expect((await apiOf(mock, access)(currentUser)).organization).toMatchObject({ ...own, ...expected });
  });

  test.each([
    [{ is_resident: false, inn: 'демо' }, ['inn', 'ogrn', 'bik']],
    [{ kpp: '0077' }, ['kpp']],
    [{ bik: '140200701' }, ['bik']],
  ])('%j is refused at its fields', async (wrong, fields) => {
    const body = { ...newParticipant, ogrn: 'is_resident' in wrong ? '?' : newParticipant.ogrn, ...wrong };
    const failure = toFailure(
      await apiOf(openMock(), null)(registerParticipant, { body }).catch((error: unknown) => error),
    );
    expect(Object.keys(extractFieldErrors(failure))).toEqual(fields);
  });

  test.each([
    [{ login: 'ved.active' }, 'login', 'Логин уже занят'],
    [{ login: '1user' }, 'login', 'От 4 до 32 знаков: латиница, цифры, точка, дефис'],
    [{ password: 'demo-2026!' }, 'password', 'Не менее 10 знаков: строчная и заглавная буквы, цифра'],
    [{ inn: '0077101379' }, 'inn', 'Организация с таким ИНН уже зарегистрирована'],
    [{ company_name: '' }, 'company_name', 'Заполните поле'],
    [{ inn: '0077012345' }, 'inn', 'Проверьте ИНН: контрольная цифра не совпадает'],
    [{ kpp: '' }, 'kpp', 'Заполните поле'],
    [{ ogrn: '1250077000019' }, 'ogrn', 'Проверьте ОГРН'],
    [{ is_resident: false }, 'bik', 'SWIFT — 8 или 11 знаков: латинские буквы и цифры'],
    [{ contact_phone: '84950000101' }, 'contact_phone', 'Введите номер полностью'],
    [{ contact_email: 'a..b@probny.example' }, 'contact_email', 'Проверьте адрес почты'],
  ])('%j is refused', async (wrong, field, text) => {
    const mock = openMock();
    const call = apiOf(mock, null)(registerParticipant, { body: { ...newParticipant, ...wrong } });
    const failure = toFailure(await call.catch((error: unknown) => error));
    expect(extractFieldErrors(failure)).toEqual({ [field]: text });
    expect(mock.world.filter('organizations', () => true)).toHaveLength(19);
  });
});

describe('provider', () => {
  test.each(['authorized_organization', 'ved_participant'])('registers no %s', async (account_type) => {
    const mock = openMock();
    const call = caller(mock, null);
    const fields = Object.entries({ ...provider, account_type }).map(([name, value]) => [
      name,
      value instanceof Blob ? value : String(value),
    ]);
    expect(await call('POST', registerProvider.path, form(Object.fromEntries(fields)))).toMatchObject({
      status: 400,
      body: { account_type: ['Проверьте значение'] },
    });
    expect(mock.world.filter('organizations', () => true)).toHaveLength(19);
  });

  test('stores the documents under their names', async () => {
    const mock = openMock();
    const { access, account_type } = await apiOf(mock, null)(registerProvider, { body: provider });
    expect(account_type).toBe('liquidity_provider');
    const { organization } = await apiOf(mock, access)(currentUser);
    expect(organization).toMatchObject({
      license: expect.stringMatching(/^\/media\/lp\/207\/.*Лицензия\.pdf$/),
      power_of_attorney: null,
    });
    const license = await mock.fetch(String(organization?.['license']));
    expect(new Uint8Array(await license.arrayBuffer())).toEqual(new Uint8Array(await pdf().arrayBuffer()));
    const unread = await (await apiAs(mock, 'operator'))(notificationUnreadList);
    expect(unread.results[0]?.link).toBe('/organization/verification/liqudity-form/207');
  });

  test('abroad has another kind of account; optional values are stored too', async () => {
    const mock = openMock();
    const abroad = { is_resident: false, inn: 'DEMO-1', ogrn: 'DEMO-2', bik: 'DEMOAEAD' };
    const body = { ...provider, ...abroad, corr_account: 'AE069990000000000000101', power_of_attorney: pdf('Дов.pdf') };
    const { access } = await apiOf(mock, null)(registerProvider, { body });
    expect((await apiOf(mock, access)(currentUser)).organization).toMatchObject({
      corr_account: 'AE069990000000000000101',
      power_of_attorney: expect.stringMatching(/^\/media\/lp\/207\/.*Дов\.pdf$/),
      deals_count: 0,
      rating: null,
    });
    const failure = await apiOf(mock, null)(registerProvider, {
      body: { ...body, login: 'probny.2', inn: 'DEMO-3', corr_account: provider.corr_account },
    }).catch(toFailure);
    expect(failure).toMatchObject({ status: 400, data: { corr_account: [expect.stringContaining('IBAN')] } });
  });

  test('a document of the wrong type and a date in another format are refused at their fields', async () => {
    const body = { ...provider, license: new File(['x'], 'license.exe') };
    const call = apiOf(openMock(), null);
    const files = await call(registerProvider, { body }).catch(toFailure);
    expect(files).toMatchObject({ status: 400, data: { license: ['Файл больше 10 МБ или неподдерживаемого типа'] } });
    const dates = await call(registerProvider, {
      body: { ...body, license: pdf(), document_expiry: '31.12.2027' },
    }).catch(toFailure);
    expect(dates).toMatchObject({ status: 400, data: { document_expiry: ['Укажите действующую дату'] } });
    for (const [wrong, data] of [
      [{ document_expiry: '2026-02-30' }, { document_expiry: ['Укажите действующую дату'] }],
      [{ document_expiry: '2026-11-19' }, { document_expiry: ['Срок действия документа истёк'] }],
      [{ corr_account: '30101810500000000701' }, { corr_account: ['Корреспондентский счёт не соответствует БИК'] }],
    ] as const)
      expect(await call(registerProvider, { body: { ...provider, ...wrong } }).catch(toFailure)).toMatchObject({
        data,
      });
  });
});
