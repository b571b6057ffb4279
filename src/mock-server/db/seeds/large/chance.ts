// Chance of the large world: a number for every place, always the same.

/** Spreads an integer over 32 bits. */
export function hashNumber(place: number): number {
  let bits = Math.imul(place ^ 0x9e3779b9, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** One of `count` for this place. */
export const pickByHash = (place: number, count: number): number => hashNumber(place) % count;

/** 20 bytes as hexadecimal text: the same as `bytes` gives, for the many addresses that need no bytes. */
export function hexDigits20(place: number): string {
  let text = '';
  for (let word = 0; word < 5; word += 1) {
    const bits = hashNumber(place * 64 + word);
    const swapped = (bits << 24) | ((bits & 0xff00) << 8) | ((bits >>> 8) & 0xff00) | (bits >>> 24);
    text += (swapped >>> 0).toString(16).padStart(8, '0');
  }
  return text;
}

/** As many bytes as asked for. */
export function hexBytes(place: number, count: number): Uint8Array {
  const made = new Uint8Array(count);
  for (let index = 0; index < count; index += 1)
    made[index] = hashNumber(place * 64 + (index >> 2)) >>> ((index & 3) * 8);
  return made;
}

/** With leading zeros. */
export const padNumber = (number: number, digits: number): string => String(number).padStart(digits, '0');

const LAST_DAY = Date.parse('2026-11-19T12:00:00Z');
/** Days before the world's first one, newest first; each text exists once, however many rows carry it. */
export const SEED_DAYS: readonly string[] = Array.from({ length: 365 }, (_, back) =>
  new Date(LAST_DAY - back * 86_400_000).toISOString().slice(0, 10),
);
/** The day of a row, by how far it is from the newest (0) to the oldest (1). */
export const getSeedDay = (share: number): string => SEED_DAYS[Math.floor(share * (SEED_DAYS.length - 1))] ?? '';
