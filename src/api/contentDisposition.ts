// File names from the server without paths and without characters that are invisible or change the writing direction.

/** File name of a Content-Disposition header; null without one. */
export function parseContentDisposition(disposition: string | null): string | null {
  const [, charset, extended] = disposition?.match(/filename\*\s*=\s*"?([\w-]+)'[\w-]*'([^;"]+)/i) ?? [];
  const [, quoted, bare] = disposition?.match(/filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^";]+))/i) ?? [];
  const plain = quoted?.replace(/\\(["\\])/g, '$1') ?? bare;
  const name = extended === undefined ? plain && decoded(fromUtf8Bytes(plain)) : decodedAs(charset, extended);
  return (name && plainName(name)) || null;
}

/** Header values arrive as one character per byte: the bytes of a UTF-8 name are decoded. */
function fromUtf8Bytes(text: string): string {
  if (!/^[\0-\xFF]*[\x80-\xFF]/.test(text) || /[^\0-\xFF]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
  } catch {
    return text;
  }
}

const decodedAs = (charset: string | undefined, text: string): string =>
  /^utf-?8$/i.test(charset ?? '')
    ? decoded(text)
    : text.replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** File name in the URL of a stored file; «Файл» without one. */
export const getFileNameFromUrl = (address: string): string =>
  plainName(decoded(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')) || 'Файл';

/** Not the year of «Отчёт за 20.11.2026». */
const EXTENSION = /\.(?=\d*[a-z])[a-z\d]{1,5}$/i;

/** Replaces or adds the extension. */
export const withFileExtension = (name: string, extension: string): string =>
  `${name.replace(EXTENSION, '') || 'Файл'}.${extension}`;

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const MOST = 150;

/** Last path segment without characters that file systems reject or readers cannot see. */
const plainName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Truncated first: the patterns below take quadratic time on a million spaces or dots.
  const base = last.length > 2 * MOST ? last.slice(0, MOST) + last.slice(-MOST) : last;
  const clean = base
    .replaceAll(/[<>:"|?*\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(RESERVED, '_$1');
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.length <= MOST ? clean : clean.slice(0, MOST - extension.length) + extension;
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
