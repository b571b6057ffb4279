// Times are shown in Moscow time, which has no daylight saving.

/** Offset from UTC in milliseconds. */
export const MOSCOW_OFFSET_MS = 3 * 3_600_000;
