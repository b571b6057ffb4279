// Home of a client: balances, pending items by assignee, recent operations.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EndpointResult } from '../../../api/endpoint.ts';
import { depositList } from '../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { fiatWalletRead } from '../../../api/endpoints/fiat.ts';
import { tradeBuyList, tradeHistoryList } from '../../../api/endpoints/trades.ts';
import type { FiatWallet } from '../../../api/schemas/fiat.ts';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { NoAccountNote } from '../../record/ProfileMissing.tsx';
import { PageBody, PageColumns, PageContainer, PageStack } from '../../kit/layout/Page.styles.ts';
import { belowMobile } from '../../theme/media.ts';
import { AttentionPanel } from './AttentionPanel.tsx';
import { WeeklyFlowPanel } from './WeeklyFlowPanel.tsx';
import { PanelContent } from './PanelContent.tsx';
import { AccountStatusNote } from './AccountStatusNote.tsx';
import { CurrencySharesPanel } from './CurrencySharesPanel.tsx';
import { WalletsPanel } from './WalletsPanel.tsx';
import { getAttentionItems } from './attentionItems.ts';
import type { DashboardPaths } from './dashboardPaths.ts';
import { toTradeRow } from './recent.tsx';
import { getHoldings } from './holdings.ts';
import { LastOperations, ROW_LIMIT, type TradeQueries, TradesInWork } from './RecentPanels.tsx';

/** On a phone items that need attention come first. */
const Columns = styled(PageColumns)`
  ${belowMobile} {
    > ${PageStack} {
      display: contents;
    }
    > .attention,
    > ${PageStack} > .attention {
      order: -1;
    }
  }
`;

/** Page size for sums and charts. */
const MANY = 100;

interface DashboardProps {
  readonly paths: DashboardPaths;
  /** Wallets readable by the role. */
  readonly wallets: Query<unknown> & { readonly rows: readonly Wallet[] };
  readonly account: Query<FiatWallet>;
  /** Card of the rouble account with its actions, once loaded. */
  readonly balance: ReactNode;
  /** Figures of the role, on top. */
  readonly renderFigures?: (trades: Query<TradePage>) => ReactNode;
  readonly empty: string;
  /** First steps of a new client, above the panels. */
  readonly intro?: ReactNode;
  /** No operations yet: empty panels are left out. */
  readonly isNew?: boolean;
}

export type TradePage = EndpointResult<typeof tradeHistoryList>;

/** The rouble account with the operations used by the charts. */
export const useRubleAccount = (): Query<FiatWallet> => useQuery(fiatWalletRead, { query: { limit: MANY } });

export function Dashboard({ paths, account, wallets, balance, renderFigures, intro, isNew, empty }: DashboardProps) {
  const trades = useQuery(tradeHistoryList, { query: { limit: MANY } });
  const exchanges = useQuery(exchangeList, { query: { limit: ROW_LIMIT } });
  return (
    <PageContainer>
      <PageBody>
        <AccountStatusNote />
        {renderFigures?.(trades)}
        {intro}
        {isNew ? (
          <Columns data-even="less">
            <PanelContent query={account} title="Рублёвый счёт" none={<NoAccountNote />}>
              {() => balance}
            </PanelContent>
            <Attention wallets={wallets} paths={paths} />
          </Columns>
        ) : (
          <>
            <Columns data-even="less">
              <PanelContent query={account} title="Рублёвый счёт" none={<NoAccountNote />}>
                {() => balance}
              </PanelContent>
              <PanelContent query={wallets} title="Цифровые кошельки">
                {() => <WalletsPanel wallets={wallets.rows} paths={paths} />}
              </PanelContent>
              <PageStack data-fill>
                <Attention wallets={wallets} paths={paths} />
                <Structure account={account} wallets={wallets} trades={trades} exchanges={exchanges} />
              </PageStack>
              <PageStack data-fill>
                <PanelContent query={account} title="Движение по счёту" none={<NoAccountNote />}>
                  {(data) => <WeeklyFlowPanel account={data} />}
                </PanelContent>
                <PanelContent query={trades} title="Сделки в работе">
                  {({ results, next }) => (
                    <TradesInWork
                      rows={results.filter(isInWork).map((trade) => toTradeRow(trade, paths))}
                      more={next !== null}
                      paths={paths}
                    />
                  )}
                </PanelContent>
              </PageStack>
            </Columns>
            <LastOperations paths={paths} trades={trades} exchanges={exchanges} empty={empty} />
          </>
        )}
      </PageBody>
    </PageContainer>
  );
}

/** Not final. */
const isInWork = ({ status }: { readonly status: string | null }) => isAwaitingOperator(tradeLifecycle, status);

function Attention({ wallets, paths }: Pick<DashboardProps, 'wallets' | 'paths'>) {
  const deposits = useQuery(depositList, { query: {} });
  const organization = useOwnOrganization();
  return (
    <div className="attention">
      <PanelContent query={deposits} and={[wallets]} title="Требует внимания">
        {({ results }) => (
          <AttentionPanel
            items={getAttentionItems({ organization, deposits: results, wallets: wallets.rows }, paths)}
          />
        )}
      </PanelContent>
    </div>
  );
}

/** An existing account whose balance is unknown. */
const unreadRoubles = (account: FiatWallet | undefined) =>
  account && account.balance === null ? [{ currency: 'RUB', balance: null }] : [];

/** A missing account counts as empty; without market rates an amount has no estimate. */
function Structure({
  account,
  wallets,
  trades,
  exchanges,
}: TradeQueries & Pick<DashboardProps, 'account' | 'wallets'>) {
  const market = useQuery(tradeBuyList, { query: { request_type: 'buy' } });
  const isThere = account.failure?.status !== 404;
  return (
    <PanelContent
      query={wallets.lost ? { ...wallets, data: undefined } : wallets} // shares require all wallets
      and={[trades, exchanges, ...(isThere ? [account] : [])]}
      title="Структура по валютам"
    >
      {() => (
        <CurrencySharesPanel
          holdings={getHoldings({
            roubles: account.data?.balance ?? null,
            wallets: [...wallets.rows, ...unreadRoubles(account.data)],
            trades: [...(market.data?.results ?? []), ...(trades.data?.results ?? [])],
            exchanges: exchanges.data?.results ?? [],
          })}
        />
      )}
    </PanelContent>
  );
}
