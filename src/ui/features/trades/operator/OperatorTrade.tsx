// An open request to buy or to sell for the operator; transitions after approval belong to its lot.
import { Redirect } from 'wouter';
import { operatorTradeRead, tradeReview } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { useLifecycleTransitions } from '../../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import { DecisionDrawer } from '../../../record/decision/DecisionDrawer.tsx';
import { RecordDetail } from '../../../record/DetailScreen.tsx';
import { InformationLink } from '../../../record/InformationLink.tsx';
import { AssigneeNote } from '../../../kit/layout/ListPage.styles.ts';
import { QueueFooter } from '../../../list/queue/QueueNavigation.tsx';
import { useDecision } from '../../../record/decision/Decision.tsx';
import type { QueueRecordProps } from './ApprovalQueue.tsx';
import { TradeFacts } from './tradeFacts.tsx';
import { TradeHeaderActions, getRecordSummaryItems } from './QueueTradeParts.tsx';
import { getTradeKind } from '../tradeKinds.ts';
import { TRADE_DECISIONS, canFormOrCompleteLot, lotPaths, queuePaths } from './queuePaths.ts';
import { QUEUE_LABELS, TRADE_REVIEW_PROMPTS, operatorTradeTexts, getTradeAlert } from './texts.ts';

interface QueueTradeProps extends QueueRecordProps {
  /** Null accepts both kinds. */
  readonly kind: 'buy' | 'sell' | null;
}

/** A request of the other kind is redirected. */
export function OperatorTrade({ kind, id, queue, onClose }: QueueTradeProps) {
  const query = useQuery(operatorTradeRead, { params: { id } });
  return (
    <RecordDetail query={query} id={id} title="Заявка" missing={operatorTradeTexts.missing} onClose={onClose}>
      {(trade) =>
        kind === null || getTradeKind(trade) === kind ? (
          <Card trade={trade} queue={queue} onClose={onClose} />
        ) : (
          <Redirect replace to={`${queuePaths[getTradeKind(trade)]}/${id}`} />
        )
      }
    </RecordDetail>
  );
}

interface CardProps extends Omit<QueueTradeProps, 'id' | 'kind'> {
  readonly trade: Trade;
}

function Card({ trade, queue, onClose }: CardProps) {
  const open = useLifecycleTransitions(tradeLifecycle, trade);
  const moves = open.moves.filter(({ event }) => TRADE_DECISIONS.has(event));
  const decisions = useDecision(tradeReview, {
    subject: { record: `trade:${trade.id}`, status: trade.status },
    questions: TRADE_REVIEW_PROMPTS,
    inputOf: (body) => ({ params: { id: trade.id }, body }),
    alert: getTradeAlert,
  });
  const toLot = canFormOrCompleteLot(trade.status);
  return (
    <DecisionDrawer
      title={`Заявка ${trade.number}`}
      lifecycle={tradeLifecycle}
      status={trade.status}
      open={{ ...open, moves }}
      isPrimary={!toLot}
      decisions={decisions}
      rows={[{ label: 'Заявка', value: trade.number }, ...getRecordSummaryItems(trade)]}
      labels={QUEUE_LABELS}
      tools={<TradeHeaderActions queue={queue} />}
      leadingActions={
        toLot ? (
          <Link href={`${lotPaths[getTradeKind(trade)]}/${trade.id}`} asChild>
            <ButtonLink variant="primary">Открыть лот</ButtonLink>
          </Link>
        ) : null
      }
      trailingActions={<QueueFooter queue={queue} record={trade} topic={`Заявка ${trade.number}`} />}
      onClose={onClose}
    >
      <TradeFacts trade={trade}>
        {moves.length === 0 ? null : (
          <AssigneeNote data-mine>
            <strong>Ожидается от вас.</strong>{' '}
            <span>
              {toLot
                ? 'Подберите встречную заявку и сформируйте лот.'
                : 'Проверьте контракт и минимальную сумму, примите решение.'}
            </span>
          </AssigneeNote>
        )}
      </TradeFacts>
      <InformationLink kind="trade" id={trade.id} />
    </DecisionDrawer>
  );
}
