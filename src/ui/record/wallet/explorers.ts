// Pages of public blockchain explorers; SPCTR has none.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';

interface Explorer {
  readonly transaction: (hash: string) => string;
  readonly address: (address: string) => string;
}

const EXPLORERS: Readonly<Record<string, Explorer>> = {
  trx: {
    transaction: (hash) => `https://tronscan.org/#/transaction/${hash}`,
    address: (address) => `https://tronscan.org/#/address/${address}`,
  },
  eth: {
    transaction: (hash) => `https://etherscan.io/tx/${hash.startsWith('0x') ? hash : `0x${hash}`}`,
    address: (address) => `https://etherscan.io/address/${address}`,
  },
  btc: {
    transaction: (hash) => `https://mempool.space/tx/${hash}`,
    address: (address) => `https://mempool.space/address/${address}`,
  },
};

/** Only a plausible hash or address may become part of a URL. */
const isPlausible = (text: string): boolean => /^[\w-]{16,128}$/.test(text);

function explore(kind: keyof Explorer, text: string | null, network: string | null): string | null {
  const explorer = network === null ? undefined : getOwnProperty(EXPLORERS, network.toLowerCase());
  return explorer && text !== null && isPlausible(text) ? explorer[kind](text) : null;
}

export const getTransactionExplorer = (hash: string, network: string | null): string | null =>
  explore('transaction', hash, network);
export const getAddressExplorer = (address: string | null, network: string | null): string | null =>
  explore('address', address, network);
