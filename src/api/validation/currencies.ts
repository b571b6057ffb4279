// What is traded on the platform: digital currencies with the networks they live on (domain.md sections 2 and 7).
import { getOwnProperty } from '../lib/getOwnProperty.ts';
import type { BlockchainNetwork } from './address.ts';

interface DigitalCurrency {
  /** What people call it, as in `USDT (Tether USD)`. */
  readonly name: string;
  readonly networks: readonly BlockchainNetwork[];
}

export const DIGITAL_CURRENCIES: Readonly<Record<string, DigitalCurrency>> = {
  USDT: { name: 'Tether USD', networks: ['trx', 'eth'] },
  BTC: { name: 'Bitcoin', networks: ['btc'] },
  ETH: { name: 'Ethereum', networks: ['eth'] },
  SPCTR: { name: 'Spectr', networks: ['spctr'] },
};

/** Currencies that suppliers abroad are paid in. */
// assumed: the contract names no list; these have a rate on the platform
export const PAYMENT_CURRENCIES = ['USD', 'CNY', 'AED', 'RUB'] as const;

/** Networks a currency lives on; none for a currency that is not traded here. */
export function getCurrencyNetworks(currency: string): readonly BlockchainNetwork[] {
  const traded = getOwnProperty(DIGITAL_CURRENCIES, currency);
  return traded?.networks ?? [];
}
