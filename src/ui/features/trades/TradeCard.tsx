// One own trade on a page: amounts and facts, matching offers, progress and the owner's actions (tests/contract/calls.json
// rows 42, 43, 45, 109).
import { Redirect } from 'wouter';
import { tradeCancel, tradeHistoryRead, tradeRead } from '../../../api/endpoints/trades.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { TRADE_STEPS, tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { useLifecycleTransitions, useViewer } from '../../hooks/data/useLifecycleTransitions.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { BackLink } from '../../record/BackLink.tsx';
import { DecisionDialog, useDecision } from '../../record/decision/Decision.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { FactList } from '../../kit/layout/ListPage.styles.ts';
import { TransitionButtons } from '../../record/decision/TransitionButtons.tsx';
import { PageBody, PageColumns, PageContainer, PageHead, PageStack } from '../../kit/layout/Page.styles.ts';
import { RecordPagePlaceholder } from '../../record/RecordPagePlaceholder.tsx';
import { StaleDataBanner, getQueryState } from '../../query/queryStates.tsx';
import { ExecutionReportButton } from '../../record/report/ExecutionReportButton.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { TradeProgress } from './TradeProgress.tsx';
import { MatchingOffers } from './market/MatchingOffers.tsx';
import { TradeAmounts } from './TradeAmounts.tsx';
import { TradeDescription } from './TradeDescription.tsx';
import { type TradePaths, getTradeKind, getTradePaths, withTypeParam } from './tradeKinds.ts';
import { TRADE_LABELS, TRADE_PROMPTS, tradeTexts } from './texts.ts';
import { getTradeAssignee } from './tradeAssignee.ts';

interface TradeCardProps {
  /** As in the URL: the record may not exist. */
  readonly id: RecordId;
  readonly kind: 'buy' | 'sell';
}

/** A request in progress. */
export function TradeCard({ id, kind }: TradeCardProps) {
  const query = useQuery(tradeRead, { params: { id } });
  const places = getTradePaths(useSession().role);
  return <Read query={query} id={id} kind={kind} at={places.deal} back={places.deals} backLabel="К сделкам" />;
}

/** The same from the history, with all its events. */
export function FinishedTradeCard({ id, kind }: TradeCardProps) {
  const query = useQuery(tradeHistoryRead, { params: { id } });
  const places = getTradePaths(useSession().role);
  return <Read query={query} id={id} kind={kind} at={places.past} back={places.history} backLabel="К истории сделок" />;
}

interface ReadProps extends TradeCardProps {
  readonly query: Query<Trade>;
  readonly at: TradePaths['deal'];
  readonly back: string;
  readonly backLabel: string;
}

/** A sale opened under a purchase path is redirected. */
function Read({ query, id, kind, at, back, backLabel }: ReadProps) {
  const trade = query.data?.id === id ? query.data : undefined;
  const home = { back: withTypeParam(back, kind), backLabel };
  if (!trade) {
    const isLost = query.data !== undefined && !query.busy;
    return <RecordPagePlaceholder query={query} isLost={isLost} missing={tradeTexts.missing} {...home} />;
  }
  if (getTradeKind(trade) !== kind) return <Redirect replace to={`${at[getTradeKind(trade)]}/${id}`} />;
  return <Card trade={trade} query={query} {...home} />;
}

interface CardProps {
  readonly trade: Trade;
  readonly query: Query<Trade>;
  readonly back: string;
  readonly backLabel: string;
}

function Card({ trade, query, back, backLabel }: CardProps) {
  const { id, number, status } = trade;
  const isOwn = useViewer()(trade)?.isOwner === true;
  const open = useLifecycleTransitions(tradeLifecycle, trade);
  const { decision, prompt, onMove } = useDecision(tradeCancel, {
    status,
    questions: TRADE_PROMPTS,
    inputOf: () => ({ params: { id } }),
    done: tradeTexts.cancelled,
  });
  return (
    <PageContainer>
      <PageBody data-state={getQueryState(query)}>
        <PageHead>
          <BackLink href={back}>{backLabel}</BackLink>
          <h2>{number}</h2>
          <RecordStatus lifecycle={tradeLifecycle} status={status} />
          <span className="end">
            {isOwn ? <ExecutionReportButton kind="trade" record={trade} /> : null}
            <TransitionButtons {...open} isPrimary={false} busy={decision.form.busy} onMove={onMove} />
          </span>
        </PageHead>
        {query.data ? <StaleDataBanner {...query} /> : null}
        <Particulars trade={trade} isOwn={isOwn} mayCancel={open.moves.length > 0} />
        {isOwn && getTradeAssignee(status).mark !== 'none' && trade.lot_id === null ? (
          <MatchingOffers trade={trade} />
        ) : null}
      </PageBody>
      {prompt ? (
        <DecisionDialog decision={decision} prompt={prompt} rows={rowsOf(trade)} labels={TRADE_LABELS} />
      ) : null}
    </PageContainer>
  );
}

/** Amounts repeated in the confirmation of a cancellation. */
const rowsOf = (trade: Trade): readonly DescriptionItem[] => [
  { label: 'Заявка', value: trade.number },
  { label: 'Отдаёте', value: <Money amount={trade.amount_to_pay} currency={trade.currency_to_pay} /> },
  { label: 'Получаете', value: <Money amount={trade.amount_to_receive} currency={trade.currency_to_receive} /> },
];

interface ParticularsProps {
  readonly trade: Trade;
  readonly isOwn: boolean;
  readonly mayCancel: boolean;
}

/** Exchanged amounts and progress. */
function Particulars({ trade, isOwn, mayCancel }: ParticularsProps) {
  const { id, status, events } = trade;
  const [pays, receives] = isOwn ? ['Отдаёте', 'Получаете'] : ['Отдаёт', 'Получает'];
  return (
    <PageColumns>
      <PageStack>
        <Panel padded>
          <FactList>
            <TradeAmounts request={trade} pays={pays} receives={receives} side={getTradeKind(trade)} />
            <TradeDescription trade={trade} isOwn={isOwn} />
            <InformationLink kind="trade" id={id} />
          </FactList>
        </Panel>
      </PageStack>
      <Panel title="Этапы сделки" padded>
        <FactList>
          <TradeProgress
            lifecycle={tradeLifecycle}
            mainPath={TRADE_STEPS}
            status={status}
            events={events}
            step={getTradeAssignee(status).step}
          >
            {mayCancel ? 'Пока этого не случилось, заявку можно отменить.' : null}
          </TradeProgress>
        </FactList>
      </Panel>
    </PageColumns>
  );
}
