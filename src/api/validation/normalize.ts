// Normalisers of requisites. They run before masks and validators and remove only characters that no requisite
// contains.

export type Normalizer = (text: string) => string;

/** Format and control characters: zero-width, bidirectional, soft hyphen, byte-order mark, variation selectors. */
const INVISIBLE = /\p{Cf}|\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;
/** White space, including a letter that renders as a blank. */
const SPACES = /[\s\u2800]/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const SLASHES = /[\u2044\u2215]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
const SEPARATORS = /[-.,/()_'’|*\u00B7\u2022\u2219\u22C5]/g;
/** A label copied with its value. A label directly followed by a letter or digit is part of the value. */
const LABEL =
  /^\s*(?:ИНН|КПП|ОГРН(?:ИП)?|БИК|УНК|[рк]\s*[/.]\s*сч?(?:[её]т)?|(?:расч[её]тный\s+|корр?(?:еспондентский|\.)?\s*)?сч[её]т|сч(?=\.)|адрес|(?:USDT[\s-]*)?(?:TRC|ERC)[\s-]?20|SWIFT(?:\/BIC)?|BIC|IBAN)(?:\s+(?:банка|кошелька|code))?(?:\s*[.:№#]+\s*|\s+)/i;
const OPENING = /^[\s"'«“„‘№#]+/;
const CLOSING = /[\s"'»”“’;,.]+$/;

/** Digits of other scripts. The digits of a script are consecutive, from zero on. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** ASCII forms of full-width characters, of digits of other scripts and of slashes. */
export const toAscii: Normalizer = (text) =>
  text
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(FOREIGN_DIGIT, toAsciiDigit)
    .replace(SLASHES, '/');

export const removeInvisibleCharacters: Normalizer = (text) => text.replace(INVISIBLE, '');

/** Without spaces, line breaks and invisible characters; dashes become hyphens. Case and separators stay. */
export const normalizeCode: Normalizer = (text) =>
  toAscii(removeInvisibleCharacters(text).replace(LABEL, '')).replace(SPACES, '').replace(DASHES, '-');

/** A code without separators, in upper case: БИК, SWIFT, IBAN, КПП, account numbers. */
export const normalizeAccount: Normalizer = (text) => normalizeRequisite(text).replace(SEPARATORS, '').toUpperCase();

/** A code without the quotes and punctuation around it. */
export const normalizeRequisite: Normalizer = (text) =>
  normalizeCode(normalizeCode(text).replace(OPENING, '').replace(CLOSING, ''));

/** A registration number in upper case; keeps hyphens, which numbers of non-residents contain. */
export const normalizeRegistrationNumber: Normalizer = (text) => normalizeRequisite(text).toUpperCase();

/** A cryptocurrency address without the scheme, chain and query of a QR code and without the page of an explorer. */
export const normalizeAddress: Normalizer = (text) =>
  normalizeRequisite(text)
    .replace(/^(?:bitcoin|ethereum|tron|trx):(?:\/\/)?/i, '')
    .replace(/[?@].*$/, '')
    .replace(/^https?:\/\/.*\//i, '')
    .replace(/^0X/, '0x');

/** The hash of a transaction without the page of an explorer. */
export const normalizeHash: Normalizer = (text) =>
  normalizeCode(text).replace(/^https?:\/\/\S*\/(?=[^/]+\/?$)|\/$/gi, '');

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
    .replace(/^[^<>]*<([^<>]*)>[;,]?$/, '$1')
    .replace(/^(\S+@\S+\.[a-z]+)[;,]$/i, '$1');
