// Currency and network of a wallet by the form and checksum of its address. Only lazily loaded code may import this file.
import type { BlockchainNetwork } from './address.ts';
import { addressValidator } from './addressChecksum.ts';
import { DIGITAL_CURRENCIES, getCurrencyNetworks } from './currencies.ts';

interface Asset {
  readonly currency: string;
  readonly network: BlockchainNetwork;
}

/** The asset with this form of address, limited to `currency` unless that is empty; null if none or several match. */
export function guessAsset(address: string, currency: string): Asset | null {
  const currencies = currency === '' ? Object.keys(DIGITAL_CURRENCIES) : [currency];
  const assets = currencies.flatMap((code) =>
    getCurrencyNetworks(code)
      .filter((network) => addressValidator(network)(address) === null)
      .map((network) => ({ currency: code, network })),
  );
  const [only, another] = assets;
  return only === undefined || another !== undefined ? null : only;
}
