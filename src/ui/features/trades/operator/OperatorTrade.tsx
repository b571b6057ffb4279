// An open request to buy or to sell as the operator decides on it; what follows approval belongs to its lot.
import { Redirect } from 'wouter';
import { operatorTradeRead, tradeReview } from '../../../../api/endpoints/trades.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { useMoves } from '../../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import { DecidedDrawer } from '../../../record/DecisionDrawer.tsx';
import { RecordDetail } from '../../../record/DetailScreen.tsx';
import { InformationLink } from '../../../record/InformationLink.tsx';
import { TurnNote } from '../../../kit/layout/ListPage.styles.ts';
import { Onward } from '../../../list/QueueNavigation.tsx';
import { useDecision } from '../../../record/useDecision.ts';
import type { OpenInQueue } from './ApprovalQueue.tsx';
import { TradeFacts } from './tradeFacts.tsx';
import { TradeTools, sidesInShort } from './QueueTradeParts.tsx';
import { kindOf } from '../tradeKinds.ts';
import { DECISIONS, belongsToLots, lotPath, queuePath } from './queuePaths.ts';
import { LABELS, TRADE_QUESTIONS, texts, tradeAlert } from './texts.ts';

interface QueueTradeProps extends OpenInQueue {
  readonly kind: 'buy' | 'sell';
}

/** A request of the other kind is shown where it belongs. */
export function QueueTrade({ kind, id, queue, onClose }: QueueTradeProps) {
  const query = useQuery(operatorTradeRead, { params: { id } });
  return (
    <RecordDetail query={query} id={id} title="Заявка" missing={texts.missing} onClose={onClose}>
      {(trade) =>
        kindOf(trade) === kind ? (
          <Card trade={trade} queue={queue} onClose={onClose} />
        ) : (
          <Redirect replace to={`${queuePath[kindOf(trade)]}/${id}`} />
        )
      }
    </RecordDetail>
  );
}

interface CardProps extends Omit<QueueTradeProps, 'id' | 'kind'> {
  readonly trade: Trade;
}

function Card({ trade, queue, onClose }: CardProps) {
  const open = useMoves(tradeLifecycle, trade);
  const moves = open.moves.filter(({ event }) => DECISIONS.has(event));
  const decisions = useDecision(tradeReview, {
    of: { record: `trade:${trade.id}`, status: trade.status },
    questions: TRADE_QUESTIONS,
    inputOf: (body) => ({ params: { id: trade.id }, body }),
    alert: tradeAlert,
  });
  const toLot = belongsToLots(trade.status);
  return (
    <DecidedDrawer
      title={`Заявка ${trade.number}`}
      of={tradeLifecycle}
      status={trade.status}
      open={{ ...open, moves }}
      chief={!toLot}
      decisions={decisions}
      rows={[{ label: 'Заявка', value: trade.number }, ...sidesInShort(trade)]}
      labels={LABELS}
      tools={<TradeTools queue={queue} />}
      ahead={
        toLot ? (
          <Link href={`${lotPath[kindOf(trade)]}/${trade.id}`} asChild>
            <ButtonLink variant="primary">Открыть лот</ButtonLink>
          </Link>
        ) : null
      }
      onward={<Onward queue={queue} of={trade} topic={`Заявка ${trade.number}`} />}
      onClose={onClose}
    >
      <TradeFacts trade={trade}>
        {moves.length === 0 ? null : (
          <TurnNote data-mine>
            <strong>Ваш ход.</strong>{' '}
            <span>
              {toLot ? 'Подберите встречную заявку и сформируйте лот.' : 'Проверьте договор и лимит, примите решение.'}
            </span>
          </TurnNote>
        )}
      </TradeFacts>
      <InformationLink kind="trade" id={trade.id} />
    </DecidedDrawer>
  );
}
