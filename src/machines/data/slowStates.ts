/** When a wait counts as slow, in ms: the view then offers «Отменить» and «Повторить». No request times out. */
export const SLOW_AFTER_MS = 15_000;

/** The maximum delay of setTimeout, in ms; a longer one fires at once. */
export const MAX_TIMER_MS = 2_147_483_647;

/**
 * Child states of a state that waits for a call: after the delay `slow` it has the tag `slow`, and the view offers to
 * cancel.
 */
export const slowStates = {
  initial: 'waiting',
  states: { waiting: { after: { slow: 'slow' } }, slow: { tags: 'slow' } },
} as const;
