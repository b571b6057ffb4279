// Reads everything that a client's ledger is computed from: each list to its last page, the rouble account and the wallets.
import { depositHistoryList } from '../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { fiatWalletRead } from '../../../api/endpoints/fiat.ts';
import { tradeHistoryList } from '../../../api/endpoints/trades.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { walletList } from '../../../api/endpoints/wallets.ts';
import { withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import {
  type LedgerEntry,
  type OperatorCodes,
  createLedgerEntries,
  findOperatorCodes,
} from '../../../machines/ledger/ledgerEntries.ts';
import { type Balances, sumBalances } from '../../../machines/ledger/statement.ts';
import { combineQueries } from '../../hooks/data/combineQueries.ts';
import { useAllPagesQuery, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import type { QueryStatus } from '../../query/QueryContent.tsx';

const PAGE = { query: { limit: 100, offset: 0 } };

export interface LedgerState {
  /** Null until every list is read or has failed. */
  readonly data: {
    readonly entries: readonly LedgerEntry[];
    readonly balances: Balances;
    readonly account: FiatWallet | undefined;
    readonly operator: OperatorCodes;
  } | null;
  /** Lists that failed. */
  readonly unread: readonly string[];
  /** Rows that could not be parsed. */
  readonly lost: number;
  readonly isRefetching: boolean;
  readonly query: QueryStatus;
  readonly refetch: () => void;
}

const rowsOf = <T>(list: { readonly data: { readonly results: readonly T[] } | undefined }): readonly T[] =>
  list.data?.results ?? [];

export function useLedger(): LedgerState {
  const isPayer = useSession().role === 'ved_participant';
  const deposits = useAllPagesQuery(depositHistoryList, PAGE);
  const withdrawals = useAllPagesQuery(withdrawalHistoryList, PAGE);
  const trades = useAllPagesQuery(tradeHistoryList, PAGE);
  const exchanges = useAllPagesQuery(exchangeList, PAGE);
  const payments = useAllPagesQuery(vedTransactionList, isPayer ? PAGE : null);
  const wallets = useAllPagesQuery(walletList, PAGE);
  const account = useQuery(fiatWalletRead, { query: { limit: 1 } });
  const named = [
    { name: 'пополнения', of: deposits },
    { name: 'выводы', of: withdrawals },
    { name: 'сделки', of: trades },
    { name: 'обмены', of: exchanges },
    ...(isPayer ? [{ name: 'платежи поставщикам', of: payments }] : []),
    { name: 'кошельки', of: wallets },
    { name: 'рублёвый счёт', of: account },
  ];
  const queries = named.map(({ of }) => of);
  const isSettled = queries.every(({ data, busy }) => data !== undefined || !busy);
  const isRead = queries.some(({ data }) => data !== undefined);
  return {
    data:
      isSettled && isRead
        ? {
            entries: createLedgerEntries({
              deposits: rowsOf(deposits),
              withdrawals: rowsOf(withdrawals),
              trades: rowsOf(trades),
              exchanges: rowsOf(exchanges),
              payments: rowsOf(payments),
            }),
            balances: sumBalances(account.data?.balance ?? null, wallets.data?.results ?? null),
            account: account.data,
            operator: findOperatorCodes(rowsOf(deposits)),
          }
        : null,
    unread: named.filter(({ of }) => of.data === undefined && !of.busy).map(({ name }) => name),
    lost: queries.reduce((sum, { lost = 0 }) => sum + lost, 0),
    isRefetching: queries.some(({ busy }) => busy),
    query: combineQueries(...queries),
    refetch: () => queries.forEach(({ refresh }) => refresh()),
  };
}
