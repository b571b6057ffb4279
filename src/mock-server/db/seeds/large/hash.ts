// Deterministic pseudo-random values of the large seed.

/** Hashes an integer to 32 bits. */
export function hashNumber(index: number): number {
  let bits = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** An index below `count`. */
export const pickByHash = (index: number, count: number): number => hashNumber(index) % count;

/** 20 bytes as hexadecimal text; equals the hex of `hashToBytes`, but avoids the byte array. */
export function hashToHex(index: number): string {
  let text = '';
  for (let word = 0; word < 5; word += 1) {
    const bits = hashNumber(index * 64 + word);
    const swapped = (bits << 24) | ((bits & 0xff00) << 8) | ((bits >>> 8) & 0xff00) | (bits >>> 24);
    text += (swapped >>> 0).toString(16).padStart(8, '0');
  }
  return text;
}

/** `count` pseudo-random bytes. */
export function hashToBytes(seed: number, count: number): Uint8Array {
  const made = new Uint8Array(count);
  for (let index = 0; index < count; index += 1)
    made[index] = hashNumber(seed * 64 + (index >> 2)) >>> ((index & 3) * 8);
  return made;
}

export const padNumber = (number: number, digits: number): string => String(number).padStart(digits, '0');

const LAST_DAY = Date.parse('2026-11-19T12:00:00Z');
/** The days before the world's start, newest first; shared strings save memory. */
export const SEED_DAYS: readonly string[] = Array.from({ length: 365 }, (_, back) =>
  new Date(LAST_DAY - back * 86_400_000).toISOString().slice(0, 10),
);
/** Day of a row by its relative age, from newest (0) to oldest (1). */
export const getSeedDay = (share: number): string => SEED_DAYS[Math.floor(share * (SEED_DAYS.length - 1))] ?? '';
