// Wallets from request to use: addresses, screening, decisions, lists, reported funding (contract rows 25–29, 65–68, 71, 120).
import type { RecordId } from '../../src/api/recordId.ts';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { hasAddressChecksum } from '../../src/api/validation/addressChecksum.ts';
import { MINUTE, apiAs, openMock, pdf, png, signedIn } from './mock.ts';
import {
  INSUFFICIENT_FUNDS,
  NOT_FOUND,
  TRANSITION_ERROR,
  getWalletFunds,
  getLastNotification,
  openLedgerMock,
  signInAll,
  getRejection,
} from './money.ts';

const { walletRequestCreate, walletCreate, walletReview, walletRequestProcess, hotWalletCreate } = endpoints;
const { walletList, walletListAll, providerWalletListAll, participantWalletList, coldWalletList } = endpoints;
const { contractBalanceUpdate, walletBalanceRefresh } = endpoints;
const { walletFundingNotify, walletAmlCheck, contractList, operatorWalletList } = endpoints;

const both = { owner: 'ved.active', operator: 'operator' };
const ids = (rows: readonly { id: RecordId }[]) => rows.map(({ id }) => id);
const NOT_SCREENED = { status: 400, data: { wallet_id: ['Кошелёк не прошёл AML-проверку'] } };

const newWallet = {
  currency: 'USDT',
  network: 'trx',
  address: 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS',
  name: 'Расчёты с Harbor Tools',
  wallet_type: 'import',
  ved_contract_number: '26090017/9901/0000/2/1',
} as const;
const own = { currency: 'ETH', network: 'eth', name: 'Резерв', wallet_type: 'export' } as const;
const lowerCase = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359';

