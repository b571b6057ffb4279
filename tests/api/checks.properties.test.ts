// Check digits over generated numbers: right ones are taken, slips of the hand are caught.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressFormatValidator } from '../../src/api/validation/address.ts';
import { addressValidator, toEip55Address } from '../../src/api/validation/addressChecksum.ts';
import {
  validateBik,
  correspondentAccountValidator,
  validateIban,
  calculateIbanCheckDigits,
  settlementAccountValidator,
} from '../../src/api/validation/bank.ts';
import { phoneValidator, normalizePhone } from '../../src/api/validation/phone.ts';
import { validateContractNumber } from '../../src/api/validation/contract.ts';
import { validateDate } from '../../src/api/validation/dates.ts';
import { amountValidator, validateRate } from '../../src/api/validation/amounts.ts';
import {
  innValidator,
  calculateInnCheckDigits,
  ogrnValidator,
  calculateOgrnCheckDigit,
} from '../../src/api/validation/organization.ts';
import { getCurrencyDecimals } from '../../src/api/amounts/currencyDecimals.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
const number = (lead: string, length: number) => digits(length - lead.length).map((rest) => lead + rest);

const inns = fc
  .oneof(digits(9), digits(10))
  .filter((own) => /[1-9]/.test(own))
  .map((own) => own + calculateInnCheckDigits(own));
const ogrns = fc
  .oneof(number('1', 12), number('5', 12), number('3', 14))
  .map((own) => own + calculateOgrnCheckDigit(own));

/** `text` with the digit at a place replaced by another one. */
const slip = (text: string, index: number, by: number): string => {
  const at = index % text.length;
  const wrong = (Number(text[at]) + 1 + (by % 9)) % 10;
  return text.slice(0, at) + String(wrong) + text.slice(at + 1);
};

/** Remainders are taken mod 11 (13 for ОГРНИП) and then mod 10, so these two or more give one digit. */
const isAmbiguous = (remainder: number) => remainder === 0 || remainder >= 10;
const weightedRemainder = (own: string, weights: readonly number[]) =>
  Array.from(own, (digit, index) => Number(digit) * (weights[index] ?? 0)).reduce((sum, term) => sum + term, 0) % 11;
/** The one digit at `place` that makes the key right. */
const keyed = (account: string, index: number, isRight: (account: string) => boolean) =>
  Array.from({ length: 10 }, (_, digit) => account.slice(0, index) + String(digit) + account.slice(index + 1)).filter(
    isRight,
  );

const INN_WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8];

describe('ИНН', () => {
  test('accepts correct check digits', () =>
    fc.assert(
      fc.property(inns, (value) => {
        expect(innValidator(value)).toBeNull();
      }),
    ));

  test('with a wrong last digit is refused', () =>
    fc.assert(
      fc.property(inns, fc.nat(8), (value, by) => {
        expect(innValidator(slip(value, value.length - 1, by))).not.toBeNull();
      }),
    ));

  test('of an organisation with any one digit changed is refused, but where two remainders share a digit', () => {
    const clear = digits(9).filter((own) => !isAmbiguous(weightedRemainder(own, INN_WEIGHTS)));
    fc.assert(
      fc.property(clear, fc.nat(9), fc.nat(8), (own, index, by) => {
        expect(innValidator(slip(own + calculateInnCheckDigits(own), index, by))).not.toBeNull();
      }),
    );
  });

  test('accepts only digits', () =>
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^\d+$/.test(text)),
        (text) => {
          expect(innValidator(text)).toBe('ИНН — 10 или 12 цифр');
        },
      ),
    ));
});

describe('ОГРН', () => {
  test('accepts a correct check digit', () =>
    fc.assert(
      fc.property(ogrns, (value) => {
        expect(ogrnValidator(value)).toBeNull();
      }),
    ));

  test('with a wrong last digit is refused', () =>
    fc.assert(
      fc.property(ogrns, fc.nat(8), (value, by) => {
        expect(ogrnValidator(slip(value, value.length - 1, by))).not.toBeNull();
      }),
    ));

  test('with any one digit changed is refused, but where two remainders share a digit', () => {
    const clear = ogrns.filter((value) => {
      const modulus = value.length === 13 ? 11n : 13n;
      const remainder = Number(BigInt(value.slice(0, -1)) % modulus);
      return remainder > 2 && !isAmbiguous(remainder); // 11 and 12 share their digit with 1 and 2
    });
    fc.assert(
      fc.property(clear, fc.nat(14), fc.nat(8), (value, index, by) => {
        expect(ogrnValidator(slip(value, index, by))).not.toBeNull();
      }),
    );
  });
});

describe('account and БИК', () => {
  const biks = digits(7).map((rest) => `04${rest}`);
  test('exactly one key digit makes an account fit its БИК', () =>
    fc.assert(
      fc.property(biks, digits(20), (bank, account) => {
        expect(keyed(account, 8, (candidate) => settlementAccountValidator(bank)(candidate) === null)).toHaveLength(1);
      }),
    ));

  test('the same holds for correspondent accounts, which end as their БИК does', () =>
    fc.assert(
      fc.property(biks, digits(14), (bank, middle) => {
        const account = `301${middle}${bank.slice(-3)}`;
        expect(keyed(account, 8, (candidate) => correspondentAccountValidator(bank)(candidate) === null)).toHaveLength(
          1,
        );
      }),
    ));

  test('only 00, 01, 02 and 04 begin a БИК', () =>
    fc.assert(
      fc.property(digits(9), (value) => {
        expect(validateBik(value) === null).toBe(/^0[0124]/.test(value));
      }),
    ));
});

