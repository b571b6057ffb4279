// @vitest-environment node
// Typing and pasting amounts: value of the form, text of the field, position of the caret.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MaskedAmount,
  groupDigits,
  parseAmount,
  maskAmountInput,
  normalizeAmountInput,
} from '../../../src/ui/kit/fields/input/amountInput.ts';

const NEGATIVE = 'Сумма не бывает отрицательной';
const EXPONENT = 'Введите сумму цифрами, без степени';
const SECOND_MARK = 'В сумме одна запятая, разряды отделять не нужно';
const UNREADABLE = 'Это не сумма. Введите её цифрами, например 1 234,56';

const type = (keys: string) => {
  let state: MaskedAmount = { shown: '', caret: 0, value: '', refusal: null };
  for (const key of keys) {
    const text = state.shown.slice(0, state.caret) + key + state.shown.slice(state.caret);
    state = maskAmountInput({ text, caret: state.caret + 1, before: state.shown, inputType: 'insertText' });
  }
  return state;
};

const spaced = (text: string) => text.replaceAll(' ', '\u00A0');

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
    ['1500 р', '1500'],
    ['1500 руб', '1500'],
    ['1500 рубль', '1500'],
    ['1500 рублей', '1500'],
    ['1500 р 25 к', '1500.25'],
    ['1500 р. 25 к.', '1500.25'],
    ['1500 руб 25 коп', '1500.25'],
    ['1500 рублей, 25 копеек', '1500.25'],
    ['1500 рубль 25 копейка', '1500.25'],
    ['RUB 1500', '1500'],
    ['rub 1500', '1500'],
    ['1500.00 rub', '1500.00'],
    ['99,1,234', '99,1,234'],
    ["1'234’567.89", '1234567.89'],
    ['\u200B1\u2009234,5\u200E\uFEFF', '1234.5'],
    ['', ''],
    ['1234,56', '1234.56'],
    ['1\u2009234\u2007567,89\u00A0₽', '1234567.89'],
    ['₽ 1 234,56', '1234.56'],
    ['$1,234.56', '1234.56'],
    ['€1.234,56', '1234.56'],
    ['1 234 рубля', '1234'],
    ['1 234 руб. 56 коп.', '1234.56'],
    ['+1 234,56', '1234.56'],
    ['1`234ʼ567.89', '1234567.89'],
    ['１２３４，５６', '1234.56'],
    ['١٢٣٤٫٥٦', '1234.56'],
    ['۱٬۲۳۴٫۵', '1234.5'],
    ['US$ 1,234.56', '1234.56'],
    [',5', '0.5'],
    [',55', '0.55'],
    ["1'234.56", '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234', '1234'],
    ['0012,50', '0012.50'],
    // a single separator is decimal: read otherwise, the amount would be a thousand times larger
    ['1,234', '1.234'],
    ['1.234', '1.234'],
    ['12,345,678', '12345678'],
    ['1.234.567', '1234567'],
  ])('%s becomes %s', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  it.each([
    '1e5',
    "12'3",
    '12-3',
    '1.2.3',
    '0x10',
    '1500,50.',
    '12,5.',
    '12,34.5',
    '1.5,5',
    '1,234.',
    '1.234,5.6',
    '5+3',
    '.5x',
    '1.234,5x',
    '1.234,x5',
    '1500р25кx',
    'x1500р25к',
    '10²',
    '½',
  ])('leaves %s for the form to reject', (text) => {
    expect(parseAmount(text)).toBe(text);
  });
});

it.each([
  ['12.', '12'],
  ['007.50', '7.50'],
  ['00', '0'],
  ['0.5', '0.5'],
  ['1005', '1005'],
  ['1.2.3', '1.2.3'],
  ['x5.', 'x5.'],
  ['05x', '05x'],
])('%s becomes %s after blur', (typed, value) => expect(normalizeAmountInput(typed)).toBe(value));