describe('a participant', () => {
  test('requests a wallet, which the operator checks and activates', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const body = { ...newWallet, photo: png('scan.png'), contract_file: pdf('Контракт.pdf') };
    const wallet = await owner(walletRequestCreate, { body });
    expect(wallet).toMatchObject({
      wallet_id: 'W-000041',
      status: 'requested',
      aml_percentage: null,
      balance: '0.000000',
      company_id: 101,
      ved_contract_number: newWallet.ved_contract_number,
    });
    expect(wallet.photo).toMatch(/^\/media\/wallets\/41\/.*scan\.png$/);
    expect((await mock.fetch(String(wallet.photo))).status).toBe(200);
    const papers = mock.world.filter('files', ({ id }) => id.startsWith('/media/contracts/301/'));
    expect(papers).toMatchObject([{ name: 'Контракт.pdf' }]);
    expect(await getLastNotification(operator)).toEqual([
      'wallet_requested',
      'Кошелёк W-000041: На проверке',
      '/organization/wallet-request',
    ]);
    const requests = await operator(operatorWalletList, { query: { type: 'requests' } });
    expect(ids(requests.results)).toContain(wallet.id);

    const answer = { wallet_id: wallet.id, request_kind: 'create', status: 'approved' } as const;
    const active = await operator(walletRequestProcess, { body: answer });
    expect(active).toMatchObject({ status: 'active', aml_checked_at: '2026-11-20T18:00:00+03:00' });
    expect(Number(active.aml_percentage)).toBeLessThan(32);
    expect(await getLastNotification(owner)).toEqual([
      'wallet_request_processed',
      'Кошелёк W-000041: Активен',
      '/account/digital-wallets?id=41',
    ]);
    expect(await getRejection(operator(walletRequestProcess, { body: answer }))).toEqual(TRANSITION_ERROR);
    const claim = { wallet_id: wallet.id, ved_contract_number: newWallet.ved_contract_number, amount: '1' };
    expect(await getRejection(owner(contractBalanceUpdate, { body: claim }))).toEqual(INSUFFICIENT_FUNDS);
  });

  test('registers a contract with its terms, which the operator sees; later terms complete it', async () => {
    const { owner, operator } = await signInAll(openLedgerMock(), both);
    const ved_contract_number = '26110077/9901/0000/2/1';
    const request = { ...newWallet, ved_contract_number };
    await owner(walletRequestCreate, { body: request });
    const terms = {
      counterparty_name: 'Harbor Tools Demo Co., Ltd',
      counterparty_country: 'CN',
      contract_currency: 'CNY',
      signed_at: '2026-11-02',
      expires_at: '2027-12-31',
    };
    const second = { ...request, ...terms, currency: 'ETH', network: 'eth', address: lowerCase };
    const none = await getRejection(owner(walletRequestCreate, { body: { ...second, contract_amount: '0' } }));
    expect(none).toMatchObject({ status: 400, data: { contract_amount: [expect.any(String)] } });
    const { contract_currency: _currency, ...unpriced } = second;
    const bare = await getRejection(owner(walletRequestCreate, { body: { ...unpriced, contract_amount: '5' } }));
    expect(bare).toMatchObject({ status: 400, data: { contract_currency: ['Укажите валюту'] } });
    await owner(walletRequestCreate, { body: { ...second, contract_amount: '1200000.5' } });
    const { results } = await operator(contractList, { query: { ved_contract_number } });
    const { contract_currency: currency, ...shown } = terms;
    expect(results).toMatchObject([{ ...shown, currency, amount: '1200000.50', status: 'pending' }]);
  });

  test('names a new contract: it is opened to be confirmed', async () => {
    const { owner } = await signInAll(openLedgerMock(), both);
    const ved_contract_number = '26110077/9901/0000/1/1';
    await owner(walletRequestCreate, { body: { ...newWallet, wallet_type: 'export', ved_contract_number } });
    const { results } = await owner(contractList, { query: { ved_contract_number } });
    expect(results).toMatchObject([{ status: 'pending', contract_type: 'export', company_id: 101 }]);
  });

  test.each([
    [{ address: 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkT' }, 'address', 'Проверьте адрес: контрольная сумма не совпадает'],
    [{ address: lowerCase }, 'address', 'Адрес не подходит для сети TRX'],
    [{ address: 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit' }, 'address', 'Этот адрес уже добавлен'],
    [{ network: 'btc' }, 'network', 'Валюта недоступна в этой сети'],
    [{ currency: 'RUB' }, 'currency', 'Валюта недоступна'],
    [{ ved_contract_number: '26090017' }, 'ved_contract_number', 'Формат: 00000000/0000/0000/0/0'],
    [{ ved_contract_number: '26070033/9901/0000/1/1' }, 'ved_contract_number', 'Тип контракта не соответствует УНК'],
    [{ ved_contract_number: '26100011/9901/0000/2/1' }, 'ved_contract_number', 'УНК принадлежит другой организации'],
    [{ photo: new File(['x'], 'virus.exe') }, 'photo', 'Файл больше 10 МБ или неподдерживаемого типа'],
  ])('%j is refused and leaves nothing', async (wrong, field, text) => {
    const mock = openLedgerMock();
    const { owner } = await signInAll(mock, both);
    const call = owner(walletRequestCreate, { body: { ...newWallet, ...wrong } });
    expect(await getRejection(call)).toEqual({ status: 400, data: { [field]: [text] } });
    expect([...mock.world.rows('wallets')]).toHaveLength(40);
    expect([...mock.world.rows('contracts')]).toHaveLength(13);
    expect([...mock.world.rows('files')]).toHaveLength(0);
  });
});

describe('a provider', () => {
  test('adds a wallet at once; its address is stored as EIP-55', async () => {
    const mock = openLedgerMock();
    const { provider, operator } = await signInAll(mock, { provider: 'lp.active', operator: 'operator' });
    const wallet = await provider(walletCreate, { body: { ...own, address: lowerCase } });
    expect(wallet).toMatchObject({ status: 'active', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' });
    expect(wallet.aml_percentage).not.toBeNull();
    expect((await getLastNotification(operator))?.[1]).toBe('Кошелёк W-000041: Активен');
    const read = await provider(walletBalanceRefresh, { body: { wallet_id: wallet.id } });
    expect(read.balance).toBe('0.00000000');
    const again = provider(walletCreate, { body: { ...own, address: lowerCase.toUpperCase().replace('0X', '0x') } });
    expect(await getRejection(again)).toMatchObject({ data: { address: ['Этот адрес уже добавлен'] } });
  });

  test('adds a bitcoin address in the capitals of a QR code: it is stored in lower case, and once', async () => {
    const provider = await apiAs(openLedgerMock(), 'lp.active');
    const address = 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4';
    const body = { ...own, currency: 'BTC', network: 'btc', address };
    expect(await provider(walletCreate, { body })).toMatchObject({ address: address.toLowerCase() });
    for (const same of [address, address.toLowerCase()])
      expect(await getRejection(provider(walletCreate, { body: { ...body, address: same } }))).toMatchObject({
        data: { address: ['Этот адрес уже добавлен'] },
      });
  });

  test('adds a risky one: rejected by its score; where the check fails, nothing is added', async () => {
    const mock = openLedgerMock();
    const provider = await apiAs(mock, 'lp.active');
    const risky = await provider(walletCreate, { body: { ...own, name: 'Высокий риск', address: lowerCase } });
    expect(risky).toMatchObject({ status: 'rejected', aml_percentage: 72 });
    const failing = { ...own, name: 'fail500', address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB' };
    expect(await getRejection(provider(walletCreate, { body: failing }))).toMatchObject({ status: 500 });
    expect([...mock.world.rows('wallets')]).toHaveLength(41);
  });
});

describe('the operator', () => {
  test('refuses a request with a reason; an unchecked risky one is refused by its score', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    const body = { wallet_id: 40, request_kind: 'create', status: 'rejected', comment: 'Нет контракта' } as const;
    expect(await operator(walletRequestProcess, { body })).toMatchObject({ status: 'rejected', aml_percentage: null });
    expect((await getLastNotification(owner))?.[1]).toBe('Кошелёк W-000040: Отказано. Нет контракта');
    const risky = await owner(walletRequestCreate, { body: { ...newWallet, name: 'риск' } });
    const approve = { wallet_id: risky.id, request_kind: 'create', status: 'approved' } as const;
    expect(await operator(walletRequestProcess, { body: approve })).toMatchObject({
      status: 'rejected',
      aml_percentage: 72,
    });
  });

  test('confirms funding as often as it is reported', async () => {
    const mock = openLedgerMock();
    const { owner, operator } = await signInAll(mock, both);
    expect(await operator(walletReview, { body: { wallet_id: 2, status: 'funded' } })).toMatchObject({
      status: 'funded',
      funding_reported_at: null,
    });
    expect(await getLastNotification(owner)).toEqual([
      'wallet_status',
      'Кошелёк W-000002: Пополнен',
      '/account/digital-wallets?id=2',
    ]);
    const reported = await owner(walletFundingNotify, { body: { wallet_id: 2, amount: '0.5', hash: 'ab12' } });
    expect(reported).toMatchObject({ status: 'funded', funding_reported_at: '2026-11-20T18:00:00+03:00' });
    expect((await getLastNotification(operator))?.slice(0, 2)).toEqual([
      'wallet_funding',
      'Пополнение кошелька W-000002 заявлено. Хеш перевода: ab12',
    ]);
    const confirmed = await operator(walletReview, { body: { wallet_id: 2, status: 'funded' } });
    expect(confirmed).toMatchObject({ status: 'funded', funding_reported_at: null });
    expect(getWalletFunds(mock, 2)).toBe('0.85000000 (0.10000000)');
  });

  test('reactivates a rejected wallet only with a low score', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, both);
    const body = { wallet_id: 40, request_kind: 'create', status: 'rejected' } as const;
    await operator(walletRequestProcess, { body });
    expect(await operator(walletReview, { body: { wallet_id: 40, status: 'active' } })).toMatchObject({
      status: 'active',
    });
    expect(await getRejection(operator(walletReview, { body: { wallet_id: 3, status: 'active' } }))).toEqual(
      NOT_SCREENED,
    );
  });

  test('uses a known score: nothing is checked again, and 50 % is too much', async () => {
    const mock = openLedgerMock();
    const { operator } = await signInAll(mock, both);
    const { aml_percentage, aml_checked_at } = await operator(walletAmlCheck, { body: { wallet_id: 40 } });
    await mock.advance(MINUTE);
    const approve = { wallet_id: 40, request_kind: 'create', status: 'approved' } as const;
    expect(await operator(walletRequestProcess, { body: approve })).toMatchObject({
      status: 'active',
      aml_percentage,
      aml_checked_at,
    });
    mock.world.put('wallets', { ...mock.world.known('wallets', 3), aml_percentage: 50 });
    expect(await getRejection(operator(walletReview, { body: { wallet_id: 3, status: 'active' } }))).toEqual(
      NOT_SCREENED,
    );
  });

  test.each([
    [1, 'active'],
    [23, 'funded'],
    [7, 'active'],
    [7, 'funded'],
    [9, 'blocked'],
    [3, 'rejected'],
    [9, 'nonsense'],
  ])('cannot give wallet %i the status %s', async (wallet_id, status) => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    expect(await getRejection(operator(walletReview, { body: { wallet_id, status } }))).toEqual(TRANSITION_ERROR);
  });

  test('lifts a block: the wallet stays rejected', async () => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    expect(await operator(walletReview, { body: { wallet_id: 17, status: 'rejected' } })).toMatchObject({
      status: 'rejected',
    });
  });

  test.each([
    [{ wallet_id: 1, request_kind: 'create', status: 'rejected' }, TRANSITION_ERROR],
    [{ wallet_id: 3, request_kind: 'create', status: 'approved' }, TRANSITION_ERROR],
    [{ wallet_id: 23, request_kind: 'create', status: 'active' }, TRANSITION_ERROR],
    [{ wallet_id: 2, request_kind: 'balance', status: 'approved' }, TRANSITION_ERROR],
    [{ wallet_id: 1, request_kind: 'balance', status: 'pending' }, TRANSITION_ERROR],
    [{ wallet_id: 999, request_kind: 'create', status: 'approved' }, NOT_FOUND],
  ] as const)('has no request to answer: %j', async (body, answer) => {
    const operator = await apiAs(openLedgerMock(), 'operator');
    expect(await getRejection(operator(walletRequestProcess, { body }))).toEqual(answer);
  });

  test.each([
    ['USDT', 'trx'],
    ['USDT', 'eth'],
    ['BTC', 'btc'],
    ['SPCTR', 'spctr'],
  ] as const)('creates a hot wallet of %s in %s', async (currency, network) => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    const body = { currency, network, name: 'Второй горячий', limit: '5000' };
    const wallet = await operator(hotWalletCreate, { body });
    const kept = { company_id: 1, custody: 'hot', wallet_type: 'export' };
    expect(wallet).toMatchObject({ ...kept, status: 'active', aml_percentage: 0 });
    expect(hasAddressChecksum(network, wallet.address ?? '')).toBe(true);
    const hot = await operator(operatorWalletList, { query: { type: 'hot' } });
    expect(ids(hot.results)).toContain(wallet.id);
    const twin = await operator(hotWalletCreate, { body });
    expect(twin.address).not.toBe(wallet.address);
  });

  test.each([
    [{ network: 'trx' }, { network: ['Валюта недоступна в этой сети'] }],
    [{ limit: '-1' }, { limit: ['Введите сумму больше нуля'] }],
  ])('cannot create one of bitcoin with %j', async (wrong, data) => {
    const mock = openLedgerMock();
    const operator = await apiAs(mock, 'operator');
    const body = { currency: 'BTC', network: 'btc', name: 'x', limit: '5', ...wrong };
    expect(await getRejection(operator(hotWalletCreate, { body }))).toEqual({ status: 400, data });
    expect([...mock.world.rows('wallets')]).toHaveLength(40);
  });
});

