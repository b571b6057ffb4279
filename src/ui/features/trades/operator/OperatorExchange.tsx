// An open exchange as the operator decides on it; its calls differ by its kind and take no reason.
import { operatorExchangeRead } from '../../../../api/endpoints/exchanges.ts';
import type { Exchange } from '../../../../api/schemas/exchanges.ts';
import { exchangeLifecycle } from '../../../../machines/lifecycles/exchange.ts';
import { useMoves } from '../../../hooks/data/useLifecycleTransitions.ts';
import { useQuery } from '../../../hooks/data/useQuery.ts';
import { DecidedDrawer } from '../../../record/DecisionDrawer.tsx';
import { RecordDetail } from '../../../record/DetailScreen.tsx';
import { InformationLink } from '../../../record/InformationLink.tsx';
import { TurnNote } from '../../../kit/layout/ListPage.styles.ts';
import { Onward } from '../../../list/QueueNavigation.tsx';
import { useDecision } from '../../../record/useDecision.ts';
import type { OpenInQueue } from './ApprovalQueue.tsx';
import { reviewOf } from './exchangeReview.ts';
import { ExchangeFacts } from './tradeFacts.tsx';
import { TradeTools, sidesInShort } from './QueueTradeParts.tsx';
import { EXCHANGE_QUESTIONS, LABELS, texts, tradeAlert } from './texts.ts';

export function QueueExchange({ id, queue, onClose }: OpenInQueue) {
  const query = useQuery(operatorExchangeRead, { params: { id } });
  return (
    <RecordDetail query={query} id={id} title="Заявка на обмен" missing={texts.missing} onClose={onClose}>
      {(exchange) => <Card exchange={exchange} queue={queue} onClose={onClose} />}
    </RecordDetail>
  );
}

interface CardProps extends Omit<OpenInQueue, 'id'> {
  readonly exchange: Exchange;
}

function Card({ exchange, queue, onClose }: CardProps) {
  const open = useMoves(exchangeLifecycle, exchange);
  const decisions = useDecision(reviewOf(exchange), {
    of: { record: `exchange:${exchange.id}`, status: exchange.status },
    questions: EXCHANGE_QUESTIONS,
    inputOf: (body) => ({ params: { id: exchange.id }, body }),
    alert: tradeAlert,
  });
  return (
    <DecidedDrawer
      title={`Обмен ${exchange.number}`}
      of={exchangeLifecycle}
      status={exchange.status}
      open={open}
      decisions={decisions}
      rows={[{ label: 'Заявка', value: exchange.number }, ...sidesInShort(exchange)]}
      labels={LABELS}
      tools={<TradeTools queue={queue} />}
      onward={<Onward queue={queue} of={exchange} topic={`Обмен ${exchange.number}`} />}
      onClose={onClose}
    >
      <ExchangeFacts exchange={exchange}>
        {open.moves.length === 0 ? null : (
          <TurnNote data-mine>
            <strong>Ваш ход.</strong> <span>{`Следующий шаг: ${open.moves[0]?.label.toLowerCase() ?? ''}.`}</span>
          </TurnNote>
        )}
      </ExchangeFacts>
      <InformationLink kind="exchange" id={exchange.id} />
    </DecidedDrawer>
  );
}
