// @vitest-environment node
// Formats of amounts, dates and addresses, character by character.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecordId } from '../../../src/api/recordId.ts';
import {
  formatAge,
  formatCrossRate,
  formatFileName,
  formatWalletId,
  getCurrencySign,
  getGenitivePlural,
  formatDate,
  formatDecimal,
  formatDay,
  formatMoney,
  formatNetwork,
  formatPercent,
  formatRate,
  formatSize,
  formatCounted,
  truncateAddress,
} from '../../../src/ui/kit/display/format.ts';

/** `_` is U+00A0 in the expectations below. */
const nbsp = (text: string) => text.replaceAll('_', '\u00A0');

describe('sums', () => {
  it.each([
    ['1234567.80', 'RUB', '1_234_567,80_₽'],
    ['1234567.8', 'USD', '1_234_567,80_$'],
    ['1234567.8', 'CNY', '1_234_567,80_CNY'],
    ['1234567.8', 'AED', '1_234_567,80_AED'],
    ['28793885.00', 'RUB', '28_793_885,00_₽'],
    ['-750000.00', 'RUB', '\u2212750_000,00_₽'],
    ['0', 'RUB', '0,00_₽'],
    ['-0.001', 'RUB', '0,00_₽'],
    ['0.999', 'RUB', '0,99_₽'],
    ['50000.000000', 'USDT', '50_000,000000_USDT'],
    ['1250.00', 'USDT', '1_250,00_USDT'],
    ['1250', 'USDT', '1_250,00_USDT'],
    ['16250.1234569', 'USDT', '16_250,123456_USDT'],
    ['0.85000000', 'BTC', '0,85000000_BTC'],
    ['0.00000001', 'BTC', '0,00000001_BTC'],
    ['3.200000000000000001', 'ETH', '3,20000000_ETH'],
    ['150000.00', 'SPCTR', '150_000,00_SPCTR'],
    ['12345678901234567890.123456', 'USDT', '12_345_678_901_234_567_890,123456_USDT'],
    ['', 'RUB', '—'],
    [null, 'RUB', '—'],
    [undefined, 'RUB', '—'],
    ['1e5', 'BTC', '1e5_BTC'],
  ])('%s %s reads %s', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(nbsp(expected));
  });

  it('shows every digit of a long sum as it was sent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{2}$/), (whole, cents) => {
        expect(formatMoney(`${whole}.${cents}`, 'RUB').replace(/[\u00A0,₽]/g, '')).toBe(`${whole}${cents}`);
      }),
    );
  });
});

describe('rates and percents', () => {
  it.each([
    ['92.3500', 'USDT', 'RUB', '92,3500'],
    ['92.35', 'RUB', 'USDT', '92,3500'],
    ['92.35000000', 'RUB', 'USDT', '92,3500'],
    ['92.35009', 'USDT', 'RUB', '92,35009'],
    ['92.12345600', 'RUB', 'USDT', '92,123456'],
    ['0.00001234', 'RUB', 'SPCTR', '0,00001234'],
    [null, 'RUB', 'SPCTR', '—'],
    ['0.10830000', 'SPCTR', 'USDT', '0,10830000'],
    ['1', 'BTC', 'USDT', '1,00'],
  ])('rate %s of %s/%s reads %s', (rate, from, to, expected) => {
    expect(formatRate(rate, from, to)).toBe(expected);
  });

  it.each([
    ['12.34', '12,34_%'],
    ['0.5', '0,5_%'],
    [null, '—'],
  ])('percent %s reads %s', (value, expected) => {
    expect(formatPercent(value)).toBe(nbsp(expected));
  });
});

/** Formatting of the engine's Russian locale; `trunc` and `negative` follow the design rules. */
const isNumber = (text: string): text is `${number}` => !Number.isNaN(Number(text));
function asIntl(value: string, places: number): string {
  if (!isNumber(value)) throw new Error(`${value} is no number`);
  return new Intl.NumberFormat('ru-RU', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '\u2212');
}

