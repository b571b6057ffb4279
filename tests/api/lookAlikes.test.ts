// Names that pass for others by letters of another alphabet, and names that only use two of them.
import { describe, expect, test } from 'vitest';
import { cutText } from '../../src/api/lib/cutText.ts';
import { mixesLookAlikes } from '../../src/api/lib/lookAlikes.ts';

describe('a name', () => {
  test.each([
    ['ООО «Bосток-Импорт»', 'a Latin B'],
    ['ООО «Востoк»', 'a Latin o inside'],
    ['OOO «Восток»', 'a legal form in Latin letters'],
    ['ИП Cидоров', 'a Latin C'],
    ['Аcme Trading Ltd', 'a Cyrillic А in a Latin word'],
    ['Sрectrum', 'a Cyrillic р inside'],
    ['ООО «Вост0к»', 'a zero in place of О'],
    ['Αcme Trading', 'a Greek Α'],
    ['TRtHоXUkEJXSdD2AbNyugHrqKty6ydGYit', 'a Cyrillic о in an address'],
    ['000 «Восток»', 'zeros in place of ООО'],
    ['3АО «Восток»', 'a three in place of З'],
    ['ООО «Ｂосток»', 'a full-width B'],
    ['ООО «Восток𝐀»', 'a mathematical A'],
    ['ООО «ᎪВС»', 'a Cherokee letter'],
    [`${'а'.repeat(100)}o ${'x'.repeat(1_000_000)}`, 'a million characters'],
  ])('%s has look-alike letters: %s', (name) => expect(mixesLookAlikes(name)).toBe(true));

  test.each([
    'ООО «Восток-Импорт»',
    'Acme Trading Ltd',
    'ООО «ТехноTrade»',
    'АО «IT-Холдинг»',
    'ООО «Восток» (Vostok LLC)',
    'Πλοίο Α.Ε.',
    'שלום בע"מ',
    'USDT (Tether USD)',
    '₽ за 1 USDT',
    'W-000001',
    'Завод 100 мелочей',
    'Завод №5, Ромашка™',
    '000 123 456',
    'П-601, 12 345,00 ₽',
    '',
  ])('%s has none', (name) => expect(mixesLookAlikes(name)).toBe(false));
});

test.each([
  ['short', 10, 'short'],
  ['long text', 4, 'long…'],
  ['ab😀cd', 3, 'ab…'],
])('%j cut to %i characters is %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));
