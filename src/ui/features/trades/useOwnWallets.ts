// All wallets of the signed-in client: a provider reads them in one piece, a participant by a long page (rows 67, 71).
import { participantWalletList, walletListAll } from '../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { type Query, useQuery } from '../../bind/useQuery.ts';
import { useSession } from '../../bind/useSession.ts';

/** More wallets than one client has in practice. */
const MANY = 100;

export interface OwnWallets {
  /** Undefined until they are read. */
  readonly wallets: readonly Wallet[] | undefined;
  readonly query: Query<unknown>;
}

export function useOwnWallets(): OwnWallets {
  const { role } = useSession();
  const isProvider = role === 'liquidity_provider';
  const all = useQuery(walletListAll, isProvider ? {} : null);
  const page = useQuery(
    participantWalletList,
    role === 'ved_participant' ? { query: { limit: MANY, offset: 0 } } : null,
  );
  return isProvider ? { wallets: all.data, query: all } : { wallets: page.data?.results, query: page };
}
