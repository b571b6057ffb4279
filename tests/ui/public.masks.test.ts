// @vitest-environment node
// Masks: friendly pastes are understood, the caret stays at its digit, and what no mask understands is left alone.
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Mask,
  codeMask,
  contractNumberMask,
  digitsMask,
  missing,
  phoneMask,
  retype,
} from '../../src/ui/patterns/masks.ts';

const masks: readonly (readonly [string, Mask])[] = [
  ['digits', digitsMask],
  ['code', codeMask],
  ['telephone', phoneMask],
  ['УНК', contractNumberMask],
];

describe.each([
  ['digits of a paste', digitsMask, ' 0077 012-344 ', '0077012344', '0077012344'],
  [
    'digits with no-break spaces',
    digitsMask,
    '30101\u00A08104\u202F00000000701',
    '30101810400000000701',
    '30101810400000000701',
  ],
  [
    'a code in small letters',
    codeMask,
    'ae06 9990 0000 0000 0000 101',
    'AE069990000000000000101',
    'AE069990000000000000101',
  ],
  ['a Russian number with 8', phoneMask, '8 495 000-01-01', '+74950000101', '+7 (495) 000-01-01'],
  ['a Russian mobile without the country', phoneMask, '9000000202', '+79000000202', '+7 (900) 000-02-02'],
  ['a foreign number', phoneMask, '+971 4 000 0303', '+97140000303', '+97140000303'],
  ['a half-typed number', phoneMask, '+7495', '+7495', '+7 (495'],
  [
    'a УНК without slashes',
    contractNumberMask,
    '260900179901000021',
    '26090017/9901/0000/2/1',
    '26090017/9901/0000/2/1',
  ],
  ['a half-typed УНК', contractNumberMask, '2609001799', '26090017/99', '26090017/99'],
])('%s', (_, mask, typed, value, shown) => {
  test(`${typed} is stored as ${value}`, () => {
    expect(mask.clean(typed)).toBe(value);
    expect(mask.show(value)).toBe(shown);
  });
});

describe.each(masks)('the mask of %s', (_, mask) => {
  test('is settled after one pass: what is shown means what is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d\s()./-]{0,24}$/)), (text) => {
        const value = mask.clean(text);
        expect(mask.clean(mask.show(value))).toBe(value);
      }),
    );
  });

  test('keeps the caret inside the text, and at its end when it was there', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+\da-z\s-]{0,24}$/), fc.nat(24), (text, place) => {
        const { shown, caret } = retype(mask, text, Math.min(place, text.length));
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(shown.length);
        expect(retype(mask, text, text.length).caret).toBe(shown.length);
      }),
    );
  });

  test('leaves hostile text as it is, letter by letter', () => {
    const eaten = blns.filter((text) => {
      const value = mask.clean(text);
      const isOwn = /^[\s\u00A0\u202F+\w().\-/]*$/.test(text); // digits, latin letters and separators are its business
      return value !== text && !isOwn;
    });
    expect(eaten).toEqual([]);
  });
});

test.each([
  [phoneMask, '+7 (4950|) 000-01-0', '+7 (495) 0'],
  [phoneMask, '+7 (495) |', '+7 (495'],
  [contractNumberMask, '260900179|/901/0000', '26090017/9'],
])('the caret stays behind the digit that was typed: %#', (mask, typed, before) => {
  const { shown, caret } = retype(mask, typed.replace('|', ''), typed.indexOf('|'));
  expect(shown.slice(0, caret)).toBe(before);
});

test('what is still to be typed stands behind the text, unless the text does not follow the pattern', () => {
  expect(missing(phoneMask, '+7 (495')).toBe(') 000-00-00');
  expect(missing(phoneMask, '+97140000303')).toBe('');
  expect(missing(contractNumberMask, '26090017/99')).toBe('00/0000/0/0');
  expect(missing(digitsMask, '007')).toBe('');
});