it('formats any sum as Intl does', () => {
  const sums = fc.tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat({ max: 99_999_999 }));
  fc.assert(
    fc.property(sums, fc.nat({ max: 8 }), ([sign, whole, rest], places) => {
      const sum = `${sign}${whole}.${String(rest).padStart(8, '0')}`;
      expect(formatDecimal(sum, places, places)).toBe(asIntl(sum, places));
    }),
  );
});

const inMoscow = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: 'Europe/Moscow' });

describe('times, in Moscow wherever the user is', () => {
  it('formats any time as Intl does, since Moscow has one offset', () => {
    const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    const time = { hour: '2-digit', minute: '2-digit' } as const;
    const dayMonth = { day: 'numeric', month: 'long' } as const;
    const known = [
      ['date', inMoscow(day)],
      ['dateTime', inMoscow({ ...day, ...time })],
      ['time', inMoscow(time)],
      ['long', inMoscow({ ...dayMonth, year: 'numeric' })],
      ['dayMonth', inMoscow(dayMonth)],
    ] as const;
    const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        for (const [style, format] of known)
          expect(formatDate(moment.toISOString(), style)).toBe(format.format(moment));
      }),
    );
  });

  const at = '2026-11-20T09:05:00Z';
  it.each([
    ['date', '20.11.2026'],
    ['dateTime', '20.11.2026, 12:05'],
    ['time', '12:05'],
    ['long', '20 ноября 2026 г.'],
    ['dayMonth', '20 ноября'],
  ] as const)('%s reads %s', (style, expected) => {
    expect(formatDate(at, style).replaceAll('\u00A0', ' ')).toBe(expected);
  });

  it.each([
    ['2026-11-20', '20.11.2026'],
    ['2026-11-20T23:30:00Z', '21.11.2026'],
    [null, '—'],
    ['скоро', 'скоро'],
  ])('%s is the day %s', (iso, expected) => {
    expect(formatDate(iso)).toBe(expected);
  });

  it.each([
    ['2026-11-19T22:00:00Z', '2026-11-20T18:00:00+03:00', 'Сегодня'],
    ['2026-11-18T21:00:00Z', '2026-11-20T18:00:00+03:00', 'Вчера'],
    ['2026-11-19T20:00:00Z', '2026-11-20T23:59:00+03:00', 'Вчера'],
    ['2026-11-18T20:59:00Z', '2026-11-20T00:01:00+03:00', '18 ноября'],
    ['2026-11-14T10:00:00Z', '2026-11-20T18:00:00+03:00', '14 ноября'],
    ['2025-11-14T10:00:00Z', '2026-11-20T18:00:00+03:00', '14 ноября 2025'],
  ])('the day of %s, seen at %s, is titled %s', (iso, now, expected) => {
    expect(formatDay(iso, now).replaceAll('\u00A0', ' ')).toBe(expected);
  });
});

