// What the mock says of currencies that are not traded (domain.md sections 2 and 7; the table is in api/checks).
import type { Network } from '../../../api/validation/address.ts';
import { networksOf } from '../../../api/validation/currencies.ts';

/** It lives on a network. */
export const isDigital = (currency: string): boolean => networksOf(currency).length > 0;

/** The network of this code that a currency lives on, or null. */
export const networkOf = (currency: string, code: string): Network | null =>
  networksOf(currency).find((network) => network === code) ?? null;

export const UNKNOWN_CURRENCY = 'Валюта недоступна'; // assumed: the contract gives no text
