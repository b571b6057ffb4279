// One own exchange on a page: amounts, wallets, progress (tests/contract/calls.json row 47; no call cancels it).
import { exchangeRead } from '../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { EXCHANGE_STEPS, exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { formatWalletId } from '../../kit/display/format.ts';
import { BackLink } from '../../record/BackLink.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { PageBody, PageColumns, PageContainer, PageHead } from '../../kit/layout/Page.styles.ts';
import { RecordPagePlaceholder } from '../../record/RecordPagePlaceholder.tsx';
import { WalletAddress } from '../../record/wallet/WalletAddress.tsx';
import { StaleDataBanner, getQueryState } from '../../query/queryStates.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { getTradeFileItems } from '../../record/payment/tradeOutcome.tsx';
import { TradeProgress } from './TradeProgress.tsx';
import { TradeAmounts } from './TradeAmounts.tsx';
import { TRADE_KIND_LABELS, getTradeKind, getTradePaths, withTypeParam } from './tradeKinds.ts';
import { tradeTexts } from './texts.ts';
import { getExchangeAssignee } from './tradeAssignee.ts';
import { type OwnWallets, useOwnWallets } from './request/useOwnWallets.ts';

interface ExchangeCardProps {
  /** As in the URL: the record may not exist. */
  readonly id: RecordId;
  /** Opened from the history: links back there. */
  readonly past: boolean;
}

export function ExchangeCard({ id, past }: ExchangeCardProps) {
  const query = useQuery(exchangeRead, { params: { id } });
  const places = getTradePaths(useSession().role);
  const exchange = query.data?.id === id ? query.data : undefined;
  const back = withTypeParam(past ? places.history : places.deals, 'exchange');
  const backLabel = past ? 'К истории сделок' : 'К сделкам';
  if (!exchange) {
    const isLost = query.data !== undefined && !query.busy;
    return (
      <RecordPagePlaceholder
        query={query}
        isLost={isLost}
        missing={tradeTexts.missing}
        back={back}
        backLabel={backLabel}
      />
    );
  }
  return <Card exchange={exchange} query={query} back={back} backLabel={backLabel} />;
}

interface CardProps {
  readonly exchange: Exchange;
  readonly query: Query<Exchange>;
  readonly back: string;
  readonly backLabel: string;
}

function Card({ exchange, query, back, backLabel }: CardProps) {
  const { id, number, status, events } = exchange;
  const { step } = getExchangeAssignee(status);
  const { wallets } = useOwnWallets();
  return (
    <PageContainer>
      <PageBody data-state={getQueryState(query)}>
        <PageHead>
          <BackLink href={back}>{backLabel}</BackLink>
          <h2>{number}</h2>
          <RecordStatus lifecycle={exchangeLifecycle} status={status} />
        </PageHead>
        <StaleDataBanner {...query} />
        <PageColumns>
          <Panel padded>
            <FactList>
              <TradeAmounts request={exchange} pays="Отдаёте" receives="Получаете" side={getTradeKind(exchange)} />
              <DescriptionList
                rows={[
                  {
                    label: 'Вид',
                    value: `${TRADE_KIND_LABELS.exchange}, ${TRADE_KIND_LABELS[getTradeKind(exchange)].toLowerCase()}`,
                  },
                  { label: 'С кошелька', value: <WalletLine id={exchange.wallet_id} wallets={wallets} /> },
                  { label: 'На кошелёк', value: <WalletLine id={exchange.target_wallet_id} wallets={wallets} /> },
                  { label: 'Комиссия', value: 'Без комиссии' },
                  { label: 'Создан', value: <DateTime iso={exchange.created_at} zone /> },
                  ...getTradeFileItems(exchange),
                ]}
              />
              <InformationLink kind="exchange" id={id} />
            </FactList>
          </Panel>
          <Panel title="Этапы обмена" padded>
            <FactList>
              <TradeProgress
                lifecycle={exchangeLifecycle}
                mainPath={EXCHANGE_STEPS}
                status={status}
                events={events}
                step={step}
              >
                Отменить обмен нельзя.
              </TradeProgress>
            </FactList>
          </Panel>
        </PageColumns>
      </PageBody>
    </PageContainer>
  );
}

/** The wallet by number and address once the own wallets are loaded; until then by id. */
function WalletLine({ id, wallets }: { id: RecordId | null } & Pick<OwnWallets, 'wallets'>) {
  const wallet = wallets?.find((candidate) => candidate.id === id);
  if (!wallet) return <span>{formatWalletId(id)}</span>;
  return (
    <>
      <span>{wallet.wallet_id}</span> <WalletAddress address={wallet.address} />
    </>
  );
}
