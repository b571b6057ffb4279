// One own exchange as a page: its sums, the wallets it goes between, its way (contract row 47; no call takes it back).
import { exchangeRead } from '../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../api/schemas/exchanges.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { EXCHANGE_WAY, exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { walletNumber } from '../../kit/display/format.ts';
import { BackLink } from '../../record/BackLink.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { Facts } from '../../kit/layout/ListPage.styles.ts';
import { PageBody, PageColumns, PageFrame, PageHead } from '../../kit/layout/Page.styles.ts';
import { RecordWait } from '../../record/RecordPagePlaceholder.tsx';
import { WalletAddress } from '../../record/WalletAddress.tsx';
import { StillOld, stateOf } from '../../query/queryStates.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { fileRows } from '../../record/tradeOutcome.tsx';
import { Course } from './TradeProgress.tsx';
import { Sides } from './TradeAmounts.tsx';
import { KIND_LABELS, kindOf, placesOf, withType } from './tradeKinds.ts';
import { texts } from './texts.ts';
import { exchangeTurn } from './tradeAssignee.ts';
import { useOwnWallets } from './useOwnWallets.ts';

interface ExchangeCardProps {
  /** As the address gives it: there may be no such record. */
  readonly id: RecordId;
  /** Out of the history: leads back there. */
  readonly past: boolean;
}

export function ExchangeCard({ id, past }: ExchangeCardProps) {
  const query = useQuery(exchangeRead, { params: { id } });
  const places = placesOf(useSession().role);
  const exchange = query.data?.id === id ? query.data : undefined;
  const back = withType(past ? places.history : places.deals, 'exchange');
  const backLabel = past ? 'К истории сделок' : 'К сделкам';
  if (!exchange) {
    const isLost = query.data !== undefined && !query.busy;
    return <RecordWait query={query} isLost={isLost} missing={texts.missing} back={back} backLabel={backLabel} />;
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
  const { step } = exchangeTurn(status);
  return (
    <PageFrame>
      <PageBody data-state={stateOf(query)}>
        <PageHead>
          <BackLink href={back}>{backLabel}</BackLink>
          <h2>{number}</h2>
          <Status of={exchangeLifecycle} status={status} />
        </PageHead>
        <StillOld {...query} />
        <PageColumns>
          <Panel padded>
            <Facts>
              <Sides request={exchange} pays="Отдаёте" receives="Получаете" side={kindOf(exchange)} />
              <Ledger
                rows={[
                  { label: 'Вид', value: `${KIND_LABELS.exchange}, ${KIND_LABELS[kindOf(exchange)].toLowerCase()}` },
                  { label: 'С кошелька', value: <WalletLine id={exchange.wallet_id} /> },
                  { label: 'На кошелёк', value: <WalletLine id={exchange.target_wallet_id} /> },
                  { label: 'Комиссия', value: 'Без комиссии' },
                  { label: 'Создан', value: <DateTime iso={exchange.created_at} zone /> },
                  ...fileRows(exchange),
                ]}
              />
              <InformationLink kind="exchange" id={id} />
            </Facts>
          </Panel>
          <Panel title="Ход обмена" padded>
            <Facts>
              <Course of={exchangeLifecycle} way={EXCHANGE_WAY} status={status} events={events} step={step}>
                Отменить обмен нельзя.
              </Course>
            </Facts>
          </Panel>
        </PageColumns>
      </PageBody>
    </PageFrame>
  );
}

/** The wallet by its number and address once the own wallets are read; until then by its id. */
function WalletLine({ id }: { id: RecordId | null }) {
  const wallet = useOwnWallets().wallets?.find((candidate) => candidate.id === id);
  if (!wallet) return <span>{walletNumber(id)}</span>;
  return (
    <>
      <span>{wallet.wallet_id}</span> <WalletAddress address={wallet.address} />
    </>
  );
}
