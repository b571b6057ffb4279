// Names of files from the server, as they are shown and saved: no path, nothing that hides or turns the writing about.

/** File name of a Content-Disposition header; null when none is given. */
export function parseContentDisposition(disposition: string | null): string | null {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  const plain = disposition?.match(/filename="?([^";]+)"?/i)?.[1];
  const name = extended === undefined ? plain : decoded(extended);
  return (name && plainName(name)) || null;
}

/** File name of a stored file by its address; «Файл» where the address ends in none. */
export const getFileNameFromUrl = (address: string): string =>
  plainName(decoded(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')) || 'Файл';

/** The name with `extension`, whatever it ended in. */
export const withFileExtension = (name: string, extension: string): string =>
  `${name.replace(/\.[a-z\d]{1,5}$/i, '') || 'Файл'}.${extension}`;

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const MOST = 150;

/** The last part of a path, without what a file system refuses or a reader does not see. */
const plainName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Cut first: the patterns below take quadratic time for a million spaces or dots.
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
