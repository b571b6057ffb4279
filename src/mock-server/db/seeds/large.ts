// Large seed: the demo world with 10,000 organisations, 100,000 wallets, 100,000 trades and 50,000 messages.
// Generated on every start and never stored (`origins`): raise SEED_SCHEMA_VERSION when its rows change.
import { lazyValue } from '../../lazyValue.ts';
import type { Row } from '../tables.ts';
import { createDefaultRows, createStatementHistory } from './default.ts';
import {
  ACTIVE_ORGANIZATION_COUNT,
  generateAccounts,
  generateContracts,
  generateOrganizations,
} from './large/parties.ts';
import { generateChats, generateMessages } from './large/chats.ts';
import { getLastLotNumber, generateOperations, generateTrades } from './large/trades.ts';
import { generateWallets } from './large/wallets.ts';
import { createUserRow } from './parties.ts';
import type { Seed } from './rows.ts';

/** Total row counts, including the demo rows. */
export const LARGE_SEED_SIZES = { organizations: 10_000, wallets: 100_000, trades: 100_000, messages: 50_000 } as const;
/** Number of newest trades in the registry of operations. */
const REGISTERED = 10_000;

export function largeSeed(): Seed {
  const base = createDefaultRows();
  const missing = (table: keyof typeof LARGE_SEED_SIZES): number => LARGE_SEED_SIZES[table] - base[table]().length;
  const parties = lazyValue(() => generateOrganizations(missing('organizations')));
  const clients = lazyValue(() => parties().slice(0, ACTIVE_ORGANIZATION_COUNT));
  const inRole = (role: Row<'organizations'>['role']) => clients().filter((row) => row.role === role);
  const held = lazyValue(() => generateWallets(clients(), missing('wallets')));
  const deals = lazyValue(() =>
    generateTrades({ buyers: inRole('ved_participant'), sellers: inRole('liquidity_provider') }, missing('trades')),
  );
  const registry = lazyValue(() => {
    const executed = deals().filter(({ status }) => status === 'completed');
    const walletById = new Map(held().map((wallet) => [wallet.id, wallet]));
    return generateOperations(executed.slice(-REGISTERED), (id) => walletById.get(id), base.operations().length + 1);
  });
  const rooms = lazyValue(() => generateChats(clients()));
  const rows = {
    ...base,
    organizations: () => [...base.organizations(), ...parties()],
    users: () => [...base.users(), ...parties().map(createUserRow)],
    wallets: () => [...base.wallets(), ...held()],
    fiat_wallets: () => [...base.fiat_wallets(), ...generateAccounts(clients())],
    contracts: () => [...base.contracts(), ...generateContracts(clients())],
    trades: () => [...base.trades(), ...deals()],
    operations: () => [...base.operations(), ...registry()],
    chats: () => [...base.chats(), ...rooms()],
    messages: () => [...base.messages(), ...generateMessages(rooms(), missing('messages'))],
    counters: () => [
      { id: 'message', last: base.messages().length },
      { id: 'lot', last: getLastLotNumber(missing('trades')) },
      { id: 'operation', last: base.operations().length + REGISTERED },
    ],
  };
  // assumed: earlier movements of generated accounts are one opening line each
  return { rows, history: () => createStatementHistory(base) };
}
