// Text normalisation for searches.

/** Canonical composition; keeps the character positions of `normalizeForSearch`. */
export const normalizeUnicode = (text: string): string => text.normalize('NFC');

/** Lower case, composed letters, ё as е, one form of blanks, quotes and dashes. */
export const normalizeForSearch = (text: string): string =>
  normalizeUnicode(text)
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/\s/g, ' ')
    .replace(/[«»“”„‟″]/g, '"')
    .replace(/[\p{Pd}\u2212]/gu, '-');
