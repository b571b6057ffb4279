// Form of a trade request without its screen: amounts with the fee, validation, preselected wallets, request bodies.
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import type { FormValues } from '../../../src/machines/form/form.machine.ts';
import {
  type RequestSources,
  createEmptyRequest,
  getAvailableAmount,
  getCreditAmount,
  getDebitAmount,
  getRequestAmounts,
  getRequestDraft,
  getRequestFee,
  getRequestFieldId,
  getRequestPair,
  toExchangeBody,
  toTradeBody,
  validateRequest,
} from '../../../src/ui/features/trades/request/requestForm.ts';
import {
  getPreselectedWallets,
  getWalletContract,
  getWalletOptions,
} from '../../../src/ui/features/trades/request/requestWallets.ts';
import {
  formatMarketDifference,
  getMarketDifference,
  sortByBestRate,
  toCounterpartyView,
} from '../../../src/ui/features/trades/market/offers.ts';
import {
  getCurrencyPair,
  getTradePaths,
  getTradeKind,
  formatRateUnit,
  parseTradeKind,
  withTypeParam,
} from '../../../src/ui/features/trades/tradeKinds.ts';
import {
  getLotCurrency,
  getLotRate,
  getLotTerms,
  getMaxLotAmount,
  getRateDifference,
} from '../../../src/ui/features/trades/lot/lotTerms.ts';
import { tradeOf, walletOf } from './records.ts';

const importUsdt = walletOf({ id: 1, balance: '1000.000000', reserved: '100.000000' });
const exportUsdt = walletOf({ id: 5, wallet_id: 'W-000005', wallet_type: 'export', ved_contract_number: null });
const blocked = walletOf({ id: 7, wallet_id: 'W-000007', status: 'blocked' });
const btc = walletOf({ id: 2, currency: 'BTC', wallet_type: null });
const known: RequestSources = {
  wallets: [importUsdt, exportUsdt, blocked, btc],
  roubles: '10000',
  needsContract: true,
};
const CONTRACT = '26090017/9901/0000/2/1';
const buy: FormValues = {
  ...createEmptyRequest('buy', {
    amount_to_pay: '1000.50',
    amount_to_receive: '10.5',
    exchange_rate: '95.28',
    wallet_id: '1',
    ved_contract_number: CONTRACT,
  }),
};
const sell: FormValues = {
  ...createEmptyRequest('sell', {
    amount_to_pay: '10.5',
    amount_to_receive: '1000.50',
    exchange_rate: '95.28',
    wallet_id: '5',
    ved_contract_number: '26110003/9901/0002/1/1',
  }),
};
const exchange: FormValues = {
  ...createEmptyRequest('exchange', {
    amount_to_pay: '100',
    amount_to_receive: '0.001',
    exchange_rate: '100000',
    wallet_id: '1',
    target_wallet_id: '2',
  }),
};

describe('an empty request', () => {
  test.each([
    ['buy', 'RUB', 'USDT'],
    ['sell', 'USDT', 'RUB'],
    ['exchange', 'USDT', 'BTC'],
  ] as const)('of kind %s begins with the pair %s → %s', (kind, pay, receive) => {
    expect(createEmptyRequest(kind, { comment: 'срочно' })).toEqual({
      currency_to_pay: pay,
      currency_to_receive: receive,
      amount_to_pay: '',
      amount_to_receive: '',
      leader: 'pay',
      exchange_rate: '',
      trade_limit: '',
      wallet_id: '',
      target_wallet_id: '',
      ved_contract_number: '',
      contract_exempt: '',
      comment: 'срочно',
      files: [],
    });
  });

  it('has a draft per user, kind and offer, with texts only', () => {
    expect(getRequestDraft(7, 'buy', undefined).name).toBe('7:request:buy');
    const draft = getRequestDraft(7, 'sell', 'С-1001');
    expect(draft.name).toBe('7:request:sell:С-1001');
    const { files: _, ...texts } = createEmptyRequest('buy', {});
    const empty = { ...texts, currency_to_pay: '', currency_to_receive: '', leader: '' };
    expect(v.parse(draft.schema, { amount_to_pay: '5', files: [], password: 'x' })).toEqual({
      ...empty,
      amount_to_pay: '5',
    });
    expect(v.is(draft.schema, { amount_to_pay: 5 })).toBe(false);
    expect(getRequestFieldId('amount')).toBe('request-amount');
  });
});