describe('words, sizes, addresses', () => {
  it.each([
    [0, '0_заявок'],
    [1, '1_заявка'],
    [2, '2_заявки'],
    [5, '5_заявок'],
    [11, '11_заявок'],
    [21, '21_заявка'],
    [1022, '1_022_заявки'],
  ])('%i', (count, expected) => {
    expect(formatCounted(count, ['заявка', 'заявки', 'заявок'])).toBe(nbsp(expected));
  });

  it.each([
    [0, '0_Б'],
    [1023, '1023_Б'],
    [1024, '1_КБ'],
    [1024 * 1024, '1,0_МБ'],
    [151_552, '148_КБ'],
    [2_202_010, '2,1_МБ'],
    [10 * 1024 * 1024, '10,0_МБ'],
  ])('%i bytes', (bytes, expected) => {
    expect(formatSize(bytes)).toBe(nbsp(expected));
  });

  it('joins the first and last four characters of an address', () => {
    expect(truncateAddress('TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit')).toBe('TRtH...GYit');
    expect(truncateAddress('TRtHoXUkEJX')).toBe('TRtHoXUkEJX');
  });

  it('writes a network in capitals', () => {
    expect(formatNetwork('spctr')).toBe('SPCTR');
  });

  it('gives a wallet its number, and another id its beginning', () => {
    expect([1, 1_234_567, null, undefined].map(formatWalletId)).toEqual(['W-000001', 'W-1234567', '—', '—']);
    const [uuid] = [parseRecordId('0f8fad5b-d9cb-469f-a165-70867728950e')];
    expect(formatWalletId(uuid)).toBe('0f8fad5b…');
  });

  it('replaces hidden characters in the name of a picked file', () => {
    expect(formatFileName('счёт\u202Efdp.\u0000exe')).toBe('счёт_fdp._exe');
  });

  it('takes the genitive after «из»', () => {
    const forms = ['заявка', 'заявки', 'заявок'] as const;
    expect([1, 21, 2, 5].map((count) => getGenitivePlural(count, forms))).toEqual([
      'заявки',
      'заявки',
      'заявок',
      'заявок',
    ]);
  });

  it.each([
    ['2026-11-20T12:00:30+03:00', '0_мин'],
    ['2026-11-20T12:30:00+03:00', '0_мин'],
    ['2026-11-20T11:48:00+03:00', '12_мин'],
    ['2026-11-20T11:00:00+03:00', '1_ч'],
    ['2026-11-19T12:01:00+03:00', '23_ч'],
    ['2026-11-19T12:00:00+03:00', '1_дн.'],
    ['2021-11-20T12:00:00+03:00', '1_826_дн.'],
    ['', '—'],
    [null, '—'],
    ['never', '—'],
  ])('the age of %s is %s', (iso, expected) => {
    expect(formatAge(iso, '2026-11-20T12:00:00+03:00')).toBe(nbsp(expected));
  });
});

describe('rates and currencies', () => {
  it('has a sign, a code or nothing for a currency', () => {
    expect(['RUB', 'USD', 'USDT', null, undefined].map(getCurrencySign)).toEqual(['₽', '$', 'USDT', '', '']);
    expect(formatDecimal('007.5', 0, 2)).toBe('7,5');
    expect(formatDecimal('000', 0, 2)).toBe('0');
  });

  it('keeps a rate in roubles as long as it must be', () => {
    expect([formatRate('92.35000', 'RUB', 'USDT'), formatRate('92.350010', 'USDT', 'RUB')]).toEqual([
      '92,3500',
      '92,35001',
    ]);
    expect([formatRate('100', 'RUB', 'USDT'), formatRate('100.', 'RUB', 'USDT')]).toEqual(['100,0000', '100,0000']);
    expect([formatRate('1200', 'RUB', 'BTC'), formatRate('98500', 'BTC', 'USDT')]).toEqual([
      nbsp('1_200,0000'),
      nbsp('98_500,00'),
    ]);
    expect(formatRate(null, 'RUB', 'USDT')).toBe('—');
  });

  it('writes a cross rate with both currencies', () => {
    expect(formatCrossRate('7.2261345', 'USDT', 'CNY')).toBe(nbsp('1_USDT = 7,226134_CNY'));
    expect(formatCrossRate('7', null, null)).toBe(nbsp('1_— = 7,00_—'));
  });
});

it('a figure of a million digits is formatted in one pass', () => {
  const NBSP = '\u00A0';
  const digits = '1'.repeat(1_000_000);
  expect(formatDecimal(digits, 0, 0).startsWith(`1${NBSP}111${NBSP}111`)).toBe(true);
  expect(formatRate(`1.${'0'.repeat(1_000_000)}1`, 'RUB', 'USDT')).toBe('1,00000000');
  expect(formatRate(`92.35${'0'.repeat(1_000_000)}`, 'RUB', 'USDT')).toBe('92,3500');
});
