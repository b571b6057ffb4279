// When a wait counts as slow, and the longest delay a timer can have.

/** Nothing ends by itself, but from here on «Отменить» and «Повторить» are offered (design.md section 5), in ms. */
export const SLOW_AFTER_MS = 15_000;

/** The longest a timer can wait, in ms; a longer one would fire at once. */
export const MAX_TIMER_MS = 2_147_483_647;

/**
 * For a state that waits for a call: after `slow` (a delay of its machine) it carries the tag `slow`, and a way out is offered;
 * nothing ends by itself (design.md section 5).
 */
export const slowStates = {
  initial: 'waiting',
  states: { waiting: { after: { slow: 'dragging' } }, dragging: { tags: 'slow' } },
} as const;