describe('lists', () => {
  test('own wallets, filtered and paged; the operator has its own', async () => {
    const mock = openMock();
    const { owner, operator, provider } = await signInAll(mock, { ...both, provider: 'lp.active' });
    expect(ids((await owner(walletList)).results)).toEqual([1, 2, 3, 4, 40]);
    expect(ids((await operator(walletList)).results)).toEqual([37, 38, 39]);
    const page = await owner(participantWalletList, { query: { limit: 2, offset: 2 } });
    expect([page.count, ids(page.results)]).toEqual([5, [3, 4]]);
    expect(page.next).toBe('/api/v1/wallets/ved_participant?limit=2&offset=4');
    for (const [query, expected] of [
      [{ currency: 'USDT' }, [1, 40]],
      [{ network: 'eth', status: 'requested' }, [40]],
      [{ wallet_type: 'export' }, [4]],
      [{ ved_contract_number: '26050042' }, [3]],
      [{ created_at_after: '2026-08-25', created_at_before: '2026-08-26' }, [3, 4]],
    ] as const)
      expect(ids((await owner(participantWalletList, { query })).results)).toEqual(expected);
    expect(ids((await owner(coldWalletList)).results)).toEqual([2]);
    expect(ids(await provider(walletListAll))).toEqual([26, 27, 28, 29]);
    expect(ids(await provider(providerWalletListAll, { query: { no_pagination: 'true' } }))).toEqual([26, 27, 28, 29]);
  });

  test('only providers get all of them without pages', async () => {
    const participant = await signedIn(openMock(), 'ved.active');
    expect((await participant('GET', 'wallets/?no_pagination=true')).status).toBe(403);
  });
});

