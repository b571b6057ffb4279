// Normalisers of requisites. They run before masks and validators and remove only characters that no requisite
// contains.

export type Normalizer = (text: string) => string;

/** Format and control characters: zero-width, bidirectional, soft hyphen, byte-order mark. */
const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}/gu;
/** White space, including letters that render as blanks. */
const SPACES = /[\s\u115F\u1160\u2800\u3164]/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const SEPARATORS = /[-.,/()_'’]/g;
/** A label copied with its value. A label directly followed by a letter or digit is part of the value. */
const LABEL = /^\s*(?:ИНН|КПП|ОГРН(?:ИП)?|БИК|УНК|р\/с|к\/с|SWIFT|BIC|IBAN)(?:[:№]\s*|\s+)/i;

const toAscii = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

export const removeInvisibleCharacters: Normalizer = (text) => text.replace(INVISIBLE, '');

/** Without spaces, line breaks and invisible characters; dashes become hyphens. Case and separators stay. */
export const normalizeCode: Normalizer = (text) =>
  toAscii(removeInvisibleCharacters(text).replace(LABEL, '')).replace(SPACES, '').replace(DASHES, '-');

/** A code without separators, in upper case: БИК, SWIFT, IBAN, КПП, account numbers. */
export const normalizeAccount: Normalizer = (text) => normalizeCode(text).replace(SEPARATORS, '').toUpperCase();

/** A registration number in upper case; keeps hyphens, which numbers of non-residents contain. */
export const normalizeRegistrationNumber: Normalizer = (text) => normalizeCode(text).toUpperCase();

/** A cryptocurrency address without the scheme and query of a QR code. */
export const normalizeAddress: Normalizer = (text) =>
  normalizeCode(text)
    .replace(/^(?:bitcoin|ethereum|tron|trx):/i, '')
    .replace(/\?.*$/, '');

/**
 * An e-mail address without the scheme of a link and angle brackets. Inner spaces stay: they may separate two
 * addresses.
 */
export const normalizeEmail: Normalizer = (text) =>
  toAscii(removeInvisibleCharacters(text))
    .replace(/[\r\n\t]/g, '')
    .trim()
    .replace(DASHES, '-')
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1');