describe('retypeAmount', () => {
  it('returns the visible decimal', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(parseAmount(groupDigits(value))).toBe(value);
      }),
    );
  });

  it('keeps the caret behind the same digits wherever a digit is typed', () => {
    fc.assert(
      fc.property(decimal, fc.nat(), (value, seed) => {
        const shown = groupDigits(value);
        const at = seed % (shown.length + 1);
        const typed = `${shown.slice(0, at)}7${shown.slice(at)}`;
        const next = maskAmountInput({ text: typed, caret: at + 1, before: shown });
        expect(bare(next.shown)).toBe(bare(typed));
        expect(bare(next.shown.slice(0, next.caret))).toBe(bare(typed.slice(0, at + 1)));
      }),
    );
  });

  it('follows the keys of a whole number', () => {
    let state = { shown: '', caret: 0, value: '' };
    for (const key of '1234567,5') {
      const typed = state.shown.slice(0, state.caret) + key + state.shown.slice(state.caret);
      state = maskAmountInput({ text: typed, caret: state.caret + 1, before: state.shown });
    }
    expect(state).toMatchObject({ shown: '1\u00A0234\u00A0567,5', caret: 11, value: '1234567.5' });
  });

  it('groups a paste of any length at once', () => {
    const text = '1'.repeat(200_000);
    const { shown } = maskAmountInput({ text, caret: text.length, before: '', inputType: 'insertFromPaste' });
    expect(shown.length).toBe(266_666);
  });

  it('accepts no second separator, wherever it is typed', () => {
    const withMark = fc.stringMatching(/^(0|[1-9]\d{0,9})\.\d{1,8}$/);
    fc.assert(
      fc.property(withMark, fc.nat(), fc.constantFrom('.', ','), (value, seed, mark) => {
        const shown = groupDigits(value);
        const at = seed % (shown.length + 1);
        const text = `${shown.slice(0, at)}${mark}${shown.slice(at)}`;
        const next = maskAmountInput({ text, caret: at + 1, before: shown });
        expect(next.value).not.toMatch(/^\d*\.?\d*$/);
        expect(next.shown.slice(0, next.caret).replaceAll('\u00A0', '')).toMatch(/[.,]$/);
      }),
    );
  });

  it.each([
    ['12ab3', '123'],
    ['1e5', '15'],
    ['абв', ''],
    ['5 000 ₽', '5000'],
    ['1.234.567', '1,234.567'], // objected to, in words
  ])('typing %s leaves %s', (keys, value) => {
    expect(type(keys).value).toBe(value);
  });

  it('rejects the sign of a negative sum, with an error until the next key', () => {
    expect(type('-')).toMatchObject({ value: '', refusal: NEGATIVE });
    expect(type('-5')).toMatchObject({ value: '5', refusal: null });
  });

  it.each([
    ['1 234,56 ₽', 'insertFromPaste', '1234.56', null],
    ['1 234,56 ₽', 'insertText', '1234.56', null],
    ['12ab3', 'insertText', '123', null],
    ['12ab3', 'insertFromPaste', '', UNREADABLE],
    ['12ab3', '', '', UNREADABLE],
    ['счёт 5 от 20.11', 'insertFromDrop', '', UNREADABLE],
    ['0x10', 'insertFromPaste', '', UNREADABLE],
    ['12-3', 'insertFromPaste', '', UNREADABLE],
    ['1e5', 'insertFromPaste', '', EXPONENT],
    ['1E-5', 'insertText', '', EXPONENT],
    ['-5', 'insertFromPaste', '', NEGATIVE],
    ['\u22121 234,56 ₽', 'insertFromPaste', '', NEGATIVE],
    ['– 5', 'insertFromPaste', '', NEGATIVE],
    ['(1 234,56)', 'insertFromPaste', '', NEGATIVE],
    ['(5)', 'insertFromPaste', '', NEGATIVE],
    ['пункт (5)', 'insertFromPaste', '', UNREADABLE],
    ['(5) шт', 'insertFromPaste', '', UNREADABLE],
  ])('%s by %j gives %j', (text, inputType, value, refusal) => {
    expect(maskAmountInput({ text, caret: text.length, before: '', inputType })).toMatchObject({ value, refusal });
  });

  it('leaves the field unchanged where a paste is rejected', () => {
    const next = maskAmountInput({
      text: '12abc\u00A0345',
      caret: 5,
      before: '12\u00A0345',
      inputType: 'insertFromPaste',
    });
    expect(next).toEqual({ value: '12345', shown: '12\u00A0345', caret: 2, refusal: UNREADABLE });
  });

  it.each([
    ['1|0', '2 000,5 ₽', '12000.50'],
    ['1|0', '2 000,55 ₽', '12000.550'],
    ['1|1', '1 ₽', '111'],
    ['1 234|', '₽ 5', '12345'],
  ])('extracts the sum from a paste beside digits: %s with %s', (at, pasted, value) => {
    const [head = '', tail = ''] = spaced(at).split('|');
    const edit = { text: head + pasted + tail, caret: (head + pasted).length, before: head + tail };
    expect(maskAmountInput({ ...edit, inputType: 'insertFromPaste' })).toMatchObject({ value, refusal: null });
  });

  it.each([
    ['1 234 567', '1,234.56', '1234.56', null],
    ['1,5', '1,234,567.89', '1234567.89', null],
    ['1 234 567', '12abc', '1234567', UNREADABLE],
  ])('%s replaced by a paste of %s becomes %s', (before, text, value, refusal) => {
    const edit = { text, caret: text.length, before: spaced(before), inputType: 'insertFromPaste' };
    expect(maskAmountInput(edit)).toMatchObject({ value, refusal });
  });

  it('does not read separators as groups when a deletion makes them look so', () => {
    const edit = { text: '1,234,678', caret: 5, before: '1,2345,678', inputType: 'deleteContentBackward' };
    expect(maskAmountInput(edit)).toMatchObject({ value: '1,234,678', refusal: SECOND_MARK });
  });

  it.each([
    ['Delete', '1| 234 567,89', '1|34 567,89'],
    ['Backspace', '1 |234 567,89', '|234 567,89'],
    ['Delete', '1 234| 567', '123 4|67'],
  ])('%s beside a space: %s becomes %s', (key, from, to) => {
    const [head = '', tail = ''] = spaced(from).split('|');
    const isForward = key === 'Delete';
    const text = isForward ? head + tail.slice(1) : head.slice(0, -1) + tail;
    const next = maskAmountInput({
      text,
      caret: isForward ? head.length : head.length - 1,
      before: head + tail,
      inputType: isForward ? 'deleteContentForward' : 'deleteContentBackward',
    });
    expect(`${next.shown.slice(0, next.caret)}|${next.shown.slice(next.caret)}`).toBe(spaced(to));
  });
});
