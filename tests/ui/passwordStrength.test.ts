// How hard a password is to guess (features.md, 6): the grades of plain examples, and that no more is less.
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimatePasswordStrength } from '../../src/ui/form/fields/passwordStrength.ts';

const OWN = ['lazurit.import', 'ООО «Лазурит Импорт»'];
const ORDER = ['weak', 'fair', 'good', 'strong'];

describe('a grade and its advice', () => {
  test.each([
    ['Qwerty12345', 'weak', 'слова и годы угадывают первыми'],
    ['Password2026', 'weak', 'слова и годы угадывают первыми'],
    ['Lazurit2026', 'weak', 'логин и компанию угадывают первыми'],
    ['Aaaaaaaa11', 'weak', 'ряды и повторы не помогают'],
    ['Abcdef123456', 'weak', 'ряды и повторы не помогают'],
    ['Kontora84x', 'good', 'добавьте ещё слово'],
    ['Zima-les84', 'good', 'добавьте ещё слово'],
    ['Zima-les84-Konvoy', 'strong', ''],
    ['bdgkmwbdg', 'fair', 'добавьте ещё слово'],
    ['BDGKMWBDG', 'fair', 'добавьте ещё слово'],
    ['бвгджзкмн', 'fair', 'добавьте ещё слово'],
    ['8264915037', 'weak', 'добавьте ещё слово'],
    ['!?&*+=()<', 'fair', 'добавьте ещё слово'],
    ['Konvoy1999Les', 'good', 'слова и годы угадывают первыми'],
    ['lazurit.import', 'weak', 'логин и компанию угадывают первыми'],
    ['poiuytrewq1', 'weak', 'ряды и повторы не помогают'],
    ['zxcvbnmasdfghjkl', 'weak', 'ряды и повторы не помогают'],
  ])('%s: %s', (password, grade, advice) => {
    expect(estimatePasswordStrength(password, OWN)).toEqual({ grade, advice });
  });

  test('short own names do not lower the grade', () => {
    expect(estimatePasswordStrength('Konvoy-ao-84', ['ao']).advice).not.toMatch(/логин/);
  });
});

test('a further character never lowers it, unless it completes a word, a year or a sequence', () => {
  const sign = constantFrom(...'bdgkmwBDGKMW-_!'.split(''));
  assert(
    property(array(sign, { minLength: 1, maxLength: 30 }), (signs) => {
      const grades = signs.map((_, at) =>
        ORDER.indexOf(estimatePasswordStrength(signs.slice(0, at + 1).join(''), []).grade),
      );
      expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    }),
  );
});
