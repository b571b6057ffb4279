// After how long a wait is called slow.

/** Nothing ends by itself, but from here on «Отменить» and «Повторить» are offered (design.md section 5), in ms. */
export const SLOW_MS = 15_000;
