// Options of selects, filters and radio groups.
import { DIGITAL_CURRENCIES } from '../../api/validation/currencies.ts';

/** Direction of a wallet or a contract: import or export. */
export const DIRECTIONS = [
  { value: 'import', label: 'Импорт' },
  { value: 'export', label: 'Экспорт' },
] as const;

/** Label of a code; an unknown one is shown raw. */
export const getDirectionLabel = (code: string | null): string =>
  DIRECTIONS.find(({ value }) => value === code)?.label ?? code ?? '—';

/** `USDT (Tether USD)`. */
export const CURRENCY_OPTIONS = Object.entries(DIGITAL_CURRENCIES).map(([value, { name }]) => ({
  value,
  label: `${value} (${name})`,
}));

export const NETWORK_OPTIONS = [...new Set(Object.values(DIGITAL_CURRENCIES).flatMap(({ networks }) => networks))].map(
  (value) => ({ value, label: value.toUpperCase() }),
);

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}
