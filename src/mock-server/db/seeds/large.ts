// The large world: the demo world among 10,000 organisations, 100,000 wallets, 100,000 trades and 50,000 messages.
// It is made anew wherever it is needed and never stored (world/origin): raise SCHEMA when what it makes changes.
import { once } from '../../lazyValue.ts';
import type { Row } from '../tables.ts';
import { defaultRows, historyOf } from './default.ts';
import { IN_SERVICE, accounts, contracts, organizations } from './large/parties.ts';
import { chats, messages } from './large/talk.ts';
import { lastLot, operations, trades } from './large/trades.ts';
import { wallets } from './large/wallets.ts';
import { userOf } from './parties.ts';
import type { Seed } from './rows.ts';

/** How many rows there are in all, those of the demo world included. */
export const LARGE = { organizations: 10_000, wallets: 100_000, trades: 100_000, messages: 50_000 } as const;
/** How many of the newest trades stand in the registry of operations. */
const REGISTERED = 10_000;

/** The demo world with lists as long as those of years. */
export function largeSeed(): Seed {
  const base = defaultRows();
  const missing = (table: keyof typeof LARGE): number => LARGE[table] - base[table]().length;
  const parties = once(() => organizations(missing('organizations')));
  const clients = once(() => parties().slice(0, IN_SERVICE));
  const inRole = (role: Row<'organizations'>['role']) => clients().filter((row) => row.role === role);
  const held = once(() => wallets(clients(), missing('wallets')));
  const deals = once(() =>
    trades({ buyers: inRole('ved_participant'), sellers: inRole('liquidity_provider') }, missing('trades')),
  );
  const registry = once(() => {
    const executed = deals().filter(({ status }) => status === 'completed');
    const walletById = new Map(held().map((wallet) => [wallet.id, wallet]));
    return operations(executed.slice(-REGISTERED), (id) => walletById.get(id), base.operations().length + 1);
  });
  const rooms = once(() => chats(clients()));
  const rows = {
    ...base,
    organizations: () => [...base.organizations(), ...parties()],
    users: () => [...base.users(), ...parties().map(userOf)],
    wallets: () => [...base.wallets(), ...held()],
    fiat_wallets: () => [...base.fiat_wallets(), ...accounts(clients())],
    contracts: () => [...base.contracts(), ...contracts(clients())],
    trades: () => [...base.trades(), ...deals()],
    operations: () => [...base.operations(), ...registry()],
    chats: () => [...base.chats(), ...rooms()],
    messages: () => [...base.messages(), ...messages(rooms(), missing('messages'))],
    counters: () => [
      { id: 'message', last: base.messages().length },
      { id: 'lot', last: lastLot(missing('trades')) },
      { id: 'operation', last: base.operations().length + REGISTERED },
    ],
  };
  // assumed: what happened on the accounts of the others before is one opening line each
  return { rows, history: () => historyOf(base) };
}
