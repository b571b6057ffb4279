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
const CYRILLIC_LABEL =
  '(?:номер\\s+)?(?:ИНН|КПП|ОГРН(?:ИП)?|БИК|УНК|[рк]\\s*[/.]\\s*сч?(?:[её]та?)?' +
  '|(?:(?:расч?(?:[её]тный|[./])?|корр?(?:еспондентский|[./])?)\\s*)?сч[её]та?|сч(?=\\.))';
const LABEL_OWNER = '(?:[\\s-]+(?:банка|получателя|плательщика|организации|компании|кошелька|код|code))?';
const LABEL_END = '(?:\\s*[.:=№#]+\\s*|\\s*[-–—]\\s+|\\s+)';
/** A label copied with its value. A label directly followed by a letter or digit is part of the value. */
const LABEL = new RegExp(
  `^\\s*(?:${CYRILLIC_LABEL}|(?:BIC\\/)?SWIFT(?:\\/BIC)?|СВИФТ|BIC|IBAN)${LABEL_OWNER}${LABEL_END}`,
  'i',
);
const ADDRESS_LABEL = new RegExp(
  '^\\s*(?:\\(?(?:адрес|кошел[её]к|address|wallet|hash|tx(?:id)?|хеш|хэш|(?:TRC|ERC)[\\s-]?20|USDT|TRX|TRON|ETH|BTC)\\)?' +
    `${LABEL_OWNER}${LABEL_END})+`,
  'i',
);
/** No value contains Cyrillic letters, so such a label needs no separator. */
const ATTACHED_LABEL = new RegExp(`^${CYRILLIC_LABEL}[-=:]?(?=\\d)`, 'i');
const OPENING = /^[\s"'«“„‘№#([{<`]+/;
const CLOSING = /[\s"'»”“’;,.)\]}>`]/;

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

/** Without the characters of CLOSING at the end; a pattern would take quadratic time on a long text. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && CLOSING.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A code without the quotes and punctuation around it. */
export const normalizeRequisite: Normalizer = (text) =>
  normalizeCode(withoutClosing(normalizeCode(text).replace(OPENING, ''))).replace(ATTACHED_LABEL, '');

/** A registration number in upper case; keeps hyphens, which numbers of non-residents contain. */
export const normalizeRegistrationNumber: Normalizer = (text) => normalizeRequisite(text).toUpperCase();

const PAGE = /^https?:\/\/[^/]*/i;

/** The address or hash in the URL of an explorer's page: its longest code, of equal ones the last. */
const codeOfPage: Normalizer = (url) =>
  (url.replace(PAGE, '').match(/[\da-z]+/gi) ?? [])
    .filter((part) => /\d/.test(part))
    .reduce((longest, part) => (part.length >= longest.length ? part : longest), '') || url;

/** An address or hash without separators, scheme, chain and query of a QR code and without the page of an explorer. */
export const normalizeAddress: Normalizer = (text) => {
  const code = normalizeRequisite(removeInvisibleCharacters(text).replace(ADDRESS_LABEL, ''));
  if (PAGE.test(code)) return codeOfPage(code);
  return code
    .replace(/^(?:bitcoin|ethereum|tron|trx):(?:\/\/)?(?:pay-)?/i, '')
    .replace(/[?@].*$/, '')
    .replace(SEPARATORS, '')
    .replace(/^0X/, '0x');
};

/** With a name before it; the patterns below take quadratic time on a longer text. */
const MAX_EMAIL_LENGTH = 1000;

/**
 * An e-mail address without the scheme of a link and angle brackets. Inner spaces stay: they may separate two
 * addresses.
 */
export const normalizeEmail: Normalizer = (text) => {
  const written = toAscii(removeInvisibleCharacters(text))
    .replace(/[\r\n\t]/g, '')
    .trim()
    .replace(DASHES, '-');
  if (written.length > MAX_EMAIL_LENGTH) return written;
  return written
    .replace(/^mailto:/i, '')
    .replace(/^[^<>]*<([^<>]*)>[;,]?$/, '$1')
    .replace(/^(\S+@\S+\.[a-z]+)[;,]$/i, '$1');
};
