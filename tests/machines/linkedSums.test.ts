// Two sums and their rate: the one edited last leads, the other is cut to what its currency shows, never rounded up.
import { Big } from 'big.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCurrencyDecimals } from '../../src/api/amounts/currencyDecimals.ts';
import {
  type CurrencyPair,
  type LinkedAmounts,
  calculateFeeText,
  updateLinkedAmounts,
} from '../../src/machines/form/linkedAmounts.ts';

const EMPTY: LinkedAmounts = { amount_to_pay: '', amount_to_receive: '', exchange_rate: '', leader: 'pay' };
const buy: CurrencyPair = { side: 'buy', pay: 'RUB', receive: 'USDT' };
const sell: CurrencyPair = { side: 'sell', pay: 'USDT', receive: 'RUB' };

describe('linked amounts', () => {
  test('a buyer receives pay ÷ rate, a seller pay × rate', () => {
    const rated = { ...EMPTY, exchange_rate: '92.35' };
    expect(updateLinkedAmounts(buy, rated, { amount_to_pay: '9235000' }).amount_to_receive).toBe('100000.000000');
    expect(updateLinkedAmounts(sell, rated, { amount_to_pay: '100000' }).amount_to_receive).toBe('9235000.00');
    expect(updateLinkedAmounts(buy, rated, { amount_to_receive: '50000' }).amount_to_pay).toBe('4617500.00');
    expect(updateLinkedAmounts(sell, rated, { amount_to_receive: '100' }).amount_to_pay).toBe('1.082837');
  });

  test('a new rate changes the amount that was not edited last', () => {
    const led = updateLinkedAmounts(buy, { ...EMPTY, exchange_rate: '100' }, { amount_to_receive: '10' });
    expect(updateLinkedAmounts(buy, led, { exchange_rate: '200' })).toMatchObject({
      leader: 'receive',
      amount_to_pay: '2000.00',
      amount_to_receive: '10',
    });
  });

  test('an incomplete or invalid amount empties the other, which returns with the next digit', () => {
    const rated = { ...EMPTY, exchange_rate: '92.35' };
    expect(updateLinkedAmounts(buy, rated, { amount_to_pay: '12.' }).amount_to_receive).toBe('0.129940');
    for (const amount_to_pay of ['', '0', '0.', 'abc', '-5', '1e5'])
      expect(updateLinkedAmounts(buy, rated, { amount_to_pay })).toMatchObject({
        amount_to_pay,
        amount_to_receive: '',
      });
    expect(updateLinkedAmounts(buy, EMPTY, { amount_to_pay: '100' }).amount_to_receive).toBe('');
  });

  test('after any edits the last edited amount is unchanged and the other matches it within one unit of its last digit', () => {
    const sum = fc.bigInt({ min: 1n, max: 10n ** 14n }).map((units) => new Big(units.toString()).div(100).toFixed());
    const rate = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => new Big(units.toString()).div(1e8).toFixed());
    const edit = fc.oneof(
      sum.map((amount_to_pay) => ({ amount_to_pay })),
      sum.map((amount_to_receive) => ({ amount_to_receive })),
      rate.map((exchange_rate) => ({ exchange_rate })),
    );
    const pair = fc.constantFrom<CurrencyPair>(buy, sell, { side: 'sell', pay: 'BTC', receive: 'ETH' });
    fc.assert(
      fc.property(pair, rate, fc.array(edit, { minLength: 1, maxLength: 8 }), (given, first, edits) => {
        let sums: LinkedAmounts = { ...EMPTY, exchange_rate: first };
        let last: Partial<LinkedAmounts> = {};
        for (const next of edits) {
          sums = updateLinkedAmounts(given, sums, next);
          if (!('exchange_rate' in next)) last = next;
          expect(sums).toMatchObject(last);
        }
        const [leading, following] =
          sums.leader === 'pay'
            ? [sums.amount_to_pay, sums.amount_to_receive]
            : [sums.amount_to_receive, sums.amount_to_pay];
        if (leading === '') return;
        const currency = sums.leader === 'pay' ? given.receive : given.pay;
        const times = (given.side === 'sell') === (sums.leader === 'pay');
        const exact = times ? new Big(leading).times(sums.exchange_rate) : new Big(leading).div(sums.exchange_rate);
        const unit = new Big(10).pow(-Math.min(8, getCurrencyDecimals(currency)));
        expect(exact.minus(following).abs().lte(unit)).toBe(true);
      }),
    );
  });

  test('the fee is truncated to kopecks', () => {
    expect(calculateFeeText('4617500')).toBe('23087.50');
    expect(calculateFeeText('1.99')).toBe('0.00');
    expect(calculateFeeText('')).toBeNull();
  });
});
