// The same organisations and accounts without any business: no wallets, requests, chats, notices; roubles at zero.
import demo from '../demo-world.json';
import { createParties, createPublications } from './parties.ts';
import { type Seed, createSeedRows } from './rows.ts';

/** Agreements stay, because they decide the account states. */
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
