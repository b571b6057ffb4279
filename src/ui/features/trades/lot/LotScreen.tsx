// Lot of a request: matching offers while it is on the market, both sides once it is matched.
import { Redirect, useLocation, useRouter, useParams } from 'wouter';
import { operatorTradeRead, tradeAutoExecute, tradeMatchList, tradeReview } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { type RecordId, parseRecordId } from '../../../../api/recordId.ts';
import type { Transition } from '../../../../machines/lifecycles/transitions.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { useLifecycleTransitions } from '../../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { patchSearch } from '../../../hooks/list/useQueryParams.ts';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import type { DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { DecisionDialog, useDecision } from '../../../record/decision/Decision.tsx';
import { UnsentReasonNote } from '../../../record/decision/UnsentReasonNote.tsx';
import { RecordUnavailable } from '../../../record/DetailScreen.tsx';
import { FactList } from '../../../kit/layout/ListPage.styles.ts';
import { TransitionButtons } from '../../../record/decision/TransitionButtons.tsx';
import { PageContainer, PageStack } from '../../../kit/layout/Page.styles.ts';
import { QueueFooter, useRecordQueue } from '../../../list/queue/QueueNavigation.tsx';
import { RecordPage } from '../../../record/RecordPage.tsx';
import { RecordStatus } from '../../../record/RecordStatus.tsx';
import { toLotDecisionRecord } from './LotForm.tsx';
import { LotSides } from './LotSides.tsx';
import { LotMatching, getBestOffer } from './LotMatching.tsx';
import { getTradeKind } from '../tradeKinds.ts';
import { useDealRegistry } from '../operator/DealRegistry.tsx';
import { TradeFacts } from '../operator/tradeFacts.tsx';
import { REGISTRY_PATH, canFormOrCompleteLot, lotPaths, queuePaths } from '../operator/queuePaths.ts';
import { getDefaultLotItems } from './lotRows.tsx';
import { TradeHeaderActions } from '../operator/QueueTradeParts.tsx';
import { QUEUE_LABELS, TRADE_REVIEW_PROMPTS, operatorTradeTexts, getTradeAlert } from '../operator/texts.ts';

interface LotScreenProps {
  readonly kind: 'buy' | 'sell';
  /** As in the URL: the record may not exist. */
  readonly id: RecordId;
}

/** Filters and page of the registry stay in the URL, for the back link and the next lot. */
export function LotScreen({ kind, id }: LotScreenProps) {
  const query = useQuery(operatorTradeRead, { params: { id } });
  const { list, page } = useDealRegistry(kind);
  const router = useRouter();
  const [path] = useLocation();
  const queue = useRecordQueue({
    page,
    list: { ...list, pageHref: (to) => list.pageHref(to).replace(path, REGISTRY_PATH) },
    current: id,
    isAwaiting: ({ status }: Trade) => canFormOrCompleteLot(status),
    hrefOf: (row) => `${lotPaths[kind]}/${row.id}${list.search}`,
  });
  const search = router.searchHook(router).replace(/^\?/, '');
  const back = patchSearch(search, { type: kind === 'sell' ? kind : null, id: String(id) });
  const trade = query.data?.id === id ? query.data : undefined;
  const frame = { back: { href: `${REGISTRY_PATH}?${back}`, label: 'К реестру сделок' } };
  if (!trade) {
    return (
      <RecordPage {...frame} title="Лот">
        <Panel padded>
          <RecordUnavailable query={query} missing={operatorTradeTexts.missing} />
        </Panel>
      </RecordPage>
    );
  }
  // a lot of the other kind is redirected
  if (getTradeKind(trade) !== kind) return <Redirect replace to={`${lotPaths[getTradeKind(trade)]}/${id}`} />;
  return <Lot trade={trade} frame={frame} queue={queue} />;
}

interface LotProps {
  readonly trade: Trade;
  readonly frame: Pick<Parameters<typeof RecordPage>[0], 'back'>;
  readonly queue: ReturnType<typeof useRecordQueue>;
}

function Lot({ trade, frame, queue }: LotProps) {
  const open = useLifecycleTransitions(tradeLifecycle, trade);
  const { review, confirming, busy, onMove } = useLotDecisions(trade);
  const matches = open.moves.some(({ event }) => event === 'MATCH');
  const offers = useQuery(tradeMatchList, matches ? { params: { id: trade.id } } : null);
  const best = getBestOffer(offers);
  // The lot is formed by its own form, beside the offers.
  const moves = open.moves.filter(({ event }) => event !== 'MATCH');
  return (
    <RecordPage
      {...frame}
      title={`${trade.lot_id ?? 'Заявка'} ${trade.lot_id === null ? trade.number : `· ${trade.number}`}`}
      statusChip={<RecordStatus lifecycle={tradeLifecycle} status={trade.status} />}
      tools={<TradeHeaderActions queue={queue} />}
      footer={
        <>
          <TransitionButtons {...open} moves={moves} isPrimary={!matches} busy={busy} onMove={onMove} />
          <QueueFooter queue={queue} record={trade} topic={`Сделка ${trade.number}`} />
        </>
      }
    >
      {review.subject ? <UnsentReasonNote subject={review.subject} /> : null}
      <UnsentReasonNote subject={toLotDecisionRecord(trade)} />
      {matches ? (
        <LotMatching trade={trade} query={offers}>
          <Request trade={trade} />
        </LotMatching>
      ) : (
        <PageStack>
          <Sides trade={trade} />
          <Request trade={trade} />
        </PageStack>
      )}
      {confirming.prompt ? (
        <DecisionDialog
          decision={confirming.decision}
          prompt={confirming.prompt}
          rows={confirming.isAuto && best ? getDefaultLotItems(trade, best) : rowsOf(trade)}
          labels={QUEUE_LABELS}
        />
      ) : null}
    </RecordPage>
  );
}

/** Both ways to form a lot: by hand, or with the server's defaults; `confirming` is the one under confirmation. */
function useLotDecisions({ id, status }: Trade) {
  const shared = { status, questions: TRADE_REVIEW_PROMPTS, alert: getTradeAlert };
  const review = useDecision(tradeReview, {
    ...shared,
    subject: { record: `trade:${id}`, status },
    inputOf: (body) => ({ params: { id }, body }),
  });
  const auto = useDecision(tradeAutoExecute, { ...shared, inputOf: () => ({ body: { trade_id: id } }) });
  return {
    review,
    confirming: auto.prompt ? { ...auto, isAuto: true } : { ...review, isAuto: false },
    busy: review.decision.form.busy || auto.decision.form.busy,
    onMove: (move: Transition) => (move.event === 'AUTO_EXECUTE' ? auto : review).onMove(move),
  };
}

const rowsOf = (trade: Trade): readonly DescriptionItem[] => [
  { label: 'Заявка', value: trade.number },
  { label: 'Организация', value: trade.company_name },
  ...(trade.counterparty ? [{ label: 'Контрагент', value: trade.counterparty.company_name }] : []),
  { label: 'Отдаёт', value: <Money amount={trade.amount_to_pay} currency={trade.currency_to_pay} /> },
  { label: 'Получает', value: <Money amount={trade.amount_to_receive} currency={trade.currency_to_receive} /> },
];

/** As wide as its container. */
function Request({ trade }: { trade: Trade }) {
  return (
    <Panel title={`Заявка ${trade.number}`} padded>
      <PageContainer>
        <FactList data-wide>
          <TradeFacts trade={trade} />
        </FactList>
      </PageContainer>
    </Panel>
  );
}

/** Both sides of a lot; an unmatched request shows its progress. */
function Sides({ trade }: { trade: Trade }) {
  if (trade.matched_trade_id !== null) return <LotSides trade={trade} other={trade.matched_trade_id} />;
  const kind = trade.request_type === 'sell' ? 'sell' : 'buy';
  return (
    <Panel title="Лот не сформирован" padded>
      <p>Решение по заявке принимается в очереди, лот формируется из одобренных заявок.</p>
      <Link href={`${queuePaths[kind]}/${trade.id}`} asChild>
        <ButtonLink size="small">Открыть в очереди</ButtonLink>
      </Link>
    </Panel>
  );
}

/** /organization/lot-requests/:id and /organization/lot-requests-sale/:id. */
export function LotRequests() {
  const [path] = useLocation();
  const { id } = useParams<{ id: string }>();
  const kind = path.toLowerCase().startsWith(`${lotPaths.sell}/`) ? 'sell' : 'buy';
  return <LotScreen key={id} kind={kind} id={parseRecordId(id) ?? 0} />;
}