describe('IBAN', () => {
  const accounts = fc
    .tuple(fc.constantFrom(['AE', 19] as const, ['TR', 22] as const, ['KZ', 16] as const), digits(22))
    .map(([country, all]) => {
      const [code, length] = country;
      return { code, own: all.slice(0, length) };
    });

  test('accepts the correct check number; any one digit changed is rejected', () =>
    fc.assert(
      fc.property(accounts, fc.nat(), fc.nat(8), ({ code, own }, index, by) => {
        const check = calculateIbanCheckDigits(code, own);
        expect(validateIban(code + check + own)).toBeNull();
        expect(validateIban(code + check + slip(own, index, by))).not.toBeNull();
      }),
    ));
});

describe('amount', () => {
  const currencies = fc.constantFrom('RUB', 'USDT', 'BTC', 'ETH', 'SPCTR', 'USD');
  test('accepts as many decimals as its currency has and not one more', () =>
    fc.assert(
      fc.property(currencies, fc.nat(999_999_999), (currency, whole) => {
        const most = '9'.repeat(getCurrencyDecimals(currency));
        expect(amountValidator(currency)(`${whole}.${most}`)).toBeNull();
        expect(amountValidator(currency)(`${whole}.${most}9`)).toBe(
          `Не больше ${getCurrencyDecimals(currency)} знаков после запятой`,
        );
      }),
    ));

  test('rejects numbers in forms that only JavaScript accepts', () => {
    for (const text of ['1e5', 'Infinity', 'NaN', '0x10', '1_000', '.5', '5.', '+1', '-0', '１２'])
      expect([amountValidator('RUB')(text), validateRate(text)]).not.toContain(null);
  });
});

test('accepts every day of two centuries that JavaScript can print', () =>
  fc.assert(
    fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }), (date) => {
      expect(validateDate(date.toISOString().slice(0, 10))).toBeNull();
    }),
  ));

test('a Russian number is the same however it is written', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[349]\d{9}$/), fc.constantFrom('8', '7', '+7', '+7 '), (own, lead) => {
      const written = `${lead} (${own.slice(0, 3)}) ${own.slice(3, 6)}-${own.slice(6, 8)}-${own.slice(8)}`;
      expect(phoneValidator(normalizePhone(written))).toBeNull();
      expect(normalizePhone(written)).toBe(`+7${own}`);
    }),
  ));

test('accepts a УНК of a valid month and kind whatever its numbers are', () =>
  fc.assert(
    fc.property(
      digits(2),
      fc.integer({ min: 1, max: 12 }),
      digits(12),
      fc.constantFrom('1', '2', '3', '4', '5', '6', '9'),
      (year, month, rest, kind) => {
        const written = `${year}${String(month).padStart(2, '0')}${rest.slice(0, 4)}/${rest.slice(4, 8)}/${rest.slice(8)}/${kind}/1`;
        expect(validateContractNumber(written)).toBeNull();
      },
    ),
  ));

describe('address with a checksum', () => {
  const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  const addresses = [
    ['btc', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', BASE58],
    ['btc', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', BECH32],
    ['btc', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', BECH32],
    ['trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', BASE58],
  ] as const;

  test('with any one sign changed is refused', () =>
    fc.assert(
      fc.property(fc.constantFrom(...addresses), fc.nat(), fc.nat(), ([network, right, signs], at, by) => {
        const place = 4 + (at % (right.length - 4));
        const others = Array.from(signs).filter((sign) => sign !== right.charAt(place));
        const slipped = right.slice(0, place) + (others[by % others.length] ?? '') + right.slice(place + 1);
        expect(addressValidator(network)(slipped)).not.toBeNull();
      }),
    ));
});

describe('EVM address', () => {
  const plain = fc.array(fc.constantFrom(...Array.from('0123456789abcdef')), { minLength: 40, maxLength: 40 });

  test('is stored in the one accepted mixed case; one letter in another case is rejected', () =>
    fc.assert(
      fc.property(plain, fc.nat(), (letters, pick) => {
        const stored = toEip55Address(`0x${letters.join('')}`);
        expect(addressValidator('eth')(stored)).toBeNull();
        const places = Array.from(stored.matchAll(/[a-f]/gi), ({ index }) => index).slice(1);
        const place = places[pick % Math.max(places.length, 1)];
        if (place === undefined) return;
        const letter = stored.charAt(place);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const slipped = stored.slice(0, place) + other + stored.slice(place + 1);
        const isOneCase = [slipped.slice(2).toLowerCase(), slipped.slice(2).toUpperCase()].includes(slipped.slice(2));
        expect(addressValidator('eth')(slipped) === null).toBe(isOneCase);
      }),
    ));

  test('rejects texts of another form', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(addressFormatValidator('eth')(text)).not.toBeNull();
      }),
    ));
});
