// @vitest-environment node
// Masks: friendly pastes are understood, the caret stays at its digit, and what no mask understands is left alone.
import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { removeInvisibleCharacters } from '../../src/api/validation/normalize.ts';
import {
  type Mask,
  accountMask,
  addressMask,
  codeMask,
  contractNumberMask,
  dayMask,
  digitsMask,
  emailMask,
  remainingPattern,
  applyMask,
} from '../../src/ui/form/fields/masks.ts';
import { phoneMask } from '../../src/ui/form/fields/phoneMask.ts';

const masks: readonly (readonly [string, Mask])[] = [
  ['digits', digitsMask],
  ['code', codeMask],
  ['telephone', phoneMask],
  ['УНК', contractNumberMask],
  ['account', accountMask],
  ['address', addressMask],
  ['e-mail', emailMask],
  ['day', dayMask],
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
  ['a half-typed number with 8', phoneMask, '84', '+74', '+7 (4'],
  ['a British number', phoneMask, '+44 (0)20 7946 0018', '+442079460018', '+442079460018'],
  ['a Belarusian number with 8', phoneMask, '8 (017) 200-00-00', '80172000000', '80172000000'],
  ['a number with 00', phoneMask, '00971 4 000 0303', '+97140000303', '+97140000303'],
  ['a number with 8~10', phoneMask, '8~10 44 20 7946 0018', '+442079460018', '+442079460018'],
  ['a Kazakh number with 8', phoneMask, '8 (727) 258-00-00', '+77272580000', '+7 (727) 258-00-00'],
  [
    'a УНК without slashes',
    contractNumberMask,
    '260900179901000021',
    '26090017/9901/0000/2/1',
    '26090017/9901/0000/2/1',
  ],
  ['a day', dayMask, '20.11.2026', '2026-11-20', '20.11.2026'],
  ['a day without dots', dayMask, '20112026', '2026-11-20', '20.11.2026'],
  ['a half-typed day', dayMask, '2011', '20.11', '20.11'],
  ['a day that starts with the year', dayMask, '2026-11-20', '2026-11-20', '20.11.2026'],
  ['a half-typed day that starts with the year', dayMask, '2026-11-2', '2026-11-2', '2026-11-2'],
  ['the year of a day typed after dots were inserted', dayMask, '20.26-', '2026-', '2026-'],
  ['a day with another mark inside', dayMask, '120.26-', '120.26-', '120.26-'],
  ['a half-typed number of Russia', phoneMask, '7', '7', '7'],
  ['a half-typed mobile number', phoneMask, '9', '+79', '+7 (9'],
  ['a long number', phoneMask, '849500001011', '849500001011', '849500001011'],
  ['a half-typed УНК', contractNumberMask, '2609001799', '26090017/99', '26090017/99'],
])('%s', (_, mask, typed, value, shown) => {
  test(`${typed} is stored as ${value}`, () => {
    expect(mask.clean(typed)).toBe(value);
    expect(mask.show(value)).toBe(shown);
  });
});

describe.each(masks)('the mask of %s', (_, mask) => {
  test('is idempotent: the shown value is the stored one', () => {
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
        const { shown, caret } = applyMask(mask, { text, caret: Math.min(place, text.length) });
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(shown.length);
        expect(applyMask(mask, { text, caret: text.length }).caret).toBe(shown.length);
      }),
    );
  });

  test('formats long pastes at once', () => {
    const start = performance.now();
    for (const part of ['a@', '1', '.', ' ', '«', "1'", '-']) mask.clean(part.repeat(200_000 / part.length));
    expect(performance.now() - start).toBeLessThan(5_000); // a quadratic pattern takes half a minute
  });

  test('leaves hostile text unchanged, letter by letter', () => {
    const eaten = blns.filter((text) => {
      const value = mask.clean(text);
      const isOwn = /^[\s!-~\p{Pd}\p{Nd}\p{Cf}\p{Cc}\u{FF01}-\u{FF5E}]*$/u.test(text); // ASCII, digits, separators, invisible marks
      return value !== removeInvisibleCharacters(text) && !isOwn;
    });
    expect(eaten).toEqual([]);
  });
});

/** Keys beside a separator: the character next to it goes, as if the separator were not there. */
test.each([
  ['Delete', phoneMask, '+7 (495|) 000-01-01', '+7 (495|) 000-10-1'],
  ['Delete', phoneMask, '+7 (495) 000|-01-01', '+7 (495) 000|-10-1'],
  ['Backspace', phoneMask, '+7 (495) |000-01-01', '+7 (49|0) 000-10-1'],
  ['Backspace', contractNumberMask, '26090017/|9901', '2609001|9/901'],
  ['Delete', contractNumberMask, '26090017|/9901', '26090017|/901'],
  ['Delete', contractNumberMask, '26090017|/', '26090017|'],
  ['Backspace', dayMask, '20.|11.20', '2|1.1.20'],
  ['Backspace', digitsMask, '12|3', '1|3'],
] as const)('%s in a masked field: %#', (key, mask, from, to) => {
  const [head = '', tail = ''] = from.split('|');
  const [text, caret] =
    key === 'Delete' ? [head + tail.slice(1), head.length] : [head.slice(0, -1) + tail, head.length - 1];
  const inputType = key === 'Delete' ? 'deleteContentForward' : 'deleteContentBackward';
  const next = applyMask(mask, { text, caret, before: head + tail, inputType });
  expect(`${next.shown.slice(0, next.caret)}|${next.shown.slice(next.caret)}`).toBe(to);
});

test.each([
  ['20.11.2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['20.11.2026 г.', '2026-11-20'],
  ['20112026', '2026-11-20'],
  ['20.11.2', '20.11.2'],
  ['20.11.26', '20.11.26'],
  ['2011', '20.11'],
  ['20.11.12026', '20.11.12026'],
  ['20.26-', '2026-'],
  ['завтра', 'завтра'],
])('a day typed as %s is stored as %s', (typed, value) => expect(dayMask.clean(typed)).toBe(value));

test('a short year is completed on blur', () => {
  expect(dayMask.settle?.('20.11.26')).toBe('2026-11-20');
  expect(dayMask.settle?.('31.02.26')).toBe('31.02.26');
});

test('typing a day inserts its dots', () => {
  let shown = '';
  for (const key of '20112026') shown = applyMask(dayMask, { text: shown + key, caret: shown.length + 1 }).shown;
  expect(shown).toBe('20.11.2026');
});

test.each([
  [phoneMask, '+7 (4950|) 000-01-0', '+7 (495) 0'],
  [phoneMask, '+7 (495) |', '+7 (495'],
  [contractNumberMask, '260900179|/901/0000', '26090017/9'],
])('the caret stays behind the typed digit: %#', (mask, typed, before) => {
  const { shown, caret } = applyMask(mask, { text: typed.replace('|', ''), caret: typed.indexOf('|') });
  expect(shown.slice(0, caret)).toBe(before);
});

test('the rest of the pattern follows the text, unless the text does not match it', () => {
  expect(remainingPattern(phoneMask, '+7 (495')).toBe(') 000-00-00');
  expect(remainingPattern(phoneMask, '+97140000303')).toBe('');
  expect(remainingPattern(contractNumberMask, '26090017/99')).toBe('00/0000/0/0');
  expect(remainingPattern(digitsMask, '007')).toBe('');
});
