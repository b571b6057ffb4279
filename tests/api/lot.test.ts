// The arithmetic that forms and mock share: decimals of a currency, fee, sums of a trade, limits; nothing is rounded up.
import { describe, expect, test } from 'vitest';
import { toDecimal, truncateToCurrency } from '../../src/api/amounts/decimal.ts';
import { FEE_RATE, calculateFee } from '../../src/api/amounts/fee.ts';
import { sumByCurrency } from '../../src/api/amounts/totals.ts';
import { isTradeLimitMet } from '../../src/api/amounts/tradeLimit.ts';
import { getCryptoAmount, getRubleAmount } from '../../src/api/amounts/tradeAmounts.ts';
import { tradeLimitValidator } from '../../src/api/validation/tradeLimit.ts';
import { FEE_LABEL } from '../../src/ui/features/trades/request/RequestFee.tsx';
import { getLotTerms } from '../../src/ui/features/trades/lot/lotTerms.ts';
import world from '../contract/demo-world.json' with { type: 'json' };
import { pageSchema } from '../../src/api/schemas/reader.ts';
import { tradeSchema } from '../../src/api/schemas/trades.ts';
import * as v from 'valibot';

const [row] = v.parse(pageSchema(tradeSchema), {
  count: 1,
  next: null,
  previous: null,
  results: world.trades.slice(0, 1),
}).results;
const sale = { request_type: 'sell', amount_to_pay: '1.000000009', amount_to_receive: '9000000.00', trade_limit: null };
const purchase = {
  request_type: 'buy',
  amount_to_pay: '9000000.00',
  amount_to_receive: '1.000000009',
  trade_limit: null,
};

test('a currency has a fixed number of decimals', () => {
  expect(truncateToCurrency(toDecimal('1.999'), 'RUB').toFixed()).toBe('1.99');
  expect(truncateToCurrency(toDecimal('0.0000000000000000019'), 'ETH').toFixed()).toBe('0.000000000000000001');
});

test('totals are exact, one per currency, with the decimals of the most precise amount', () => {
  const amounts = [
    ['9007199254740993.01', 'RUB'],
    ['1.000000000000000001', 'ETH'],
    [null, 'RUB'],
    ['0.1', 'RUB'],
    ['2', 'ETH'],
  ] as const;
  expect(sumByCurrency(amounts.map(([amount, currency]) => ({ amount, currency })))).toEqual([
    { amount: '9007199254740993.11', currency: 'RUB' },
    { amount: '3.000000000000000001', currency: 'ETH' },
  ]);
});

test('the fee is 0,5 % of the roubles, truncated to kopecks', () => {
  expect(calculateFee('4617500').toFixed(2)).toBe('23087.50');
  expect(calculateFee('1.99').toFixed(2)).toBe('0.00');
  expect(FEE_RATE).toBe('0.005');
  expect(FEE_LABEL).toBe('Комиссия 0,5\u{A0}%');
});

describe('a trade', () => {
  test.each([sale, purchase])('of $request_type distinguishes roubles from crypto', (one) => {
    expect([getRubleAmount(one), getCryptoAmount(one)]).toEqual(['9000000.00', '1.000000009']);
  });

  test('reaches its limit in the currency it pays', () => {
    const coins = toDecimal('0.5');
    expect(isTradeLimitMet({ ...sale, trade_limit: '0.5' }, coins, '9000000')).toBe(true);
    expect(isTradeLimitMet({ ...sale, trade_limit: '0.6' }, coins, '9000000')).toBe(false);
    expect(isTradeLimitMet({ ...purchase, trade_limit: '4500000' }, coins, '9000000')).toBe(true);
    expect(isTradeLimitMet({ ...purchase, trade_limit: '4500000.01' }, coins, '9000000')).toBe(false);
    expect(isTradeLimitMet(purchase, coins, '9000000')).toBe(true);
  });

  test('has no limit above its sum', () => {
    const check = tradeLimitValidator('RUB', '100.00');
    expect([check('100'), check('100.01'), check('0')]).toEqual([
      null,
      'Минимальная сумма исполнения больше суммы заявки',
      'Введите сумму больше нуля',
    ]);
    expect(tradeLimitValidator('RUB', '')('5')).toBeNull();
  });

  test('never leaves a remainder of a lot above its amount', () => {
    if (!row) throw new Error('the demo world has trades');
    const own = { ...row, ...sale, currency_to_pay: 'ETH', currency_to_receive: 'RUB' };
    const offer = { ...row, ...purchase, currency_to_pay: 'RUB', currency_to_receive: 'ETH' };
    expect(getLotTerms(own, offer, { amount: '0.5', rate: '9000000' }).own.cryptoAmount).toBe('0.50000000');
  });
});
