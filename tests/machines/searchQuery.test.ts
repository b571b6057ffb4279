// Interpretations of a search text, and the records that match it.
import { describe, expect, it } from 'vitest';
import {
  matchesRecord,
  matchesTitle,
  parseSearch,
  getServerSearchTexts,
  switchLayout,
} from '../../src/machines/search/searchQuery.ts';

describe('a text matches', () => {
  const deposit = { texts: ['П-608', 'ООО «Восток-Импорт»'], amounts: ['6926250.00'] };
  const trade = { texts: ['С-1016', '7712345678'], amounts: ['1000.5'] };
  const withdrawal = {
    texts: ['В-701', 'TQrY8tryqsYVCYS3MFbtffiPp2ccyn4STm', null, undefined],
    amounts: [null, 'нет'],
  };
  it.each([
    ['a number', 'П-608', deposit],
    ['a number in lower case without the hyphen', 'п608', deposit],
    ['a number typed in the Latin layout', 'G-608', deposit],
    ['a number with a Latin letter of the same sound', 'P-608', deposit],
    ['a number with a Latin letter of the same shape', 'C-1016', trade],
    ['a number with the sign', '№ В 701', withdrawal],
    ['the digits of a number', '701', withdrawal],
    ['a name', 'восток', deposit],
    ['a name typed in the Latin layout', 'djcnjr', deposit],
    ['a part of an ИНН', '77123', trade],
    ['an address', 'tqry8try', withdrawal],
    ['an amount in groups', '6 926 250', deposit],
    ['an amount with no-break spaces and kopecks', '6\u00A0926\u00A0250,00', deposit],
    ['an amount with a sign', '6926250.00 ₽', deposit],
    ['an amount with a dot', '1000.50', trade],
  ])('%s', (_, text, record) => {
    expect(matchesRecord(parseSearch(text), record)).toBe(true);
    const others = [deposit, trade, withdrawal].filter((other) => other !== record);
    expect(others.some((other) => matchesRecord(parseSearch(text), other))).toBe(false);
  });

  it('neither a part of an amount nor a letter prefix of another kind', () => {
    expect(matchesRecord(parseSearch('6 926'), deposit)).toBe(false);
    expect(matchesRecord(parseSearch('В-608'), deposit)).toBe(false);
    expect(matchesRecord(parseSearch('П-6081'), deposit)).toBe(false);
  });
});

describe('the texts sent to a list', () => {
  it.each([
    ['П-608', ['608']],
    ['6 926 250,50 ₽', ['6926250.50']],
    ['7712345678', ['7712345678']],
    ['  Восток   Импорт ', ['Восток Импорт', 'djcnjr bvgjhn']],
  ])('of %s', (text, expected) => expect(getServerSearchTexts(parseSearch(text))).toEqual(expected));
});

describe('a title', () => {
  it.each(['пополн', 'счет пополнить', 'gjgjkybnm', 'СЧЁТ'])('«Пополнить счёт» is found by %s', (text) =>
    expect(matchesTitle(parseSearch(text), 'Пополнить счёт')).toBe(true),
  );
  it('is not found by the middle of a word', () =>
    expect(matchesTitle(parseSearch('полнить'), 'Пополнить счёт')).toBe(false));
});

it('switches the layout in both directions', () => {
  expect(switchLayout('ghbdtn')).toBe('привет');
  expect(switchLayout('Привет')).toBe('ghbdtn');
});
