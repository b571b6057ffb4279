// Server strings as keys of our tables: properties of Object.prototype are no entries.
import { expect, test } from 'vitest';
import { getCurrencyDecimals, getDisplayDecimals } from '../../src/api/amounts/currencyDecimals.ts';
import { getCustodyStatusMeta } from '../../src/ui/features/custody/texts.ts';
import { getCurrencySign, formatMoney } from '../../src/ui/kit/display/format.ts';

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a currency or status called %s is text',
  (name) => {
    expect([getCurrencyDecimals(name), getDisplayDecimals(name), getCurrencySign(name)]).toEqual([8, 8, name]);
    expect(formatMoney('1.5', name)).toBe(`1,50\u00A0${name}`);
    expect(getCustodyStatusMeta(name)).toEqual({ label: name, tone: 'neutral' });
  },
);
