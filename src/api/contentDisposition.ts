// File names from the server without paths and without characters that are invisible or change the writing direction.

/** File name of a Content-Disposition header; null without one. */
export function parseContentDisposition(disposition: string | null): string | null {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  const plain = disposition?.match(/filename="?([^";]+)"?/i)?.[1];
  const name = extended === undefined ? plain : decoded(extended);
  return (name && plainName(name)) || null;
}

/** File name in the URL of a stored file; «Файл» without one. */
export const getFileNameFromUrl = (address: string): string =>
  plainName(decoded(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')) || 'Файл';

/** Replaces or adds the extension. */
export const withFileExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[a-z\d]{1,5}$/i, '') || 'Файл'}.${extension}`;

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
