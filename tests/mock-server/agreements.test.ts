// Publishing agreements: accounts that have to accept them, and the versions they replace (contract rows 18, 79, 114).
import { expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { apiAs, openMock, pdf } from './mock.ts';
import { NOT_FOUND, getLastNotification, signInAll, getRejection } from './money.ts';

const { agreementAccept, agreementCreate, agreementList, chatList, organizationChangeStatus, platformRuleList } =
  endpoints;

const offer = {
  title: 'Договор-оферта на оказание услуг',
  version: '3.2',
  text: 'Новая редакция',
  account_type: 'ved_participant',
} as const;

test('a new version stops every active organisation of its type until it is accepted', async () => {
  const mock = openMock();
  const { operator, owner, provider } = await signInAll(mock, {
    operator: 'operator',
    owner: 'ved.active',
    provider: 'lp.active',
  });
  const published = await operator(agreementCreate, { body: { ...offer, file: pdf('Оферта.pdf') } });
  expect(published).toMatchObject({ version: '3.2', company_id: null, status: 'pending' });
  expect(published.file).toMatch(/^\/media\/agreements\/\d+\/.*Оферта\.pdf$/);
  expect((await mock.fetch(published.file ?? '')).status).toBe(200);
  const copies = mock.world.filter('agreements', ({ version }) => version === '3.2');
  expect(copies.map(({ id }) => id)).not.toContain(published.id);
  expect(copies.map(({ company_id }) => company_id)).toEqual([101, 102, 107, 108, 109, 110]);

  expect(await getRejection(owner(chatList))).toMatchObject({ status: 403 });
  expect((await provider(chatList)).count).toBeGreaterThan(0);
  const own = (await owner(agreementList)).results;
  expect(own.filter(({ title }) => title === offer.title)).toMatchObject([
    { version: '3.2', status: 'pending', file: published.file },
    { version: '3.0', status: 'superseded' },
    { version: '3.1', status: 'superseded' },
  ]);
  const old = own.find(({ version }) => version === '3.1')?.id ?? 0;
  expect(await getRejection(owner(agreementAccept, { params: { id: old } }))).toMatchObject({ status: 400 });
  expect(await getRejection(provider(agreementAccept, { params: { id: own[0]?.id ?? 0 } }))).toEqual(NOT_FOUND);
  const accepted = await owner(agreementAccept, { params: { id: own[0]?.id ?? 0 } });
  expect(accepted).toMatchObject({ status: 'accepted', accepted_at: mock.world.clock.iso() });
  expect((await owner(chatList)).count).toBeGreaterThan(0);
  expect(await getLastNotification(owner)).toEqual([
    'agreement_pending',
    'Примите новую редакцию: «Договор-оферта на оказание услуг», версия 3.2',
    '/account/help-center',
  ]);
});

test('«all» applies to both types and not to the operator', async () => {
  const mock = openMock();
  const operator = await apiAs(mock, 'operator');
  await operator(agreementCreate, { body: { ...offer, title: 'Регламент', account_type: 'all' } });
  const copies = mock.world.filter('agreements', ({ title }) => title === 'Регламент');
  expect(copies.map(({ company_id }) => company_id)).toEqual([101, 102, 107, 108, 109, 110, 201, 202, 204, 205]);
  expect((await operator(agreementList, { query: { limit: 100 } })).count).toBe(21);
});

test('issues newer agreement versions when an organisation is unblocked', async () => {
  const mock = openMock();
  const { operator, owner } = await signInAll(mock, { operator: 'operator', owner: 'ved.active' });
  const status = (next: string) =>
    operator(organizationChangeStatus, { body: { company_id: 101, role: 'ved_participant', status: next } });
  await status('blocked');
  await operator(agreementCreate, { body: offer });
  await operator(agreementCreate, { body: { ...offer, title: 'Регламент' } });
  expect(mock.world.filter('agreements', (row) => row.company_id === 101 && row.status === 'pending')).toEqual([]);
  await status('active');
  const pending = (await owner(agreementList, { query: { status: 'pending' } })).results;
  expect(pending.map(({ title, version }) => [title, version])).toEqual([[offer.title, '3.2']]);
});

test('the rules of the platform are in the order of publication', async () => {
  const { results } = await (await apiAs(openMock(), 'lp.active'))(platformRuleList);
  expect(results.map(({ id }) => id)).toEqual([1, 2, 3]);
});
