// Names of the seeds of the demo world.

/**
 * `default` is the world of tests/contract/demo-world.json, `empty` the same organisations without history, `large` the
 * demo world with many generated rows, `lived` the demo world with a history of three months.
 */
export const SEED_NAMES = ['default', 'empty', 'large', 'lived'] as const;
export type SeedName = (typeof SEED_NAMES)[number];

export const isSeedName = (name: string): name is SeedName => SEED_NAMES.some((known) => known === name);