describe('reported funding', () => {
  test('may omit the sum', async () => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    const reported = await owner(walletFundingNotify, { body: { wallet_id: 1 } });
    expect(reported).toMatchObject({ balance: '182500.000000', funding_reported_at: '2026-11-20T18:00:00+03:00' });
    const read = await owner(walletBalanceRefresh, { body: { wallet_id: 1 } });
    expect(read.balance).toBe('182500.000000');
  });

  test.each([
    [{ wallet_id: 3 }, TRANSITION_ERROR],
    [{ wallet_id: 40 }, TRANSITION_ERROR],
    [{ wallet_id: 9 }, NOT_FOUND],
    [
      { wallet_id: 1, amount: '0' },
      { status: 400, data: { amount: ['Введите сумму больше нуля'] } },
    ],
  ])('%j is refused', async (body, answer) => {
    const owner = await apiAs(openLedgerMock(), 'ved.active');
    expect(await getRejection(owner(walletFundingNotify, { body }))).toEqual(answer);
  });
});

test('a wallet whose check fails with 500 is requested first and checked later', async () => {
  const { owner, operator } = await signInAll(openLedgerMock(), both);
  const wallet = await owner(walletRequestCreate, { body: { ...newWallet, name: 'fail500' } });
  const call = operator(walletAmlCheck, { body: { wallet_id: wallet.id } });
  expect(await getRejection(call)).toMatchObject({ status: 500 });
});
