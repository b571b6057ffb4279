// Cryptocurrencies of the platform and their networks.
import { getOwnProperty } from '../lib/getOwnProperty.ts';
import type { BlockchainNetwork } from './address.ts';

interface DigitalCurrency {
  /** Common name, as in `USDT (Tether USD)`. */
  readonly name: string;
  readonly networks: readonly BlockchainNetwork[];
}

export const DIGITAL_CURRENCIES: Readonly<Record<string, DigitalCurrency>> = {
  USDT: { name: 'Tether USD', networks: ['trx', 'eth'] },
  BTC: { name: 'Bitcoin', networks: ['btc'] },
  ETH: { name: 'Ethereum', networks: ['eth'] },
  SPCTR: { name: 'Spectr', networks: ['spctr'] },
};

/** Currencies of payments abroad. */
// assumed: the contract names no list; these have a rate on the platform
export const PAYMENT_CURRENCIES = ['USD', 'CNY', 'AED', 'RUB'] as const;

/** Networks of a currency; empty for a currency that is not traded. */
export function getCurrencyNetworks(currency: string): readonly BlockchainNetwork[] {
  const traded = getOwnProperty(DIGITAL_CURRENCIES, currency);
  return traded?.networks ?? [];
}
