// The time the product tells: Moscow's, which keeps no summer time (domain.md section 2).

/** Moscow is ahead of UTC by so many milliseconds. */
export const MOSCOW_OFFSET_MS = 3 * 3_600_000;
