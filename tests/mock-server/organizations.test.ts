// Organisations at the operator: lists, forms, exports, letters (contract rows 17, 39, 40, 60–63, 87, 88).
import type { RecordId } from '../../src/api/recordId.ts';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { readPdf, readXlsx, squeezed } from '../support/documents.ts';
import { apiAs, openMock, pdf } from './mock.ts';
import { NOT_FOUND, getLastNotification, getRejection } from './money.ts';

const {
  organizationList,
  organizationListExportToExcel,
  organizationListExportToPdf,
  organizationRead,
  organizationSendEmail,
  participantList,
  participantRead,
  providerList,
  providerRead,
} = endpoints;

const ids = ({ results }: { readonly results: readonly { readonly id: RecordId }[] }) => results.map(({ id }) => id);

test('both roles are in one list, newest first; every filter filters', async () => {
  const operator = await apiAs(openMock(), 'operator');
  const list = async (query: object) => ids(await operator(organizationList, { query }));
  const page = await operator(organizationList);
  expect([page.count, ids(page)]).toEqual([18, [206, 205, 204, 203, 202, 201, 112, 111, 110, 109]]);
  expect(page.next).toBe('/api/v1/authorized_organization/organizations/?limit=10&offset=10');
  expect(await list({ role: 'liquidity_provider', status: 'active' })).toEqual([205, 204, 202, 201]);
  expect(await list({ status: 'blocked' })).toEqual([206, 104]);
  expect(await list({ status: 'pending_agreements' })).toEqual([102]);
  expect(await list({ is_resident: false })).toEqual([204, 112, 111, 110]);
  expect(await list({ wants_to_close_account: true })).toEqual([205]);
  expect(await list({ search_query: 'мерИДиан' })).toEqual([102]);
  expect(await list({ search_query: 'co., ltd' })).toEqual([111]);
  for (const pattern of ['co..', 'co(', 'x*']) expect(await list({ search_query: pattern }), pattern).toEqual([]);
  expect(await list({ search_query: '0077101379' })).toEqual([101]);
  expect(await list({ inn: '0077101379', ogrn: '1230077011119' })).toEqual([101]);
  expect(await list({ company_id: 107 })).toEqual([107]);
  expect(await list({ company_id: 1 })).toEqual([]);
  expect(await list({ role: 'authorized_organization' })).toEqual([]);
});

test('forms by role, also by the status of the verification', async () => {
  const operator = await apiAs(openMock(), 'operator');
  expect(ids(await operator(participantList, { query: { limit: 3, offset: 1 } }))).toEqual([111, 110, 109]);
  expect(ids(await operator(participantList, { query: { status: 'submitted' } }))).toEqual([106]);
  expect(ids(await operator(participantList, { query: { status: 'closed' } }))).toEqual([105]);
  expect(ids(await operator(providerList, { query: { status: 'in_review' } }))).toEqual([203]);
  expect(ids(await operator(providerList, { query: { search_query: 'пул' } }))).toEqual([205]);
  const participant = await operator(participantRead, { params: { id: 101 } });
  expect(participant).toMatchObject({ position: expect.any(String) });
  const provider = await operator(providerRead, { params: { id: 201 } });
  expect(provider).toMatchObject({ license: '/media/lp/201/license.pdf' });
  const read = (role: string, id: RecordId) => operator(organizationRead, { params: { id, role } });
  expect(await read('ved_participant', 101)).toEqual(participant);
  expect(await read('liquidity_provider', 201)).toEqual(provider);
});

