// Text normalisation for searches.

/** Canonical composition; keeps the character positions of `normalizeForSearch`. */
export const normalizeUnicode = (text: string): string => text.normalize('NFC');

/** Lower case, composed letters, ё as е. */
export const normalizeForSearch = (text: string): string =>
  normalizeUnicode(text).toLocaleLowerCase('ru').replaceAll('ё', 'е');
