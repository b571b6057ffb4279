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
    ['', ''],
  ])('%s becomes %s', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  it.each(['1e5', '12-3', '1.2.3', '0x10'])('leaves %s for the form to object to', (text) => {
    expect(parseAmount(text)).toBe(text);
  });
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
        const next = retypeAmount(typed, at + 1);
        expect(bare(next.shown)).toBe(bare(typed));
        expect(bare(next.shown.slice(0, next.caret))).toBe(bare(typed.slice(0, at + 1)));
      }),
    );
  });

  it('follows the keys of a whole number', () => {
    let state = { shown: '', caret: 0, value: '' };
    for (const key of '1234567,5') {
      state = retypeAmount(state.shown.slice(0, state.caret) + key + state.shown.slice(state.caret), state.caret + 1);
    }
    expect(state).toEqual({ shown: '1\u00A0234\u00A0567,5', caret: 11, value: '1234567.5' });
  });
});
