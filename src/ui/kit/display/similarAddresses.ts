// Addresses in a list whose shortened forms are equal.
import { truncateAddress } from './format.ts';

const FIELDS = ['address', 'wallet_address'] as const;
/** Characters of the middle that distinguish two addresses. */
const SHOWN = 4;

/** Addresses of the rows of a list. */
export const getRowAddresses = (rows: readonly unknown[]): readonly string[] =>
  rows.flatMap((row) =>
    typeof row === 'object' && row !== null
      ? FIELDS.map((field): unknown => Reflect.get(row, field)).filter((value) => typeof value === 'string')
      : [],
  );

/** Hexadecimal addresses are case-insensitive. */
const plain = (address: string): string => (/^0x/i.test(address) ? address.toLowerCase() : address);

/** The part of `address` that differs from another of `addresses` with the same shortened form; null without one. */
export function getDistinguishingPart(address: string, addresses: readonly string[]): string | null {
  const own = plain(address);
  const looks = truncateAddress(address).toLowerCase();
  const others = addresses
    .map(plain)
    .filter((other) => other !== own && truncateAddress(other).toLowerCase() === looks);
  const places = others.map((other) => Array.from(own).findIndex((letter, index) => letter !== other[index]));
  if (places.length === 0) return null;
  const start = Math.max(4, Math.min(...places, address.length - SHOWN - 4));
  return address.slice(start, start + SHOWN);
}
