// Wallet screening through the product's own client: companies, clean and dirty pages, block, notify, AML check.
import type { RecordId } from '../../src/api/recordId.ts';
import { describe, expect, test } from 'vitest';
import { createPageCall as pageCall } from '../../src/api/endpoint.ts';
import { createClient } from '../../src/api/client.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { toFailure } from '../../src/api/errors/failure.ts';
import { apiAs, apiOf, caller, openMock, signedIn } from './mock.ts';
import { newParticipant } from './newcomer.ts';

const { kytCompanyList, kytCompanyPage, operatorWalletList, walletBlock, walletAlertSend, walletAmlCheck } = endpoints;
const { registerParticipant } = endpoints;

const ids = (page: { results: readonly { id: RecordId }[] }) => page.results.map((wallet) => wallet.id);

describe('companies', () => {
  test('all clients, most dirty wallets first, then by name', async () => {
    const companies = await (await apiAs(openMock(), 'operator'))(kytCompanyList);
    expect(companies.map((company) => [company.id, company.dirty_wallets])).toEqual([
      [107, 7],
      [204, 2],
      [206, 1],
      [101, 1],
      [104, 1],
      ...[102, 109, 202, 106, 103, 105, 108, 201, 203, 205, 111, 110, 112]
        .map((id) => companies.find((company) => company.id === id))
        .sort((a, b) => (a?.company_name ?? '').localeCompare(b?.company_name ?? '', 'ru'))
        .map((company) => [company?.id, 0]),
    ]);
  });

  test('follow changes of wallets and new clients', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'operator');
    const [first] = await api(kytCompanyList);
    await api(walletBlock, { params: { id: 9 } });
    expect((await api(kytCompanyList))[0]).toEqual({ ...first, dirty_wallets: 8 });
    await apiOf(mock, null)(registerParticipant, { body: newParticipant });
    const names = (await api(kytCompanyList)).map(({ company_name }) => company_name);
    expect(names).toContain(newParticipant.company_name);
  });

  test('with a limit it is a page of 5', async () => {
    const page = await (await apiAs(openMock(), 'operator'))(kytCompanyPage, { query: { limit: 5, offset: 15 } });
    expect(page).toMatchObject({ count: 18, next: null });
    expect(page.results).toHaveLength(3);
  });
});