describe('amounts of a request', () => {
  it('keeps the side that was typed last', () => {
    expect(getRequestAmounts(buy)).toEqual({
      amount_to_pay: '1000.50',
      amount_to_receive: '10.5',
      exchange_rate: '95.28',
      leader: 'pay',
    });
    expect(getRequestAmounts({ ...buy, leader: 'receive' }).leader).toBe('receive');
    expect(getRequestPair('buy', buy)).toEqual({ side: 'buy', pay: 'RUB', receive: 'USDT' });
  });

  it('adds the fee to the roubles of a purchase, deducts it from those of a sale, and exchanges without one', () => {
    expect([getRequestFee('buy', buy), getDebitAmount('buy', buy), getCreditAmount('buy', buy)]).toEqual([
      '5.00',
      '1005.50',
      '10.5',
    ]);
    expect([getRequestFee('sell', sell), getDebitAmount('sell', sell), getCreditAmount('sell', sell)]).toEqual([
      '5.00',
      '10.5',
      '995.50',
    ]);
    const crypto = ['exchange', exchange] as const;
    expect([getRequestFee(...crypto), getDebitAmount(...crypto), getCreditAmount(...crypto)]).toEqual([
      null,
      '100',
      '0.001',
    ]);
  });

  test.each(['', '.5', '1,5', 'x1', '1x', '1.5.5', '1234567890123456', '-1'])('has no total for «%s»', (text) => {
    expect(getDebitAmount('buy', { ...buy, amount_to_pay: text })).toBeNull();
    expect(getCreditAmount('sell', { ...sell, amount_to_receive: text })).toBeNull();
  });

  test.each(['0', '5.', '12', '123456789012345', '1.25'])('has a total for «%s»', (text) => {
    expect(getDebitAmount('sell', { ...sell, amount_to_pay: text })).toBe(text);
    expect(getCreditAmount('buy', { ...buy, amount_to_receive: text })).toBe(text);
  });

  it('is limited by the roubles, or by the free balance of the selected wallet', () => {
    expect(getAvailableAmount('buy', known, buy)).toBe('10000');
    expect(getAvailableAmount('exchange', known, exchange)).toBe('900');
    expect(getAvailableAmount('sell', known, { ...sell, wallet_id: '99' })).toBeNull();
  });
});

