// All wallets of the signed-in client: a provider's list is not paged, a participant's is (tests/contract/calls.json rows
// 67, 71).
import { participantWalletList, walletListAll } from '../../../../api/endpoints/wallets.ts';
import type { Wallet } from '../../../../api/schemas/wallets.ts';
import { type Query, useQuery, useAllPagesQuery } from '../../../hooks/data/useQuery.ts';
import { useSession } from '../../../hooks/session/useSession.ts';

const PAGE = 100;

export interface OwnWallets {
  /** Undefined while loading. */
  readonly wallets: readonly Wallet[] | undefined;
  readonly query: Query<unknown>;
}

/** All wallets of the signed-in client, whatever the role. */
export function useOwnWallets(): OwnWallets {
  const { role } = useSession();
  const isProvider = role === 'liquidity_provider';
  const all = useQuery(walletListAll, isProvider ? {} : null);
  const paged = useAllPagesQuery(
    participantWalletList,
    role === 'ved_participant' ? { query: { limit: PAGE, offset: 0 } } : null,
  );
  return isProvider ? { wallets: all.data, query: all } : { wallets: paged.data?.results, query: paged };
}
