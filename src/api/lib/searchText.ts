// Texts as searches compare them.

/** Letters composed in one way: their places are those of `normalizeForSearch`. */
export const normalizeUnicode = (text: string): string => text.normalize('NFC');

/** Lower case, composed letters, ё as е. */
export const normalizeForSearch = (text: string): string =>
  normalizeUnicode(text).toLocaleLowerCase('ru').replaceAll('ё', 'е');