describe('validation of a request', () => {
  it('accepts complete requests of each kind', () => {
    expect(validateRequest('buy', known)(buy)).toEqual({});
    expect(validateRequest('sell', known)(sell)).toEqual({});
    expect(validateRequest('exchange', known)(exchange)).toEqual({});
  });

  it('requires the fields of its kind', () => {
    const REQUIRED = 'Заполните поле';
    const empty = {
      amount_to_pay: REQUIRED,
      amount_to_receive: REQUIRED,
      exchange_rate: REQUIRED,
      wallet_id: REQUIRED,
    };
    expect(validateRequest('buy', known)(createEmptyRequest('buy', {}))).toEqual({
      ...empty,
      ved_contract_number: REQUIRED,
    });
    expect(validateRequest('sell', { ...known, needsContract: false })(createEmptyRequest('sell', {}))).toEqual(empty);
    expect(validateRequest('exchange', known)(createEmptyRequest('exchange', {}))).toEqual({
      ...empty,
      target_wallet_id: REQUIRED,
    });
  });

  it('limits each amount to the decimals of its own currency', () => {
    expect(validateRequest('sell', known)({ ...sell, amount_to_pay: '1.1234567', amount_to_receive: '1.123' })).toEqual(
      {
        amount_to_pay: 'Не больше 6 знаков после запятой',
        amount_to_receive: 'Не больше 2 знаков после запятой',
      },
    );
  });

  it('names the available amount, and the fee where only the fee is too much', () => {
    const paying = (text: string, roubles: string | null = '1000') =>
      validateRequest('buy', { ...known, roubles })({ ...buy, amount_to_pay: text })['amount_to_pay'];
    expect(paying('1000.01')).toBe('Недостаточно средств: доступно 1\u{A0}000,00\u{A0}₽');
    expect(paying('1000')).toBe('Недостаточно средств: доступно 1\u{A0}000,00\u{A0}₽ вместе с комиссией');
    expect(paying('995.03')).toBeUndefined(); // 995.03 + 4.97 = 1000.00
    expect(paying('995.04')).toBe('Недостаточно средств: доступно 1\u{A0}000,00\u{A0}₽ вместе с комиссией');
    expect(paying('999999', null)).toBeUndefined();
    expect(paying('999999.123')).toBe('Не больше 2 знаков после запятой');
    expect(paying('0')).toBe('Введите сумму больше нуля');
    expect(validateRequest('exchange', known)({ ...exchange, amount_to_pay: '900' })).toEqual({});
    expect(validateRequest('exchange', known)({ ...exchange, amount_to_pay: '900.000001' })).toEqual({
      amount_to_pay: 'Недостаточно средств: доступно 900,00\u{A0}USDT',
    });
  });

  it('limits the smallest execution to the amount of a trade, and ignores it in an exchange', () => {
    const limit = { trade_limit: '1000.51' };
    expect(validateRequest('buy', known)({ ...buy, ...limit })).toEqual({
      trade_limit: 'Минимальная сумма исполнения больше суммы заявки',
    });
    expect(validateRequest('exchange', known)({ ...exchange, ...limit })).toEqual({});
  });

  it('requires a contract that fits the wallet, unless a small one is exempt', () => {
    const under = (number: string, wallet = '1') =>
      validateRequest('buy', known)({ ...buy, ved_contract_number: number, wallet_id: wallet });
    const wrong = { ved_contract_number: 'Тип контракта не соответствует УНК' };
    expect(under('26110003/9901/0002/1/1')).toEqual(wrong);
    expect(under(CONTRACT, '5')).toEqual(wrong);
    expect(under(CONTRACT, '2')).toEqual({});
    expect(under(CONTRACT, '')).toEqual({ wallet_id: 'Заполните поле' });
    const exempt = { contract_exempt: 'yes', ved_contract_number: '' };
    const rich = { ...known, roubles: null };
    const paying = (amount_to_pay: string, wallet_id: string) =>
      validateRequest('buy', rich)({ ...buy, ...exempt, amount_to_pay, wallet_id });
    expect(paying('2999999.99', '1')).toEqual({});
    const large = { ved_contract_number: 'Контракт на импорт от 3 млн ₽ ставят на учёт: укажите УНК' };
    expect(paying('3000000', '1')).toEqual(large);
    expect(paying('3000000', '2')).toEqual(large); // a wallet without a type counts as import
    expect(paying('3000000', '5')).toEqual({});
    expect(
      validateRequest('sell', known)({ ...sell, ...exempt, amount_to_pay: '1', amount_to_receive: '10000000' }),
    ).toEqual({ ved_contract_number: 'Контракт на экспорт от 10 млн ₽ ставят на учёт: укажите УНК' });
  });
});

describe('body of a request', () => {
  const paper = new File(['x'], 'Договор.pdf');

  it('of a trade omits empty fields, and sends the contract or its exemption', () => {
    const body = {
      currency_to_pay: 'RUB',
      amount_to_pay: '1000.50',
      currency_to_receive: 'USDT',
      amount_to_receive: '10.5',
      exchange_rate: '95.28',
      wallet_id: 1,
      files: [paper],
    };
    expect(toTradeBody({ ...buy, files: [paper] }, null)).toEqual({ ...body, ved_contract_number: CONTRACT });
    const exempt = { ...buy, files: [paper], contract_exempt: 'yes', trade_limit: '50', comment: ' срочно ' };
    expect(toTradeBody(exempt, 'С-1001')).toEqual({
      ...body,
      contract_exempt: true,
      trade_limit: '50',
      offer_number: 'С-1001',
      comment: 'срочно',
    });
  });

  it('of an exchange names both wallets', () => {
    expect(toExchangeBody({ ...exchange, wallet_id: '' })).toEqual({
      currency_to_pay: 'USDT',
      amount_to_pay: '100',
      currency_to_receive: 'BTC',
      amount_to_receive: '0.001',
      exchange_rate: '100000',
      wallet_id: '',
      target_wallet_id: 2,
      files: [],
    });
  });
});

const suitable = (wallets: typeof known.wallets, kind: 'buy' | 'sell' | 'exchange') =>
  getPreselectedWallets(kind, wallets, kind === 'buy' ? 'RUB' : 'USDT', kind === 'buy' ? 'USDT' : 'BTC');

