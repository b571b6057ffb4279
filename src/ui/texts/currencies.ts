// Options of digital currencies and networks.
import { DIGITAL_CURRENCIES } from '../../api/validation/currencies.ts';

/** `USDT (Tether USD)`. */
export const CURRENCY_OPTIONS = Object.entries(DIGITAL_CURRENCIES).map(([value, { name }]) => ({
  value,
  label: `${value} (${name})`,
}));

export const NETWORK_OPTIONS = [...new Set(Object.values(DIGITAL_CURRENCIES).flatMap(({ networks }) => networks))].map(
  (value) => ({ value, label: value.toUpperCase() }),
);
