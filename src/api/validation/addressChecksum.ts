// Checksums of addresses: base58check, bech32, bech32m, EIP-55. Only lazily loaded code may import this file.
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { type BlockchainNetwork, CHECKSUM_MESSAGE, addressFormatValidator } from './address.ts';
import type { Validator } from './validator.ts';

const base58check = createBase58check(sha256);
const HASH_BYTES = 20;
const TRON_VERSION = 0x41;
const BITCOIN_VERSIONS = [0, 5];

/** Validates form and checksum. */
export const addressValidator =
  (network: BlockchainNetwork): Validator =>
  (address) =>
    addressFormatValidator(network)(address) ?? (hasAddressChecksum(network, address) ? null : CHECKSUM_MESSAGE);

/** Whether the checksum of an address is correct; requires a valid form. */
export function hasAddressChecksum(network: BlockchainNetwork, address: string): boolean {
  switch (network) {
    case 'btc':
      return /^bc1/i.test(address) ? isSegwit(address) : isBase58(address, BITCOIN_VERSIONS);
    case 'trx':
      return isBase58(address, [TRON_VERSION]);
    case 'eth':
    case 'spctr':
      return isOneCase(address) || address === toEip55Address(address);
  }
}

/** An address in one case carries no EIP-55 checksum. */
const isOneCase = (address: string): boolean => {
  const letters = address.slice(2);
  return letters === letters.toLowerCase() || letters === letters.toUpperCase();
};

/** An EVM address in the upper and lower case of EIP-55. */
export function toEip55Address(address: string): string {
  const letters = address.slice(2).toLowerCase();
  const hash = keccak_256(new TextEncoder().encode(letters));
  const nibble = (index: number) => ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 0xf;
  const cased = Array.from(letters, (letter, index) => (nibble(index) >= 8 ? letter.toUpperCase() : letter));
  return `0x${cased.join('')}`;
}

function isBase58(address: string, versions: readonly number[]): boolean {
  try {
    const [version, ...hash] = base58check.decode(address);
    return hash.length === HASH_BYTES && versions.some((known) => known === version);
  } catch {
    return false; // the last four bytes are not the checksum
  }
}

/** Version 0 is bech32 with 20 or 32 bytes, version 1 bech32m with 32 (BIP 173, 350, 341). */
function isSegwit(address: string): boolean {
  const v0 = bech32.decodeUnsafe(address);
  if (v0) return v0.words[0] === 0 && [20, 32].some((length) => length === bytesOf(bech32, v0.words));
  const v1 = bech32m.decodeUnsafe(address);
  return v1?.words[0] === 1 && bytesOf(bech32m, v1.words) === 32;
}

/** Length of the witness program; undefined when its padding is wrong. */
const bytesOf = (coder: typeof bech32, words: number[]) => coder.fromWordsUnsafe(words.slice(1))?.length;
