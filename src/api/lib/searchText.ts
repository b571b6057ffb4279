// Text normalisation for searches.

/** Soft hyphens, zero-width blanks and direction marks; not the joiners of emoji and Persian. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Canonical composition without invisible characters; keeps the character positions of `normalizeForSearch`. */
export const normalizeUnicode = (text: string): string => text.replace(INVISIBLE, '').normalize('NFC');

/** The text of a search field as it is sent: trimmed, without invisible characters. */
export const toSearchQuery = (text: string): string => text.replace(INVISIBLE, '').trim();

/** Lower case, composed letters, ё as е, one form of blanks, quotes, apostrophes and dashes. */
export const normalizeForSearch = (text: string): string =>
  normalizeUnicode(text)
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/\s/g, ' ')
    .replace(/[«»“”„‟″]/g, '"')
    .replace(/[‘’ʼ′`]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-');