describe('wallets of a request', () => {
  it('offers those of the currency; an unusable one gives its status', () => {
    expect(getWalletOptions(known.wallets, 'USDT')).toEqual([
      { value: '1', disabled: false, label: 'W-000001 · 900,00\u{A0}USDT' },
      { value: '5', disabled: false, label: 'W-000005 · 182\u{A0}500,00\u{A0}USDT' },
      { value: '7', disabled: true, label: 'W-000007 · Заблокирован' },
    ]);
    const odd = [walletOf({ id: 8, status: 'paused' }), walletOf({ id: 9, status: null })];
    expect(getWalletOptions(odd, 'USDT').map(({ label }) => label)).toEqual([
      'W-000001 · paused',
      'W-000001 · статус неизвестен',
    ]);
  });

  it('preselects a single usable one with its contract', () => {
    const chosen = { wallet_id: '1', ved_contract_number: CONTRACT };
    expect(suitable([importUsdt, blocked, btc], 'buy')).toEqual({ ...chosen, target_wallet_id: '' });
    expect(suitable([importUsdt, blocked, btc], 'sell')).toEqual({ ...chosen, target_wallet_id: '' });
    expect(suitable([importUsdt, blocked, btc], 'exchange')).toEqual({ ...chosen, target_wallet_id: '2' });
    const none = { wallet_id: '', ved_contract_number: '', target_wallet_id: '' };
    expect(suitable([importUsdt, exportUsdt], 'buy')).toEqual(none);
    expect(suitable([blocked], 'buy')).toEqual(none);
    expect(getWalletContract([exportUsdt], '5')).toBe('');
  });
});

const offer = (id: number, exchange_rate: string, fields = {}) => tradeOf({ id, exchange_rate, ...fields });