describe('wallets of a company', () => {
  const cargo = { id: 107, role: 'ved_participant' } as const;

  test('clean ones by limit and offset, dirty ones by their own two parameters', async () => {
    const api = await apiAs(openMock(), 'operator');
    const clean = await api(operatorWalletList, { query: { ...cargo, type: 'clean', limit: 5, offset: 5 } });
    expect([clean.count, ids(clean)]).toEqual([6, [14]]);
    const dirty = await api(operatorWalletList, { query: { ...cargo, type: 'dirty', limitDirty: 5, offsetDirty: 5 } });
    expect([dirty.count, ids(dirty)]).toEqual([7, [20, 21]]);
    expect(dirty.results.every((wallet) => ['rejected', 'blocked'].includes(wallet.status ?? ''))).toBe(true);
  });

  test.each([
    ['clean', 'limit=5&offset=5'],
    ['dirty', 'limitDirty=5&offsetDirty=5'],
  ] as const)('%s ones are listed 5 per page where no size is requested', async (type, next) => {
    const page = await (await apiAs(openMock(), 'operator'))(operatorWalletList, { query: { ...cargo, type } });
    expect(page.results).toHaveLength(5);
    expect(page.next).toBe(
      `http://localhost/api/v1/authorized_organization/wallets/?id=107&role=${cargo.role}&type=${type}&${next}`,
    );
  });

  test('a mere request is not among the clean ones', async () => {
    const page = await (await apiAs(openMock(), 'operator'))(operatorWalletList, { query: { id: 101, type: 'clean' } });
    expect(ids(page)).toEqual([1, 2, 4]);
  });

  test.each([
    [{ type: 'requests', status: 'pending' }, [1]],
    [{ type: 'requests', status: 'requested' }, [23, 40]],
    [{ status: 'pending' }, []],
  ] as const)('%j', async (query, expected) => {
    expect(ids(await (await apiAs(openMock(), 'operator'))(operatorWalletList, { query }))).toEqual(expected);
  });

  test('next and previous lead through all dirty wallets, on the own origin', async () => {
    const mock = openMock({ origin: 'https://meridian.example' });
    const token = (await mock.signIn('operator')).access;
    const client = createClient({ origin: mock.origin, fetch: mock.fetch, tokens: { read: () => null } });
    const signal = new AbortController().signal;
    const follow = (url: string) => client.send(pageCall(operatorWalletList, url), { signal, token });
    const first = await follow('/api/v1/authorized_organization/wallets/?id=107&type=dirty&limitDirty=3');
    const seen: unknown[] = [];
    let page: unknown = first;
    for (let steps = 0; isPage(page) && steps < 5; steps += 1) {
      seen.push(...page.results.map((wallet) => wallet.id));
      page = page.next === null ? null : await follow(page.next);
    }
    expect(seen).toEqual([15, 16, 17, 18, 19, 20, 21]);
    const second = await follow(
      '/api/v1/authorized_organization/wallets/?id=107&type=dirty&limitDirty=3&offsetDirty=3',
    );
    expect(second).toMatchObject({
      previous: expect.stringMatching(/^\/api\/v1\/.*offsetDirty=0/),
    });
  });

  test.each([
    ['limit=0', 10],
    ['limit=1', 1],
    ['limit=-5', 10],
    ['limit=abc', 10],
    ['', 10],
    ['limit=100000', 40],
    ['limit=3&offset=abc', 3],
    ['offset=1000', 0],
  ])('paging with %s gives %i rows', async (query, rows) => {
    const mock = openMock();
    const call = caller(mock, (await mock.signIn('operator')).access);
    const { status, body } = await call('GET', `authorized_organization/wallets/?${query}`);
    expect([status, isPage(body) && body.results.length, isPage(body) && body.count]).toEqual([200, rows, 40]);
  });

  test.each([
    ['limit=2', 2],
    ['limit=12', 6],
    ['limit=2x', 5],
    ['limit=x2', 5],
    ['limit=1000000000000000', 5],
    ['limit=&offset=4', 2],
    ['offset=4x', 5],
  ])('clean ones with %s: %i rows', async (query, rows) => {
    const call = await signedIn(openMock(), 'operator');
    const { body } = await call('GET', `authorized_organization/wallets/?id=107&type=clean&${query}`);
    expect(isPage(body) && body.results.length).toBe(rows);
  });

  test('a page has a thousand rows at most, and previous of it starts with the first', async () => {
    const call = await signedIn(openMock(), 'operator');
    const { body } = await call('GET', 'authorized_organization/wallets/?limit=100000&offset=39');
    expect(isPage(body) && [body.results.length, body.next]).toEqual([1, null]);
    expect(body).toMatchObject({ previous: expect.stringMatching(/\?limit=1000&offset=0$/) });
  });

  test('an unknown company, or one of another role, is 404', async () => {
    const api = await apiAs(openMock(), 'operator');
    const statuses = [
      await statusOf(api(operatorWalletList, { query: { id: 999 } })),
      await statusOf(api(operatorWalletList, { query: { id: 107, role: 'liquidity_provider' } })),
    ];
    expect(statuses).toEqual([404, 404]);
  });

  test.each([
    ['requests', [1, 23, 40]],
    ['own', [37, 38, 39]],
    ['hot', [37, 39]],
    ['cold', [38]],
  ] as const)('type %s', async (type, expected) => {
    const page = await (await apiAs(openMock(), 'operator'))(operatorWalletList, { query: { type } });
    expect(ids(page)).toEqual(expected);
  });

  test('filters combine', async () => {
    const query = { currency: 'BTC', status: 'active', company_name: 'полярное', created_at_after: '2026-01-01' };
    const page = await (await apiAs(openMock(), 'operator'))(operatorWalletList, { query });
    expect(ids(page)).toEqual([10, 14]);
  });
});