test('the rating of a provider: volume and average risk of its completed trades, null without any', async () => {
  const mock = openMock();
  const operator = await apiAs(mock, 'operator');
  const { results } = await operator(providerList);
  const rated = results.map(({ id, deals_volume, average_risk }) => [id, deals_volume, average_risk]);
  expect(rated).toEqual([
    [206, null, null],
    [205, '1377000.00', '9.9'],
    [204, null, null],
    [203, null, null],
    [202, '22331000.00', '6.6'], // proceeds of two sales and the cost of a purchase
    [201, '3688000.00', '2.8'],
  ]);
  const assess = (id: number, transaction_risk: number | null) =>
    mock.world.put('trades', { ...mock.world.known('trades', id), transaction_risk });
  assess(998, 3);
  assess(1010, null);
  assess(1015, null);
  const read = (id: RecordId) => operator(providerRead, { params: { id } });
  expect(await read(202), 'a trade not assessed counts for the volume only').toMatchObject({
    deals_volume: '22331000.00',
    average_risk: '4.8',
  });
  expect(await read(201)).toMatchObject({ deals_volume: '3688000.00', average_risk: null });
});

test('does not find a form of another role, of an unknown client or of the operator', async () => {
  const operator = await apiAs(openMock(), 'operator');
  const wrong = [
    operator(participantRead, { params: { id: 201 } }),
    operator(providerRead, { params: { id: 101 } }),
    operator(participantRead, { params: { id: 999 } }),
    operator(organizationRead, { params: { id: 101, role: 'liquidity_provider' } }),
    operator(organizationRead, { params: { id: 1, role: 'authorized_organization' } }),
    operator(organizationRead, { params: { id: 101, role: 'nobody' } }),
  ];
  for (const call of wrong) expect(await getRejection(call)).toEqual(NOT_FOUND);
});

test('exports contain the filtered rows and name the filters', async () => {
  const operator = await apiAs(openMock(), 'operator');
  const query = { role: 'liquidity_provider', status: 'active' } as const;
  const excel = await operator(organizationListExportToExcel, { query });
  expect(excel.name).toBe('organizations.xlsx');
  const { rows } = await readXlsx(excel.blob);
  const names = rows.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['ООО «Ликвид-Мост»', 'ООО «Янтарный Пул»']));
  expect(names).not.toContain('ООО «Контур Обмена»');
  expect(names).toContain('Организаций: 4');
  const print = await operator(organizationListExportToPdf, { query: { wants_to_close_account: true } });
  expect(print.name).toBe('organizations.pdf');
  const [page] = (await readPdf(print.blob)).pages;
  expect(page).toContain(squeezed('Отбор: просит закрыть да'));
  expect(page).toContain(squeezed('ООО «Янтарный Пул»'));
  expect(page).toContain(squeezed('Организаций: 1'));
});

test('a letter is stored in the mailbox with its files, and the organisation is notified', async () => {
  const mock = openMock();
  const operator = await apiAs(mock, 'operator');
  const letter = { subject: 'Документы', message: 'Пришлите устав', files: [pdf('Список.pdf')] };
  const body = { company_id: 101, role: 'ved_participant', ...letter } as const;
  const sent = await operator(organizationSendEmail, { body });
  expect(sent).toEqual({ sent: true, email: mock.world.get('organizations', 101)?.contact_email });
  const url = expect.stringMatching(/^\/media\/mails\/1\/\d+\/Список\.pdf$/);
  expect(mock.world.filter('mails', () => true)).toMatchObject([
    {
      company_id: 101,
      to: sent.email,
      subject: 'Документы',
      text: 'Пришлите устав',
      files: [{ name: 'Список.pdf', url }],
    },
  ]);
  expect(await getLastNotification(await apiAs(mock, 'ved.active'))).toEqual([
    'email_sent',
    'Вам отправлено письмо: Документы',
    '/account/help-center',
  ]);
  const toProvider = { ...body, company_id: 201, role: 'liquidity_provider' } as const;
  expect(await operator(organizationSendEmail, { body: toProvider })).toMatchObject({
    email: 'lp.active@mail.example',
  });
  expect(await getRejection(operator(organizationSendEmail, { body: { ...body, company_id: 201 } }))).toEqual(
    NOT_FOUND,
  );
  expect(await getRejection(operator(organizationSendEmail, { body: { ...body, subject: ' ' } }))).toEqual({
    status: 400,
    data: { subject: ['Заполните поле'] },
  });
});
