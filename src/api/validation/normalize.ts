// Normalisers of requisites: they run before a mask and before a check, so that a pasted value loses only what no requisite has.

export type Normalizer = (text: string) => string;

/** Format and control characters: zero-width, bidirectional, soft hyphen, byte-order mark. */
const INVISIBLE = /\p{Cf}|(?!\s)\p{Cc}/gu;
/** White space, including blank letters that only look like it. */
const SPACES = /[\s\u115F\u1160\u2800\u3164]/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const SEPARATORS = /[-.,/()_'’]/g;
/** A label copied together with its value. A letter or a digit right behind it would make it a part of the value. */
const LABEL = /^\s*(?:ИНН|КПП|ОГРН(?:ИП)?|БИК|УНК|р\/с|к\/с|SWIFT|BIC|IBAN)(?:[:№]\s*|\s+)/i;

const toAscii = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

export const removeInvisibleCharacters: Normalizer = (text) => text.replace(INVISIBLE, '');

/** Without spaces, line breaks and invisible marks; every dash is a hyphen. Case and separators stay. */
export const normalizeCode: Normalizer = (text) =>
  toAscii(removeInvisibleCharacters(text).replace(LABEL, '')).replace(SPACES, '').replace(DASHES, '-');

/** A code without separators, in upper case: БИК, SWIFT, IBAN, КПП, account numbers. */
export const normalizeAccount: Normalizer = (text) => normalizeCode(text).replace(SEPARATORS, '').toUpperCase();

/** A registration number: in upper case, with its hyphens, which numbers of non-residents have. */
export const normalizeRegistrationNumber: Normalizer = (text) => normalizeCode(text).toUpperCase();

/** An address of a digital currency; a scheme and a query, which QR codes bring, are removed. */
export const normalizeAddress: Normalizer = (text) =>
  normalizeCode(text)
    .replace(/^(?:bitcoin|ethereum|tron|trx):/i, '')
    .replace(/\?.*$/, '');

/** An e-mail address without the scheme of a link and the brackets of a mail program. A space inside may part two addresses. */
export const normalizeEmail: Normalizer = (text) =>
  toAscii(removeInvisibleCharacters(text))
    .replace(/[\r\n\t]/g, '')
    .trim()
    .replace(DASHES, '-')
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1');
