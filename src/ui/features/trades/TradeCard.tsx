// One own trade as a page: its sums and facts, offers that fit it, its way and what the owner may do (rows 42, 43, 45, 109).
import { Redirect } from 'wouter';
import { tradeCancel, tradeHistoryRead, tradeRead } from '../../../api/endpoints/trades.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { TRADE_WAY, tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { useMoves, useWho } from '../../hooks/data/useLifecycleTransitions.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import type { LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { BackLink } from '../../record/BackLink.tsx';
import { DecisionDialog } from '../../record/DecisionDialog.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { Facts } from '../../kit/layout/ListPage.styles.ts';
import { MoveButtons } from '../../record/TransitionButtons.tsx';
import { PageBody, PageColumns, PageFrame, PageHead, PageStack } from '../../kit/layout/Page.styles.ts';
import { RecordWait } from '../../record/RecordPagePlaceholder.tsx';
import { StillOld, stateOf } from '../../query/queryStates.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/useDecision.ts';
import { Course } from './TradeProgress.tsx';
import { MatchingOffers } from './MatchingOffers.tsx';
import { Sides } from './TradeAmounts.tsx';
import { TradeLedger } from './TradeLedger.tsx';
import { type Places, kindOf, placesOf, withType } from './tradeKinds.ts';
import { LABELS, QUESTIONS, texts } from './texts.ts';
import { tradeTurn } from './tradeAssignee.ts';

interface TradeCardProps {
  /** As the address gives it: there may be no such record. */
  readonly id: RecordId;
  readonly kind: 'buy' | 'sell';
}

/** A request in work. */
export function DealCard({ id, kind }: TradeCardProps) {
  const query = useQuery(tradeRead, { params: { id } });
  const places = placesOf(useSession().role);
  return <Read query={query} id={id} kind={kind} at={places.deal} back={places.deals} backLabel="К сделкам" />;
}

/** The same out of the history, with all that happened to it. */
export function PastDealCard({ id, kind }: TradeCardProps) {
  const query = useQuery(tradeHistoryRead, { params: { id } });
  const places = placesOf(useSession().role);
  return <Read query={query} id={id} kind={kind} at={places.past} back={places.history} backLabel="К истории сделок" />;
}

interface ReadProps extends TradeCardProps {
  readonly query: Query<Trade>;
  readonly at: Places['deal'];
  readonly back: string;
  readonly backLabel: string;
}

/** A sale asked for as a purchase is shown where it belongs. */
function Read({ query, id, kind, at, back, backLabel }: ReadProps) {
  const trade = query.data?.id === id ? query.data : undefined;
  const home = { back: withType(back, kind), backLabel };
  if (!trade) {
    const isLost = query.data !== undefined && !query.busy;
    return <RecordWait query={query} isLost={isLost} missing={texts.missing} {...home} />;
  }
  if (kindOf(trade) !== kind) return <Redirect replace to={`${at[kindOf(trade)]}/${id}`} />;
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
  const isOwn = useWho()(trade)?.isOwner === true;
  const open = useMoves(tradeLifecycle, trade);
  const { decision, question, onMove } = useDecision(tradeCancel, {
    status,
    questions: QUESTIONS,
    inputOf: () => ({ params: { id } }),
    done: texts.cancelled,
  });
  return (
    <PageFrame>
      <PageBody data-state={stateOf(query)}>
        <PageHead>
          <BackLink href={back}>{backLabel}</BackLink>
          <h2>{number}</h2>
          <Status of={tradeLifecycle} status={status} />
          <span className="end">
            <MoveButtons {...open} chief={false} busy={decision.form.busy} onMove={onMove} />
          </span>
        </PageHead>
        {query.data ? <StillOld {...query} /> : null}
        <Particulars trade={trade} isOwn={isOwn} mayCancel={open.moves.length > 0} />
        {isOwn && tradeTurn(status).mark !== 'none' && trade.lot_id === null ? <MatchingOffers trade={trade} /> : null}
      </PageBody>
      {question ? (
        <DecisionDialog decision={decision} question={question} rows={rowsOf(trade)} labels={LABELS} />
      ) : null}
    </PageFrame>
  );
}

/** The sums again, before a request is cancelled. */
const rowsOf = (trade: Trade): readonly LedgerRow[] => [
  { label: 'Заявка', value: trade.number },
  { label: 'Отдаёте', value: <Money amount={trade.amount_to_pay} currency={trade.currency_to_pay} /> },
  { label: 'Получаете', value: <Money amount={trade.amount_to_receive} currency={trade.currency_to_receive} /> },
];

interface ParticularsProps {
  readonly trade: Trade;
  readonly isOwn: boolean;
  readonly mayCancel: boolean;
}

/** What is exchanged for what, and how far it has come. */
function Particulars({ trade, isOwn, mayCancel }: ParticularsProps) {
  const { id, status, events } = trade;
  const [pays, receives] = isOwn ? ['Отдаёте', 'Получаете'] : ['Отдаёт', 'Получает'];
  return (
    <PageColumns>
      <PageStack>
        <Panel padded>
          <Facts>
            <Sides request={trade} pays={pays} receives={receives} side={kindOf(trade)} />
            <TradeLedger trade={trade} isOwn={isOwn} />
            <InformationLink kind="trade" id={id} />
          </Facts>
        </Panel>
      </PageStack>
      <Panel title="Ход сделки" padded>
        <Facts>
          <Course of={tradeLifecycle} way={TRADE_WAY} status={status} events={events} step={tradeTurn(status).step}>
            {mayCancel ? 'Пока этого не случилось, заявку можно отменить.' : null}
          </Course>
        </Facts>
      </Panel>
    </PageColumns>
  );
}
