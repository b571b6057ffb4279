// @vitest-environment node
// Typing and pasting sums: what the form gets, what the field shows, where the caret stays.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupAmount, parseAmount, retypeAmount } from '../../../src/ui/kit/amountInput.ts';

const decimal = fc.stringMatching(/^(0|[1-9]\d{0,14})(\.\d{1,8})?$/);
const bare = (text: string) => text.replace(/[^\d,]/g, '');

describe('parseAmount', () => {
  it.each([
    ['1 234,56 ₽', '1234.56'],
    ['1\u00A0234\u202F567,8', '1234567.8'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['1,234,567', '1234567'],
    ['12,', '12.'],
    ['50000.5 USDT', '50000.5'],
    ['1500 руб.', '1500'],
    ['1500 р.', '1500'],
    ["1'234’567.89", '1234567.89'],
    ['\u200B1\u2009234,5\u200E\uFEFF', '1234.5'],
    ['', ''],
  ])('%s becomes %s', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  it.each(['1e5', "12'3", '12-3', '1.2.3', '0x10', '1500,50.', '12,5.', '12,34.5', '1.5,5', '1,234.', '1.234,5.6'])(
    'leaves %s for the form to object to',
    (text) => {
      expect(parseAmount(text)).toBe(text);
    },
  );
});

describe('retypeAmount', () => {
  it('gives back the decimal that is shown', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(parseAmount(groupAmount(value))).toBe(value);
      }),
    );
  });

  it('keeps the caret behind the same digits wherever a digit is typed', () => {
    fc.assert(
      fc.property(decimal, fc.nat(), (value, seed) => {
        const shown = groupAmount(value);
        const at = seed % (shown.length + 1);
        const typed = `${shown.slice(0, at)}7${shown.slice(at)}`;
        const next = retypeAmount(typed, at + 1, shown);
        expect(bare(next.shown)).toBe(bare(typed));
        expect(bare(next.shown.slice(0, next.caret))).toBe(bare(typed.slice(0, at + 1)));
      }),
    );
  });

  it('follows the keys of a whole number', () => {
    let state = { shown: '', caret: 0, value: '' };
    for (const key of '1234567,5') {
      const typed = state.shown.slice(0, state.caret) + key + state.shown.slice(state.caret);
      state = retypeAmount(typed, state.caret + 1, state.shown);
    }
    expect(state).toEqual({ shown: '1\u00A0234\u00A0567,5', caret: 11, value: '1234567.5' });
  });

  it('makes no sum of a second mark, wherever it is typed', () => {
    const withMark = fc.stringMatching(/^(0|[1-9]\d{0,9})\.\d{1,8}$/);
    fc.assert(
      fc.property(withMark, fc.nat(), fc.constantFrom('.', ','), (value, seed, mark) => {
        const shown = groupAmount(value);
        const at = seed % (shown.length + 1);
        const next = retypeAmount(`${shown.slice(0, at)}${mark}${shown.slice(at)}`, at + 1, shown);
        expect(next.value).not.toMatch(/^\d*\.?\d*$/);
        expect(next.shown.slice(0, next.caret).replaceAll('\u00A0', '')).toMatch(/[.,]$/);
      }),
    );
  });
});
