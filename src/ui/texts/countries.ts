// Countries of foreign counterparties: a code of two letters on the wire, a name on the screen.
const names = new Intl.DisplayNames('ru', { type: 'region', fallback: 'code' });

/** `CN` → «Китай»; what is no code of a country stands as it came. */
export const countryName = (code: string | null): string =>
  code !== null && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? '—');

/** Where the operator's clients trade most; any other one can be typed. */
export const COMMON_COUNTRIES: readonly string[] = ['AE', 'BY', 'CN', 'DE', 'IN', 'KG', 'KZ', 'TR', 'UZ', 'VN'];
