// Names of files from the server, as they are shown and saved: no path, nothing that hides or turns the writing about.

/** File name of a Content-Disposition header; null when none is given. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  const plain = disposition?.match(/filename="?([^";]+)"?/i)?.[1];
  const name = extended === undefined ? plain : decoded(extended);
  return (name && plainName(name)) || null;
}

/** File name of a stored file by its address; «Файл» where the address ends in none. */
export const fileNameAt = (address: string): string =>
  plainName(decoded(address.split(/[?#]/)[0]?.split('/').at(-1) ?? '')) || 'Файл';

const plainName = (name: string): string => name.replaceAll(/[\\/\p{Cc}\p{Cf}]/gu, '_').trim();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