describe('market offers', () => {
  const offers = [offer(1, '92.5'), offer(2, '92.35'), offer(3, '100')];

  it('come with the best rate first: the lowest for a buyer, the highest for a seller', () => {
    expect(sortByBestRate(offers, 'buy').map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(sortByBestRate(offers, 'sell').map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('are shown from the other side', () => {
    const pair = { currency_to_pay: 'RUB', amount_to_pay: '10', currency_to_receive: 'USDT', amount_to_receive: '1' };
    expect(toCounterpartyView(tradeOf(pair))).toMatchObject({
      currency_to_pay: 'USDT',
      amount_to_pay: '1',
      currency_to_receive: 'RUB',
      amount_to_receive: '10',
    });
  });

  it('are compared with the platform rate of their coin, in roubles only', () => {
    const rate = { currency: 'USDT', price: '100', source: null, quoted_at: null };
    const rates = [{ ...rate, currency: 'BTC', price: '5' }, rate];
    const sale = { request_type: 'sell', currency_to_pay: 'USDT', currency_to_receive: 'RUB' };
    expect(getMarketDifference(offer(1, '100.27'), rates)).toBe('0.27');
    expect(getMarketDifference(offer(1, '98', sale), rates)).toBe('-2.00');
    expect(getMarketDifference(offer(1, '98', { ...sale, currency_to_receive: 'BTC' }), rates)).toBeNull();
    expect(getMarketDifference(offer(1, '98', { currency_to_pay: 'USD' }), rates)).toBeNull();
    expect(getMarketDifference(offer(1, '98'), [])).toBeNull();
    expect(['0.27', '-2.00', '0.00', null].map(formatMarketDifference)).toEqual([
      '+0,27\u{A0}%',
      '−2,00\u{A0}%',
      '0,00\u{A0}%',
      '—',
    ]);
  });
});

const screens = (area: string, history: readonly string[]) => ({
  deals: `${area}/deal`,
  deal: { buy: `${area}/deal`, sell: `${area}/deal-sales`, exchange: `${area}/deal-exchange` },
  market: `${area}/request`,
  create: `${area}/createRequest`,
  information: `${area}/request-information`,
  history: history[0],
  past: { buy: history[0], sell: history[1], exchange: history[2] },
});

describe('kinds of request', () => {
  it('are read from the address and written into it', () => {
    expect([undefined, 'sell', 'exchange', 'other'].map(parseTradeKind)).toEqual(['buy', 'sell', 'exchange', 'buy']);
    expect((['buy', 'sell', 'exchange'] as const).map((kind) => withTypeParam('/a', kind))).toEqual([
      '/a',
      '/a?type=sell',
      '/a?type=exchange',
    ]);
    expect([null, 'buy', 'sell', 'swap'].map((request_type) => getTradeKind({ request_type }))).toEqual([
      'buy',
      'buy',
      'sell',
      'buy',
    ]);
  });

  it('quote an exchange in USDT where it is one side', () => {
    expect(formatRateUnit(getCurrencyPair('exchange', 'USDT', 'BTC'))).toBe('USDT за 1 BTC');
    expect(formatRateUnit(getCurrencyPair('exchange', 'BTC', 'USDT'))).toBe('USDT за 1 BTC');
    expect(formatRateUnit(getCurrencyPair('buy', 'RUB', 'USDT'))).toBe('₽ за 1 USDT');
    expect(formatRateUnit(getCurrencyPair('sell', 'USDT', 'RUB'))).toBe('₽ за 1 USDT');
    expect(formatRateUnit(getCurrencyPair('buy', 'RUB', null))).toBe('₽ за 1 —');
  });

  it('have their screens in the area of the role', () => {
    const account = screens('/account', [
      '/account/history-ved',
      '/account/history-ved-sale',
      '/account/history-ved-exchange',
    ]);
    expect(getTradePaths('ved_participant')).toEqual(account);
    expect(getTradePaths(null)).toEqual(account);
    expect(getTradePaths('liquidity_provider')).toEqual(
      screens('/liquidity', ['/liquidity/history', '/liquidity/history-sale', '/liquidity/history-exchange']),
    );
  });
});

const purchase = (fields = {}) =>
  tradeOf({
    id: 10,
    number: 'С-10',
    amount_to_pay: '1000.00',
    amount_to_receive: '10.000000',
    exchange_rate: '100',
    trade_limit: null,
    ...fields,
  });

const sale = (fields = {}) =>
  purchase({
    id: 11,
    number: 'С-11',
    request_type: 'sell',
    currency_to_pay: 'USDT',
    amount_to_pay: '4.000000',
    currency_to_receive: 'RUB',
    amount_to_receive: '396.00',
    exchange_rate: '99',
    ...fields,
  });

describe('terms of a lot', () => {
  it('is at most the smaller side, in the coin of either side', () => {
    expect([getMaxLotAmount(purchase(), sale()), getMaxLotAmount(sale(), purchase())]).toEqual([
      '4.000000',
      '4.000000',
    ]);
    expect([getLotCurrency(purchase()), getLotCurrency(sale())]).toEqual(['USDT', 'USDT']);
  });

  it('takes the rate of the earlier request, at equal times of the lower id', () => {
    const early = { created_at: '2026-11-20T10:00:00+03:00' };
    const late = { created_at: '2026-11-20T10:00:01+03:00' };
    expect(getLotRate(purchase(early), sale(late))).toBe('100');
    expect(getLotRate(purchase(late), sale(early))).toBe('99');
    expect(getLotRate(purchase(early), sale(early))).toBe('100');
    expect(getLotRate(purchase(early), sale({ ...early, id: 9 }))).toBe('99');
    expect(getLotRate(purchase({ created_at: null }), sale({ created_at: null }))).toBe('100');
  });

  it('compares the rates in percent', () => {
    expect(getRateDifference(purchase(), sale())).toBe('-1.00');
    expect(getRateDifference(sale(), purchase())).toBe('1.01');
    expect(getRateDifference(purchase({ exchange_rate: '0' }), sale())).toBe('0');
  });

  it('gives roubles, fee and the use of each remainder', () => {
    expect(getLotTerms(purchase(), sale(), { amount: '4', rate: '99.999' })).toEqual({
      roubles: '399.99',
      fee: '1.99',
      own: { cryptoAmount: '6.000000', destination: 'market' },
      offer: { cryptoAmount: '0.000000', destination: 'none' },
      below: [],
    });
  });

  it('releases a remainder below the limit or below a kopeck, and names the requests whose limit is not met', () => {
    const terms = getLotTerms(purchase({ trade_limit: '601' }), sale({ trade_limit: '4', number: null }), {
      amount: '3.999999',
      rate: '100',
    });
    expect(terms.own.destination).toBe('released');
    expect(terms.offer).toEqual({ cryptoAmount: '0.000001', destination: 'released' });
    expect(terms.below).toEqual(['С-10', '11']);
    expect(getLotTerms(purchase(), sale(), { amount: '3.999999', rate: '100' }).offer.destination).toBe('released');
    expect(getLotTerms(purchase({ trade_limit: '600' }), sale(), { amount: '4', rate: '150' }).own.destination).toBe(
      'market',
    );
    expect(getLotTerms(purchase(), sale(), { amount: '5', rate: '100' }).offer).toEqual({
      cryptoAmount: '0.000000',
      destination: 'none',
    });
  });
});
