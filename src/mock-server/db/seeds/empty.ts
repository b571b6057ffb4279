// The same organisations and accounts without any business: no wallets, requests, chats, notices; roubles at zero.
import demo from '../demo-world.json';
import { parties, publications } from './parties.ts';
import { type Seed, rowsOf } from './rows.ts';

/** Agreements stay, because they decide the account states. */
export function emptySeed(): Seed {
  const zero = { balance: '0.00', reserved: '0.00', available: '0.00' };
  const rows = {
    ...parties(),
    fiat_wallets: rowsOf('fiat_wallets', () => demo.fiat_wallets.map((wallet) => ({ ...wallet, ...zero }))),
    agreements: rowsOf('agreements', () => demo.agreements),
    publications: publications(),
    platform_rules: rowsOf('platform_rules', () => demo.platform_rules),
  };
  return { rows, history: () => [] };
}
