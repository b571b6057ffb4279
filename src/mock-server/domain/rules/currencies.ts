// Currency checks of the mock, including currencies that are not traded.
import type { BlockchainNetwork } from '../../../api/validation/address.ts';
import { getCurrencyNetworks } from '../../../api/validation/currencies.ts';

/** Whether the currency has a network. */
export const isDigitalCurrency = (currency: string): boolean => getCurrencyNetworks(currency).length > 0;

/** The network with this code if the currency exists on it, or null. */
export const getCurrencyNetwork = (currency: string, code: string): BlockchainNetwork | null =>
  getCurrencyNetworks(currency).find((network) => network === code) ?? null;

export const UNKNOWN_CURRENCY_MESSAGE = 'Валюта недоступна'; // assumed: the contract gives no text
