// What the mock says of currencies that are not traded (domain.md sections 2 and 7; the table is in api/checks).
import type { BlockchainNetwork } from '../../../api/validation/address.ts';
import { getCurrencyNetworks } from '../../../api/validation/currencies.ts';

/** It lives on a network. */
export const isDigitalCurrency = (currency: string): boolean => getCurrencyNetworks(currency).length > 0;

/** The network of this code that a currency lives on, or null. */
export const getCurrencyNetwork = (currency: string, code: string): BlockchainNetwork | null =>
  getCurrencyNetworks(currency).find((network) => network === code) ?? null;

export const UNKNOWN_CURRENCY_MESSAGE = 'Валюта недоступна'; // assumed: the contract gives no text
