// Empty seed: the same organisations and accounts without business data; rouble balances are zero.
import demo from '../demo-world.json';
import { createParties, createPublications } from './parties.ts';
import { type Seed, createSeedRows } from './rows.ts';

/** Keeps agreements, because they decide account states. */
export function emptySeed(): Seed {
  const zero = { balance: '0.00', reserved: '0.00', available: '0.00' };
  const rows = {
    ...createParties(),
    fiat_wallets: createSeedRows('fiat_wallets', () => demo.fiat_wallets.map((wallet) => ({ ...wallet, ...zero }))),
    agreements: createSeedRows('agreements', () => demo.agreements),
    publications: createPublications(),
    platform_rules: createSeedRows('platform_rules', () => demo.platform_rules),
  };
  return { rows, history: () => [] };
}