describe('block', () => {
  test('freezes a rejected wallet, keeps its balance, notifies the owner; a second time is an invalid transition', async () => {
    const mock = openMock();
    const operator = await apiAs(mock, 'operator');
    const blocked = await operator(walletBlock, { params: { id: 15 } });
    expect(blocked).toMatchObject({ id: 15, status: 'blocked', balance: '2100.000000' });
    const unread = await (await apiAs(mock, 'ved.cargo'))(endpoints.notificationUnreadList);
    expect(unread.results[0]).toMatchObject({
      kind: 'wallet_blocked',
      text: 'Кошелёк W-000015 заблокирован',
      link: '/account/digital-wallets?id=15',
    });
    expect(await statusOf(operator(walletBlock, { params: { id: 15 } }))).toBe(400);
    expect(mock.world.filter('notifications', (row) => row.kind === 'wallet_blocked')).toHaveLength(2);
  });

  test.each([
    [23, 400],
    [999, 404],
  ])('wallet %i: %i', async (id, status) => {
    expect(await statusOf((await apiAs(openMock(), 'operator'))(walletBlock, { params: { id } }))).toBe(status);
  });
});

test.each([
  [32, { company_id: 204, text: 'Кошелёк W-000032: высокий риск 68,2 %', link: '/liquidity/my-wallets?id=32' }],
  [23, { company_id: 108, text: 'Кошелёк W-000023: высокий риск — %', link: '/account/digital-wallets?id=23' }],
])('notifies the owner of wallet %i of its risk', async (wallet_id, note) => {
  const mock = openMock();
  const { notification_id } = await (await apiAs(mock, 'operator'))(walletAlertSend, { body: { wallet_id } });
  expect(mock.world.get('notifications', Number(notification_id))).toMatchObject(note);
});

describe('AML check', () => {
  test('gives an unchecked address its score: the first byte of its sha256 divided by 8', async () => {
    const mock = openMock();
    await mock.advance(60_000);
    const wallet = await (await apiAs(mock, 'operator'))(walletAmlCheck, { body: { wallet_id: 23 } });
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(wallet.address ?? ''));
    expect(Number(wallet.aml_percentage)).toBeCloseTo((new Uint8Array(digest)[0] ?? 0) / 8, 1);
    expect(wallet.aml_checked_at).toBe('2026-11-20T18:01:00+03:00');
  });

  test('«риск» in the name: 72, rejected; a blocked one stays blocked', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'operator');
    for (const id of [9, 17]) {
      const row = mock.world.get('wallets', id);
      if (row) mock.world.put('wallets', { ...row, name: 'Кошелёк (риск)' });
    }
    expect(await api(walletAmlCheck, { body: { wallet_id: 9 } })).toMatchObject({
      aml_percentage: 72,
      status: 'rejected',
    });
    expect(await api(walletAmlCheck, { body: { wallet_id: 17 } })).toMatchObject({
      aml_percentage: 72,
      status: 'blocked',
    });
  });

  test.each([
    [49.9, 'funded'],
    [50, 'rejected'],
  ])('a score never changes: %d is %s', async (aml_percentage, status) => {
    const mock = openMock();
    mock.world.put('wallets', { ...mock.world.known('wallets', 9), aml_percentage });
    const wallet = await (await apiAs(mock, 'operator'))(walletAmlCheck, { body: { wallet_id: 9 } });
    expect(wallet).toMatchObject({ aml_percentage, status });
  });

  test('«fail500» in the name: status 500 without a catalogue text, nothing changed', async () => {
    const mock = openMock();
    const api = await apiAs(mock, 'operator');
    const row = mock.world.get('wallets', 9);
    if (row) mock.world.put('wallets', { ...row, name: 'fail500' });
    const failure = await api(walletAmlCheck, { body: { wallet_id: 9 } }).catch(toFailure);
    expect(failure).toMatchObject({ kind: 'http', status: 500, catalogueEntry: null });
    expect(mock.world.get('wallets', 9)?.aml_checked_at).toBe(row?.aml_checked_at);
  });

  test('clients check their own wallets only', async () => {
    const api = await apiAs(openMock(), 'ved.active');
    expect(await statusOf(api(walletAmlCheck, { body: { wallet_id: 1 } }))).toBe(200);
    expect(await statusOf(api(walletAmlCheck, { body: { wallet_id: 9 } }))).toBe(404);
  });
});

function isPage(value: unknown): value is { results: { id: RecordId }[]; next: string | null; count: number } {
  return typeof value === 'object' && value !== null && 'results' in value;
}

async function statusOf(call: Promise<unknown>): Promise<number | null> {
  try {
    await call;
    return 200;
  } catch (error) {
    return toFailure(error).status;
  }
}
